import type { PlayedGame } from '../../kernel/game.ts'
import { type Kind, opener } from '../../kernel/kind.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { TrustMeEvent } from './events.ts'
import type { ClaimSituation } from './kinds/claim.ts'
import type { CombatSituation } from './kinds/combat.ts'
import type { GameSituation } from './kinds/game.ts'
import type { HordeSituation } from './kinds/horde.ts'
import type { InfectionSituation } from './kinds/infection.ts'
import type { InventorySituation } from './kinds/inventory.ts'
import type { RoundSituation } from './kinds/round.ts'
import type { SpawnSituation } from './kinds/spawn.ts'
import type { TurnSituation } from './kinds/turn.ts'
import type { ZombiesSituation } from './kinds/zombies.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { seenBy } from './view.ts'

export type TrustMeSituation =
  | ClaimSituation
  | CombatSituation
  | GameSituation
  | HordeSituation
  | InfectionSituation
  | InventorySituation
  | RoundSituation
  | SpawnSituation
  | TurnSituation
  | ZombiesSituation

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
