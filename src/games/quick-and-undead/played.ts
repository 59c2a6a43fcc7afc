import { playOf } from '../../kernel/game/define-game.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components } from './components.ts'
import type { QuickEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { seenBy } from './seen-by.ts'
import { switches } from './switches.ts'

/** The play of The Quick and the Undead with given component data, from situations of some of its kinds. */
export const playedQuickAndUndead = playOf<Given, Position, QuickEvent, Components>({
  id: 'quick-and-undead',
  clauses,
  switches,
  apply,
  seenBy,
})
