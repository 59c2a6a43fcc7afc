import fc from 'fast-check'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, test } from 'vitest'
import { oneOf, range } from '../../src/kernel/choice/index.ts'
import { numberAt } from '../../src/kernel/run/random.ts'
import { scattered } from '../../src/kernel/run/seed.ts'

/** First pick of the library's own source, made anew for the place. */
const picked = (seed: number, place: number, count: number): number =>
  uniformInt(xoroshiro128plus(scattered(scattered(seed) + place)), 0, count - 1)

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const places = fc.nat({ max: 5000 })

test('chance under a seed is what its source picks first, of few and of very many', () => {
  const counts = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2 ** 40 }))
  fc.assert(
    fc.property(seeds, places, counts, (seed, place, count) => {
      expect(numberAt(seed, place, range(1, count))).toBe(picked(seed, place, count))
    }),
    { numRuns: 2000 },
  )
})

test('weights share out the numbers below their sum', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(seeds, places, weights, (seed, place, some) => {
      const owners = some.flatMap((weight, index) => Array<number>(weight).fill(index))
      const choice = oneOf(some.map((_, index) => index))
      expect(numberAt(seed, place, choice, some)).toBe(owners[picked(seed, place, owners.length)])
    }),
  )
})
