import type { Game } from '../../kernel/game.ts'
import { opener } from '../../kernel/kind.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { WildGangsEvent } from './events.ts'
import { facts } from './facts.ts'
import { type GameSituation, game } from './kinds/game.ts'
import { type PlacingSituation, placing } from './kinds/placing.ts'
import { type TownSituation, town } from './kinds/town.ts'
import { outlook } from './outlook.ts'
import { largestBounty } from './policies.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { placing as placingTurns } from './rules/placing.ts'
import { inventory, seenBy } from './view.ts'

export type WildGangsSituation = GameSituation | PlacingSituation | TownSituation
export type WildGangs = Game<WildGangsSituation, Given, Position, WildGangsEvent>

/** Wild Gangs with the given component data. */
export function makeWildGangs(components: Components): WildGangs {
  return {
    id: 'wild-gangs',
    clauses,
    switches,
    loops: [placingTurns],
    facts,
    policies: [largestBounty],
    outlook,
    ...opener<Given, Position>({ kinds: [town, placing, game], switches, components }),
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat),
    seats: ({ seats: playing }) => playing,
    inventory,
  }
}
