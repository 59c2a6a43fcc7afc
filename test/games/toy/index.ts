import type { Game } from '../../../src/kernel/game/game.ts'
import type { Program } from '../../../src/kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import * as components from './components.ts'
import * as counting from './counting.ts'
import type { ToyEvent } from './events.ts'
import { moments } from './export-moments.ts'
import { game } from './game.ts'
import { inventory } from './inventory.ts'
import * as lookahead from './lookahead.ts'
import type { Given, Position } from './position.ts'
import { kinds, type ToySituation } from './situations/index.ts'
import { speech } from './words/speech.ts'

export type { Components as ToyComponents } from './components.ts'
export type { ToyEvent } from './events.ts'
export type { Given as ToyGiven, Position as ToyPosition } from './position.ts'
export type { ToySituation } from './situations/index.ts'

const { seats } = components
const box = { seats }

export type Toy = Game<ToySituation, Given, Position, ToyEvent>

/** The game with the given component data. */
export function makeToy(data: components.Components): Toy {
  return { ...game.play(data, kinds), ...counting, ...lookahead, inventory }
}

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
