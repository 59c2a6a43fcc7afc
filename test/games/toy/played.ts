import { playOf } from '../../../src/kernel/game/define-game.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components } from './components.ts'
import type { ToyEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { seenBy } from './seen-by.ts'
import { switches } from './switches.ts'

/** The play with given component data, from situations of some of its kinds. */
export const playedToy = playOf<Given, Position, ToyEvent, Components>({
  id: 'toy',
  clauses,
  switches,
  apply,
  seenBy,
})
