import type { Choice } from './choice.ts'
import { oneOf } from './choice.ts'
import { decided, promptly, rolled, tell } from './prompt.ts'
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
  readonly secret?:
    | undefined
    | { readonly seats: readonly SeatId[]; readonly facts: readonly string[] }
}

/** Chance: one outcome out of a weighted set. Without weights all outcomes are equally likely. */
export interface Roll<T = unknown> {
  readonly step: 'roll'
  readonly clause: string
  /** What is rolled or drawn; the key of its message. */
  readonly kind: string
  readonly outcomes: Choice<T>
  /** Positive integers, one per outcome. */
  readonly weights?: readonly number[] | undefined
  /** The only seats that see the outcome; everybody does when absent. */
  readonly seenBy?: readonly SeatId[] | undefined
  /** Whose die or draw it is, when it is somebody's. */
  readonly of?: SeatId | undefined
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
  readonly secret?: boolean | undefined
  /** How many decisions are taken at the same time as this one, itself included, when more than one. */
  readonly together?: number | undefined
  /** How many of the decisions taken at the same time have been asked for before this one. */
  readonly asked?: number | undefined
  /** Why an answer outside the options is not legal. */
  readonly refuse?: ((answer: unknown) => Refusal) | undefined
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

/** A step that was taken at once: over before it is stepped, and its own last word. One object, for speed. */
class Taken<Result> implements Suspension<Result> {
  readonly done = true
  readonly value: Result

  constructor(value: Result) {
    this.value = value
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): this {
    return this
  }
}

/** Puts one question: to the runner at hand if it answers at once, otherwise by yielding it. */
function put<T>(question: Roll<T> | Ask<T>, answers: Choice<T>): Suspension<T> {
  return answered(question, answers) ?? new Asked(question, answers)
}

function answered<T>(question: Roll<T> | Ask<T>, answers: Choice<T>): Taken<T> | undefined {
  const number = answers.count > 0 ? promptly(question) : undefined
  return number === undefined ? undefined : new Taken(answers.at(number))
}

/** A question that waits. Its result is the answer of the number that it is stepped with. */
class Asked<T> implements Suspension<T> {
  readonly #question: Roll<T> | Ask<T>
  readonly #answers: Choice<T>
  #yielded = false

  constructor(question: Roll<T> | Ask<T>, answers: Choice<T>) {
    this.#question = question
    this.#answers = answers
  }

  [Symbol.iterator](): this {
    return this
  }

  next(answer: number): IteratorResult<Step, T> {
    if (this.#yielded) return new Taken(this.#answers.at(answer))
    this.#yielded = true
    const question = this.#question
    return answered(question, this.#answers) ?? { done: false, value: question }
  }
}

/** Chance decides: the outcome that the runner rolls. */
export function roll<T>(what: Omit<Roll<T>, 'step'>): Suspension<T> {
  const { clause, kind, outcomes, weights, seenBy, of } = what
  const number = outcomes.count > 0 && !outcomes.draw ? rolled(outcomes.count, weights) : undefined
  if (number !== undefined) return new Taken(outcomes.at(number))
  return put({ step: 'roll', clause, kind, outcomes, weights, seenBy, of }, outcomes)
}

/** Somebody decides: the answer, which is legal. */
export function ask<T>(what: Omit<Ask<T>, 'step' | Together>): Suspension<T> {
  return askOne(what, what.secret)
}

/** What is said of a decision that is taken at the same time as others. */
type Together = 'together' | 'asked'

/** One decision. The question is put together only for a runner that wants to see it. */
function askOne<T>(
  what: Omit<Ask<T>, 'step' | Together>,
  secret?: boolean,
  together?: number,
  asked?: number,
): Suspension<T> {
  const { options } = what
  const number = options.count > 0 && !options.draw ? decided(options.count) : undefined
  if (number !== undefined) return new Taken(options.at(number))
  const { clause, kind, by, refuse } = what
  const question = {
    step: 'ask',
    clause,
    kind,
    by,
    options,
    secret,
    together,
    asked,
    refuse,
  } as const
  return put(question, options)
}

/**
 * Several people decide at the same time, each in secret: no answer is reported, hence none is known,
 * before all are given. The answers, in the order of the questions.
 */
export function* askTogether<T>(questions: readonly Omit<Ask<T>, 'step' | Together>[]): Rule<T[]> {
  const answers: T[] = []
  for (const question of questions) {
    answers.push(yield* askOne(question, true, questions.length, answers.length))
  }
  return answers
}

/** Something happens: the position changes by this event and by nothing else. */
export function report<E extends GameEvent>(event: E): Suspension<void> {
  return tell(event) ? NOTHING : new Reported(event)
}

/** No step at all: what a procedure of a single step returns when there is nothing to do. */
export function nothing(): Suspension<undefined> {
  return NOTHING
}

/** No step either, with a result: what a procedure returns when there is nothing to ask. */
export function known<Result>(result: Result): Suspension<Result> {
  return new Taken(result)
}

const NOTHING = new Taken(undefined)

/** An event that no runner has been told of yet; yielded when a procedure is stepped by hand. */
class Reported<E extends GameEvent> implements Report<E>, Suspension<void> {
  readonly step = 'report'
  readonly event: E
  #told = false

  constructor(event: E) {
    this.event = event
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Step, void> {
    if (this.#told || tell(this.event)) return NOTHING
    this.#told = true
    return { done: false, value: this }
  }
}

/** Rounds are played until the loop's condition fails; the runner plays them. */
export function* repeat<T extends Table>(loop: Loop<T>, table: T): Rule {
  yield { ...loop, round: () => loop.body(table) } as Repeat
}

/** Declares a loop. */
export function loop<T extends Table>(what: Omit<Loop<T>, 'step'>): Loop<T> {
  return { step: 'loop', ...what }
}

/** A fair die with faces 1 to `sides`. */
export function die(sides: number): Choice<number> {
  return oneOf(Array.from({ length: sides }, (_, index) => index + 1))
}
