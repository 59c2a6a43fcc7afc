import type { Game } from '../../kernel/game.ts'
import type { Components } from './components.ts'
import { counting } from './counting.ts'
import type { TrustMeEvent } from './events.ts'
import { foresight } from './foresight.ts'
import { claim } from './kinds/claim.ts'
import { combat } from './kinds/combat.ts'
import { game } from './kinds/game.ts'
import { horde } from './kinds/horde.ts'
import { infection } from './kinds/infection.ts'
import { inventory } from './kinds/inventory.ts'
import { round } from './kinds/round.ts'
import { spawn } from './kinds/spawn.ts'
import { turn } from './kinds/turn.ts'
import { zombies } from './kinds/zombies.ts'
import { playedTrustMe, type TrustMeSituation } from './played.ts'
import type { Given, Position } from './position.ts'

export type { TrustMeSituation }
export type TrustMe = Game<TrustMeSituation, Given, Position, TrustMeEvent>

/** Trust Me with the given component data. */
export function makeTrustMe(components: Components): TrustMe {
  const kinds = [combat, horde, infection, inventory, claim, zombies, spawn, turn, round, game]
  return { ...playedTrustMe(components, kinds), ...counting, ...foresight }
}
