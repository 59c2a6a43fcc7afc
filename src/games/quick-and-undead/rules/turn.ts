import { oneOf } from '../../../kernel/choice/index.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import { type ClauseId, when } from '../clauses.ts'
import type { Resource, Seat, Space, UndeadCard } from '../components.ts'
import type { IdleReason } from '../events.ts'
import type { Play } from '../play.ts'
import { type Laid, townIsClear } from '../position.ts'
import { type Ability, spaceFacts } from '../spaces.ts'
import { purchase } from './buildings.ts'
import { spareProtected } from './effects/protection.ts'
import { takeIncome } from './income.ts'
import { type Called, intimidate, whoCanBeCalled } from './intimidation.ts'
import { refusal } from './refusal.ts'
import { steal, victimsOf } from './stealing.ts'
import { shootAt, undeadInTown } from './undead.ts'

/**
 * turn.step-ability, turn.step-income, turn.step-buy: a turn is an ability, an income and a purchase;
 * intimidate.then-income: income follows an intimidation however it ended, but for a Critical Miss.
 */
export function takeTurn(
  play: Play,
  seat: Seat,
  space: Space,
  others: readonly ClauseId[] = [],
): void {
  play.report({ clause: 'turn.step-ability', with: others, kind: 'turn-begins', seat, space })
  const used = useAbility(play, seat, space)
  if (!goesOn(play, seat, space)) return
  takeIncome(play, seat, space, when(used === 'intimidate', 'intimidate.then-income'))
  purchase(play, seat, space)
  if (!play.now.ending) play.report({ clause: 'turn.step-buy', kind: 'turn-ends', seat })
}

/** crit.miss-effect: a Critical Miss ends the turn at once. */
function goesOn({ now }: Laid, seat: Seat, space: Space): boolean {
  return now.ending === null && now.gangs[seat].turn === space
}

/**
 * turn.step-ability: the ability above the line may be used or skipped;
 * turn.ability-unused: who cannot or does not use it goes straight on to income.
 */
function useAbility(play: Play, seat: Seat, space: Space): Ability | 'none' {
  const { steals, abilities } = spaceFacts[space]
  if (steals) spareProtected(play, seat, steals)
  const possible = abilities.filter((one) => isPossible(play, seat, space, one))
  const ability = chooseAbility(play, seat, space, possible)
  if (ability !== 'none') carryOut(play, seat, space, ability)
  else if (possible.length > 0) leaveUnused(play, seat, space)
  else for (const one of abilities) explainIdle(play, seat, space, one)
  return ability
}

/** turn.ability-unused: by choice. */
function leaveUnused(play: Play, seat: Seat, space: Space): void {
  const clause = 'turn.ability-unused'
  play.report({ clause, kind: 'not-applied', why: 'ability-unused', seat, space })
}

/** turn.ability-unused: where none of them is possible, for a reason each. */
function explainIdle(play: Play, seat: Seat, space: Space, ability: Ability): void {
  const { why } = nothingTo(play, ability)
  play.report({
    clause: 'turn.ability-unused',
    with: [spaceFacts[space].clause],
    kind: 'not-applied',
    why,
    seat,
    space,
    ...stolenBy(ability, space),
  })
}

/** turn.slash-ability: where several are printed only one of them, which must have something to act on. */
function chooseAbility(
  play: Play,
  by: Seat,
  space: Space,
  possible: readonly Ability[],
): Ability | 'none' {
  const { abilities, clause: printed } = spaceFacts[space]
  const options = [...possible, 'none'] as const
  const clause = 'turn.step-ability'
  return play.ask<Ability | 'none'>({
    clause,
    kind: 'ability',
    by,
    about: { space },
    options: oneOf(options),
    refuse: (answer) =>
      (abilities as readonly unknown[]).includes(answer)
        ? refuseIdle(play, by, space, answer as Ability, options)
        : refusal('ability-not-here', printed, answer, options, { space }),
  })
}

