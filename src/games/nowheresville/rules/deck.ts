import { lots, sizeOf } from '../../../kernel/data/stock.ts'
import type { ClauseId } from '../clauses.ts'
import {
  type Attribute,
  type BanditId,
  type Equipment,
  equipment,
  isGun,
  LIMITS,
  type Seat,
} from '../components.ts'
import type { Face, Source } from '../events.ts'
import type { Play } from '../play.ts'
import { gunFace, memberOf, seatOf } from '../position.ts'
import { idle } from './asking.ts'

/** Facts of an event that only one player learns: the card. */
export function ownCard(seat: Seat, ...facts: readonly string[]) {
  return { seats: [seat], facts: facts.length > 0 ? facts : ['card'] }
}

/**
 * The top card of the deck: what was put back on it, else any of its cards, each as likely.
 * maintenance.deck-empty: when it is empty the discard pile is shuffled first; undefined where that is empty, too.
 */
export function topCard(play: Play, clause: ClauseId, seenBy?: Seat[]): Equipment | undefined {
  const [top] = play.now.top
  if (top) return top.card as Equipment
  const count = sizeOf(play.now.discard)
  if (sizeOf(play.now.deck) === 0) {
    if (count === 0) return undefined
    play.report({ clause: 'maintenance.deck-empty', kind: 'deck-shuffled', count })
  }
  const { outcomes, weights } = lots(equipment, (card) => play.now.deck[card])
  return play.roll({ clause, kind: 'equipment', outcomes, weights, seenBy })
}

/** True when there is equipment to draw. */
export function hasEquipment({ now }: Pick<Play, 'now'>): boolean {
  return now.top.length + sizeOf(now.deck) + sizeOf(now.discard) > 0
}

/** A bandit draws the top card of the deck; by one reading it lies face down, as from the black market. */
export function drawFor(play: Play, bandit: BanditId, clause: ClauseId): void {
  const seat = seatOf(play.now, bandit)
  const face: Face = play.readings['deck.face'] === 'down' ? 'down' : 'up'
  const card = topCard(play, clause, face === 'down' ? [seat] : undefined)
  if (card) equip(play, bandit, card, { source: 'deck', face, clause })
  else idle(play, clause, 'no-equipment', { bandit })
}

/** A card comes to lie beside a bandit. */
export function equip(
  play: Play,
  bandit: BanditId,
  card: Equipment,
  how: { source: Source; face: Face; clause: ClauseId; with?: readonly ClauseId[] },
): void {
  const seat = seatOf(play.now, bandit)
  const secret = how.face === 'down' ? ownCard(seat) : undefined
  play.report({ kind: 'equipped', seat, bandit, card, secret, ...how })
  if (how.face === 'up') load(play, bandit, card)
}

/** market.reveal-any-time: a card that lies face down is turned over by its player, or by being used. */
export function reveal(play: Play, bandit: BanditId, card: Equipment): void {
  const seat = seatOf(play.now, bandit)
  play.report({ clause: 'market.reveal-any-time', kind: 'revealed', seat, bandit, card })
  load(play, bandit, card)
}

/** Turns over those of some cards that do not lie face up. */
export function revealUsed(play: Play, bandit: BanditId, used: readonly Equipment[]): void {
  for (const card of new Set(used)) {
    const number = used.filter((one) => one === card).length
    const open = memberOf(play.now, bandit).cards.filter((one) => one === card).length
    for (let left = number - open; left > 0; left--) reveal(play, bandit, card)
  }
}

/**
 * weapon.limited-collected: the cartridges of a gun come once, when it is acquired and seen; bullets of the bandit, up
 * to its limit, or by one reading cartridges that lie on the gun.
 */
function load(play: Play, bandit: BanditId, gun: Equipment): void {
  const cartridges = isGun(gun) ? gunFace(play, gun).cartridges : 0
  if (!isGun(gun) || cartridges === 0) return
  const clause = 'weapon.limited-collected'
  const on = play.readings['cartridges'] === 'gun' ? 'gun' : 'bandit'
  const count = on === 'gun' ? cartridges : room(play, bandit, cartridges)
  const because = count < cartridges ? [limitClauses.bullets] : []
  if (count > 0) play.report({ clause, with: because, kind: 'loaded', bandit, gun, count, on })
  else idle(play, clause, 'at-limit', { bandit }, ...because)
}

/** The clauses that say how many of its attributes a bandit holds at most. */
export const limitClauses = {
  bullets: 'school.bullets-max',
  experience: 'school.experience-max',
  courage: 'school.courage-max',
} as const satisfies Readonly<Record<Attribute, ClauseId>>

/** Number of bullets for which a bandit has room; under one reading the limit holds in the school only. */
function room(play: Play, bandit: BanditId, count: number): number {
  if (play.readings['limits'] === 'school') return count
  return Math.max(0, Math.min(count, LIMITS.bullets - memberOf(play.now, bandit).bullets))
}
