import { oneOf } from '../../../kernel/choice/index.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import type { Readings } from '../../../kernel/game/reading.ts'
import type { ClauseId } from '../clauses.ts'
import { RANGER, type Seat, type Space } from '../components.ts'
import type { Play } from '../play.ts'
import { inTurnOrder, type Shot } from '../position.ts'
import { type Casualties, casualties, type Volley } from './casualties.ts'
import { refusal } from './refusal.ts'
import { offerFlip, rollShot, shoot, spend } from './shooting.ts'
import {
  beginShootout,
  buyOff,
  canBuyOff,
  type Death,
  flee,
  kill,
  loseTurn,
  settleDeaths,
  tellNotoriousSpared,
} from './shootouts.ts'
import { clauseOfMeeting } from './solo/meeting.ts'
import { areSisters, haveOpponents } from './two-gangs.ts'

/**
 * duel.when: two or more standing Outlaws on a space fight before any of them acts there. Whether there was a duel.
 * duel.not-on-7: but not on 7, unless Dead Ranger is there (soloflow.seven-duels);
 * duel.no-payment: nobody can pay to get out of it, but by a building that says so.
 */
export function duelOn(play: Play, space: Space, among: readonly Seat[]): boolean {
  if (among.length < 2) return false
  const { solo } = play.given
  if (space === 7 && !solo) {
    play.report({ clause: 'duel.not-on-7', kind: 'not-applied', why: 'no-duel-here', space })
    return false
  }
  const rivals = inTurnOrder(play, among)
  if (!haveOpponents(play, rivals)) {
    const why = 'sisters-spared'
    play.report({ clause: 'duel.when', kind: 'not-applied', why, space })
    return false
  }
  const stay = whoStays(play, rivals)
  const seats = haveOpponents(play, stay) ? stay : []
  tellNotoriousSpared(
    play,
    rivals.filter((seat) => !seats.includes(seat)),
  )
  if (seats.length === 0) return false
  const clause = solo ? clauseOfMeeting(play.now, space) : 'duel.when'
  beginShootout(play, 'duel', seats, { space }, clause, ['duel.no-payment'])
  fight(play, space)
  return true
}

/** duel.defeated: the targets, the shots, and what comes of them. */
function fight(play: Play, space: Space): void {
  announceTargets(play)
  const { dead, backfired } = volley(play, space)
  const deaths = dead.map(({ seat, by }) => ({ seat, from: space, by }))
  settleDeaths(play, deaths, 'duel.defeated')
  if (play.now.ending) return
  for (const seat of backfired) offerFlip(play, seat)
}

/** effect.avoid-shootout: before any die or target its controller may give a Coin and be out of the duel. */
function whoStays(play: Play, rivals: readonly Seat[]): readonly Seat[] {
  const seat = rivals.find((one) => one !== RANGER && canBuyOff(play, one))
  if (!seat) return rivals
  const options = oneOf(['no' as const, ...opponentsOf(play, seat, rivals)])
  const opponent = play.ask({ clause: 'effect.avoid-shootout', kind: 'avoid', by: seat, options })
  if (opponent === 'no') return rivals
  buyOff(play, seat, opponent)
  return rivals.filter((other) => other !== seat)
}

/** Those at whom a seat can shoot. */
function opponentsOf(play: Play, seat: Seat, among: readonly Seat[]): readonly Seat[] {
  return among.filter((other) => other !== seat && !areSisters(play, seat, other))
}

/**
 * duel.announce: with three or more, targets are announced in turn order from the LAW;
 * with two, each is the other's target.
 */
export function announceTargets(play: Play): void {
  const clause = 'duel.announce'
  for (const seat of duellists(play)) {
    const target = chooseTarget(play, seat, opponentsOf(play, seat, duellists(play)))
    play.report({ clause, kind: 'target-announced', seat, target })
  }
}

function duellists({ now }: Play): readonly Seat[] {
  return [...(now.shootout?.seats ?? [])]
}

function chooseTarget(play: Play, by: Seat, others: readonly Seat[]): Seat {
  const fixed = play.given.scene.targets?.[by]
  const clause = 'duel.announce'
  return play.ask({
    clause,
    kind: 'target',
    by,
    options: oneOf(fixed && others.includes(fixed) ? [fixed] : others),
    refuse: (answer) => refusal('not-a-target', clause, answer, others, { seat: by }),
  })
}

/**
 * duel.one-shot: every duellist fires one shot, all at the same time. The dice are rolled first, then
 * whoever rolled an 8 decides, in turn order.
 * duel.hit-or-miss: a loaded cell hits the announced target, an empty one misses.
 * `from` is where they stand. Who was killed, and who triggered a Critical Miss, killed or not.
 */
export function volley(play: Play, from: Death['from']) {
  const seats = duellists(play)
  const targets = { ...play.now.shootout?.targets } as Readonly<Record<Seat, Seat>>
  const faces = byKey(seats, (seat) => rollShot(play, seat, 'duel.one-shot'))
  const shots = byKey(seats, (seat) =>
    shoot(play, seat, targets[seat], faces[seat], 'duel.hit-or-miss'),
  )
  return settleVolley(play, { seats, targets, shots }, from)
}

function settleVolley(play: Play, volley: Volley, from: Death['from']) {
  const { seats, shots } = volley
  const { beaten, dead } = casualties(volley, play.readings)
  const backfired = seats.filter((seat) => shots[seat].result === 'critical-miss')
  for (const { seat, value, by, byValue, clause } of beaten) {
    play.report({ clause, kind: 'hit-beaten', seat, value, by, byValue })
  }
  for (const { seat, by, clause, with: others } of dead) {
    const because = backfired.includes(seat) ? 'crit.miss-and-shot' : clause
    const keeps = keepsBullet(shots[seat], clause, play.readings)
    kill(play, { seat, from, by }, because, keeps ? [...others, ...kept] : others)
    loseTurn(play, seat, from, 'turn.killed-loses-turn')
  }
  for (const seat of backfired) {
    if (dead.some((one) => one.seat === seat)) continue
    flee(play, seat, from)
    loseTurn(play, seat, from, 'crit.miss-effect')
  }
  spendBullets(play, volley, dead)
  return { dead, backfired }
}

/** shot.spend: survivors spend the Bullets that hit. */
function spendBullets(play: Play, { seats, shots }: Volley, dead: Casualties['dead']): void {
  for (const seat of seats) {
    const death = dead.find((one) => one.seat === seat)
    if (death && keepsBullet(shots[seat], death.clause, play.readings)) continue
    spend(play, seat, shots[seat])
  }
}

/**
 * duel.loser-keeps-bullet, shot.loser-keeps-bullet: whoever is killed spends no Bullet, whatever it hit;
 * R-loser-bullet: in the other reading those do who kill each other with the same value.
 */
function keepsBullet({ result }: Shot, death: ClauseId, readings: Readings): boolean {
  if (result !== 'hit') return false
  return readings['loser-bullet'] !== 'equal-hits-spend' || death !== 'duel.mutual-equal'
}

const kept = ['duel.loser-keeps-bullet', 'shot.loser-keeps-bullet'] as const
