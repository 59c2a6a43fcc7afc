/*
 * Exact fractions of the oracle's own, so that a fault in those of the engine cannot hide on both sides.
 */

/** A fraction in lowest terms with a positive denominator. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

export function fraction(n: bigint | number, d: bigint | number = 1): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)]
  if (bottom === 0n) throw new RangeError('a fraction of nothing')
  const common = divisor(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom)
  const sign = bottom < 0n ? -1n : 1n
  return { n: (sign * top) / common, d: (sign * bottom) / common }
}

export const ZERO = fraction(0)
export const ONE = fraction(1)

export const plus = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Fraction, b: Fraction) => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction) => fraction(a.n * b.d, a.d * b.n)
export const isMore = (a: Fraction, b: Fraction) => a.n * b.d > b.n * a.d
export const inWords = ({ n, d }: Fraction) => (d === 1n ? `${n}` : `${n}/${d}`)

/** Results with their chances, results being text. */
export type Chances = Map<string, Fraction>

export function addChance(chances: Chances, result: string, chance: Fraction): void {
  if (chance.n !== 0n) chances.set(result, plus(chances.get(result) ?? ZERO, chance))
}

/** As plain text, the results in alphabetical order, for a comparison that shows what differs. */
export function listed(chances: ReadonlyMap<string, Fraction>): Record<string, string> {
  const sorted = [...chances].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([result, chance]) => [result, inWords(chance)]))
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}
