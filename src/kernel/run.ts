import { type Choice, hasAnswer } from './choice.ts'
import { copyOf } from './copy.ts'
import type { Opening } from './game.ts'
import { type Prompt, setPrompt } from './prompt.ts'
import type { Readings } from './reading.ts'
import { type Refusal, RefusalError } from './refusal.ts'
import type { Ask, Loop, Repeat, Roll, Rule, Step } from './step.ts'

/** A step that waits for a number. */
export type Question = Roll | Ask

/** The table as its runner holds it: only a runner replaces or alters the position. */
export interface OpenTable<Given, Position> {
  readonly given: Given
  readonly readings: Readings
  now: Position
}

/** What a runner does with the steps of a procedure. */
export interface Runner extends Prompt {
  /** Whether another round of this loop is played; 'halt' leaves the procedure where it stands. */
  anotherRound(loop: Loop): boolean | 'halt'
}

/** A table laid for an opening, with a copy of its position. */
export function layTable<Given, Position>(
  opening: Opening<Given, Position>,
): OpenTable<Given, Position> {
  return { given: opening.given, readings: opening.readings, now: copyOf(opening.position) }
}

/**
 * A procedure under way. Rounds are run from here, on a stack, so that a question in a round does not
 * have to travel through all the procedures around its loop.
 */
export class Run {
  readonly #runner: Runner
  readonly #procedures: Rule<unknown>[]
  /** The loops around each procedure but the first. */
  readonly #loops: Repeat[] = []

  constructor(procedure: Rule<unknown>, runner: Runner) {
    this.#runner = runner
    this.#procedures = [procedure]
  }

  /**
   * Runs up to the next question; undefined when the procedure has ended or was halted. `answer` is the
   * number that answers the question at which it stands suspended (at first: any number).
   */
  toQuestion(answer: number): Question | undefined {
    let result = this.#next(answer)
    while (result) {
      if (result.done) {
        this.#procedures.pop()
        const loop = this.#loops.pop()
        result = loop && this.#repeat(loop)
      } else if (result.value.step === 'report') {
        this.#runner.report(result.value.event)
        result = this.#next(0)
      } else if (result.value.step === 'loop') {
        result = this.#repeat(result.value)
      } else {
        if (choiceOf(result.value).count === 0) throw nothingToAnswer(result.value)
        return result.value
      }
    }
    return undefined
  }

  #next(answer: number): IteratorResult<Step, unknown> | undefined {
    const before = setPrompt(this.#runner)
    try {
      return this.#procedures.at(-1)?.next(answer)
    } finally {
      setPrompt(before)
    }
  }

  /** Begins another round, or goes on after the loop; undefined when the runner halts. */
  #repeat(loop: Repeat): IteratorResult<Step, unknown> | undefined {
    const goesOn = this.#runner.anotherRound(loop)
    if (goesOn === 'halt') return undefined
    if (goesOn) {
      this.#procedures.push(loop.round())
      this.#loops.push(loop)
    }
    return this.#next(0)
  }
}

/** The answers that a question can get: the outcomes of a roll, the options of a decision. */
export function choiceOf(question: Question): Choice {
  return question.step === 'roll' ? question.outcomes : question.options
}

/** The number of an answer, once it is known to be one of the question's. */
export function checkNumber(question: Question, answer: number): number {
  if (hasAnswer(choiceOf(question), answer)) return answer
  throw new RefusalError(numberRefusal(question, answer))
}

/** Why a number is not the number of an answer to this question. */
export function numberRefusal(question: Question, received: number): Refusal {
  const facts = { question: question.kind, received, allowed: choiceOf(question).count - 1 }
  return { code: 'answer-number-out-of-range', clause: question.clause, facts }
}

function nothingToAnswer({ clause, kind }: Question): RefusalError {
  return new RefusalError({ code: 'nothing-to-answer', clause, facts: { question: kind } })
}
