import { loop, type Rule, repeat, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { BuildingCard, Seat, Space } from '../components.ts'
import { type Play, type Shootout, type Shot, type Site, siteOf } from '../position.ts'
import { report } from '../report.ts'
import { priceOf } from './prices.ts'
import {
  besidesShot,
  clauseOfFace,
  fire,
  flipAfterHit,
  offerFlip,
  rollShot,
  spend,
  strengthOf,
} from './shooting.ts'
import { beginShootout, type Death, flee, kill, settleDeaths } from './shootouts.ts'

/**
 * control.when: where the occupant stays when another player buys the building, the two fight for it.
 * R-control-fee: the price has been paid and is kept; in the other reading a loser gets it back.
 */
export function* fightFor(play: Play, card: BuildingCard, attacker: Seat, space: Space): Rule {
  const defender = (siteOf(play.now, card) as Site).occupants[0] as Seat
  const price = priceOf(play, attacker, card)
  const ground = { space, building: card }
  yield* beginShootout(play, 'building-fight', [defender, attacker], ground, 'control.when')
  yield* repeat(fightToTheDeath, play)
  yield* takeControl(play)
  yield* settleDeaths(play, deathsOf(play), 'control.until-dead')
  yield* offerFlips(play)
  const lost = !(siteOf(play.now, card) as Site).occupants.includes(attacker)
  if (lost && price > 0 && play.readings['control-fee'] === 'refunded-on-loss') {
    yield* report({ clause: 'building.pay-cost', kind: 'refunded', seat: attacker, count: price })
  }
}

/** control.until-dead: shots go on until an Outlaw is killed or a Critical Miss is triggered. */
export const fightToTheDeath = loop<Play>({
  name: 'fight-to-the-death',
  clause: 'control.until-dead',
  goesOn: ({ now: { shootout } }) =>
    shootout !== null && shootout.killed.length + shootout.fled.length === 0,
  body: exchange,
})

/** The fight that is on, with both sides of it. */
interface Fight {
  readonly defender: Seat
  readonly attacker: Seat
  readonly space: Space
  readonly building: BuildingCard
  readonly shots: Shootout['shots']
}

function fightOf({ now }: Play): Fight {
  const { seats, space, building, shots } = now.shootout as Shootout
  const [defender, attacker] = seats as [Seat, Seat]
  return { defender, attacker, space: space as Space, building: building as BuildingCard, shots }
}

/**
 * control.defender-first: the defender rolls first;
 * control.defender-crit: after the defender's Critical Hit the attacker does not roll.
 * R-control-flee: nor after the defender's Critical Miss, unless by the other reading.
 */
function* exchange(play: Play): Rule {
  const { defender, attacker, building } = fightOf(play)
  const { result } = yield* shoot(play, defender, attacker, bonusIn(building))
  const endsAtOnce = play.readings['control-flee'] === 'ends-at-once'
  if (result === 'critical-hit') yield* attackerDies(play, 'control.defender-crit')
  else if (result === 'critical-miss' && endsAtOnce) yield* flee(defender, building)
  else {
    yield* shoot(play, attacker, defender)
    yield* compare(play)
  }
}

/** effect.plus-two: what it adds to a hit. */
const PLUS_TWO = 2

/** effect.plus-two: R-plus-two: in a shootout in this building, for its controller, who is the defender. */
function bonusIn(building: BuildingCard): number {
  return building === 'plus-two' ? PLUS_TWO : 0
}

/** shot.roll: one shot of either side. */
function* shoot(play: Play, seat: Seat, at: Seat, bonus = 0): Rule<Shot> {
  const face = yield* rollShot(seat)
  const shot = yield* fire(play, seat, face, bonus)
  const first = fightOf(play).defender === seat
  const otherwise = first ? 'control.defender-first' : 'control.until-dead'
  const clause = clauseOfFace(play, seat, face, shot.result, otherwise)
  const raised = bonus > 0 && shot.result === 'hit'
  const others = raised ? (['effect.plus-two'] as const) : besidesShot(seat, shot)
  yield* report({ clause, with: others, kind: 'shot', seat, at, shot })
  yield* flipAfterHit(seat, shot.result)
  return shot
}

/**
 * R-control-compare: both have rolled, and the higher hit kills, a Critical Hit before all others;
 * control.defender-first: of equal hits the defender's.
 */
function compare(play: Play): Rule {
  const { defender, attacker, shots } = fightOf(play)
  const first = strengthOf(shots[defender] as Shot)
  const second = strengthOf(shots[attacker] as Shot)
  if (second > first) return defenderDies(play)
  if (first > 0) return attackerDies(play, first === second ? 'control.defender-first' : undefined)
  return nobodyDies(play)
}

/** crit.miss-and-shot: whoever is hit after an own Critical Miss is killed all the same. */
function clauseOfDeath({ result }: Shot, otherwise: ClauseId): ClauseId {
  if (result === 'critical-miss') return 'crit.miss-and-shot'
  return result === 'hit' ? 'shot.highest-wins' : otherwise
}

function* attackerDies(play: Play, because?: ClauseId): Rule {
  const { defender, attacker, space, shots } = fightOf(play)
  const own = shots[attacker]
  const clause = because ?? clauseOfDeath(own as Shot, 'control.until-dead')
  if (own?.result === 'hit') yield* beaten(play, attacker, defender, clause)
  yield* kill({ seat: attacker, from: space, by: [defender] }, clause)
  yield* spend(defender, shots[defender] as Shot)
}

function* defenderDies(play: Play): Rule {
  const { defender, attacker, building, shots } = fightOf(play)
  const own = shots[defender] as Shot
  const clause = clauseOfDeath(own, 'control.until-dead')
  if (own.result === 'hit') yield* beaten(play, defender, attacker, clause)
  yield* kill({ seat: defender, from: building, by: [attacker] }, clause)
  yield* spend(attacker, shots[attacker] as Shot)
}

/** shot.loser-keeps-bullet: a hit that was beaten kills nobody and costs no Bullet. */
function beaten(play: Play, seat: Seat, by: Seat, clause: ClauseId): Suspension<void> {
  const { shots } = fightOf(play)
  const { value } = shots[seat] as Shot
  const { value: byValue } = shots[by] as Shot
  const others = ['shot.loser-keeps-bullet'] as const
  return report({ clause, with: others, kind: 'hit-beaten', seat, value, by, byValue })
}

/**
 * shot.critical-miss: a Critical Miss sends its Outlaw back to the stash; without one they shoot again.
 * R-control-flee: the first Critical Miss decides whose the building is, so one of the attacker's that
 * follows on the defender's changes nothing.
 */
function nobodyDies(play: Play): Suspension<void> {
  const { defender, attacker, building, space, shots } = fightOf(play)
  if (shots[defender]?.result === 'critical-miss') return flee(defender, building)
  if (shots[attacker]?.result === 'critical-miss') return flee(attacker, space)
  const seats = [defender, attacker]
  return report({ clause: 'control.until-dead', kind: 'volley-again', seats })
}

/** control.last-standing: the last Outlaw standing controls the building. */
function takeControl(play: Play): Suspension<void> {
  const { defender, attacker, space, building } = fightOf(play)
  const { killed, fled } = play.now.shootout as Shootout
  const clause = 'control.last-standing'
  const isGone = killed.includes(defender) || fled.includes(defender)
  if (isGone) return moveIn(attacker, space, building, clause)
  return report({ clause, kind: 'stays', seat: defender, card: building })
}

/** turn.move-into-building: the Outlaw on the own space moves into the building. */
export function moveIn(
  seat: Seat,
  space: Space,
  card: BuildingCard,
  because: ClauseId,
): Suspension<void> {
  return report({
    clause: 'turn.move-into-building',
    with: [because, 'building.one-controller'],
    kind: 'enters',
    seat,
    space,
    card,
  })
}

/** R-control-loser: the killed one's player adds an Undead, and the killer gains 1 Notoriety. */
function deathsOf(play: Play): readonly Death[] {
  const { killed, killers } = play.now.shootout as Shootout
  const { defender, space, building } = fightOf(play)
  return killed.map((seat) => ({ seat, from: seat === defender ? building : space, by: killers }))
}

/** R-flip-back: whoever triggered a Critical Miss may turn the token, even when shot. */
function* offerFlips(play: Play): Rule {
  const { defender, attacker, shots } = fightOf(play)
  for (const seat of [defender, attacker]) {
    if (shots[seat]?.result === 'critical-miss') yield* offerFlip(seat)
  }
}
