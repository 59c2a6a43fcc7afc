import type { Game } from '../../kernel/game/game.ts'
import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import type { Components } from './components.ts'
import * as components from './components.ts'
import * as counting from './counting.ts'
import type { NowheresvilleEvent } from './events.ts'
import { moments } from './export-moments.ts'
import { game } from './game.ts'
import { inventory } from './inventory.ts'
import * as lookahead from './lookahead.ts'
import type { Given, Position } from './position.ts'
import { kinds, type NowheresvilleSituation } from './situations/index.ts'
import { speech } from './words/speech.ts'

export type { Components as NowheresvilleComponents } from './components.ts'
export type { NowheresvilleEvent } from './events.ts'
export type { Given as NowheresvilleGiven, Position as NowheresvillePosition } from './position.ts'
export type { NowheresvilleSituation } from './situations/index.ts'

/** Seats, bandits, locations and cards of the box. */
const { seats, banditIds, locations, robberyCards, guns, victimIds, attributes } = components
const box = { seats, banditIds, locations, robberyCards, guns, victimIds, attributes }

export type Nowheresville = Game<NowheresvilleSituation, Given, Position, NowheresvilleEvent>

/** Nowhere'sVille with the given component data. */
export function makeNowheresville(data: Components): Nowheresville {
  return { ...game.play(data, kinds), ...counting, ...lookahead, inventory }
}

/** Nowhere'sVille, for programs. */
export const nowheresville: Program<Components, Nowheresville, typeof box> = {
  make: makeNowheresville,
  components: componentData,
  speech,
  moments,
  geography: box,
  clauses,
  lessons: ['rob-or-not'],
  labs: ['robbery', 'first', 'shootout', 'town', 'death', 'game'],
  poster: 'town',
}
