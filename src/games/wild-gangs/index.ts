import type { Game } from '../../kernel/game/game.ts'
import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import type { Components } from './components.ts'
import * as counting from './counting.ts'
import type { WildGangsEvent } from './events.ts'
import { moments } from './export-moments.ts'
import { game } from './game.ts'
import { inventory } from './inventory.ts'
import * as lookahead from './lookahead.ts'
import type { Given, Position } from './position.ts'
import { kinds, type WildGangsSituation } from './situations/index.ts'
import * as town from './town.ts'
import { speech } from './words/speech.ts'

export type { Components as WildGangsComponents } from './components.ts'
export type { WildGangsEvent } from './events.ts'
export type { Given as WildGangsGiven, Position as WildGangsPosition } from './position.ts'
export type { WildGangsSituation } from './situations/index.ts'

export type WildGangs = Game<WildGangsSituation, Given, Position, WildGangsEvent>

/** Wild Gangs with the given component data. */
export function makeWildGangs(data: Components): WildGangs {
  return { ...game.play(data, kinds), ...counting, ...lookahead, inventory }
}

/** Wild Gangs, for programs. */
export const wildGangs: Program<Components, WildGangs, typeof town> = {
  make: makeWildGangs,
  components: componentData,
  speech,
  moments,
  geography: town,
  clauses,
  lessons: [],
  labs: ['town', 'placing', 'game'],
  poster: 'town',
}
