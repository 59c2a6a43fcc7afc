import { defineGame } from '../../kernel/game/define-game.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { TrustMeEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { seenBy } from './seen-by.ts'
import { switches } from './switches.ts'

/** Trust Me: how it is played, and where its odds and its lookahead are. */
export const game = defineGame<Given, Position, TrustMeEvent, Components>({
  play: {
    id: 'trust-me',
    clauses,
    switches,
    apply,
    seenBy: (position, seat, components) => seenBy(position, seat as Seat, { components }),
  },
  odds: () => import('./counting.ts'),
  lookahead: () => import('./lookahead.ts'),
})
