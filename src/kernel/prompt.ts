import type { Ask, GameEvent, Roll } from './step.ts'

/** Draws the number of one of so many answers, by their weights where they have any. */
export type Draw = (count: number, weights?: readonly number[]) => number

/** What a runner can do with a step at once, while the procedure that takes it goes on. */
export interface Prompt {
  /** Brings the position up to date with an event. */
  report(event: GameEvent): void
  /** The number of the answer, or undefined to suspend the procedure until it is known. */
  answer?(question: Roll | Ask): number | undefined
  /** Answers a roll without looking at it. */
  readonly roll?: Draw | undefined
  /** Answers a decision without looking at it, as when all of them are left to chance. */
  readonly decide?: Draw | undefined
}

/*
 * The prompt of the runner that is stepping a procedure at this moment. A step that its runner can take
 * at once need not suspend all the procedures around it, which is what most of the time of a random game
 * was spent on. It is set around each step of a procedure and restored after, so runs can nest. While a
 * runner does its part there is no prompt: what it plays meanwhile, such as a policy that tries out a
 * position, is not the procedure's. Only step.ts asks for it.
 */
let current: Prompt | undefined

/** Makes a runner's prompt the current one and returns the one before, to be put back after the step. */
export function setPrompt(prompt: Prompt | undefined): Prompt | undefined {
  const before = current
  current = prompt
  return before
}

/** Tells the runner that is stepping now of an event; false when a procedure is stepped by hand. */
export function tell(event: GameEvent): boolean {
  const prompt = current
  if (!prompt) return false
  current = undefined
  prompt.report(event)
  current = prompt
  return true
}

/** The number that the runner that is stepping now draws for a roll; undefined when it wants to see it. */
export function rolled(count: number, weights?: readonly number[]): number | undefined {
  return current?.roll?.(count, weights)
}

/** The number that the runner that is stepping now draws for a decision; undefined when it wants to see it. */
export function decided(count: number): number | undefined {
  return current?.decide?.(count)
}

/** The answer of the runner that is stepping now; undefined when there is none at once. */
export function promptly(question: Roll | Ask): number | undefined {
  const prompt = current
  if (!prompt?.answer) return undefined
  current = undefined
  const number = prompt.answer(question)
  current = prompt
  return number
}
