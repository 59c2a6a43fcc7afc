import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import { type Components, spaces } from './components.ts'
import { moments } from './export-moments.ts'
import { makeQuickAndUndead, type QuickAndUndead } from './game.ts'
import { spaceFacts } from './spaces.ts'
import { speech } from './words/speech.ts'

export type { Components as QuickAndUndeadComponents } from './components.ts'
export type { QuickEvent as QuickAndUndeadEvent } from './events.ts'
export type { QuickAndUndead, QuickSituation as QuickAndUndeadSituation } from './game.ts'
export type {
  Given as QuickAndUndeadGiven,
  Position as QuickAndUndeadPosition,
} from './position.ts'

/** The numbered action spaces, in the order in which they are resolved, and what is printed on them. */
const board = { spaces, spaceFacts }

/** The Quick and the Undead, for programs. */
export const quickAndUndead: Program<Components, QuickAndUndead, typeof board> = {
  make: makeQuickAndUndead,
  components: componentData,
  speech,
  moments,
  geography: board,
  clauses,
  lessons: ['first-duel', 'pay-or-come-out'],
  labs: [
    'duel',
    'intimidation',
    'shooting',
    'robbery',
    'purchase',
    'building-fight',
    'turn',
    'round',
    'count',
    'final-duel',
    'game',
  ],
  poster: 'purchase',
}
