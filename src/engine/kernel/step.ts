import type { Choice } from './choice.ts'
import { oneOf } from './choice.ts'
import type { Refusal } from './refusal.ts'

/** A player's letter, in turn order clockwise. */
export type SeatId = string

/** Who answers: a player, or the table for a physical act that only people can settle. */
export type Decider = SeatId | 'table'

/** What a rule changes or establishes. Only events alter a position; each names the clause behind it. */
export interface GameEvent {
  /** The clause that makes it happen. */
  readonly clause: string
  /** Further clauses that decided how it happens, such as the tie-break. */
  readonly with?: readonly string[]
  readonly kind: string
  /** The facts of this event that only these seats may know until all is revealed. */
  readonly secret?: { readonly seats: readonly SeatId[]; readonly facts: readonly string[] }
}

/** Chance: one outcome out of a weighted set. Without weights all outcomes are equally likely. */
export interface Roll<T = unknown> {
  readonly step: 'roll'
  readonly clause: string
  /** What is rolled or drawn; the key of its message. */
  readonly kind: string
  readonly outcomes: Choice<T>
  /** Positive integers, one per outcome. */
  readonly weights?: readonly number[]
  /** The only seats that see the outcome; everybody does when absent. */
  readonly seenBy?: readonly SeatId[]
}

/** A decision. Only the answers of `options` can be given. */
export interface Ask<T = unknown> {
  readonly step: 'ask'
  readonly clause: string
  /** What is decided; the key of its message. */
  readonly kind: string
  readonly by: Decider
  readonly options: Choice<T>
  /** The answer is known to the decider alone until the rules reveal it. */
  readonly secret?: boolean
  /** How many decisions are taken at the same time as this one, itself included, when more than one. */
  readonly together?: number
  /** How many of the decisions taken at the same time have been asked for before this one. */
  readonly asked?: number
  /** Why an answer outside the options is not legal. */
  readonly refuse?: (answer: unknown) => Refusal
}

/** An event, to be applied to the position. */
export interface Report<E extends GameEvent = GameEvent> {
  readonly step: 'report'
  readonly event: E
}

/**
 * A repetition as data, declared once at module level. Nothing survives from one round to the next
 * except in the position, so a round is (name, position), the restart law holds, and odds can be solved.
 */
export interface Loop<T extends Table = Table> {
  readonly step: 'loop'
  readonly name: string
  readonly clause: string
  /** Whether another round is played from the position on the table. */
  goesOn(table: T): boolean
  /** One round. */
  body(table: T): Rule
}

/** A loop as it is yielded: with its rounds on the table at which it was met. */
export interface Repeat extends Loop {
  /** Begins a round. */
  round(): Rule
}

/** The four things that a procedure may yield. */
export type Step = Roll | Ask | Report | Repeat

/** What every procedure works on: what was given for good, the readings in force, the position now. */
export interface Table<Given = unknown, Position = unknown> {
  readonly given: Given
  readonly readings: Readonly<Record<string, string>>
  /** The current position. Never keep a part of it in a local across a `yield*`: it may have changed. */
  readonly now: Position
}

/** A procedure: yields steps, is answered by numbers, returns a result. Must be stepped with `yield*`. */
export type Rule<Result = void> = IterableIterator<Step, Result, number>

/** A procedure of a single step: the runner's number comes back as its result. */
export type Suspension<Result> = Rule<Result>

/**
 * Yields one step, once. Does the same as a generator function with one `yield` in it, at half the cost;
 * a whole game takes hundreds of steps.
 */
class Once<Result> implements Suspension<Result> {
  readonly #step: Step
  readonly #result: (answer: number) => Result
  #yielded = false

  constructor(step: Step, result: (answer: number) => Result) {
    this.#step = step
    this.#result = result
  }

  [Symbol.iterator](): this {
    return this
  }

  next(answer: number): IteratorResult<Step, Result> {
    if (this.#yielded) return { done: true, value: this.#result(answer) }
    this.#yielded = true
    return { done: false, value: this.#step }
  }
}

/** Chance decides: the outcome that the runner rolls. */
export function roll<T>(what: Omit<Roll<T>, 'step'>): Suspension<T> {
  return new Once({ step: 'roll', ...what }, (answer) => what.outcomes.at(answer))
}

/** Somebody decides: the answer, which is legal. */
export function ask<T>(what: Omit<Ask<T>, 'step'>): Suspension<T> {
  return new Once({ step: 'ask', ...what }, (answer) => what.options.at(answer))
}

/**
 * Several people decide at the same time, each in secret: no answer is reported, hence none is known,
 * before all are given. The answers, in the order of the questions.
 */
export function* askTogether<T>(questions: readonly Omit<Ask<T>, 'step'>[]): Rule<T[]> {
  const answers: T[] = []
  for (const question of questions) {
    const together = { together: questions.length, asked: answers.length }
    answers.push(yield* ask({ ...question, ...together, secret: true }))
  }
  return answers
}

/** Something happens: the position changes by this event and by nothing else. */
export function report<E extends GameEvent>(event: E): Suspension<void> {
  return new Reported(event)
}

/** A report that yields itself: events are the most frequent steps by far. */
class Reported<E extends GameEvent> implements Report<E>, Suspension<void> {
  readonly step = 'report'
  readonly event: E
  #yielded = false

  constructor(event: E) {
    this.event = event
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Step, void> {
    if (this.#yielded) return REPORTED
    this.#yielded = true
    return { done: false, value: this }
  }
}

const REPORTED: IteratorResult<Step, void> = { done: true, value: undefined }

/** Rounds are played until the loop's condition fails; the runner plays them. */
export function repeat<T extends Table>(loop: Loop<T>, table: T): Suspension<void> {
  return new Once({ ...loop, round: () => loop.body(table) } as Step, nothing)
}

function nothing(): void {}

/** Declares a loop. */
export function loop<T extends Table>(what: Omit<Loop<T>, 'step'>): Loop<T> {
  return { step: 'loop', ...what }
}

/** A fair die with faces 1 to `sides`. */
export function die(sides: number): Choice<number> {
  return oneOf(Array.from({ length: sides }, (_, index) => index + 1))
}
