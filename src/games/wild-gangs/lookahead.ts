import { copyOf } from '../../kernel/data/copy.ts'
import { type Lookahead, promiseOf, shuffled } from '../../kernel/decide/lookahead.ts'
import type { Draw } from '../../kernel/run/random.ts'
import * as box from './components.ts'
import type { Given, Laid, Position } from './position.ts'
import { sides, spots } from './town.ts'

/** Players of Wild Gangs look ahead to its end, and want to be richer than the richest of the others. */
export const lookahead: Lookahead<Given, Position> = {
  games: 300,
  fill: ({ given, now }, _seat, draw) => filled(given.seats, now, draw),
  victory: ({ now }, seat) => (now.winner ? Number(now.winner === seat) : undefined),
  promise: (laid, seat) => promiseOf(leadOf(laid, seat as box.Seat), fortuneOf(laid)),
}

/**
 * Position as a seat may imagine it. An unseen event is any of those not known to be elsewhere; an unknown card in a
 * hand, in a pile or face down is any such card of its gang. A gangster whom the reader has not named stays unknown
 * until the revelation.
 */
function filled(playing: readonly box.Seat[], view: Position, draw: Draw): Position {
  const position = copyOf(view)
  if (position.revealed) return position
  const { events, hands, piles } = position
  const known = Object.values(events)
  const unknown = box.eventCards.filter((event) => !known.includes(event))
  position.aside = shuffled(unknown, draw)
  for (const spot of spots) {
    if (events[spot] === 'unknown') events[spot] = position.aside.pop() ?? 'unknown'
  }
  const all = sides.flatMap((side) => position.sides[side])
  for (const seat of playing) {
    const gang = all.filter(({ card }) => box.gangOf(card) === seat)
    const seen = [...hands[seat], ...gang.map(({ card }) => card), ...position.box]
    const unseen = box.cardIdsOf(seat).filter((card) => !seen.includes(card))
    const left = shuffled(unseen, draw)
    const named = (card: box.CardId | box.UnknownCard) =>
      (box.isUnknown(card) ? (left.pop() ?? card) : card) as box.CardId
    hands[seat] = hands[seat].map(named)
    piles[seat] = piles[seat].map(named)
    for (const standing of gang) standing.card = named(standing.card)
  }
  return position
}

/** Lead in money over the richest opponent. */
function leadOf({ given, now: { money } }: Laid, seat: box.Seat): number {
  const others = given.seats.filter((other) => other !== seat)
  return money[seat] - Math.max(...others.map((other) => money[other]))
}

/** Mean fortune of the players, at least one dollar: the scale of a lead. */
function fortuneOf({ given, now: { money } }: Laid): number {
  const all = given.seats.reduce((sum, seat) => sum + money[seat], 0)
  return Math.max(1, all / given.seats.length)
}
