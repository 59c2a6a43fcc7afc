import { oneOf } from '../../../kernel/choice/index.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat, UndeadCard } from '../components.ts'
import type { Play } from '../play.ts'
import type { Position } from '../position.ts'

/** True when no Undead can be drawn. */
export function bootHillIsEmpty({ bootHill, under }: Position): boolean {
  return bootHill.length === 0 && under.length === 0
}

/**
 * The top card of Boot Hill, which must not be empty: any of those whose order nobody knows, else the
 * uppermost of those that were put under them. `of` is the seat that draws.
 */
export function drawUndead(play: Play, clause: ClauseId, of?: Seat): UndeadCard {
  const { bootHill, under } = play.now
  const outcomes = oneOf(bootHill.length > 0 ? [...bootHill] : under.slice(0, 1))
  return play.roll({ clause, kind: 'draw-undead', outcomes, of })
}
