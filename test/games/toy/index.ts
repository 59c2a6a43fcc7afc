import type { Program } from '../../../src/kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import * as components from './components.ts'
import { moments } from './export-moments.ts'
import { makeToy, type Toy } from './game.ts'
import { speech } from './words/speech.ts'

export type { Components as ToyComponents } from './components.ts'
export type { ToyEvent } from './events.ts'
export type { Toy, ToySituation } from './game.ts'
export type { Given as ToyGiven, Position as ToyPosition } from './position.ts'

const { seats } = components
const box = { seats }

/** The game, for programs. */
export const toy: Program<components.Components, Toy, typeof box> = {
  make: makeToy,
  components: componentData,
  speech,
  moments,
  geography: box,
  clauses,
  lessons: [],
  labs: ['turn', 'game'],
  poster: 'turn',
}
