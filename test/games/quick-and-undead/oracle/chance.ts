/* Random tables to compare on: equal seeds give equal tables, and a table is plain data to look at. */

/** A stream of random numbers (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }

  /** A whole number between two, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** True once in so many times, by chance. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[this.below(list.length)] as T
  }

  /** Some of a list in any order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(this.below(left.length), 1))
    }
    return taken
  }

  /** Each of a list with the same chance, in its order. */
  subset<T>(list: readonly T[]): T[] {
    const times = this.between(1, 3)
    return list.filter(() => this.once(times))
  }
}
