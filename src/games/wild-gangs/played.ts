import { playOf } from '../../kernel/game/define-game.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components } from './components.ts'
import type { WildGangsEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { seenBy } from './seen-by.ts'
import { switches } from './switches.ts'

/** The play of Wild Gangs with given component data, from situations of some of its kinds. */
export const playedWildGangs = playOf<Given, Position, WildGangsEvent, Components>({
  id: 'wild-gangs',
  clauses,
  switches,
  apply,
  seenBy,
})
