import { copyOf } from '../../kernel/data/copy.ts'
import { type Lookahead, promiseOf, shuffled } from '../../kernel/decide/lookahead.ts'
import type { Draw } from '../../kernel/run/random.ts'
import { type Seat, seats } from './components.ts'
import type { Given, Laid, Position } from './position.ts'

/** Players of Fast-West look ahead to the end of the game, and want to have won it, or else few tokens. */
export const lookahead: Lookahead<Given, Position> = {
  games: 300,
  fill: ({ now }, _seat, draw) => filled(now, draw),
  victory: ({ now }, seat) => (now.winner ? Number(now.winner === seat) : undefined),
  promise: (laid, seat) => promiseOf(leadOf(laid, seat as Seat), 3),
}

/** Position as a seat may imagine it: unknown cards of the stacks are drawn when they are flipped. */
function filled(view: Position, draw: Draw): Position {
  const position = copyOf(view)
  const mixed = shuffled(position.ring, draw)
  for (const seat of seats) {
    position.held[seat] = position.held[seat].map((bullet) => bullet || (mixed.pop() as number))
  }
  position.ring = mixed.sort()
  return position
}

/** Lead in tokens over the best opponent; the winner's lead counts for more. */
function leadOf({ given, now: { tokens, winner } }: Laid, seat: Seat): number {
  if (winner) return winner === seat ? 9 : -3
  const others = given.seats.filter((other) => other !== seat)
  return Math.min(...others.map((other) => tokens[other])) - tokens[seat]
}
