import fc from 'fast-check'
import {
  assignment,
  type Bounds,
  type Choice,
  either,
  except,
  form,
  oneOf,
  ordersOf,
  pairsOf,
  range,
  subsetsOf,
} from '../../src/kernel/choice/index.ts'

/** Different values, few enough that all that can be made of them is soon counted by hand. */
export const values = fc.uniqueArray(fc.oneof(fc.integer(), fc.string({ maxLength: 3 })), {
  maxLength: 4,
})

/** Few values, some of which are equal. */
export const equalValues = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 })

/** Bounds of any kind: none, one, both, beyond what is there, and such as nothing can meet. */
export const bounds: fc.Arbitrary<Bounds> = fc
  .record({ min: fc.nat(3), max: fc.nat(5) }, { requiredKeys: [] })
  .map((some) => some as Bounds)

/** Names of holders; none is what every object has. */
export const holders = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 3 })

/** Small choices built from all makers in any combination, with all answers different. */
export const { choice } = fc.letrec<{ choice: Choice }>((tie) => ({
  choice: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    values.map((some) => oneOf(some)),
    fc.tuple(fc.integer(), fc.nat(4)).map(([min, more]) => range(min, min + more)),
    values.map((some) => pairsOf(some)),
    fc.tuple(values, bounds).map(([some, limits]) => subsetsOf(some, limits)),
    fc.tuple(values, bounds).map(([some, limits]) => ordersOf(some, limits)),
    fc.tuple(holders, values, bounds).map(([all, some, limits]) => assignment(all, some, limits)),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('choice'), { maxKeys: 2 }).map(form),
    tie('choice').map((only) => except(only, (answer) => JSON.stringify(answer).length % 3 === 0)),
    tie('choice').map((first) => either(form({ left: first }), form({ right: first }))),
  ),
}))

/** Every list of some values, each value used once at the most. */
export function listsOf<T>(some: readonly T[]): T[][] {
  return [
    [],
    ...some.flatMap((first) =>
      listsOf(some.filter((other) => other !== first)).map((rest) => [first, ...rest]),
    ),
  ]
}
