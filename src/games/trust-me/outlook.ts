import type { Outlook } from '../../kernel/outlook.ts'
import { promiseOf } from '../../kernel/outlook.ts'
import type { Seat } from './components.ts'
import { type Given, type Laid, type Position, woundsOf } from './position.ts'
import { pointsOf, QUOTA } from './rules/points.ts'

/** Players of Trust Me want to live and to have the points that it takes to leave. */
export const outlook: Outlook<Given, Position> = {
  games: 60,
  horizon: { loop: 'rounds', rounds: 1 },
  fill: ({ now }) => now,
  victory: ({ now }, seat) =>
    now.phase === 'over' ? Number(now.winners.includes(seat as Seat)) : undefined,
  promise: (laid, seat) => promiseOf(leadOf(laid, seat as Seat), 3),
}

/** How near a survivor is to leaving, and how well it is. */
function leadOf(laid: Laid, seat: Seat): number {
  const { state } = laid.now.players[seat]
  if (state === 'dead') return -9
  return pointsOf(laid, seat).total - QUOTA / 2 - woundsOf(laid, seat)
}
