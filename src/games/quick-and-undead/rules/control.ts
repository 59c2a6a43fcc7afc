import type { Loop } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import type { BuildingCard, Seat, Space } from '../components.ts'
import type { Play } from '../play.ts'
import { type Laid, type Shootout, type Shot, type Site, siteOf } from '../position.ts'
import { priceOf } from './prices.ts'
import { offerFlip, rollShot, shoot, spend, strengthOf } from './shooting.ts'
import { beginShootout, type Death, flee, kill, settleDeaths } from './shootouts.ts'

/**
 * control.when: where the occupant stays when another player buys the building, the two fight for it.
 * R-control-fee: the price has been paid and is kept; in the other reading a loser gets it back.
 */
export function fightFor(play: Play, card: BuildingCard, attacker: Seat, space: Space): void {
  const defender = (siteOf(play.now, card) as Site).occupants[0] as Seat
  const price = priceOf(play, attacker, card)
  const ground = { space, building: card }
  beginShootout(play, 'building-fight', [defender, attacker], ground, 'control.when')
  play.repeat(fightToTheDeath)
  takeControl(play)
  settleDeaths(play, deathsOf(play), 'control.until-dead')
  offerFlips(play)
  const lost = !(siteOf(play.now, card) as Site).occupants.includes(attacker)
  if (lost && price > 0 && play.readings['control-fee'] === 'refunded-on-loss') {
    play.report({ clause: 'building.pay-cost', kind: 'refunded', seat: attacker, count: price })
  }
}

/** control.until-dead: shots go on until an Outlaw is killed or a Critical Miss is triggered. */
const fightToTheDeath: Loop<Play> = {
  name: 'fight-to-the-death',
  clause: 'control.until-dead',
  goesOn: ({ now: { shootout } }) =>
    shootout !== null && shootout.killed.length + shootout.fled.length === 0,
  body: exchange,
}

/** The fight that is on: both sides of it, and where their Outlaws are. */
interface Fight {
  readonly defender: Seat
  readonly attacker: Seat
  readonly space: Space
  readonly building: BuildingCard
}

function fightOf({ now }: Laid): Fight {
  const { seats, space, building } = now.shootout as Shootout
  const [defender, attacker] = seats as [Seat, Seat]
  return { defender, attacker, space: space as Space, building: building as BuildingCard }
}

/**
 * control.defender-first: the defender rolls first;
 * control.defender-crit: after the defender's Critical Hit the attacker does not roll.
 * R-control-flee: nor after the defender's Critical Miss, unless by the other reading.
 */
function exchange(play: Play): void {
  const { defender, attacker, space, building } = fightOf(play)
  const face = rollShot(play, defender)
  const first = shoot(play, defender, attacker, face, 'control.defender-first', bonusIn(building))
  if (first.result === 'critical-hit') {
    kill(play, { seat: attacker, from: space, by: [defender] }, 'control.defender-crit')
  } else if (first.result === 'critical-miss' && play.readings['control-flee'] === 'ends-at-once') {
    flee(play, defender, building)
  } else {
    const second = shoot(play, attacker, defender, rollShot(play, attacker), 'control.until-dead')
    compare(play, first, second)
  }
}

/** effect.plus-two: what it adds to a hit. */
const PLUS_TWO = 2

/** effect.plus-two: R-plus-two: in a shootout in this building, for its controller, who is the defender. */
function bonusIn(building: BuildingCard): number {
  return building === 'plus-two' ? PLUS_TWO : 0
}

/**
 * R-control-compare: both have rolled, and the higher hit kills, a Critical Hit before all others;
 * control.defender-first: of equal hits the defender's.
 */
function compare(play: Play, first: Shot, second: Shot): void {
  const { defender, attacker, space, building } = fightOf(play)
  const ahead = strengthOf(first) - strengthOf(second)
  if (ahead < 0) {
    killInFight(play, { seat: defender, from: building, by: [attacker] }, first, second)
  } else if (strengthOf(first) > 0) {
    const because = ahead === 0 ? 'control.defender-first' : undefined
    killInFight(play, { seat: attacker, from: space, by: [defender] }, second, first, because)
  } else nobodyDies(play, first, second)
}

/**
 * crit.miss-and-shot: whoever is hit after an own Critical Miss is killed all the same;
 * shot.loser-keeps-bullet: a hit that was beaten kills nobody and costs no Bullet.
 */
function killInFight(play: Play, death: Death, own: Shot, deadly: Shot, because?: ClauseId): void {
  const { seat } = death
  const [by] = death.by as [Seat]
  const clause = because ?? clauseOfDeath(own)
  if (own.result === 'hit') {
    const values = { value: own.value, byValue: deadly.value }
    const others = ['shot.loser-keeps-bullet'] as const
    play.report({ clause, with: others, kind: 'hit-beaten', seat, by, ...values })
  }
  kill(play, death, clause)
  spend(play, by, deadly)
}

function clauseOfDeath({ result }: Shot): ClauseId {
  if (result === 'critical-miss') return 'crit.miss-and-shot'
  return result === 'hit' ? 'shot.highest-wins' : 'control.until-dead'
}

/**
 * shot.critical-miss: a Critical Miss sends its Outlaw back to the stash; without one they shoot again.
 * R-control-flee: the first Critical Miss decides whose the building is, so one of the attacker's that
 * follows on the defender's changes nothing.
 */
function nobodyDies(play: Play, first: Shot, second: Shot): void {
  const { defender, attacker, building, space } = fightOf(play)
  const seats = [defender, attacker]
  if (first.result === 'critical-miss') flee(play, defender, building)
  else if (second.result === 'critical-miss') flee(play, attacker, space)
  else play.report({ clause: 'control.until-dead', kind: 'volley-again', seats })
}

/** control.last-standing: the last Outlaw standing controls the building. */
function takeControl(play: Play): void {
  const { defender, attacker, space, building } = fightOf(play)
  const { killed, fled } = play.now.shootout as Shootout
  const clause = 'control.last-standing'
  const isGone = killed.includes(defender) || fled.includes(defender)
  if (isGone) moveIn(play, attacker, space, building, clause)
  else play.report({ clause, kind: 'stays', seat: defender, card: building })
}

/** turn.move-into-building: the Outlaw on the own space moves into the building. */
export function moveIn(
  play: Play,
  seat: Seat,
  space: Space,
  card: BuildingCard,
  because: ClauseId,
): void {
  const others = [because, 'building.one-controller'] as const
  play.report({
    clause: 'turn.move-into-building',
    with: others,
    kind: 'enters',
    seat,
    space,
    card,
  })
}

/** R-control-loser: the killed one's player adds an Undead, and the killer gains 1 Notoriety. */
function deathsOf(play: Laid): readonly Death[] {
  const { killed, killers } = play.now.shootout as Shootout
  const { defender, space, building } = fightOf(play)
  const by = [...killers]
  return killed.map((seat) => ({ seat, from: seat === defender ? building : space, by }))
}

/** R-flip-back: whoever triggered a Critical Miss may turn the token, even when shot. */
function offerFlips(play: Play): void {
  const { defender, attacker } = fightOf(play)
  for (const seat of [defender, attacker]) {
    if (play.now.shootout?.shots[seat]?.result === 'critical-miss') offerFlip(play, seat)
  }
}
