import type { PlayedGame } from '../../kernel/game.ts'
import { type Kind, opener } from '../../kernel/kind.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { TrustMeEvent } from './events.ts'
import type { TrustMeSituation } from './kinds/index.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { seenBy } from './view.ts'

/** The play of Trust Me with the given component data, from situations of some of its kinds. */
export function playedTrustMe(
  components: Components,
  kinds: readonly Kind[],
): PlayedGame<TrustMeSituation, Given, Position, TrustMeEvent> {
  return {
    id: 'trust-me',
    clauses,
    switches,
    ...opener<Given, Position>({ kinds, switches, components }),
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat, { components }),
    seats: ({ seats: playing }) => playing,
  }
}
