import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import * as components from './components.ts'
import { moments } from './export-moments.ts'
import { type FastWest, makeFastWest } from './game.ts'
import { speech } from './words/speech.ts'

export type { Components as FastWestComponents } from './components.ts'
export type { FastWestEvent } from './events.ts'
export type { FastWest, FastWestSituation } from './game.ts'
export type { Given as FastWestGiven, Position as FastWestPosition } from './position.ts'

/** Seats, cards and bullets of the box. */
const { seats, cards, bullets } = components
const box = { seats, cards, bullets }

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
