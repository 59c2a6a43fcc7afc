import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import type { Components } from './components.ts'
import * as components from './components.ts'
import { moments } from './export-moments.ts'
import { makeNowheresville, type Nowheresville } from './game.ts'
import { speech } from './words/speech.ts'

export type { Components as NowheresvilleComponents } from './components.ts'
export type { NowheresvilleEvent } from './events.ts'
export type { Nowheresville, NowheresvilleSituation } from './game.ts'
export type { Given as NowheresvilleGiven, Position as NowheresvillePosition } from './position.ts'

/** Seats, bandits, locations and cards of the box. */
const { seats, banditIds, locations, robberyCards, guns, victimIds, attributes } = components
const box = { seats, banditIds, locations, robberyCards, guns, victimIds, attributes }

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
