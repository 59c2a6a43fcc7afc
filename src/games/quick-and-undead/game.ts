import type { Game, Opening } from '../../kernel/game.ts'
import { readingsOf } from '../../kernel/reading.ts'
import { accepted, type Outcome, refused, shown } from '../../kernel/refusal.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { QuickEvent } from './events.ts'
import { facts } from './facts.ts'
import { plainly } from './policies.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { fightToTheDeath } from './rules/control.ts'
import { days, rounds } from './rules/course.ts'
import { roundStartAbilities } from './rules/effects/round-start.ts'
import { finalVolleys } from './rules/final-duel.ts'
import { procedures } from './rules/scenes.ts'
import { rangerDie } from './rules/solo/sending.ts'
import { attempt } from './rules/undead.ts'
import { situationKinds } from './situations/kinds.ts'
import { kindNames, openKind, type QuickSituation } from './situations/open.ts'
import { remarksOn } from './situations/remarks.ts'
import { inventory, seenBy } from './view.ts'

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
    situations: situationKinds(components),
    open: (situation, readings) => open(components, situation, readings),
    remarks: (situation) => remarksOn(situation, components),
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat),
    seats: ({ seats }) => seats,
    inventory,
  }
}

function open(
  components: Components,
  situation: unknown,
  chosen?: Readonly<Record<string, unknown>>,
): Outcome<Opening<Given, Position>> {
  if (typeof situation !== 'object' || situation === null || Array.isArray(situation)) {
    return refused({ code: 'not-a-situation', facts: { received: shown(situation) } })
  }
  const data = situation as Readonly<Record<string, unknown>>
  const kind = kindNames.find((name) => name === data.kind)
  if (!kind) {
    const facts = { received: shown(data.kind), allowed: kindNames }
    return refused({ code: 'unknown-situation', facts })
  }
  const readings = readingsOf(switches, chosen)
  if (!readings.ok) return readings
  const opened = openKind(kind, data, components, readings.value)
  if (!opened.ok) return opened
  return accepted({ ...opened.value, procedure: procedures[kind] })
}
