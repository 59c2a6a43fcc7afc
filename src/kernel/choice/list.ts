import type { Refusal } from '../game/refusal.ts'
import { type Choice, Numbering, type Shape } from './contract.ts'
import { counted } from './count.ts'
import { notInRange, notOneOf } from './reasons.ts'
import { sameData } from './same.ts'

/** One of the given values. A value that occurs several times is answered by its first number. */
export function oneOf<const T>(values: readonly T[]): Choice<T> {
  return new OneOf(values)
}

/** The one that random games make by the thousand: nothing is prepared that is not asked for. */
class OneOf<T> implements Choice<T> {
  readonly count: number
  readonly list: readonly T[]

  constructor(values: readonly T[]) {
    this.count = values.length
    this.list = values
  }

  get shape(): Shape {
    return { kind: 'list', values: this.list }
  }

  at(index: number): T {
    return this.list[index] as T
  }

  indexOf(answer: unknown): number {
    return this.list.findIndex((value) => sameData(value, answer))
  }

  refusal(answer: unknown): Refusal | undefined {
    return this.indexOf(answer) < 0 ? notOneOf(answer, this.list) : undefined
  }
}

/** A whole number from `min` to `max`; none when `max` is less. */
export function range(min: number, max: number): Choice<number> {
  return new Range(min, max)
}

class Range extends Numbering<number> {
  readonly count: number
  readonly shape: Shape & { readonly kind: 'range' }

  constructor(min: number, max: number) {
    super()
    this.shape = { kind: 'range', min, max }
    this.count = counted(Math.max(0, max - min + 1))
  }

  at(index: number): number {
    return this.shape.min + index
  }

  protected find(answer: unknown): number | Refusal {
    const { min, max } = this.shape
    const isWithin = Number.isInteger(answer) && Number(answer) >= min && Number(answer) <= max
    return isWithin ? Number(answer) - min : notInRange(answer, this.shape)
  }
}
