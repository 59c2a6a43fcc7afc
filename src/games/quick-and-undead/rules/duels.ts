import { oneOf } from '../../../kernel/choice.ts'
import type { Readings } from '../../../kernel/reading.ts'
import { shown } from '../../../kernel/refusal.ts'
import { ask, known, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { type DieFace, RANGER, type Seat, type Space } from '../components.ts'
import { inTurnOrder, type Play, type Shot } from '../position.ts'
import { report } from '../report.ts'
import { type Casualties, casualties, type Volley } from './casualties.ts'
import {
  besidesShot,
  clauseOfFace,
  fire,
  flipAfterHit,
  offerFlip,
  rollShot,
  spend,
} from './shooting.ts'
import {
  askToAvoid,
  beginShootout,
  buyOff,
  canBuyOff,
  type Death,
  flee,
  kill,
  loseTurn,
  settleDeaths,
} from './shootouts.ts'
import { clauseOfMeeting } from './solo/meeting.ts'
import { areSisters, haveOpponents } from './two-gangs.ts'

/** duel.when: two or more standing Outlaws on a space fight before any of them acts there. Whether there was a duel. */
export function duelOn(play: Play, space: Space, among: readonly Seat[]): Rule<boolean> {
  return among.length < 2 ? known(false) : duelOf(play, space, inTurnOrder(play, among))
}

/**
 * duel.not-on-7: but not on 7, unless Dead Ranger is there (soloflow.seven-duels);
 * duel.no-payment: nobody can pay to get out of it, but by a building that says so.
 */
function* duelOf(play: Play, space: Space, rivals: readonly Seat[]): Rule<boolean> {
  if (space === 7 && !play.given.solo) {
    yield* report({ clause: 'duel.not-on-7', kind: 'not-applied', why: 'no-duel-here', space })
    return false
  }
  if (!haveOpponents(play, rivals)) return false
  const seats = yield* whoStays(play, rivals)
  if (!haveOpponents(play, seats)) return false
  yield* fight(play, space, seats)
  return true
}

/** duel.when: the targets, the shots, and what comes of them. */
function* fight(play: Play, space: Space, seats: readonly Seat[]): Rule {
  yield* beginShootout(play, 'duel', seats, { space }, duelClause(play, space), ['duel.no-payment'])
  yield* announceTargets(play)
  const { dead, backfired } = yield* volley(play, space)
  const deaths = dead.map(({ seat, by }) => ({ seat, from: space, by }))
  yield* settleDeaths(play, deaths, 'duel.defeated')
  if (play.now.ending) return
  for (const seat of backfired) yield* offerFlip(seat)
}

function duelClause({ given, now }: Play, space: Space): ClauseId {
  return given.solo ? clauseOfMeeting(now, space) : 'duel.when'
}

/** effect.avoid-shootout: before any die or target its controller may give a Coin and be out of the duel. */
function* whoStays(play: Play, rivals: readonly Seat[]): Rule<readonly Seat[]> {
  for (const seat of rivals) {
    if (seat === RANGER || !canBuyOff(play, seat)) continue
    const others = rivals.filter((other) => other !== seat)
    const opponents = others.filter((other) => !areSisters(play, seat, other))
    const opponent = yield* askToAvoid(seat, opponents)
    if (opponent === 'no') continue
    yield* buyOff(seat, opponent)
    return others
  }
  return rivals
}

/**
 * duel.announce: with three or more, targets are announced in turn order from the LAW;
 * with two, each is the other's target.
 */
export function* announceTargets(play: Play): Rule {
  const seats = [...duellists(play)]
  for (const seat of seats) {
    const others = seats.filter((other) => other !== seat && !areSisters(play, seat, other))
    const target = yield* chooseTarget(play, seat, others)
    yield* report({ clause: 'duel.announce', kind: 'target-announced', seat, target })
  }
}

function duellists({ now }: Play): readonly Seat[] {
  return now.shootout?.seats ?? []
}

function chooseTarget({ given }: Play, by: Seat, others: readonly Seat[]): Suspension<Seat> {
  const fixed = given.scene.targets?.[by]
  if (fixed && others.includes(fixed)) return known(fixed)
  if (others.length === 1) return known(others[0] as Seat)
  return ask({
    clause: 'duel.announce',
    kind: 'target',
    by,
    options: oneOf(others),
    refuse: (answer) => {
      const facts = { seat: by, received: shown(answer), allowed: others }
      return { code: 'not-a-target', clause: 'duel.announce', facts }
    },
  })
}

/**
 * duel.one-shot: every duellist fires one shot, all at the same time. The dice are rolled first, then
 * whoever rolled an 8 decides, in turn order. `from` is where they stand. Who was killed, and who triggered
 * a Critical Miss, killed or not.
 */
export function* volley(
  play: Play,
  from: Death['from'],
): Rule<{ readonly dead: Casualties['dead']; readonly backfired: readonly Seat[] }> {
  const seats = [...duellists(play)]
  const faces: DieFace[] = []
  for (const seat of seats) faces.push(yield* rollShot(seat, 'duel.one-shot'))
  for (const [index, seat] of seats.entries()) yield* shoot(play, seat, faces[index] as DieFace)
  return yield* settleVolley(play, seats, from)
}

/** duel.hit-or-miss: a loaded cell hits the announced target, an empty one misses. */
function* shoot(play: Play, seat: Seat, face: DieFace): Rule {
  const shot = yield* fire(play, seat, face)
  const clause = clauseOfFace(play, seat, face, shot.result, 'duel.hit-or-miss')
  const others = besidesShot(seat, shot)
  yield* report({ clause, with: others, kind: 'shot', seat, at: targetOf(play, seat), shot })
  yield* flipAfterHit(seat, shot.result)
}

function targetOf({ now }: Play, seat: Seat): Seat {
  return now.shootout?.targets[seat] as Seat
}

function* settleVolley(play: Play, seats: readonly Seat[], from: Death['from']) {
  const { targets = {}, shots = {} } = play.now.shootout ?? {}
  const fought = { seats, targets: targets as Targets, shots: shots as Shots }
  const { beaten, dead } = casualties(fought, play.readings)
  const backfired = seats.filter((seat) => fought.shots[seat].result === 'critical-miss')
  for (const { seat, value, by, byValue, clause } of beaten) {
    yield* report({ clause, kind: 'hit-beaten', seat, value, by, byValue })
  }
  for (const { seat, by, clause, with: others } of dead) {
    const because = backfired.includes(seat) ? 'crit.miss-and-shot' : clause
    const keeps = keepsBullet(fought.shots[seat], clause, play.readings)
    yield* kill({ seat, from, by }, because, keeps ? [...others, ...kept] : others)
    yield* loseTurn(play, seat, from, 'turn.killed-loses-turn')
  }
  for (const seat of backfired) {
    if (dead.some((one) => one.seat === seat)) continue
    yield* flee(seat, from)
    yield* loseTurn(play, seat, from, 'crit.miss-effect')
  }
  yield* spendBullets(play, fought, dead)
  return { dead, backfired }
}

type Targets = Readonly<Record<Seat, Seat>>
type Shots = Readonly<Record<Seat, Shot>>

/** shot.spend: survivors spend the Bullets that hit. */
function* spendBullets(play: Play, volley: Volley, dead: Casualties['dead']): Rule {
  for (const seat of volley.seats) {
    const shot = volley.shots[seat]
    const death = dead.find((one) => one.seat === seat)
    if (death && keepsBullet(shot, death.clause, play.readings)) continue
    yield* spend(seat, shot)
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
