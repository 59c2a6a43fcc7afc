import type { PlayedGame } from '../../kernel/game.ts'
import { type Kind, opener } from '../../kernel/kind.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { WildGangsEvent } from './events.ts'
import type { GameSituation } from './kinds/game.ts'
import type { PlacingSituation } from './kinds/placing.ts'
import type { TownSituation } from './kinds/town.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { seenBy } from './view.ts'

export type WildGangsSituation = GameSituation | PlacingSituation | TownSituation

/** The play of Wild Gangs with the given component data, from situations of some of its kinds. */
export function playedWildGangs(
  components: Components,
  kinds: readonly Kind[],
): PlayedGame<WildGangsSituation, Given, Position, WildGangsEvent> {
  return {
    id: 'wild-gangs',
    clauses,
    switches,
    ...opener<Given, Position>({ kinds, switches, components }),
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat),
    seats: ({ seats: playing }) => playing,
  }
}
