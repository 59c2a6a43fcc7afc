import type { Game } from '../../kernel/game.ts'
import { opener } from '../../kernel/kind.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { TrustMeEvent } from './events.ts'
import { facts } from './facts.ts'
import { type ClaimSituation, claim } from './kinds/claim.ts'
import { type CombatSituation, combat, type HordeSituation, horde } from './kinds/combat.ts'
import { type InfectionSituation, infection } from './kinds/infection.ts'
import {
  type GameSituation,
  type PhaseSituation,
  phase,
  type RoundSituation,
  round,
  wholly,
} from './kinds/table-games.ts'
import { outlook } from './outlook.ts'
import { plainly } from './policies.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { inventory, seenBy } from './view.ts'

export type TrustMeSituation =
  | ClaimSituation
  | CombatSituation
  | GameSituation
  | HordeSituation
  | InfectionSituation
  | PhaseSituation
  | RoundSituation
export type TrustMe = Game<TrustMeSituation, Given, Position, TrustMeEvent>

/** Trust Me with the given component data. */
export function makeTrustMe(components: Components): TrustMe {
  return {
    id: 'trust-me',
    clauses,
    switches,
    facts,
    policies: [plainly],
    outlook,
    ...opener<Given, Position>({
      kinds: [combat, horde, infection, claim, phase, round, wholly],
      switches,
      components,
    }),
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat, { components }),
    seats: ({ seats: playing }) => playing,
    inventory,
  }
}
