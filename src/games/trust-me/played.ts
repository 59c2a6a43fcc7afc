import { playOf } from '../../kernel/game/define-game.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { TrustMeEvent } from './events.ts'
import type { Given, Position } from './position.ts'
import { seenBy } from './seen-by.ts'
import { switches } from './switches.ts'

/** The play of Trust Me with given component data, from situations of some of its kinds. */
export const playedTrustMe = playOf<Given, Position, TrustMeEvent, Components>({
  id: 'trust-me',
  clauses,
  switches,
  apply,
  seenBy: (position, seat, components) => seenBy(position, seat as Seat, { components }),
})
