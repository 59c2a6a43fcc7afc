import { type Choice, hasAnswer, isForced } from '../choice/index.ts'
import { copyOf } from '../data/copy.ts'
import { isRecord } from '../data/keyed.ts'
import type { Opening, PolicyChoice } from '../game/opening.ts'
import type { Readings } from '../game/reading.ts'
import { type Refusal, RefusalError, shown, shownForNumber } from '../game/refusal.ts'
import type { Ask, GameEvent, Loop, Roll, Table, Together } from './table.ts'

/** A roll or a decision that waits for a number. What it offers is valid until the next verb. */
export type Question = ({ readonly step: 'roll' } & Roll) | AskedQuestion

/** A decision that waits for a number; perhaps one of several that are taken at the same time. */
export type AskedQuestion = { readonly step: 'ask' } & Ask & Partial<Together>

/** A decision as it is put to whoever answers. */
export function asPut(ask: Ask, together: Together | undefined): AskedQuestion {
  return together ? { step: 'ask', ...ask, secret: true, ...together } : { step: 'ask', ...ask }
}

/** Thrown by a verb that has no answer. Only the runner catches it, so rules have no `try`. */
class Halt {}
const HALT = new Halt()

/**
 * A table laid for a run: the four verbs, which leave to a runner what chance and people answer. A runner
 * is a table of its own kind, so that runs nest; it alone replaces or alters the position.
 */
export abstract class LaidTable<Given, Position> implements Table<Given, Position> {
  readonly given: Given
  readonly readings: Readings
  now: Position

  /** Lays out the opening, or a position in its place, which is not copied. */
  constructor({ given, readings, position }: Opening<Given, Position>, now?: Position) {
    this.given = given
    this.readings = readings
    this.now = now ?? copyOf(position)
  }

  roll<T>(roll: Roll<T>): T {
    const { outcomes } = roll
    if (isForced(outcomes)) {
      this.forced(roll)
      return outcomes.at(0)
    }
    if (outcomes.count === 0) throw nothingToAnswer(roll)
    return outcomes.at(this.rolled(roll))
  }

  ask<T>(ask: Ask<T>): T {
    const { options } = ask
    if (!ask.secret && isForced(options)) {
      this.forced(ask)
      return options.at(0)
    }
    return this.#put(ask)
  }

  askTogether<T>(asks: readonly Ask<T>[]): T[] {
    const together = asks.length
    return asks.map((ask, asked) => this.#put(ask, { together, asked }))
  }

  #put<T>(ask: Ask<T>, together?: Together): T {
    if (ask.options.count === 0) throw nothingToAnswer(ask)
    return ask.options.at(this.decided(ask, together))
  }

  abstract report(event: GameEvent): void

  abstract repeat(loop: Loop<this>): void

  /** The number of the outcome that comes up. */
  protected abstract rolled(roll: Roll): number

  /** The number of the answer that is given; in secret where several decide at the same time. */
  protected abstract decided(ask: Ask, together?: Together): number

  /** Called where a question has a single answer, which is put to nobody. */
  protected forced(_question: Roll | Ask): void {}

  /** Leaves the procedure where it stands. */
  protected halt(): never {
    throw HALT
  }
}

/**
 * Rounds that a run may begin, those of all loops counted together. No game that anybody plays comes near; what
 * goes on beyond would go on for ever, such as a player who passes whenever asked.
 */
export const MOST_ROUNDS = 20_000

/** The code of the refusal with which a run ends that goes on for too long. */
export const BROKEN_OFF = 'broken-off'

/** Says that a run was broken off before one more round of a loop, with nothing changed by it. */
export function brokenOff({ name, clause }: Pick<Loop, 'name' | 'clause'>): Refusal {
  return { code: BROKEN_OFF, clause, facts: { loop: name, rounds: MOST_ROUNDS } }
}

/** Runs a procedure on a table; false when it was left where it stands. */
export function runOn<T>(procedure: (table: T) => void, table: T): boolean {
  try {
    procedure(table)
    return true
  } catch (thrown) {
    if (thrown === HALT) return false
    throw thrown
  }
}

/** The answers that a question can get: the outcomes of a roll, the options of a decision. */
export function choiceOf(question: Question): Choice {
  return question.step === 'roll' ? question.outcomes : question.options
}

/** The number of what a policy has chosen, once it is known to be one of the answers. */
export function numberOfChoice(ask: Ask, choice: PolicyChoice): number | 'any' {
  if (choice === 'any') return choice
  if (typeof choice === 'number') return checkNumber(ask, ask.options, choice)
  const { clause, kind, options } = ask
  // A policy of somebody's own can give anything.
  const given: unknown = choice
  if (!isRecord(given) || !('value' in given)) {
    const facts = { question: kind, received: shown(given) }
    throw new RefusalError({ code: 'policy-without-choice', clause, facts })
  }
  const reason = options.refusal(given['value'])
  if (!reason) return options.indexOf(given['value'])
  throw new RefusalError({ clause, ...reason, facts: { question: kind, ...reason.facts } })
}

/** The number of an answer, once it is known to be one of the choice's. */
export function checkNumber(
  { clause, kind }: Pick<Roll, 'clause' | 'kind'>,
  choice: Choice,
  answer: number,
): number {
  if (hasAnswer(choice, answer)) return answer
  const isLeftOut = Number.isInteger(answer) && answer >= 0 && answer < choice.count
  const reason = isLeftOut ? choice.refusal(choice.at(answer)) : undefined
  if (!reason) throw new RefusalError(numberRefusal(clause, kind, choice.count, answer))
  throw new RefusalError({ clause, ...reason, facts: { question: kind, ...reason.facts } })
}

/** Refuses what is not the number of one of so many answers. */
export function numberRefusal(
  clause: string,
  question: string,
  count: number,
  received: unknown,
): Refusal {
  const told = typeof received === 'number' ? received : shownForNumber(received)
  const facts = { question, received: told, allowed: count - 1 }
  return { code: 'answer-number-out-of-range', clause, facts }
}

/** Error for a question that has no answer. */
export function nothingToAnswer({ clause, kind }: Pick<Roll, 'clause' | 'kind'>): RefusalError {
  return new RefusalError({ code: 'nothing-to-answer', clause, facts: { question: kind } })
}
