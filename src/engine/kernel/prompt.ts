import type { Ask, GameEvent, Roll } from './step.ts'

/** What a runner can do with a step at once, while the procedure that takes it goes on. */
export interface Prompt {
  /** Brings the position up to date with an event. */
  report(event: GameEvent): void
  /** The number of the answer, or undefined to suspend the procedure until it is known. */
  answer?(question: Roll | Ask): number | undefined
}

/*
 * The prompt of the runner that is stepping a procedure at this moment. A step that its runner can take
 * at once need not suspend all the procedures around it, which is what most of the time of a random game
 * was spent on. It is set around each step and restored after, so runs can nest; only step.ts reads it.
 */
let current: Prompt | undefined

/** Makes a runner's prompt the current one and returns the one before, to be put back after the step. */
export function setPrompt(prompt: Prompt | undefined): Prompt | undefined {
  const before = current
  current = prompt
  return before
}

/** The prompt of the runner that is stepping now; undefined when a procedure is stepped by hand. */
export function currentPrompt(): Prompt | undefined {
  return current
}
