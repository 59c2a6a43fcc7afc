import { oneOf } from '../../../kernel/choice/index.ts'
import { type ClauseId, when } from '../clauses.ts'
import { RANGER, type Resource, resources, type Seat, type Space } from '../components.ts'
import type { Play } from '../play.ts'
import { type Laid, purseOf, type Shot } from '../position.ts'
import { spaceFacts } from '../spaces.ts'
import { chooseCell, loadTaken } from './income.ts'
import { refusal } from './refusal.ts'
import { rollShot, shoot, spend } from './shooting.ts'
import {
  backfire,
  beginShootout,
  buyOff,
  canBuyOff,
  kill,
  loseTurn,
  settleDeaths,
  tellNotoriousSpared,
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
export function whoCanBeCalled(play: Laid, seat: Seat, from: Space): readonly Called[] {
  const { given, now } = play
  if (given.solo) return spacesToCall(play, seat, from).map((space) => ({ target: RANGER, space }))
  const called: Called[] = []
  for (const target of given.seats) {
    if (target === seat) continue
    const { on } = now.gangs[target]
    for (const space of spaceFacts[from].reach) {
      if (on[space] === 'standing') called.push({ target, space })
    }
  }
  return called
}

/** Reactions of a target: intimidate.pay, intimidate.come-out, or by effect.avoid-shootout a third way. */
const reactions = ['pay', 'come-out', 'avoid'] as const
type Reaction = (typeof reactions)[number]

/** intimidate.choice: the player of the called Outlaw pays or comes out. */
export function intimidate(play: Play, seat: Seat, { target, space }: Called): void {
  const clause = play.given.solo ? clauseOfCall(play, seat, space) : 'intimidate.standing'
  const others = ['intimidate.optional'] as const
  play.report({ clause, with: others, kind: 'called-out', seat, target, space })
  const reaction = chooseReaction(play, target, seat, space)
  if (reaction === 'come-out') comeOut(play, seat, { target, space })
  else {
    if (reaction === 'pay') payOff(play, target, seat)
    else buyOff(play, target, seat)
    tellNotoriousSpared(play, [seat, target])
  }
}

/** intimidate.choice; solokill.never-pays: Dead Ranger always comes out. */
function chooseReaction(play: Play, by: Seat, opponent: Seat, space: Space): Reaction {
  if (by === RANGER) return 'come-out'
  const canPay = payments(play, by).length > 0
  const possible = { pay: canPay, 'come-out': true, avoid: canBuyOff(play, by) }
  const options = reactions.filter((one) => possible[one])
  if (options.length === 1) {
    play.report({ clause: 'intimidate.pay', kind: 'not-applied', why: 'cannot-pay', seat: by })
  }
  return play.ask({
    clause: 'intimidate.choice',
    kind: 'pay-or-come-out',
    by,
    about: { opponent, space },
    options: oneOf(options),
    refuse: (answer) => {
      const clause = answer === 'pay' ? 'intimidate.pay' : 'intimidate.choice'
      return refusal('cannot-react-so', clause, answer, options, { seat: by })
    },
  })
}

/** intimidate.pay: how many resources a payment is. */
const PAYMENT = 2

/**
 * intimidate.pay: every mix of two resources that a target has;
 * R-short-payer: with fewer there is none, or what there is.
 */
function payments({ now, readings }: Laid, target: Seat): readonly (readonly Resource[])[] {
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

/** True when the owned resources suffice for a mix. */
function isOwned([one, other]: readonly [Resource, Resource], owned: Record<Resource, number>) {
  return one === other ? owned[one] > 1 : owned[one] > 0 && owned[other] > 0
}

/**
 * intimidate.pay: two resources go from the target to the active player;
 * intimidate.miss-or-paid: it survives.
 */
function payOff(play: Play, target: Seat, seat: Seat): void {
  const clause = 'intimidate.pay'
  const options = payments(play, target)
  const kinds = play.ask({
    clause,
    kind: 'payment',
    by: target,
    options: oneOf(options),
    refuse: (answer) =>
      refusal('cannot-pay-so', clause, answer, options.map(String), { seat: target }),
  })
  const others = ['intimidate.miss-or-paid'] as const
  play.report({ clause, with: others, kind: 'backs-down', seat: target })
  for (const what of kinds) {
    if (what === 'bullet') payBullet(play, target, seat)
    else if (seat === RANGER) {
      play.report({ clause: 'solokill.player-pays', kind: 'paid', seat: target, what, count: 1 })
    } else play.report({ clause, kind: 'handed', from: target, to: seat, what, count: 1 })
  }
}

/**
 * intimidate.pay-bullet: the target empties a loaded cell, then the active player loads an empty one;
 * with all six loaded the Bullet is lost.
 * solokill.player-pays: what is paid to Dead Ranger goes to the supply, and he loads nothing.
 */
function payBullet(play: Play, target: Seat, seat: Seat): void {
  const clause = 'intimidate.pay-bullet'
  const cell = chooseCell(play, 'empty', target, [...play.now.gangs[target].loaded], clause)
  const others = when(seat === RANGER, 'solokill.player-pays')
  play.report({ clause, with: others, kind: 'emptied', seat: target, cell })
  if (seat !== RANGER) loadTaken(play, seat, clause)
}

/**
 * intimidate.come-out: the target gives nothing, and the active player may fire one shot at it.
 * R-must-shoot: the active player may waive the shot.
 */
function comeOut(play: Play, seat: Seat, called: Called): void {
  const { target, space } = called
  const clause = 'intimidate.come-out'
  play.report({ clause: clauseOfComing(seat, target), kind: 'comes-out', seat: target })
  const options = oneOf([true, false])
  const shoots =
    seat === RANGER ||
    play.ask({ clause, kind: 'shoot-outlaw', by: seat, about: { target, space }, options })
  if (shoots) {
    beginShootout(play, 'intimidation', [seat, target], { space }, clause)
    oneShot(play, seat, called)
  } else {
    play.report({ clause, kind: 'not-applied', why: 'shot-waived', seat })
    tellNotoriousSpared(play, [seat, target])
  }
}

/** solokill.never-pays: what makes Dead Ranger come out; solokill.player-comes-out: or the player before him. */
function clauseOfComing(seat: Seat, target: Seat): ClauseId {
  if (target === RANGER) return 'solokill.never-pays'
  return seat === RANGER ? 'solokill.player-comes-out' : 'intimidate.come-out'
}

/**
 * intimidate.miss-or-paid: after a miss the target stays where it is;
 * intimidate.critical-miss: a Critical Miss sends the shooter's own Outlaw back to the stash.
 */
function oneShot(play: Play, seat: Seat, called: Called): void {
  const { target } = called
  const face = rollShot(play, seat, 'intimidate.come-out')
  const shot = shoot(play, seat, target, face, 'shot.roll')
  if (shot.result === 'critical-miss') backfire(play, seat, 'intimidate.critical-miss')
  else if (shot.result === 'miss') {
    play.report({ clause: 'intimidate.miss-or-paid', kind: 'survives', seat: target })
  } else killCalled(play, seat, called, shot)
}

/**
 * intimidate.hit: a hit kills;
 * solokill.reward: killing an undead Outlaw earns 1 Notoriety and adds an Undead, as any kill does, unless the
 * game is won by it.
 */
function killCalled(play: Play, seat: Seat, { target, space }: Called, shot: Shot): void {
  const death = { seat: target, from: space, by: [seat] }
  kill(play, death, 'intimidate.hit')
  loseTurn(play, target, space, 'turn.killed-loses-turn')
  spend(play, seat, shot)
  if (target === RANGER) weaken(play, shot)
  if (play.now.ending) return
  settleDeaths(play, [death], target === RANGER ? 'solokill.reward' : 'intimidate.hit')
}
