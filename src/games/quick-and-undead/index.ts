import type { Game } from '../../kernel/game/game.ts'
import type { Program } from '../../kernel/game/program.ts'
import { clauses } from './clauses.ts'
import { componentData } from './component-file.ts'
import { type Components, spaces } from './components.ts'
import * as counting from './counting.ts'
import type { QuickEvent } from './events.ts'
import { moments } from './export-moments.ts'
import { game } from './game.ts'
import { inventory } from './inventory.ts'
import * as lookahead from './lookahead.ts'
import type { Given, Position } from './position.ts'
import { kinds, type QuickSituation } from './situations/index.ts'
import { spaceFacts } from './spaces.ts'
import { speech } from './words/speech.ts'

export type { Components as QuickAndUndeadComponents } from './components.ts'
export type { QuickEvent as QuickAndUndeadEvent } from './events.ts'
export type {
  Given as QuickAndUndeadGiven,
  Position as QuickAndUndeadPosition,
} from './position.ts'
export type { QuickSituation as QuickAndUndeadSituation } from './situations/index.ts'

/** The numbered action spaces, in the order in which they are resolved, and what is printed on them. */
const board = { spaces, spaceFacts }

export type QuickAndUndead = Game<QuickSituation, Given, Position, QuickEvent>

/** The Quick and the Undead with the given component data. */
export function makeQuickAndUndead(data: Components): QuickAndUndead {
  return { ...game.play(data, kinds), ...counting, ...lookahead, inventory }
}

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
