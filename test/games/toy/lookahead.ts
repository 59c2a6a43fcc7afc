import { type Lookahead, promiseOf } from '../../../src/kernel/decide/lookahead.ts'
import type { Seat } from './components.ts'
import type { Given, Laid, Position } from './position.ts'

/** Players look ahead to the end of the next turn, and want more chips than the others. */
export const lookahead: Lookahead<Given, Position> = {
  games: 60,
  horizon: { loop: 'turns', rounds: 1 },
  fill: ({ now }) => now,
  victory: ({ now }, seat) => (now.winner ? Number(now.winner === seat) : undefined),
  promise: (laid, seat) => promiseOf(leadOf(laid, seat as Seat), 1),
}

/** Chips that a player has beyond the best of the others. */
function leadOf({ given, now: { chips } }: Laid, seat: Seat): number {
  const others = given.seats.filter((other) => other !== seat)
  return chips[seat] - Math.max(...others.map((other) => chips[other]))
}
