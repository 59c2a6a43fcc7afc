import type { SituationOf } from '../../../kernel/game/kind.ts'
import { claim } from './claim.ts'
import { combat } from './combat.ts'
import { game } from './game.ts'
import { horde } from './horde.ts'
import { infection } from './infection.ts'
import { inventory } from './inventory.ts'
import { round } from './round.ts'
import { spawn } from './spawn.ts'
import { turn } from './turn.ts'
import { zombies } from './zombies.ts'

/** All kinds of situation of Trust Me, as labs show them. */
export const kinds = [
  combat,
  horde,
  infection,
  inventory,
  claim,
  zombies,
  spawn,
  turn,
  round,
  game,
] as const

/** A situation of Trust Me. */
export type TrustMeSituation = SituationOf<(typeof kinds)[number]>
