import Fraction from 'fraction.js'
import type { Opening } from '../../src/kernel/game/opening.ts'
import type { Outcome, Refusal } from '../../src/kernel/game/refusal.ts'
import type { Odds } from '../../src/kernel/odds/odds.ts'
import { die, type GameEvent, type Loop, type Table } from '../../src/kernel/run/table.ts'

/** The only event of toy games: some entries of the position get new values. */
export interface Change extends GameEvent {
  readonly change: Readonly<Record<string, unknown>>
}

/** A game that is nothing but its positions: toys differ in their procedures. */
export const toys = {
  apply(position: never, event: Change): void {
    Object.assign(position as object, event.change)
  },
  seenBy: <P>(position: P): P => position,
}

/** A table at which toys are played. */
export type ToyTable<P> = Table<null, P, Change>

/** Changes entries of the position. */
export function change<P>(
  table: ToyTable<P>,
  entries: Readonly<Record<string, unknown>> & Partial<P>,
): void {
  table.report({ clause: 'toy.change', kind: 'change', change: entries })
}

/** A roll of a die. */
export function rollDie<P>(table: ToyTable<P>, sides: number, weights?: readonly number[]): number {
  return table.roll({ clause: 'toy.roll', kind: 'die', outcomes: die(sides), weights })
}

/** A loop of a toy, with a clause named after it. */
export function toyLoop<P>(
  name: string,
  goesOn: (now: P) => boolean,
  body: (table: ToyTable<P>) => void,
): Loop<ToyTable<P>> {
  return { name, clause: `toy.${name}`, goesOn: (table) => goesOn(table.now), body }
}

/** A toy about to begin. */
export function opened<P>(position: P, procedure: (table: ToyTable<P>) => void): Opening<null, P> {
  return { given: null, readings: {}, position, procedure }
}

/** The value of an outcome that must not be a refusal. */
export function valueFrom<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(JSON.stringify(outcome.refusals))
}

/** The only refusal of an outcome that must be one. */
export function refusalOf(outcome: Outcome<unknown>): Refusal {
  if (outcome.ok || outcome.refusals.length !== 1) throw new Error('expected exactly one refusal')
  return outcome.refusals[0] as Refusal
}

/** Odds as text, `{ result: 'n/d' }`, after checking that they sum to exactly one. */
export function chancesOf(odds: Outcome<Odds<unknown>>): Record<string, string> {
  const { outcomes } = valueFrom(odds)
  const sum = outcomes.reduce((all, { chance }) => all.add(chance), new Fraction(0))
  if (!sum.equals(1)) throw new Error(`the chances sum to ${sum.toFraction()}`)
  return Object.fromEntries(
    outcomes.map(({ result, chance }) => [String(result), chance.toFraction()]),
  )
}
