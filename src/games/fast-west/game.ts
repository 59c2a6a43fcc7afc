import { defineGame } from '../../kernel/game/define-game.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components } from './components.ts'
import type { FastWestEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { seenBy } from './seen-by.ts'
import { switches } from './switches.ts'

/** Fast-West: how it is played, and where its odds and its lookahead are. */
export const game = defineGame<Given, Position, FastWestEvent, Components>({
  play: {
    id: 'fast-west',
    clauses,
    switches,
    apply,
    seenBy,
  },
  odds: () => import('./counting.ts'),
  lookahead: () => import('./lookahead.ts'),
})
