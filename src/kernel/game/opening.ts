import type { Ask, Table, Together } from '../run/table.ts'
import type { Readings } from './reading.ts'

/** Start of a procedure: facts fixed for good, the first position, and the procedure to run. */
export interface Opening<Given = unknown, Position = unknown> {
  /** The id of the game that opened it, where that is told. */
  readonly game?: string
  readonly given: Given
  readonly readings: Readings
  readonly position: Position
  procedure(table: Table<Given, Position>): void
}

/** Answers decisions when nobody is asked. */
export interface Policy<Position = unknown, Given = unknown> {
  readonly id: string
  /** Answer to a decision taken in this position. Whoever looks ahead tells as well what is given. */
  choose(question: Ask & Partial<Together>, position: Position, given?: Given): PolicyChoice
}

/** The number of the chosen answer, the answer itself, or 'any' for all of them with equal chance. */
export type PolicyChoice = number | 'any' | { readonly value: unknown }

/** Every legal answer with the same chance. */
export const anyAnswer: Policy = { id: 'any', choose: () => 'any' }
