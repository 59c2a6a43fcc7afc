/* Base of odds and decisions, beside play. */

import { unseen } from '../../kernel/decide/unseen.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import type { SeatId } from '../../kernel/run/table.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import type { Seat, UndeadCard, UndeadFace } from './components.ts'
import type { QuickEvent } from './events.ts'
import type { Given, Position } from './position.ts'

export { facts } from './facts.ts'
export { countedInDuels as counted } from './odds/duel.ts'
export { policies } from './policies.ts'

/**
 * An opening as a seat knows it. Nobody knows which Undead lie in Boot Hill, or in which order: whoever draws
 * takes the top one, and no rule looks at it before somebody shoots at it. So they lie there in an order,
 * unseen, below those that have been drawn since. A setup is left as it is, for it sorts them by their numbers.
 */
export function asKnownTo(
  opening: Opening<Given, Position>,
  seat: SeatId,
  told: readonly TraceLine<QuickEvent>[],
): Opening<Given, Position> {
  const { given, position } = opening
  if (position.day === 0) return opening
  const { bootHill, under } = position
  const seen = new Set(told.flatMap(drawnIn).filter((card) => bootHill.includes(card)))
  const hidden = bootHill.slice(seen.size).map((_, index) => `?${index + 1}` as UndeadCard)
  const unread = Object.fromEntries(hidden.map((card) => [card, unseen<UndeadFace>(seat as Seat)]))
  return {
    ...opening,
    given: { ...given, undead: { ...given.undead, ...unread } },
    position: { ...position, bootHill: [], under: [...seen, ...hidden, ...under], box: [] },
  }
}

/** The Undead that a line of a trace has drawn; the last of Boot Hill is added without being drawn by lot. */
function drawnIn(line: TraceLine<QuickEvent>): readonly UndeadCard[] {
  if (line.type === 'event') return line.event.kind === 'undead-added' ? [line.event.card] : []
  return line.question.kind === 'draw-undead' ? [line.value as UndeadCard] : []
}
