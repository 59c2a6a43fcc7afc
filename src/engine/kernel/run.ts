import type { Choice } from './choice.ts'
import { copyOf } from './copy.ts'
import type { Opening } from './game.ts'
import type { Readings } from './reading.ts'
import { RefusalError } from './refusal.ts'
import { ANOTHER_ROUND, type Ask, type GameEvent, type Loop, type Roll, type Rule } from './step.ts'

/** A step that waits for a number. */
export type Question = Roll | Ask

/** The table as its runner holds it: only a runner replaces or alters the position. */
export interface OpenTable<Given, Position> {
  readonly given: Given
  readonly readings: Readings
  now: Position
}

/** What a runner does with the steps that are not questions. */
export interface Runner {
  /** Brings the position up to date with an event. */
  report(event: GameEvent): void
  /** Whether another round of this loop is played. */
  anotherRound(loop: Loop): boolean
}

/** A table laid for an opening, with a copy of its position. */
export function layTable<Given, Position>(
  opening: Opening<Given, Position>,
): OpenTable<Given, Position> {
  return { given: opening.given, readings: opening.readings, now: copyOf(opening.position) }
}

/**
 * Runs a procedure up to its next question; undefined when the procedure has ended. `answer` is the
 * number that answers the question at which it stands suspended (for a fresh procedure: any number).
 */
export function runToQuestion(
  rule: Rule<unknown>,
  answer: number,
  runner: Runner,
): Question | undefined {
  let result = rule.next(answer)
  while (!result.done) {
    const step = result.value
    if (step.step === 'report') {
      runner.report(step.event)
      result = rule.next(0)
    } else if (step.step === 'loop') {
      result = rule.next(runner.anotherRound(step) ? ANOTHER_ROUND : 0)
    } else {
      if (choiceOf(step).count === 0) throw nothingToAnswer(step)
      return step
    }
  }
  return undefined
}

/** The answers that a question can get: the outcomes of a roll, the options of a decision. */
export function choiceOf(question: Question): Choice {
  return question.step === 'roll' ? question.outcomes : question.options
}

function nothingToAnswer({ clause, kind }: Question): RefusalError {
  return new RefusalError({ code: 'nothing-to-answer', clause, facts: { question: kind } })
}
