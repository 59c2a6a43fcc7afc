import { playOf } from '../../kernel/game/define-game.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components } from './components.ts'
import type { NowheresvilleEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { seenBy } from './seen-by.ts'
import { switches } from './switches.ts'

/** The play of Nowhere'sVille with given component data, from situations of some of its kinds. */
export const playedNowheresville = playOf<Given, Position, NowheresvilleEvent, Components>({
  id: 'nowheresville',
  clauses,
  switches,
  apply,
  seenBy,
})
