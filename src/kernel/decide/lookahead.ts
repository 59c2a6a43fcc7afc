import type { Policy } from '../game/opening.ts'
import type { Draw } from '../run/random.ts'
import type { Ask, Laid, SeatId } from '../run/table.ts'

/** Lookahead of a game: everything that thinking about a decision in it needs. */
export interface Lookahead<Given = unknown, Position = unknown> {
  /** Number of random games for a decision, and the horizon of each. */
  readonly games: number
  readonly horizon?: Horizon | undefined
  /** Number of whole random games of an estimate, where 2,000 would take too long. */
  readonly whole?: number | undefined
  /**
   * A position of which a seat sees what it sees here, everything unknown in it being drawn by lot: all that can be
   * is as likely. It is given what the seat sees and nothing else, so that nobody can cheat who looks ahead by it;
   * `told` are answers that the seat has seen and no event has put on the table yet, such as a card just drawn.
   */
  fill(seen: Laid<Given, Position>, seat: SeatId, draw: Draw, told?: readonly Told[]): Position
  /** A seat's part in the victory: 1 where it has won alone, 0 where it has lost; undefined until that is known. */
  victory(laid: Laid<Given, Position>, seat: SeatId): number | undefined
  /** Policy of random games played ahead; the game's first policy when absent. */
  readonly policy?: Policy<Position, Given> | undefined
  /**
   * The answers to a decision that are worth a thought, where a game knows: the one that it would give at once first,
   * which is taken where others promise no more. All answers, or a sample of very many, where it does not.
   */
  tries?(question: Ask, seen: Position, given: Given): readonly unknown[] | undefined
  /** Promise of a position for a seat, from 0 to 1, by which answers are compared. */
  promise(laid: Laid<Given, Position>, seat: SeatId): number
}

/** An answer by the kind of its question. */
export interface Told {
  readonly kind: string
  readonly value: unknown
}

/** So many rounds of a loop beyond the one under way: how far random games go where whole ones are too long. */
export interface Horizon {
  readonly loop: string
  readonly rounds: number
}

/**
 * Promise of a lead: one half for none, more for a larger one, never above 1; `scale` is the lead that promises three
 * quarters. A ratio of numbers, which every machine computes alike.
 */
export function promiseOf(lead: number, scale: number): number {
  return (1 + lead / (Math.abs(lead) + scale)) / 2
}

/** Some things in an order drawn by lot. */
export function shuffled<T>(things: readonly T[], draw: Draw): T[] {
  const left = [...things]
  return things.map(() => left.splice(draw(left.length), 1)[0] as T)
}
