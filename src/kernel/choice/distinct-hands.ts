import { rank } from '../data/rank.ts'
import type { Refusal } from '../game/refusal.ts'
import { Numbering, type Span } from './contract.ts'
import { counted, falling, numberOfSet, setOfNumber, setsOf } from './count.ts'
import { notAList, notOneOf, tooOften, wrongNumber } from './reasons.ts'
import { sameData } from './same.ts'

/** Lists of some of the given values, told by the places of what they take. */
export abstract class Hands<T> extends Numbering<readonly T[]> {
  protected readonly values: readonly T[]
  protected readonly span: Span

  constructor(values: readonly T[], span: Span) {
    super()
    this.values = values
    this.span = span
  }

  at(index: number): readonly T[] {
    return this.placesAt(index).map((place) => this.values[place] as T)
  }

  protected find(answer: unknown): number | Refusal {
    if (!Array.isArray(answer)) return notAList(answer, this.values)
    const places = placesOf(answer, this.values)
    if (!Array.isArray(places)) return places
    const { min, max } = this.span
    const { length } = places
    if (length < min || length > max) return wrongNumber(length, this.span)
    return this.numberOf(places)
  }

  /** The places of the values in the list of that number. */
  protected abstract placesAt(number: number): number[]

  /** The number of the list with the values of these places, of equal values the first ones. */
  protected abstract numberOf(places: readonly number[]): number
}

/** Sets of values, numbered as if all of them differed. */
export class Subsets<T> extends Hands<T> {
  readonly count = counted(setsOf(this.values.length, this.span))

  get shape() {
    return { kind: 'subset', values: this.values, ...this.span } as const
  }

  protected placesAt(number: number): number[] {
    return setOfNumber(number, this.values.length, this.span)
  }

  protected numberOf(places: readonly number[]): number {
    return numberOfSet(rank(places, (one, other) => one - other).order, this.span)
  }
}

/** Lists of values in their order, numbered as if all of them differed; the shorter ones come first. */
export class Orders<T> extends Hands<T> {
  readonly count = counted(this.#shorterThan(this.span.max + 1))

  get shape() {
    return { kind: 'order', values: this.values, ...this.span } as const
  }

  /** Number of orders with fewer values than the given size. */
  #shorterThan(size: number): number {
    let ways = 0
    for (let one = this.span.min; one < size; one++) ways += falling(this.values.length, one)
    return ways
  }

  protected placesAt(number: number): number[] {
    let size = this.span.min
    while (number >= this.#shorterThan(size + 1)) size++
    const free = [...this.values.keys()]
    let left = number - this.#shorterThan(size)
    return Array.from({ length: size }, (_, taken) => {
      const rest = falling(free.length - 1, size - taken - 1)
      const digit = Math.floor(left / rest)
      left -= digit * rest
      return free.splice(digit, 1)[0] as number
    })
  }

  protected numberOf(places: readonly number[]): number {
    const free = [...this.values.keys()]
    return places.reduce((number, place, taken) => {
      const digit = free.indexOf(place)
      free.splice(digit, 1)
      return number + digit * falling(free.length, places.length - taken - 1)
    }, this.#shorterThan(places.length))
  }
}

/** The places of some items in a list, each item at its own; or why they cannot be taken from it. */
function placesOf(items: readonly unknown[], values: readonly unknown[]): number[] | Refusal {
  const places: number[] = []
  for (const item of items) {
    let place = 0
    while (place < values.length && (places.includes(place) || !sameData(values[place], item))) {
      place++
    }
    if (place === values.length) {
      const there = values.filter((value) => sameData(value, item)).length
      return there === 0 ? notOneOf(item, values) : tooOften(item, there)
    }
    places.push(place)
  }
  return places
}
