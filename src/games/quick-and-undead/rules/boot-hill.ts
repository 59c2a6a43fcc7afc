import { oneOf } from '../../../kernel/choice.ts'
import { known, roll, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat, UndeadCard } from '../components.ts'
import type { Play, Position } from '../position.ts'

/** Whether no Undead can be drawn. */
export function bootHillIsEmpty({ bootHill, under }: Position): boolean {
  return bootHill.length === 0 && under.length === 0
}

/**
 * The top card of Boot Hill, which must not be empty: any of those whose order nobody knows, else the
 * uppermost of those that were put under them. `of` is the seat that draws.
 */
export function drawUndead({ now }: Play, clause: ClauseId, of?: Seat): Suspension<UndeadCard> {
  const { bootHill, under } = now
  if (bootHill.length === 0) return known(under[0] as UndeadCard)
  if (bootHill.length === 1) return known(bootHill[0] as UndeadCard)
  return roll({ clause, kind: 'draw-undead', outcomes: oneOf([...bootHill]), of })
}
