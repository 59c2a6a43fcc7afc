import type { Game } from '../../kernel/game/game.ts'
import type { SituationOf } from '../../kernel/game/kind.ts'
import type { Components } from './components.ts'
import * as counting from './counting.ts'
import type { WildGangsEvent } from './events.ts'
import * as foresight from './foresight.ts'
import { playedWildGangs } from './played.ts'
import type { Given, Position } from './position.ts'
import { game } from './situations/game.ts'
import { placing } from './situations/placing.ts'
import { town } from './situations/town.ts'

const kinds = [town, placing, game] as const

/** A situation of any kind, as files and programs write it. */
export type WildGangsSituation = SituationOf<(typeof kinds)[number]>
export type WildGangs = Game<WildGangsSituation, Given, Position, WildGangsEvent>

/** Wild Gangs with the given component data. */
export function makeWildGangs(components: Components): WildGangs {
  return { ...playedWildGangs(components, kinds), ...counting, ...foresight }
}
