import type { Bounds, Choice } from './contract.ts'
import { Orders, Subsets } from './distinct-hands.ts'
import { EqualOrders, EqualSubsets, equalPlaces } from './equal-hands.ts'

/**
 * Some of the given values, all or none of them unless bounds are set; an answer may name them in any
 * order, and is put into that of the values. A value that is given twice can be taken twice; which of two
 * equal ones is taken makes no difference, so it is one answer.
 */
export function subsetsOf<const T>(
  values: readonly T[],
  { min = 0, max = values.length }: Bounds = {},
): Choice<readonly T[]> {
  const span = { min, max: Math.min(max, values.length) }
  const groups = equalPlaces(values)
  return groups ? new EqualSubsets(values, span, groups) : new Subsets(values, span)
}

/** The unordered pairs of the given values; an answer may name its two values in either order. */
export function pairsOf<const T>(values: readonly T[]): Choice<readonly [T, T]> {
  return subsetsOf(values, { min: 2, max: 2 }) as Choice<readonly [T, T]>
}

/**
 * Some of the given values one after the other: all of them unless bounds are set. The shorter orders come
 * first. A value that is given twice can be taken twice; which of two equal ones comes first makes no
 * difference, so it is one answer.
 */
export function ordersOf<const T>(
  values: readonly T[],
  { min = values.length, max = values.length }: Bounds = {},
): Choice<readonly T[]> {
  const span = { min, max: Math.min(max, values.length) }
  const groups = equalPlaces(values)
  return groups ? new EqualOrders(values, span, groups) : new Orders(values, span)
}
