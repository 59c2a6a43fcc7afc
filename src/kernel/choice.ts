/**
 * A finite set of legal answers, numbered from 0: what a question offers and what a roll can show.
 * Answers are plain data. The set is computed lazily, so a question with hundreds of answers costs as
 * little as its parts, and the number of an answer is all that a log or a link has to store.
 */
export interface Choice<T = unknown> {
  /** How many answers there are. */
  readonly count: number
  /** The parts of a compound answer, one list of values per named part; a form is drawn from them. */
  readonly parts?: Readonly<Record<string, Choice>>
  /** The answer of that number, 0 ≤ index < count. */
  at(index: number): T
  /** The number of an answer, or -1 when it is not among the legal ones. */
  indexOf(answer: unknown): number
}

/** One of the given values. A value that occurs several times is answered by its first number. */
export function oneOf<const T>(values: readonly T[]): Choice<T> {
  return new OneOf(values)
}

class OneOf<T> implements Choice<T> {
  readonly count: number
  readonly #values: readonly T[]

  constructor(values: readonly T[]) {
    this.count = values.length
    this.#values = values
  }

  at(index: number): T {
    return this.#values[index] as T
  }

  indexOf(answer: unknown): number {
    return this.#values.findIndex((value) => sameData(value, answer))
  }
}

/** A form: one value for each named part, every combination being legal. The first part varies slowest. */
export function form<T extends Record<string, unknown>>(
  parts: {
    readonly [Name in keyof T]: Choice<T[Name]>
  },
): Choice<T> {
  return new Form(parts)
}

/** The combinations of the parts of a form. */
class Form<T extends Record<string, unknown>> implements Choice<T> {
  readonly count: number
  readonly parts: { readonly [Name in keyof T]: Choice<T[Name]> }

  constructor(parts: { readonly [Name in keyof T]: Choice<T[Name]> }) {
    this.parts = parts
    let count = 1
    for (const name in parts) count *= parts[name].count
    this.count = count
  }

  at(index: number): T {
    const answer: Partial<T> = {}
    let rest = this.count
    let left = index
    for (const name in this.parts) {
      const part = this.parts[name]
      rest /= part.count
      const digit = Math.floor(left / rest)
      answer[name] = part.at(digit)
      left -= digit * rest
    }
    return answer as T
  }

  indexOf(answer: unknown): number {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return -1
    if (Object.keys(answer).length !== Object.keys(this.parts).length) return -1
    let index = 0
    for (const name in this.parts) {
      const part = this.parts[name]
      if (!Object.hasOwn(answer, name)) return -1
      const digit = part.indexOf((answer as Record<string, unknown>)[name])
      if (digit < 0) return -1
      index = index * part.count + digit
    }
    return index
  }
}

/** The unordered pairs of the given values; an answer may name its two values in either order. */
export function pairsOf<const T>(values: readonly T[]): Choice<readonly [T, T]> {
  const pairs = values.flatMap((first, index) =>
    values.slice(index + 1).map((second) => [first, second] as const),
  )
  return {
    count: pairs.length,
    at: (index) => pairs[index] as readonly [T, T],
    indexOf: (answer) => indexOfPair(pairs, answer),
  }
}

function indexOfPair(pairs: readonly (readonly [unknown, unknown])[], answer: unknown): number {
  if (!Array.isArray(answer) || answer.length !== 2) return -1
  return pairs.findIndex(
    ([first, second]) =>
      (sameData(first, answer[0]) && sameData(second, answer[1])) ||
      (sameData(first, answer[1]) && sameData(second, answer[0])),
  )
}

/** A choice without the answers that `forbidden` names. */
export function except<T>(choice: Choice<T>, forbidden: (answer: T) => boolean): Choice<T> {
  const kept: number[] = []
  for (let index = 0; index < choice.count; index++) {
    if (!forbidden(choice.at(index))) kept.push(index)
  }
  return someOf(choice, kept)
}

/** A choice without some of its answers. */
export function without<T>(choice: Choice<T>, answers: readonly T[]): Choice<T> {
  const gone = answers.map((answer) => choice.indexOf(answer))
  const kept: number[] = []
  for (let index = 0; index < choice.count; index++) if (!gone.includes(index)) kept.push(index)
  return someOf(choice, kept)
}

/** The answers of a choice that have these numbers. */
function someOf<T>(choice: Choice<T>, kept: readonly number[]): Choice<T> {
  return {
    count: kept.length,
    at: (index) => choice.at(kept[index] as number),
    indexOf: (answer) => kept.indexOf(choice.indexOf(answer)),
  }
}

/** Every answer of one choice, then every answer of the other. */
export function either<A, B>(first: Choice<A>, second: Choice<B>): Choice<A | B> {
  return {
    count: first.count + second.count,
    at: (index) => (index < first.count ? first.at(index) : second.at(index - first.count)),
    indexOf: (answer) => {
      const index = first.indexOf(answer)
      if (index >= 0) return index
      const other = second.indexOf(answer)
      return other < 0 ? -1 : first.count + other
    },
  }
}

/** All answers of a choice, in order. For small choices: interfaces and enumeration. */
export function answersOf<T>(choice: Choice<T>): T[] {
  return Array.from({ length: choice.count }, (_, index) => choice.at(index))
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      sameData((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  )
}
