import Fraction from 'fraction.js'
import { keyOf } from '../data/copy.ts'
import { lcm } from '../data/integers.ts'
import type { Budget } from './budget.ts'
import type { Leaf } from './enumerate.ts'

/** The chance of a way, not reduced. */
type Chance = Pick<Leaf<unknown, unknown>, 'numerator' | 'denominator'>

/** Integer weights, and what they are out of. */
export interface Weights {
  readonly weights: ReadonlyMap<string, bigint>
  readonly total: bigint
}

/** Sums chances per key as integers; they are brought to one denominator only at the end. */
export class Tally {
  readonly #byKey = new Map<string, Map<bigint, bigint>>()
  /** Expected counts by name. */
  readonly counts = new Map<string, Fraction>()

  /** Adds the chance of a way to a key. */
  add(key: string, { numerator, denominator }: Chance): void {
    let byDenominator = this.#byKey.get(key)
    if (!byDenominator) {
      byDenominator = new Map()
      this.#byKey.set(key, byDenominator)
    }
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + numerator)
  }

  /** Adds expected counts that are met with some chance. */
  count(counts: Weights, { numerator, denominator }: Chance): void {
    for (const [name, weight] of counts.weights) {
      const more = new Fraction(weight * numerator, counts.total * denominator)
      this.counts.set(name, (this.counts.get(name) ?? new Fraction(0)).add(more))
    }
  }

  /** The weight of each key. Fails unless the chances of all ways sum to exactly one. */
  weights(): Weights {
    const denominators = [...this.#byKey.values()].flatMap((weights) => [...weights.keys()])
    const total = lcm(new Set(denominators))
    const weights = new Map<string, bigint>()
    let sum = 0n
    for (const [key, byDenominator] of this.#byKey) {
      let weight = 0n
      for (const [denominator, numerator] of byDenominator) {
        weight += numerator * (total / denominator)
      }
      weights.set(key, weight)
      sum += weight
    }
    if (sum !== total) throw new Error(`The chances sum to ${sum}/${total} instead of one.`)
    return { weights, total }
  }
}

/** The positions met so far, in order of discovery; growing while it is walked. */
export class Frontier<Position> {
  readonly positions: Position[] = []
  readonly #indices = new Map<string, number>()
  readonly #budget: Budget

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** The place of a position in the order of discovery. */
  indexOf(position: Position, key: string = keyOf(position)): number {
    const known = this.#indices.get(key)
    if (known !== undefined) return known
    this.#budget.keep()
    this.#indices.set(key, this.positions.length)
    this.positions.push(position)
    return this.positions.length - 1
  }
}
