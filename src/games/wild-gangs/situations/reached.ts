import { answersOf, pairsOf } from '../../../kernel/choice/index.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import { gangOf, type Seat } from '../components.ts'
import { cardsOn, type Laid, turnOrder } from '../position.ts'
import { canStillPlace } from '../rules/placing.ts'
import { sides, spots } from '../town.ts'

/** Number of events everybody looks at before the game: look.opening-two. */
const OPENING_LOOKS = 2

/**
 * Reasons why no real game reaches a moment of step 1 between two turns: the cards laid do not fit alternating turns,
 * or the looks do not fit the turns played.
 */
export function remarksOnPlacing(laid: Laid): readonly Refusal[] {
  return [...remarksOnTurns(laid), ...remarksOnLooks(laid), ...remarkOnOpening(laid)]
}

/** place.next: who is before the mover in turn order has laid one card more, everybody else as many. */
function remarksOnTurns(laid: Laid): Refusal[] {
  const { given, now } = laid
  const mover = now.mover as Seat
  if (!given.seats.some((seat) => canStillPlace(now, seat))) return []
  const order = turnOrder(laid)
  return order.flatMap((seat, place) => {
    const received = cardsLaid(laid, seat)
    const allowed = cardsLaid(laid, mover) + (place < order.indexOf(mover) ? 1 : 0)
    if (received === allowed) return []
    const facts = { seat, mover, received, allowed }
    return [{ code: 'turns-uneven', clause: 'place.next', facts }]
  })
}

function cardsLaid({ now }: Laid, seat: Seat): number {
  return cardsOn(now, sides).filter((card) => gangOf(card) === seat).length
}

/** place.look-event: two events before the game, and in each turn one more or an opposing gangster. */
function remarksOnLooks(laid: Laid): Refusal[] {
  return laid.given.seats.flatMap((seat) => {
    const received = laid.now.seen[seat].spots.length
    const turns = cardsLaid(laid, seat)
    const most = Math.min(spots.length, OPENING_LOOKS + turns)
    const least = Math.min(most, OPENING_LOOKS + turnsOfEvents(laid, seat, turns))
    const allowed = Math.max(least, Math.min(received, most))
    if (received === allowed) return []
    const code = received < least ? 'looks-too-few' : 'looks-too-many'
    const before = turns === 0 || received < OPENING_LOOKS
    const clause = before ? 'look.opening-two' : 'place.look-event'
    return [{ code, clause, facts: { seat, received, allowed } }]
  })
}

/**
 * place.look-gangster: in how many turns there can have been nothing to look at but events: in all where no
 * opponent has laid a gangster face down; in the first where those who have come after this player.
 */
function turnsOfEvents(laid: Laid, seat: Seat, turns: number): number {
  const order = turnOrder(laid)
  const opponents = laid.now.facedown.filter(({ gang }) => gang !== seat)
  if (opponents.length === 0) return turns
  const isEarlier = opponents.some(({ gang }) => order.indexOf(gang) < order.indexOf(seat))
  return isEarlier ? 0 : Math.min(1, turns)
}

/** look.opening-distinct: among what everybody has looked at there must be two of their own for each. */
function remarkOnOpening({ given, now }: Laid): Refusal[] {
  const looks = given.seats.map((seat) => now.seen[seat].spots)
  if (looks.some(({ length }) => length < OPENING_LOOKS)) return []
  const isPossible = haveOwnPairs(looks.map((seen) => answersOf(pairsOf(seen)).map(String)))
  return isPossible
    ? []
    : [{ code: 'same-opening-looks', clause: 'look.opening-distinct', facts: {} }]
}

/** True when one entry can be taken from each list so that no two are equal. */
function haveOwnPairs([first, ...others]: readonly (readonly string[])[]): boolean {
  if (!first) return true
  return first.some((pair) =>
    haveOwnPairs(others.map((list) => list.filter((one) => one !== pair))),
  )
}
