import type { Game } from '../../kernel/game.ts'
import { opener } from '../../kernel/kind.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { QuickEvent } from './events.ts'
import { facts } from './facts.ts'
import { kinds, type QuickSituation } from './kinds/index.ts'
import { outlook } from './outlook.ts'
import { plainly } from './policies.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { fightToTheDeath } from './rules/control.ts'
import { days, rounds } from './rules/course.ts'
import { roundStartAbilities } from './rules/effects/round-start.ts'
import { finalVolleys } from './rules/final-duel.ts'
import { rangerDie } from './rules/solo/sending.ts'
import { attempt } from './rules/undead.ts'
import { asKnownTo, inventory, seenBy } from './view.ts'

export type { QuickSituation }
export type QuickAndUndead = Game<QuickSituation, Given, Position, QuickEvent>

/** The Quick and the Undead with the given component data. */
export function makeQuickAndUndead(components: Components): QuickAndUndead {
  return {
    id: 'quick-and-undead',
    clauses,
    switches,
    loops: [days, rounds, roundStartAbilities, attempt, fightToTheDeath, finalVolleys, rangerDie],
    facts,
    policies: [plainly],
    outlook,
    ...opener<Given, Position>({ kinds, switches, components }),
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat),
    asKnownTo: (opening, seat, told) => asKnownTo(opening, seat as Seat, told),
    seats: ({ seats }) => seats,
    inventory,
  }
}
