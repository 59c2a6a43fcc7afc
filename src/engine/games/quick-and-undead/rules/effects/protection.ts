import type { Rule } from '../../../../kernel/step.ts'
import type { BuildingCard, Resource, Seat } from '../../components.ts'
import { controls, type Play, type Position, purseOf } from '../../position.ts'
import { report } from '../../report.ts'

/**
 * What keeps a resource of a player from being stolen.
 *
 * effect.safe-coins: the Coins of its controller cannot be stolen.
 * effect.safe-notoriety: nor the Notoriety,
 * effect.safe-bullets: nor the Bullets.
 */
const safes = {
  coin: 'safe-coins',
  notoriety: 'safe-notoriety',
  bullet: 'safe-bullets',
} as const satisfies Readonly<Record<Resource, BuildingCard>>

/** The effect by which a seat keeps a resource from thieves, if it controls that building. */
export function safeOf(
  position: Position,
  victim: Seat,
  what: Resource,
): `effect.${(typeof safes)[Resource]}` | undefined {
  return controls(position, victim, safes[what]) ? `effect.${safes[what]}` : undefined
}

/** Whom a thief spares because a building keeps the resource: the effect at work, for all to see. */
export function* spareProtected(play: Play, thief: Seat, what: Resource): Rule {
  for (const seat of play.given.seats) {
    const clause = seat === thief ? undefined : safeOf(play.now, seat, what)
    if (!clause || amountOf(play.now, seat, what) === 0) continue
    const card = safes[what]
    yield* report({ clause, kind: 'not-applied', why: 'kept-safe', seat, card, what })
  }
}

/** R-steal-none: one can steal from whoever has the resource and does not control the building that keeps it. */
export function mayStealFrom(play: Play, victim: Seat, what: Resource): boolean {
  return amountInReach(play, victim, what) > 0 && safeOf(play.now, victim, what) === undefined
}

/** income.fives: what a token of that value stands for. */
const FIVE = 5

/**
 * R-change: a 5 is changed for 1s whenever one of them is stolen, so all of a holding is within reach; in the
 * other reading what lies in 5s is not, and everybody holds as many 5s as their Notoriety makes.
 */
export function amountInReach({ now, readings }: Play, victim: Seat, what: Resource): number {
  const amount = amountOf(now, victim, what)
  const shielded = what === 'notoriety' && readings['change'] === 'fives-shield'
  return shielded ? amount % FIVE : amount
}

/** How much of a resource a seat has. */
function amountOf(position: Position, seat: Seat, what: Resource): number {
  if (what === 'bullet') return position.gangs[seat].loaded.length
  const { coins, notoriety } = purseOf(position, seat)
  return what === 'coin' ? coins : notoriety
}
