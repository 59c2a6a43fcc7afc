import { rank } from '../data/rank.ts'
import type { Choice, Span } from './contract.ts'
import { binomial, counted } from './count.ts'
import { Hands, Orders, Subsets } from './distinct-hands.ts'
import { sameData } from './same.ts'

/** The places of each value in a list, value by value in the order of their first places. */
export type Groups = readonly (readonly number[])[]

/** The places of equal values; undefined where all differ, which is found fast for texts and numbers. */
export function equalPlaces(values: readonly unknown[]): Groups | undefined {
  const isPlain = values.every((value) => typeof value !== 'object')
  if (isPlain && new Set(values).size === values.length) return undefined
  const groups: number[][] = []
  for (const [place, value] of values.entries()) {
    const group = groups.find(([first]) => sameData(values[first as number], value))
    if (group) group.push(place)
    else groups.push([place])
  }
  return groups.length < values.length ? groups : undefined
}

/**
 * Sets of values some of which are equal. Equal ones cannot be told apart, so a set is how many of each it takes.
 * Where all values differ the numbers would be those of `Subsets`.
 */
export class EqualSubsets<T> extends Hands<T> {
  readonly count: number
  readonly #groups: Groups
  /** In how many ways so many values are taken of the first groups, by the number of groups. */
  readonly #ways: readonly (readonly number[])[]

  constructor(values: readonly T[], span: Span, groups: Groups) {
    super(values, span)
    this.#groups = groups
    this.#ways = waysToTake(groups)
    this.count = counted(this.#within(groups.length, span))
  }

  get shape() {
    return { kind: 'subset', values: this.values, ...this.span } as const
  }

  override get former(): Choice {
    return new Subsets(this.values, this.span)
  }

  protected placesAt(number: number): number[] {
    let left = number
    let { min, max } = this.span
    const places: number[] = []
    for (let group = this.#groups.length - 1; group >= 0; group--) {
      let taken = 0
      for (;;) {
        const lacking = this.#within(group, { min: min - taken, max: max - taken })
        if (left < lacking) break
        left -= lacking
        taken++
      }
      places.push(...(this.#groups[group]?.slice(0, taken) ?? []))
      min -= taken
      max -= taken
    }
    return rank(places, (one, other) => one - other).order as number[]
  }

  protected numberOf(places: readonly number[]): number {
    let { min, max } = this.span
    let number = 0
    for (let group = this.#groups.length - 1; group >= 0; group--) {
      const taken = this.#groups[group]?.filter((place) => places.includes(place)).length ?? 0
      for (let fewer = 0; fewer < taken; fewer++) {
        number += this.#within(group, { min: min - fewer, max: max - fewer })
      }
      min -= taken
      max -= taken
    }
    return number
  }

  /** In how many ways a number of values between the bounds is taken of the first groups. */
  #within(groups: number, { min, max }: Span): number {
    const ways = this.#ways[groups] as readonly number[]
    let sum = 0
    for (let size = Math.max(0, min); size <= max && size < ways.length; size++) {
      sum += ways[size] as number
    }
    return sum
  }
}

/** For none of the groups, the first, the first two and so on: in how many ways 0, 1, 2 … values are taken of them. */
function waysToTake(groups: Groups): number[][] {
  const all: number[][] = [[1]]
  for (const { length: copies } of groups) {
    const before = all.at(-1) as number[]
    const ways = Array.from({ length: before.length + copies }, (_, size) => {
      let sum = 0
      for (let taken = 0; taken <= copies; taken++) sum += before[size - taken] ?? 0
      return sum
    })
    all.push(ways)
  }
  return all
}

/** Lists of values in their order, some of which are equal; where all differ the numbers would be those of `Orders`. */
export class EqualOrders<T> extends Hands<T> {
  readonly count: number
  readonly #groups: Groups

  constructor(values: readonly T[], span: Span, groups: Groups) {
    super(values, span)
    this.#groups = groups
    this.count = counted(this.#shorterThan(span.max + 1))
  }

  get shape() {
    return { kind: 'order', values: this.values, ...this.span } as const
  }

  override get former(): Choice {
    return new Orders(this.values, this.span)
  }

  protected placesAt(number: number): number[] {
    let size = this.span.min
    while (number >= this.#shorterThan(size + 1)) size++
    let left = number - this.#shorterThan(size)
    const free = this.#all()
    const places: number[] = []
    while (places.length < size) {
      for (const [group, copies] of free.entries()) {
        const ways = this.#startingWith(group, free, size - places.length)
        if (left >= ways) {
          left -= ways
          continue
        }
        const own = this.#groups[group] as readonly number[]
        places.push(own[own.length - copies] as number)
        free[group] = copies - 1
        break
      }
    }
    return places
  }

  protected numberOf(places: readonly number[]): number {
    const free = this.#all()
    return places.reduce((number, place, taken) => {
      const group = this.#groups.findIndex((own) => own.includes(place))
      let before = 0
      for (let other = 0; other < group; other++) {
        before += this.#startingWith(other, free, places.length - taken)
      }
      free[group] = (free[group] as number) - 1
      return number + before
    }, this.#shorterThan(places.length))
  }

  /** Number of copies of each value. */
  #all(): number[] {
    return this.#groups.map(({ length }) => length)
  }

  /** Number of orders with fewer values than the given size. */
  #shorterThan(size: number): number {
    let ways = 0
    for (let one = this.span.min; one < size; one++) ways += ordersOfSize(this.#all(), one)
    return ways
  }

  /** Number of orders, of so many remaining values, that begin with one of a group. */
  #startingWith(group: number, free: readonly number[], size: number): number {
    if (free[group] === 0) return 0
    const rest = free.map((copies, other) => (other === group ? copies - 1 : copies))
    return ordersOfSize(rest, size - 1)
  }
}

/** In how many orders so many values are taken, of which there are so many of each. */
function ordersOfSize(free: readonly number[], size: number): number {
  let ways = [1]
  for (const copies of free) {
    const before = ways
    ways = Array.from({ length: Math.min(size, before.length - 1 + copies) + 1 }, (_, all) => {
      let sum = 0
      for (let taken = 0; taken <= Math.min(copies, all); taken++) {
        sum += binomial(all, taken) * (before[all - taken] ?? 0)
      }
      return sum
    })
  }
  return ways[size] ?? 0
}
