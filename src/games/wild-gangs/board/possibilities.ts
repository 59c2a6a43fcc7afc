import { arrangements } from '../../../kernel/data/integers.ts'
import type { Opening } from '../../../kernel/game/opening.ts'
import { seats } from '../components.ts'
import type { Given, Position } from '../position.ts'

/**
 * In how many ways the unknown events and gangsters of a town can be: the cards left, in every order in
 * which they can lie there. A town is counted whose events have been laid; before that nothing is unknown.
 */
export function possibilities({ position }: Opening<Given, Position>): bigint {
  const events = Object.values(position.events).filter((event) => event === 'unknown').length
  let ways = arrangements(position.aside.length, events)
  const standing = Object.values(position.sides).flat()
  for (const seat of seats) {
    const hidden = standing.filter(({ card }) => card === `${seat}?`).length
    ways *= arrangements(position.piles[seat].length, hidden)
  }
  return ways
}
