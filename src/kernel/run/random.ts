import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type Choice, drawFrom } from '../choice/index.ts'
import { scattered } from './seed.ts'

/** Draws the number of one of so many answers, by their weights where they have any. */
export type Draw = (count: number, weights?: readonly number[]) => number

/** Answer that `pickAt` picks of a choice; undefined where the draw finds no legal one. */
export function numberAt(
  seed: number,
  place: number,
  choice: Choice,
  weights?: readonly number[],
): number | undefined {
  if (!choice.draw) return numberOutOf(choice.count, seed, place, weights)
  const random = xoroshiro128plus(chanceOf(seed, place))
  return drawFrom(choice, (count) => numberFrom(random, count))
}

/** The same of so many answers, each of which has a number. */
export function numberOutOf(
  count: number,
  seed: number,
  place: number,
  weights?: readonly number[],
): number {
  const there = chanceOf(seed, place)
  const total = weights ? sumOf(weights) : count
  const number = firstBelow(total, there) ?? numberBelow(total, xoroshiro128plus(there))
  return weights ? weighed(number, weights) : number
}

/** The seed of the chance of its own that a place of the log has. */
function chanceOf(seed: number, place: number): number {
  return scattered(scattered(seed) + place)
}

/**
 * First pick of a random source under a seed, computed without the source: a source starts from the complement of its
 * seed. Undefined in the rare case in which an even pick needs a second draw.
 */
function firstBelow(total: number, seed: number): number | undefined {
  const bits = (seed ^ 0x7fffffff) >>> 0
  return bits <= 0x1_0000_0000 - total ? bits % (total >>> 0) : undefined
}

/** A random source for numbers: equal seeds give equal draws. */
export function randomDraw(seed: number): Draw {
  const random = xoroshiro128plus(scattered(seed))
  return (count, weights) => numberFrom(random, count, weights)
}

type Source = ReturnType<typeof xoroshiro128plus>

function numberFrom(random: Source, count: number, weights?: readonly number[]): number {
  if (!weights) return numberBelow(count, random)
  return weighed(numberBelow(sumOf(weights), random), weights)
}

function numberBelow(total: number, random: Source): number {
  return uniformInt(random, 0, total - 1)
}

function sumOf(weights: readonly number[]): number {
  let sum = 0
  for (const weight of weights) sum += weight
  return sum
}

/** The answer that a number below the sum of all weights falls on. */
function weighed(number: number, weights: readonly number[]): number {
  let left = number
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