/** Refusal of an ability that is printed here and not possible, with the clause. */
function refuseIdle(
  play: Laid,
  seat: Seat,
  space: Space,
  ability: Ability,
  allowed: readonly string[],
): Refusal {
  const { why, limit } = nothingTo(play, ability)
  const facts = { seat, space, why, ...stolenBy(ability, space) }
  return refusal('ability-not-possible', limit, ability, allowed, facts)
}

/** Missing target of an ability, with the clause that says on what it acts. */
function nothingTo({ given }: Laid, ability: Ability): { why: IdleReason; limit: ClauseId } {
  if (ability === 'fight') return { why: 'street-clear', limit: 'hunt.fight-street-only' }
  if (ability === 'hunt') return { why: 'town-clear', limit: 'hunt.any-in-town' }
  if (ability === 'steal') return { why: 'nothing-to-steal', limit: 'steal.any-player' }
  const limit = given.solo ? 'solokill.standing-or-lying' : 'intimidate.standing'
  return { why: 'nobody-in-reach', limit }
}

/** Resource of a theft. */
function stolenBy(ability: Ability, space: Space): { readonly what?: Resource } {
  const { steals } = spaceFacts[space]
  return ability === 'steal' && steals ? { what: steals } : {}
}

function isPossible(play: Laid, seat: Seat, space: Space, ability: Ability): boolean {
  if (ability === 'fight') return play.now.street.length > 0
  if (ability === 'hunt') return !townIsClear(play.now)
  if (ability === 'intimidate') return whoCanBeCalled(play, seat, space).length > 0
  return victimsOf(play, seat, spaceFacts[space].steals as Resource).length > 0
}

function carryOut(play: Play, seat: Seat, space: Space, ability: Ability): void {
  const { clause: printed, abilities, steals } = spaceFacts[space]
  const others = when(abilities.length > 1, 'turn.slash-ability', [printed])
  play.report({ clause: clauseOf[ability], with: others, kind: 'ability-chosen', seat, ability })
  if (ability === 'steal') stealFromSomebody(play, seat, steals as Resource)
  else if (ability === 'intimidate') intimidate(play, seat, chooseCalled(play, seat, space))
  else shootAt(play, seat, chooseUndead(play, seat, ability))
}

const clauseOf: Readonly<Record<Ability, ClauseId>> = {
  hunt: 'hunt.any-in-town',
  fight: 'hunt.fight-street-only',
  intimidate: 'intimidate.optional',
  steal: 'steal.any-player',
}

/** hunt.any-in-town: any Undead in Town; hunt.fight-street-only: only one in the Street. */
function chooseUndead(play: Play, by: Seat, ability: 'hunt' | 'fight'): UndeadCard {
  const cards = ability === 'hunt' ? undeadInTown(play.now) : [...play.now.street]
  const clause = clauseOf[ability]
  return play.ask({
    clause,
    kind: 'undead-target',
    by,
    options: oneOf(cards),
    refuse: (answer) => {
      const inBootHill = [...play.now.bootHill, ...play.now.under].some((card) => card === answer)
      return refusal('not-this-undead', inBootHill ? 'hunt.not-boot-hill' : clause, answer, cards)
    },
  })
}

/** intimidate.standing: one Outlaw of those that can be called. */
function chooseCalled(play: Play, by: Seat, space: Space): Called {
  const { solo } = play.given
  const called = whoCanBeCalled(play, by, space)
  const clause = solo ? 'solokill.standing-or-lying' : 'intimidate.standing'
  const names = called.map((one) => (solo ? one.space : one.target))
  const answer = play.ask({
    clause,
    kind: solo ? 'intimidate-where' : 'intimidate-whom',
    by,
    options: oneOf(names),
    refuse: (received) => refusal('cannot-be-called', clause, received, names, { space }),
  })
  return called[names.indexOf(answer)] as Called
}

/** steal.any-player: from whom. */
function stealFromSomebody(play: Play, by: Seat, what: Resource): void {
  const victims = victimsOf(play, by, what)
  const clause = 'steal.any-player'
  const victim = play.ask({
    clause,
    kind: 'steal-from',
    by,
    options: oneOf(victims),
    refuse: (answer) => refusal('not-a-victim', clause, answer, victims),
  })
  steal(play, by, what, victim)
}
