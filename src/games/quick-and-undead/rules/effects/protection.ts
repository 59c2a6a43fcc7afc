import type { BuildingCard, Resource, Seat } from '../../components.ts'
import type { Play } from '../../play.ts'
import { amountIn, type Laid, type Position, purseOf, siteOf } from '../../position.ts'
import { isShared } from '../two-gangs.ts'

/**
 * Protection of a player's resources from theft.
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

/**
 * The effect by which a seat keeps a resource from thieves, if it controls that building.
 * twogang.resources: what two gangs share is safe with both where one of them controls it.
 */
export function safeOf(
  position: Position,
  victim: Seat,
  what: Resource,
): `effect.${(typeof safes)[Resource]}` | undefined {
  const isTheirs = (seat: Seat) => seat === victim || isShared(position, what, seat, victim)
  return siteOf(position, safes[what])?.occupants.some(isTheirs)
    ? `effect.${safes[what]}`
    : undefined
}

/**
 * Told of gangs that a thief spares because a building keeps the resource, or by R-change the fives that it is in: the clause at
 * work, for all to see.
 */
export function spareProtected(play: Play, thief: Seat, what: Resource): void {
  for (const seat of play.given.seats) {
    if (seat === thief || isShared(play.now, what, thief, seat)) continue
    if (amountOf(play.now, seat, what) === 0) continue
    const clause = safeOf(play.now, seat, what)
    if (clause) {
      const card = safes[what]
      play.report({ clause, kind: 'not-applied', why: 'kept-safe', seat, card, what })
    } else if (amountInReach(play, seat, what) === 0) {
      play.report({ clause: 'income.fives', kind: 'not-applied', why: 'kept-in-fives', seat, what })
    }
  }
}

/** R-steal-none: one can steal from whoever has the resource and does not control the building that keeps it. */
export function mayStealFrom(play: Laid, victim: Seat, what: Resource): boolean {
  return amountInReach(play, victim, what) > 0 && safeOf(play.now, victim, what) === undefined
}

/** income.fives: what a token of that value stands for. */
const FIVE = 5

/**
 * R-change: a 5 is changed for 1s whenever one of them is stolen, so all of a holding is within reach; in the
 * other reading what lies in 5s is not, and everybody holds as many 5s as their Notoriety makes.
 */
export function amountInReach({ now, readings }: Laid, victim: Seat, what: Resource): number {
  const amount = amountOf(now, victim, what)
  const shielded = what === 'notoriety' && readings['change'] === 'fives-shield'
  return shielded ? amount % FIVE : amount
}

/** Amount of a resource that a seat has. */
function amountOf(position: Position, seat: Seat, what: Resource): number {
  if (what === 'bullet') return position.gangs[seat].loaded.length
  return amountIn(purseOf(position, seat), what)
}
