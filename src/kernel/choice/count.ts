import { RefusalError, shown } from '../game/refusal.ts'
import type { Span } from './contract.ts'

/** The most answers that a choice can have: beyond it, numbers are no longer whole. */
export const LARGEST_COUNT = Number.MAX_SAFE_INTEGER

/**
 * A count as a number. Refused when it is too large for its answers to be numbered. Counting goes wrong by
 * rounding beyond that alone, so a count is right, or refused.
 */
export function counted(count: number | bigint): number {
  if (count <= LARGEST_COUNT) return Number(count)
  const facts = { received: shown(String(count)), limit: LARGEST_COUNT }
  throw new RefusalError({ code: 'choice-too-large', facts })
}

/** In how many ways each of some choices is made, where numbers could be wrong. */
export function countedProduct(choices: readonly { readonly count: number }[]): number {
  return counted(choices.reduce((all, { count }) => all * BigInt(count), 1n))
}

/** In how many ways some of so many places are taken, their order being the same to us; each is counted once. */
export function binomial(places: number, taken: number): number {
  if (taken < 0 || taken > places) return 0
  knownWays[places] ??= []
  const known = knownWays[places] as number[]
  known[taken] ??= waysToTake(places, taken)
  return known[taken] as number
}

const knownWays: number[][] = []

function waysToTake(places: number, taken: number): number {
  const fewer = Math.min(taken, places - taken)
  let ways = 1
  for (let one = 1; one <= fewer; one++) {
    const more = places - fewer + one
    const isRounded = ways * more > LARGEST_COUNT && ways <= LARGEST_COUNT
    ways = isRounded ? Number((BigInt(ways) * BigInt(more)) / BigInt(one)) : (ways * more) / one
  }
  return ways
}

/** In how many ways some of so many places are taken one after the other. */
export function falling(places: number, taken: number): number {
  if (taken > places) return 0
  let ways = 1
  for (let left = places; left > places - taken; left--) ways *= left
  return ways
}

/** Number of sets of places with a size within the bounds. */
export function setsOf(places: number, { min, max }: Span): number {
  let ways = 0
  for (let size = Math.max(0, min); size <= Math.min(max, places); size++) {
    ways += binomial(places, size)
  }
  return ways
}

/**
 * The number of a set of places, ascending, among all sets whose size lies between the bounds, in the order
 * of the binary numbers that they spell: the combinatorial number system.
 */
export function numberOfSet(set: readonly number[], { min, max }: Span): number {
  let number = 0
  for (let later = 0; later < set.length; later++) {
    const place = set[set.length - 1 - later] as number
    number += setsOf(place, { min: min - later, max: max - later })
  }
  return number
}

/** The set of so many places that has that number. */
export function setOfNumber(number: number, places: number, { min, max }: Span): number[] {
  const set: number[] = []
  let left = number
  for (let place = places - 1; place >= 0 && set.length < max; place--) {
    const lacking = setsOf(place, { min: min - set.length, max: max - set.length })
    if (left < lacking) continue
    left -= lacking
    set.push(place)
  }
  return set.reverse()
}
