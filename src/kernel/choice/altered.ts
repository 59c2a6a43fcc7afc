import { rank } from '../data/rank.ts'
import type { Refusal } from '../game/refusal.ts'
import { answersOf, type Choice, drawFrom, Numbering, type Shape } from './contract.ts'
import { counted } from './count.ts'
import { leftOut, notOneOf } from './reasons.ts'

/** A choice without the answers that `forbidden` names. It is walked through, so it has to be a small one. */
export function except<T>(choice: Choice<T>, forbidden: (answer: T) => boolean): Choice<T> {
  const gone: number[] = []
  for (let index = 0; index < choice.count; index++) {
    if (forbidden(choice.at(index))) gone.push(index)
  }
  return new Fewer(choice, gone, (former) => except(former as Choice<T>, forbidden))
}

/** A choice without some of its answers, which are not to be points of a grid: there a predicate refuses. */
export function without<T>(choice: Choice<T>, answers: readonly T[]): Choice<T> {
  const gone: number[] = []
  for (const answer of answers) {
    const number = choice.indexOf(answer)
    if (number >= 0 && !gone.includes(number)) gone.push(number)
  }
  const { order } = rank(gone, (one, other) => one - other)
  return new Fewer(choice, order, (former) => without(former, answers))
}

/** The answers of a choice but for some, by their numbers, ascending; what is left is numbered without gaps. */
class Fewer<T> extends Numbering<T> {
  readonly count: number
  readonly #all: Choice<T>
  readonly #gone: readonly number[]
  readonly #lessen: (former: Choice) => Choice

  constructor(all: Choice<T>, gone: readonly number[], lessen: (former: Choice) => Choice) {
    super()
    this.#all = all
    this.#gone = gone
    this.#lessen = lessen
    this.count = all.count - gone.length
  }

  get shape(): Shape {
    const { shape } = this.#all
    return shape.kind === 'list' ? { kind: 'list', values: answersOf(this) } : shape
  }

  override get former(): Choice | undefined {
    const { former } = this.#all
    return former && this.#lessen(former)
  }

  at(index: number): T {
    let number = index
    for (const one of this.#gone) if (one <= number) number++
    return this.#all.at(number)
  }

  protected find(answer: unknown): number | Refusal {
    const refusal = this.#all.refusal(answer)
    if (refusal) return refusal
    const number = this.#all.indexOf(answer)
    if (this.#gone.includes(number)) return leftOut(answer)
    return number - this.#gone.filter((one) => one < number).length
  }
}

/** Every answer of the first choice, then every answer of the next, and so on. */
export function either<T extends readonly unknown[]>(
  ...choices: { readonly [Place in keyof T]: Choice<T[Place]> }
): Choice<T[number]> {
  return new Either(choices)
}

/**
 * The same, but at random each of the choices is made as often as the others, however many answers it has: for
 * what rarely happens and can happen in many ways. Like all choices that draw by themselves it is never listed.
 */
export function evenly<T extends readonly unknown[]>(
  ...choices: { readonly [Place in keyof T]: Choice<T[Place]> }
): Choice<T[number]> {
  return new Either(choices, true)
}

class Either<T> extends Numbering<T> {
  readonly count: number
  readonly draw: Choice['draw']
  readonly #choices: readonly Choice<T>[]

  constructor(choices: readonly Choice<T>[], isEven = choices.some(({ draw }) => draw)) {
    super()
    this.#choices = choices
    this.count = counted(choices.reduce((sum, { count }) => sum + count, 0))
    this.draw = isEven ? (pick) => this.#drawn(pick) : undefined
  }

  /** Of lists it is a list again. */
  get shape(): Shape {
    const shapes = this.#choices.map(({ shape }) => shape)
    const lists = shapes.flatMap((shape) => (shape.kind === 'list' ? [shape.values] : []))
    if (lists.length === shapes.length) return { kind: 'list', values: lists.flat() }
    return { kind: 'either', choices: this.#choices }
  }

  override get former(): Choice | undefined {
    if (!this.#choices.some(({ former }) => former)) return undefined
    return new Either(
      this.#choices.map((choice) => choice.former ?? choice),
      this.draw !== undefined,
    )
  }

  at(index: number): T {
    let left = index
    for (const choice of this.#choices) {
      if (left < choice.count) return choice.at(left)
      left -= choice.count
    }
    throw new RangeError(`there is no answer ${index}`)
  }

  protected find(answer: unknown): number | Refusal {
    let before = 0
    for (const choice of this.#choices) {
      const index = choice.indexOf(answer)
      if (index >= 0) return before + index
      before += choice.count
    }
    return this.#reason(answer)
  }

  /**
   * Reason for a refusal: for a record or a list the missing or excess part, for everything else the allowed answers.
   */
  #reason(answer: unknown): Refusal {
    const { shape } = this
    if (shape.kind === 'list') return notOneOf(answer, shape.values)
    if (answer === undefined) return notOneOf(answer, [])
    const isMade = typeof answer === 'object' && answer !== null
    const like = this.#choices.find(
      ({ shape: { kind } }) => isMade !== ['list', 'range'].includes(kind),
    )
    return like?.refusal(answer) ?? notOneOf(answer, [])
  }

  /** Each of the choices is as likely as the others: a point among millions must not drown the rest. */
  #drawn(pick: (count: number) => number): number | undefined {
    const left = [...this.#choices.keys()]
    while (left.length > 0) {
      const [place = 0] = left.splice(pick(left.length), 1)
      const choice = this.#choices[place] as Choice<T>
      const before = this.#choices.slice(0, place).reduce((sum, { count }) => sum + count, 0)
      const number = choice.count > 0 ? drawFrom(choice, pick) : undefined
      if (number !== undefined) return before + number
    }
    return undefined
  }
}
