import { oneOf } from '../../../kernel/choice.ts'
import { shown } from '../../../kernel/refusal.ts'
import { ask, known, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat, Space, UndeadCard } from '../components.ts'
import { type Play, townIsClear } from '../position.ts'
import { report } from '../report.ts'
import { type Ability, spaceFacts } from '../spaces.ts'
import { purchase } from './buildings.ts'
import { spareProtected } from './effects/protection.ts'
import { takeIncome } from './income.ts'
import { type Called, intimidate, whoCanBeCalled } from './intimidation.ts'
import { steal, victimsOf } from './stealing.ts'
import { shootAt, undeadInTown } from './undead.ts'

/**
 * turn.step-ability, turn.step-income, turn.step-buy: a turn is an ability, an income and a purchase;
 * intimidate.then-income: income follows an intimidation however it ended, but for a Critical Miss.
 */
export function* takeTurn(
  play: Play,
  seat: Seat,
  space: Space,
  others: readonly ClauseId[] = [],
): Rule {
  yield* report({ clause: 'turn.step-ability', with: others, kind: 'turn-begins', seat, space })
  const used = yield* useAbility(play, seat, space)
  if (!goesOn(play, seat, space)) return
  yield* takeIncome(play, seat, space, used === 'intimidate' ? ['intimidate.then-income'] : [])
  yield* purchase(play, seat, space)
  if (!play.now.ending) yield* report({ clause: 'turn.step-buy', kind: 'turn-ends', seat })
}

/** crit.miss-effect: a Critical Miss ends the turn at once. */
function goesOn({ now }: Play, seat: Seat, space: Space): boolean {
  return now.ending === null && now.gangs[seat].turn === space
}

/**
 * turn.step-ability: the ability above the line may be used or skipped;
 * turn.slash-ability: where several are printed only one of them;
 * turn.ability-unused: who cannot or does not use it goes straight on to income.
 */
function* useAbility(play: Play, seat: Seat, space: Space): Rule<Ability | 'none'> {
  const { abilities, steals } = spaceFacts[space]
  if (steals) yield* spareProtected(play, seat, steals)
  const possible = abilities.filter((one) => isPossible(play, seat, space, one))
  const chosen = possible.length > 0 ? yield* chooseAbility(seat, space, possible) : 'none'
  if (chosen === 'none') {
    const clause = 'turn.ability-unused'
    yield* report({ clause, kind: 'not-applied', why: 'ability-unused', seat, space })
  } else yield* carryOut(play, seat, space, chosen)
  return chosen
}

function chooseAbility(
  by: Seat,
  space: Space,
  possible: readonly Ability[],
): Suspension<Ability | 'none'> {
  const options = oneOf<Ability | 'none'>([...possible, 'none'])
  const clause = 'turn.step-ability'
  return ask({
    clause,
    kind: 'ability',
    by,
    options,
    refuse: (answer) => {
      const facts = { received: shown(answer), allowed: [...possible, 'none'], space }
      const printed = (spaceFacts[space].abilities as readonly unknown[]).includes(answer)
      return printed
        ? { code: 'ability-not-possible', clause, facts }
        : { code: 'ability-not-here', clause: spaceFacts[space].clause, facts }
    },
  })
}

/** Whether an ability has anything to act on. */
function isPossible(play: Play, seat: Seat, space: Space, ability: Ability): boolean {
  if (ability === 'fight') return play.now.street.length > 0
  if (ability === 'hunt') return !townIsClear(play.now)
  if (ability === 'intimidate') return whoCanBeCalled(play, seat, space).length > 0
  const what = spaceFacts[space].steals
  return what !== undefined && victimsOf(play, seat, what).length > 0
}

function* carryOut(play: Play, seat: Seat, space: Space, ability: Ability): Rule {
  const clause = clauseOf[ability]
  const { clause: printed, abilities } = spaceFacts[space]
  const others = abilities.length > 1 ? ([printed, 'turn.slash-ability'] as const) : [printed]
  yield* report({ clause, with: others, kind: 'ability-chosen', seat, ability })
  if (ability === 'steal') yield* stealHere(play, seat, space)
  else if (ability === 'intimidate') {
    yield* intimidate(play, seat, yield* chooseCalled(play, seat, space))
  } else yield* shootAt(play, seat, yield* chooseUndead(play, seat, ability))
}

const clauseOf: Readonly<Record<Ability, ClauseId>> = {
  hunt: 'hunt.any-in-town',
  fight: 'hunt.fight-street-only',
  intimidate: 'intimidate.optional',
  steal: 'steal.any-player',
}

/** hunt.any-in-town: any Undead in Town; hunt.fight-street-only: only one in the Street. */
function chooseUndead({ now }: Play, by: Seat, ability: 'hunt' | 'fight'): Suspension<UndeadCard> {
  const cards = ability === 'hunt' ? undeadInTown(now) : [...now.street]
  if (cards.length === 1) return known(cards[0] as UndeadCard)
  const clause = clauseOf[ability]
  return ask({
    clause,
    kind: 'undead-target',
    by,
    options: oneOf(cards),
    refuse: (answer) => {
      const facts = { received: shown(answer), allowed: cards }
      const inBootHill = [...now.bootHill, ...now.under].some((card) => card === answer)
      return { code: 'not-this-undead', clause: inBootHill ? 'hunt.not-boot-hill' : clause, facts }
    },
  })
}

/** intimidate.standing: one Outlaw of those that can be called. */
function* chooseCalled(play: Play, by: Seat, space: Space): Rule<Called> {
  const called = whoCanBeCalled(play, by, space)
  if (called.length === 1) return called[0] as Called
  const { solo } = play.given
  const clause = solo ? 'solokill.standing-or-lying' : 'intimidate.standing'
  const names = called.map((one) => (solo ? one.space : one.target))
  const answer = yield* ask({
    clause,
    kind: solo ? 'intimidate-where' : 'intimidate-whom',
    by,
    options: oneOf(names),
    refuse: (received) => {
      const facts = { received: shown(received), allowed: names.map(String), space }
      return { code: 'cannot-be-called', clause, facts }
    },
  })
  return called[names.indexOf(answer)] as Called
}

/** steal.any-player: from whom. */
function* stealHere(play: Play, seat: Seat, space: Space): Rule {
  const what = spaceFacts[space].steals
  if (!what) return
  const victims = victimsOf(play, seat, what)
  const victim = yield* chooseVictim(seat, victims)
  yield* steal(play, seat, what, victim)
}

function chooseVictim(by: Seat, victims: readonly Seat[]): Suspension<Seat> {
  if (victims.length === 1) return known(victims[0] as Seat)
  const clause = 'steal.any-player'
  return ask({
    clause,
    kind: 'steal-from',
    by,
    options: oneOf(victims),
    refuse: (answer) => {
      const facts = { received: shown(answer), allowed: victims }
      return { code: 'not-a-victim', clause, facts }
    },
  })
}
