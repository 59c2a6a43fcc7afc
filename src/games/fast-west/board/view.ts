import type { Seat } from '../components.ts'
import { type Position, type Top, topOf } from '../position.ts'

/** A player's place as the picture of the table shows it. */
export interface SeatView {
  readonly seat: Seat
  readonly tokens: number
  /** Top card of the flipped pile. */
  readonly top: Top
  /** Number of cards left in the stack. */
  readonly stack: number
  /** The bullets in hand; 0 where the number is hidden. */
  readonly held: readonly number[]
  readonly isFirst: boolean
  readonly isNext: boolean
  readonly isWounded: boolean
  readonly isWinner: boolean
}

/** A player as the picture shows them. */
export function seatView(seat: Seat, position: Position): SeatView {
  const { tokens, stacks, held, firstPlayer, phase, mover, wounded, winner } = position
  return {
    seat,
    tokens: tokens[seat],
    top: topOf(position, seat),
    stack: stacks[seat].cards.length,
    held: held[seat],
    isFirst: firstPlayer === seat,
    isNext: phase === 'flips' && mover === seat,
    isWounded: wounded.includes(seat),
    isWinner: winner === seat,
  }
}
