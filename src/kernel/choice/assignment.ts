import type { Refusal } from '../game/refusal.ts'
import { type Bounds, type Choice, Numbering, type Stock } from './contract.ts'
import { binomial, counted, numberOfSet, setOfNumber } from './count.ts'
import { inPart, notOneOf, partsRefusal, tooOften, tooSeldom } from './reasons.ts'
import { sameData } from './same.ts'

/**
 * Assigns some things to holders: a record with one thing for each holder. The bounds say to how many
 * holders each thing can go, at most one unless told otherwise; they may differ from thing to thing:
 *
 *     assignment(seats, bullets, { min: 1 })                                    every bullet is with somebody
 *     assignment(seats, [...bullets, 'none'], (one) => ({ max: one === 'none' ? seats.length : 1 }))
 *
 * Holders all differ, and so do things.
 */
export function assignment<const Holder extends string | number, const Thing>(
  holders: readonly Holder[],
  things: readonly Thing[],
  bounds: Bounds | ((thing: Thing) => Bounds) = {},
): Choice<Readonly<Record<Holder, Thing>>> {
  const stock = things.map((thing) => {
    const { min = 0, max = 1 } = typeof bounds === 'function' ? bounds(thing) : bounds
    return { thing, min, max: Math.max(min, Math.min(max, holders.length)) }
  })
  return new Assignment(holders, stock)
}

/** Numbered thing by thing: to how many holders it goes, then to which of those that have nothing yet. */
class Assignment<Holder extends string | number, Thing> extends Numbering<
  Readonly<Record<Holder, Thing>>
> {
  readonly count: number
  readonly shape: {
    readonly kind: 'assignment'
    readonly holders: readonly Holder[]
    readonly things: readonly (Stock & { readonly thing: Thing })[]
  }
  /** In how many ways the things from each on can go to so many holders, as far as it was asked. */
  readonly #known: number[][]

  constructor(holders: readonly Holder[], things: readonly (Stock & { readonly thing: Thing })[]) {
    super()
    this.shape = { kind: 'assignment', holders, things }
    this.#known = things.map(() => [])
    this.count = counted(this.#ways(0, holders.length))
  }

  at(index: number): Readonly<Record<Holder, Thing>> {
    const { holders, things } = this.shape
    const given: Thing[] = []
    let free = holders.map((_, holder) => holder)
    let left = index
    for (let place = 0; place < things.length; place++) {
      const { thing, min } = things[place] as Stock & { readonly thing: Thing }
      let size = min
      for (let ways = this.#goingTo(place, size, free.length); left >= ways; ) {
        left -= ways
        ways = this.#goingTo(place, ++size, free.length)
      }
      if (size === 0) continue
      const rest = this.#ways(place + 1, free.length - size)
      const set = setOfNumber(Math.floor(left / rest), free.length, { min: size, max: size })
      left %= rest
      for (const one of set) given[free[one] as number] = thing
      free = free.filter((_, one) => !set.includes(one))
    }
    const answer: Partial<Record<Holder, Thing>> = {}
    for (let holder = 0; holder < holders.length; holder++) {
      answer[holders[holder] as Holder] = given[holder] as Thing
    }
    return answer as Record<Holder, Thing>
  }

  protected find(answer: unknown): number | Refusal {
    const { holders, things } = this.shape
    const refusal = partsRefusal(answer, holders.map(String))
    if (refusal) return refusal
    const places: number[] = []
    for (const holder of holders) {
      const value = (answer as Record<string | number, unknown>)[holder]
      const place = things.findIndex(({ thing }) => sameData(thing, value))
      if (place >= 0) places.push(place)
      else {
        const reason = notOneOf(
          value,
          things.map(({ thing }) => thing),
        )
        return inPart(String(holder), reason)
      }
    }
    return this.#outOfBounds(places) ?? this.#numberOf(places)
  }

  /** The first thing that goes to more holders than it can, or else to fewer than it must. */
  #outOfBounds(places: readonly number[]): Refusal | undefined {
    const stock = this.shape.things.map((one, place) => ({
      ...one,
      times: places.filter((other) => other === place).length,
    }))
    const over = stock.find(({ times, max }) => times > max)
    if (over) return tooOften(over.thing, over.max)
    const under = stock.find(({ times, min }) => times < min)
    return under && tooSeldom(under.thing, under.min)
  }

  /** The number of an assignment, told by the place of each holder's thing. */
  #numberOf(places: readonly number[]): number {
    let number = 0
    let free = places
    for (const [place, { min }] of this.shape.things.entries()) {
      const set = [...free.keys()].filter((one) => free[one] === place)
      for (let size = min; size < set.length; size++) {
        number += this.#goingTo(place, size, free.length)
      }
      const rest = this.#ways(place + 1, free.length - set.length)
      number += numberOfSet(set, { min: set.length, max: set.length }) * rest
      free = free.filter((other) => other !== place)
    }
    return number
  }

  /** In how many ways a thing goes to so many of the holders that are left, and all things after it. */
  #goingTo(place: number, size: number, holders: number): number {
    return binomial(holders, size) * this.#ways(place + 1, holders - size)
  }

  /** In how many ways the things from a place on go to so many holders. */
  #ways(place: number, holders: number): number {
    const { things } = this.shape
    const stock = things[place]
    if (!stock) return holders === 0 ? 1 : 0
    const known = this.#known[place] as number[]
    let ways = known[holders]
    if (ways === undefined) {
      ways = 0
      for (let size = stock.min; size <= Math.min(stock.max, holders); size++) {
        ways += this.#goingTo(place, size, holders)
      }
      known[holders] = ways
    }
    return ways
  }
}
