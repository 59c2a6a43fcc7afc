import type { Game } from '../../kernel/game.ts'
import type { Components } from './components.ts'
import { counting } from './counting.ts'
import type { WildGangsEvent } from './events.ts'
import { foresight } from './foresight.ts'
import { game } from './kinds/game.ts'
import { placing } from './kinds/placing.ts'
import { town } from './kinds/town.ts'
import { playedWildGangs, type WildGangsSituation } from './played.ts'
import type { Given, Position } from './position.ts'

export type { WildGangsSituation }
export type WildGangs = Game<WildGangsSituation, Given, Position, WildGangsEvent>

/** Wild Gangs with the given component data. */
export function makeWildGangs(components: Components): WildGangs {
  return { ...playedWildGangs(components, [town, placing, game]), ...counting, ...foresight }
}
