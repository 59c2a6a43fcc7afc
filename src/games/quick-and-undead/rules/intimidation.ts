import { oneOf } from '../../../kernel/choice.ts'
import { shown } from '../../../kernel/refusal.ts'
import { ask, known, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { RANGER, type Resource, resources, type Seat, type Space } from '../components.ts'
import { type Play, purseOf } from '../position.ts'
import { report } from '../report.ts'
import { spaceFacts } from '../spaces.ts'
import { chooseCell, loadTaken } from './income.ts'
import { besidesShot, clauseOfFace, fire, flipAfterHit, rollShot, spend } from './shooting.ts'
import {
  backfire,
  beginShootout,
  buyOff,
  canBuyOff,
  kill,
  loseTurn,
  settleDeaths,
} from './shootouts.ts'
import { clauseOfCall, spacesToCall } from './solo/calling.ts'
import { weaken } from './solo/killing.ts'

/** An Outlaw that is called, and where it is. */
export interface Called {
  readonly target: Seat
  readonly space: Space
}

/**
 * intimidate.optional: Outlaws on the spaces printed above the line;
 * intimidate.standing: and only those that stand there.
 */
export function whoCanBeCalled(play: Play, seat: Seat, from: Space): readonly Called[] {
  const { given, now } = play
  if (given.solo) return spacesToCall(play, seat, from).map((space) => ({ target: RANGER, space }))
  const called: Called[] = []
  const { reach } = spaceFacts[from]
  for (const target of given.seats) {
    if (target === seat) continue
    const { on } = now.gangs[target]
    for (const space of reach) if (on[space] === 'standing') called.push({ target, space })
  }
  return called
}

/** What a target does: intimidate.pay, intimidate.come-out, or by effect.avoid-shootout a third way. */
const reactions = ['pay', 'come-out', 'avoid'] as const
type Reaction = (typeof reactions)[number]

/** intimidate.choice: the player of the called Outlaw pays or comes out. */
export function* intimidate(play: Play, seat: Seat, { target, space }: Called): Rule {
  const clause = play.given.solo ? clauseOfCall(play, seat, space) : 'intimidate.standing'
  const others = ['intimidate.optional'] as const
  yield* report({ clause, with: others, kind: 'called-out', seat, target, space })
  const reaction = yield* chooseReaction(play, target)
  if (reaction === 'pay') yield* payOff(play, target, seat)
  else if (reaction === 'avoid') yield* buyOff(target, seat)
  else yield* comeOut(play, seat, { target, space })
}

/** intimidate.choice; solokill.never-pays: Dead Ranger always comes out. */
function* chooseReaction(play: Play, target: Seat): Rule<Reaction> {
  if (target === RANGER) return 'come-out'
  const options: Reaction[] = []
  if (payments(play, target).length > 0) options.push('pay')
  options.push('come-out')
  if (canBuyOff(play, target)) options.push('avoid')
  if (options.length === 1) {
    yield* report({
      clause: 'intimidate.pay',
      kind: 'not-applied',
      why: 'cannot-pay',
      seat: target,
    })
    return 'come-out'
  }
  return yield* ask({
    clause: 'intimidate.choice',
    kind: 'pay-or-come-out',
    by: target,
    options: oneOf(options),
    refuse: (answer) => {
      const facts = { seat: target, received: shown(answer), allowed: options }
      const clause = answer === 'pay' ? 'intimidate.pay' : 'intimidate.choice'
      return { code: 'cannot-react-so', clause, facts }
    },
  })
}

/** intimidate.pay: how many resources a payment is. */
const PAYMENT = 2

/**
 * intimidate.pay: every mix of two resources that a target has;
 * R-short-payer: with fewer there is none, or what there is.
 */
export function payments({ now, readings }: Play, target: Seat): readonly (readonly Resource[])[] {
  const { coins, notoriety } = purseOf(now, target)
  const owned = { bullet: now.gangs[target].loaded.length, coin: coins, notoriety }
  if (owned.bullet + coins + notoriety >= PAYMENT) return mixes.filter((mix) => isOwned(mix, owned))
  const least = resources.filter((what) => owned[what] > 0)
  return readings['short-payer'] === 'pays-what-there-is' && least.length > 0 ? [least] : []
}

const mixes: readonly (readonly [Resource, Resource])[] = [
  ['coin', 'coin'],
  ['coin', 'notoriety'],
  ['notoriety', 'notoriety'],
  ['bullet', 'coin'],
  ['bullet', 'notoriety'],
  ['bullet', 'bullet'],
]

/** Whether a mix can be made of what is owned. */
function isOwned([one, other]: readonly [Resource, Resource], owned: Record<Resource, number>) {
  return one === other ? owned[one] > 1 : owned[one] > 0 && owned[other] > 0
}

/**
 * intimidate.pay: two resources go from the target to the active player;
 * intimidate.miss-or-paid: it survives.
 */
function* payOff(play: Play, target: Seat, seat: Seat): Rule {
  const clause = 'intimidate.pay'
  const kinds = yield* choosePayment(play, target)
  const others = ['intimidate.miss-or-paid'] as const
  yield* report({ clause, with: others, kind: 'backs-down', seat: target })
  for (const what of kinds) {
    if (what === 'bullet') yield* payBullet(play, target, seat)
    else if (seat === RANGER) {
      yield* report({ clause: 'solokill.player-pays', kind: 'paid', seat: target, what, count: 1 })
    } else yield* report({ clause, kind: 'handed', from: target, to: seat, what, count: 1 })
  }
}

function choosePayment(play: Play, by: Seat): Suspension<readonly Resource[]> {
  const options = payments(play, by)
  if (options.length === 1) return known(options[0] as readonly Resource[])
  return ask({
    clause: 'intimidate.pay',
    kind: 'payment',
    by,
    options: oneOf(options),
    refuse: (answer) => {
      const facts = { seat: by, received: shown(answer), allowed: options.map(String) }
      return { code: 'cannot-pay-so', clause: 'intimidate.pay', facts }
    },
  })
}

/**
 * intimidate.pay-bullet: the target empties a loaded cell, then the active player loads an empty one;
 * with all six loaded the Bullet is lost.
 * solokill.player-pays: what is paid to Dead Ranger goes to the supply, and he loads nothing.
 */
function* payBullet(play: Play, target: Seat, seat: Seat): Rule {
  const clause = 'intimidate.pay-bullet'
  const cell = yield* chooseCell('empty', target, [...play.now.gangs[target].loaded], clause)
  const others = seat === RANGER ? (['solokill.player-pays'] as const) : []
  yield* report({ clause, with: others, kind: 'emptied', seat: target, cell })
  if (seat !== RANGER) yield* loadTaken(play, seat, clause)
}

/** intimidate.come-out: the target gives nothing, and the active player may fire one shot at it. */
function* comeOut(play: Play, seat: Seat, { target, space }: Called): Rule {
  const clause = 'intimidate.come-out'
  yield* report({ clause: clauseOfComing(seat, target), kind: 'comes-out', seat: target })
  const shoots = seat === RANGER || (yield* askToShoot(seat))
  if (!shoots) {
    yield* report({ clause, kind: 'not-applied', why: 'shot-waived', seat })
    return
  }
  yield* beginShootout(play, 'intimidation', [seat, target], { space }, clause)
  yield* oneShot(play, seat, { target, space })
}

/** solokill.never-pays: what makes Dead Ranger come out; solokill.player-comes-out: or the player before him. */
function clauseOfComing(seat: Seat, target: Seat): ClauseId {
  if (target === RANGER) return 'solokill.never-pays'
  return seat === RANGER ? 'solokill.player-comes-out' : 'intimidate.come-out'
}

/** R-must-shoot: the active player may waive the shot. */
function askToShoot(by: Seat): Suspension<boolean> {
  const options = oneOf([true, false])
  return ask({ clause: 'intimidate.come-out', kind: 'shoot-outlaw', by, options })
}

/**
 * intimidate.hit: a hit kills;
 * intimidate.miss-or-paid: after a miss the target stays where it is;
 * intimidate.critical-miss: a Critical Miss sends the shooter's own Outlaw back to the stash.
 * solokill.reward: killing an undead Outlaw earns 1 Notoriety and adds an Undead, as any kill does, unless the
 * game is won by it.
 */
function* oneShot(play: Play, seat: Seat, { target, space }: Called): Rule {
  const face = yield* rollShot(seat, 'intimidate.come-out')
  const shot = yield* fire(play, seat, face)
  const clause = clauseOfFace(play, seat, face, shot.result, 'shot.roll')
  yield* report({ clause, with: besidesShot(seat, shot), kind: 'shot', seat, at: target, shot })
  yield* flipAfterHit(seat, shot.result)
  if (shot.result === 'critical-miss') yield* backfire(play, seat, 'intimidate.critical-miss')
  else if (shot.result === 'miss') {
    yield* report({ clause: 'intimidate.miss-or-paid', kind: 'survives', seat: target })
  } else {
    const death = { seat: target, from: space, by: [seat] }
    yield* kill(death, 'intimidate.hit')
    yield* loseTurn(play, target, space, 'turn.killed-loses-turn')
    yield* spend(seat, shot)
    if (target === RANGER) yield* weaken(play, shot)
    if (play.now.ending) return
    yield* settleDeaths(play, [death], target === RANGER ? 'solokill.reward' : 'intimidate.hit')
  }
}
