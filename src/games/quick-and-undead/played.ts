import type { PlayedGame } from '../../kernel/game.ts'
import { type Kind, opener } from '../../kernel/kind.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { QuickEvent } from './events.ts'
import type { QuickSituation } from './kinds/index.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { seenBy } from './view.ts'

/** The play of The Quick and the Undead with the given component data, from situations of some of its kinds. */
export function playedQuickAndUndead(
  components: Components,
  kinds: readonly Kind[],
): PlayedGame<QuickSituation, Given, Position, QuickEvent> {
  return {
    id: 'quick-and-undead',
    clauses,
    switches,
    ...opener<Given, Position>({ kinds, switches, components }),
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat),
    seats: ({ seats }) => seats,
  }
}
