import type { Opening } from '../../../kernel/game.ts'
import { gangOf, type Seat } from '../components.ts'
import type { Given, Position } from '../position.ts'

/**
 * In how many ways the unknown events and gangsters of a town can be: the cards left, in every order in
 * which they can lie there. A town is counted whose events have been laid; before that nothing is unknown.
 */
export function possibilities({ position }: Opening<Given, Position>): bigint {
  const events = Object.values(position.events).filter((event) => event === 'unknown').length
  let ways = arrangements(position.aside.length, events)
  const hidden = new Map<Seat, number>()
  for (const { card } of Object.values(position.sides).flat()) {
    if (card.endsWith('?')) hidden.set(gangOf(card), (hidden.get(gangOf(card)) ?? 0) + 1)
  }
  for (const [seat, count] of hidden) ways *= arrangements(position.piles[seat].length, count)
  return ways
}

/** The number of ways to lay some of the cards in a row. */
function arrangements(cards: number, laid: number): bigint {
  let ways = 1n
  for (let left = cards; left > cards - laid; left--) ways *= BigInt(left)
  return ways
}
