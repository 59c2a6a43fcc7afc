import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import type { Components } from './components.ts'
import { moments } from './export-moments.ts'
import { makeWildGangs, type WildGangs } from './game.ts'
import * as town from './town.ts'
import { speech } from './words/speech.ts'

export type { Components as WildGangsComponents } from './components.ts'
export type { WildGangsEvent } from './events.ts'
export type { WildGangs, WildGangsSituation } from './game.ts'
export type { Given as WildGangsGiven, Position as WildGangsPosition } from './position.ts'

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
