import type { Game } from '../../kernel/game/game.ts'
import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import * as components from './components.ts'
import * as counting from './counting.ts'
import type { FastWestEvent } from './events.ts'
import { moments } from './export-moments.ts'
import { game } from './game.ts'
import { inventory } from './inventory.ts'
import * as lookahead from './lookahead.ts'
import type { Given, Position } from './position.ts'
import { type FastWestSituation, kinds } from './situations/index.ts'
import { speech } from './words/speech.ts'

export type { Components as FastWestComponents } from './components.ts'
export type { FastWestEvent } from './events.ts'
export type { Given as FastWestGiven, Position as FastWestPosition } from './position.ts'
export type { FastWestSituation } from './situations/index.ts'

/** Seats, cards and bullets of the box. */
const { seats, cards, bullets } = components
const box = { seats, cards, bullets }

export type FastWest = Game<FastWestSituation, Given, Position, FastWestEvent>

/** Fast-West with the given component data. */
export function makeFastWest(data: components.Components): FastWest {
  return { ...game.play(data, kinds), ...counting, ...lookahead, inventory }
}

/** Fast-West, for programs. */
export const fastWest: Program<components.Components, FastWest, typeof box> = {
  make: makeFastWest,
  components: componentData,
  speech,
  moments,
  geography: box,
  clauses,
  lessons: ['hands-and-rules'],
  labs: ['row', 'event', 'duel', 'roulette', 'round', 'game'],
  poster: 'duel',
}
