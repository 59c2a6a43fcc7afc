import { defineGame } from '../../kernel/game/define-game.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components } from './components.ts'
import type { QuickEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { seenBy } from './seen-by.ts'
import { switches } from './switches.ts'

/** The Quick and the Undead: how it is played, and where its odds and its lookahead are. */
export const game = defineGame<Given, Position, QuickEvent, Components>({
  play: {
    id: 'quick-and-undead',
    clauses,
    switches,
    apply,
    seenBy,
  },
  odds: () => import('./counting.ts'),
  lookahead: () => import('./lookahead.ts'),
})
