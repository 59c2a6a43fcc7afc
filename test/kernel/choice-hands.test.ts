import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answersOf,
  assignment,
  type Bounds,
  either,
  except,
  form,
  LARGEST_COUNT,
  oneOf,
  ordersOf,
  pairsOf,
  subsetsOf,
  without,
} from '../../src/kernel/choice/index.ts'
import { outcomeOf } from '../../src/kernel/game/refusal.ts'
import { bounds, equalValues, holders, listsOf, values } from './choices.ts'
import { refusalOf } from './toy.ts'

/** The numbers from 1 on. */
function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function isWithin(count: number, { min = 0, max = Number.POSITIVE_INFINITY }: Bounds): boolean {
  return count >= min && count <= max
}

describe('subsets', () => {
  test('are all that lie within the bounds, each once', () => {
    const property = fc.property(values, bounds, (some, limits) => {
      const places = new Map(some.map((value, place) => [value, place]))
      const ascending = listsOf(some).filter((list) =>
        list.every(
          (value, index) =>
            index === 0 || Number(places.get(value)) > Number(places.get(list[index - 1] as never)),
        ),
      )
      const wanted = ascending.filter(({ length }) => isWithin(length, limits))
      const got = answersOf(subsetsOf(some, limits))
      expect(got.length).toBe(wanted.length)
      expect(got).toEqual(expect.arrayContaining(wanted))
    })
    fc.assert(property)
  })

  test('come in the order of the binary numbers that they spell', () => {
    const sets = answersOf(subsetsOf(['a', 'b', 'c'], { max: 2 })).map((set) => set.join(''))
    expect(sets).toEqual(['', 'a', 'b', 'ab', 'c', 'ac', 'bc'])
  })

  test('are named in any order', () => {
    const property = fc.property(values, fc.integer(), (some, seed) => {
      const offered = subsetsOf(some)
      for (const [index, set] of answersOf(offered).entries()) {
        const shuffled = set.toSorted(
          (one, other) => Math.sin(seed + some.indexOf(one)) - Math.sin(seed + some.indexOf(other)),
        )
        expect(offered.indexOf(shuffled)).toBe(index)
      }
    })
    fc.assert(property)
  })

  test('count without being listed, and number their last one', () => {
    for (const [size, max, count] of [
      [52, 5, 1 + 52 + 1326 + 22100 + 270725 + 2598960],
      [40, 40, 2 ** 40],
      [50, 50, 2 ** 50],
      [3000, 2, 1 + 3000 + 4498500],
    ] as const) {
      const offered = subsetsOf(upTo(size), { max })
      expect(offered.count).toBe(count)
      for (const number of [0, Math.floor(count / 3), count - 1]) {
        expect(offered.indexOf(offered.at(number))).toBe(number)
      }
    }
  })

  test('are refused when they are too many to be numbered', () => {
    expect(subsetsOf(upTo(53), { min: 1 }).count).toBe(LARGEST_COUNT)
    const refusal = refusalOf(outcomeOf(() => subsetsOf(upTo(53))))
    const facts = { received: '9007199254740992', limit: LARGEST_COUNT }
    expect(refusal).toEqual({ code: 'choice-too-large', facts })
  })

  test.each([
    ['a word', 'a', 'answer-not-a-list', { received: 'a', allowed: ['a', 'b', 'c', 'd'] }],
    ['none', [], 'answer-too-few', { received: 0, min: 1 }],
    ['three', ['d', 'b', 'a'], 'answer-too-many', { received: 3, max: 2 }],
    ['one twice', ['a', 'a'], 'answer-too-often', { received: 'a', max: 1 }],
    [
      'a stranger',
      ['a', 'e'],
      'answer-not-legal',
      { received: 'e', allowed: ['a', 'b', 'c', 'd'] },
    ],
  ])('of one or two are refused where the answer is %s', (_, answer, code, facts) => {
    const offered = subsetsOf(['a', 'b', 'c', 'd'], { min: 1, max: 2 })
    expect(offered.refusal(answer)).toEqual({ code, facts })
  })

  test('take a value as often as it is there', () => {
    const offered = subsetsOf(['coin', 'coin', 'bullet'], { min: 2, max: 2 })
    expect(offered.at(offered.indexOf(['coin', 'coin']))).toEqual(['coin', 'coin'])
    expect(offered.at(offered.indexOf(['bullet', 'coin']))).toEqual(['coin', 'bullet'])
    expect(offered.refusal(['bullet', 'bullet'])?.facts).toEqual({ received: 'bullet', max: 1 })
  })

  test('have one number for equal values, and no number is left over', () => {
    const property = fc.property(equalValues, bounds, (some, limits) => {
      const wanted = new Map(
        listsOf(some.map((value, place) => ({ value, place })))
          .filter((list) => isWithin(list.length, limits))
          .map((list) => list.toSorted((one, other) => one.place - other.place))
          .map((list) => list.map(({ value }) => value))
          .map((list) => [JSON.stringify(list.toSorted()), list]),
      )
      const offered = subsetsOf(some, limits)
      expect(offered.count).toBe(wanted.size)
      const got = answersOf(offered).map((list) => JSON.stringify(list.toSorted()))
      expect(new Set(got)).toEqual(new Set(wanted.keys()))
      for (const number of got.keys()) expect(offered.indexOf(offered.at(number))).toBe(number)
    })
    fc.assert(property)
  })

  test('of equal records have one number, too, and so do those that are left of them', () => {
    const coin = { metal: 'gold' }
    const offered = subsetsOf([coin, { metal: 'gold' }, 'bullet'], { max: 2 })
    expect(answersOf(offered)).toEqual([[], [coin], [coin, coin], ['bullet'], [coin, 'bullet']])
    const fewer = except(offered, (answer) => answer.length === 1)
    expect(answersOf(fewer)).toEqual([[], [coin, coin], [coin, 'bullet']])
    expect(fewer.former?.count).toBe(4)
    expect(without(offered, [[], ['bullet']]).former?.count).toBe(5)
    expect(form({ taken: offered, by: oneOf(['A', 'B']) }).former?.count).toBe(14)
    expect(either(offered, oneOf(['none'])).former?.count).toBe(8)
    expect(subsetsOf(['coin', 'bullet']).former).toBeUndefined()
  })

  test('of two are pairs', () => {
    expect(answersOf(pairsOf([1, 2, 3]))).toEqual(
      answersOf(subsetsOf([1, 2, 3], { min: 2, max: 2 })),
    )
  })
})

describe('orders', () => {
  test('are all lists within the bounds, each once', () => {
    const property = fc.property(values, bounds, (some, limits) => {
      const { min = some.length, max } = limits
      const wanted = listsOf(some).filter(({ length }) => isWithin(length, { ...limits, min }))
      const got = answersOf(ordersOf(some, { min, ...(max !== undefined && { max }) }))
      expect(got.length).toBe(wanted.length)
      expect(got).toEqual(expect.arrayContaining(wanted))
    })
    fc.assert(property)
  })

  test('have one number for equal values, in the order of a dictionary', () => {
    const property = fc.property(equalValues, bounds, (some, limits) => {
      const { min = some.length } = limits
      const wanted = listsOf(some.map((value, place) => ({ value, place })))
        .filter((list) => isWithin(list.length, { ...limits, min }))
        .map((list) => JSON.stringify(list.map(({ value }) => value)))
      const offered = ordersOf(some, { ...limits, min })
      const got = answersOf(offered)
      expect(got.map((list) => JSON.stringify(list))).toEqual(expect.arrayContaining(wanted))
      expect(got.length).toBe(new Set(wanted).size)
      for (const [number, list] of got.entries()) expect(offered.indexOf(list)).toBe(number)
    })
    fc.assert(property)
    const orders = answersOf(ordersOf(['b', 'a', 'b'])).map((order) => order.join(''))
    expect(orders).toEqual(['bba', 'bab', 'abb'])
    expect(ordersOf(['b', 'a', 'b']).former?.count).toBe(6)
  })

  test('hold all values unless told otherwise, in the order of a dictionary', () => {
    expect(answersOf(ordersOf(['a', 'b', 'c'])).map((order) => order.join(''))).toEqual([
      'abc',
      'acb',
      'bac',
      'bca',
      'cab',
      'cba',
    ])
  })

  test('count without being listed, and are refused when too many to be numbered', () => {
    // 18! is the last factorial below 2^53.
    const all = ordersOf(upTo(18))
    expect(all.count).toBe(6402373705728000)
    expect(all.indexOf(upTo(18).reverse())).toBe(all.count - 1)
    expect(all.at(all.count - 1)).toEqual(upTo(18).reverse())
    const refusal = refusalOf(outcomeOf(() => ordersOf(upTo(19))))
    expect(refusal.facts['received']).toBe('121645100408832000')
    // Three out of a thousand.
    expect(ordersOf(upTo(1000), { min: 3, max: 3 }).count).toBe(1000 * 999 * 998)
  })

  test.each([
    ['with one too few', ['a', 'b'], 'answer-too-few', { received: 2, min: 3 }],
    ['with one twice', ['a', 'b', 'b'], 'answer-too-often', { received: 'b', max: 1 }],
    [
      'with a stranger',
      ['a', 'b', 7],
      'answer-not-legal',
      { received: '7', allowed: ['a', 'b', 'c'] },
    ],
    ['that is none', null, 'answer-not-a-list', { received: 'null', allowed: ['a', 'b', 'c'] }],
  ])('refuse one %s', (_, answer, code, facts) => {
    expect(ordersOf(['a', 'b', 'c']).refusal(answer)).toEqual({ code, facts })
  })
})

/** Every way to give each holder any of the things. */
function waysToGive(all: readonly string[], things: readonly unknown[]): Record<string, unknown>[] {
  const [first, ...others] = all
  if (first === undefined) return [{}]
  return waysToGive(others, things).flatMap((rest) =>
    things.map((thing) => ({ [first]: thing, ...rest })),
  )
}

describe('an assignment', () => {
  test('gives in every way that lies within the bounds of each thing, each once', () => {
    const limits = fc.array(bounds, { minLength: 4, maxLength: 4 })
    const property = fc.property(holders, values, limits, (all, things, each) => {
      const limitsOf = (thing: unknown) => each[things.indexOf(thing as never)] as Bounds
      const wanted = waysToGive(all, things).filter((given) =>
        things.every((thing) => {
          const times = Object.values(given).filter((other) => other === thing).length
          const { min = 0, max = 1 } = limitsOf(thing)
          return times >= min && times <= Math.max(min, max)
        }),
      )
      const offered = assignment(all, things, limitsOf)
      const got = answersOf(offered)
      expect(got.length).toBe(wanted.length)
      expect(got).toEqual(expect.arrayContaining(wanted))
      for (const [index, given] of got.entries()) expect(offered.indexOf(given)).toBe(index)
    })
    fc.assert(property)
  })

  test('gives each thing to one at the most unless told otherwise', () => {
    const offered = assignment(['A', 'B'], [1, 2, 3])
    expect(answersOf(offered).length).toBe(6)
    expect(offered.indexOf({ A: 2, B: 2 })).toBe(-1)
  })

  test('leaves somebody with nothing where nothing is one of the things', () => {
    const seats = ['A', 'B', 'C']
    const offered = assignment(seats, [1, 2, 'none'], (thing) => ({
      max: thing === 'none' ? seats.length : 1,
    }))
    // Nobody has a bullet; one has one, 3 × 2; two have, 3 × 2.
    expect(offered.count).toBe(1 + 6 + 6)
    expect(offered.at(offered.indexOf({ A: 'none', B: 2, C: 'none' }))).toEqual({
      A: 'none',
      B: 2,
      C: 'none',
    })
  })

  test('knows all but one bullet with somebody, the last of all with number one or with nothing', () => {
    const seats = ['A', 'B', 'C', 'D']
    const offered = assignment(seats, [1, 2, 3, 4, 'none'], (thing) => ({
      min: thing === 1 || thing === 'none' ? 0 : 1,
    }))
    expect(offered.count).toBe(2 * 24)
    expect(offered.refusal({ A: 1, B: 2, C: 3, D: 'none' })).toEqual({
      code: 'answer-too-seldom',
      facts: { received: '4', min: 1 },
    })
  })

  test('counts without being listed, and is refused when too large to be numbered', () => {
    const everybody = 'ABCDEFGHIJKLMNOPQR'.split('')
    expect(assignment(everybody, upTo(18)).count).toBe(6402373705728000)
    const eight = assignment(everybody.slice(0, 8), upTo(8), { max: 8 })
    expect(eight.count).toBe(8 ** 8)
    expect(eight.indexOf(eight.at(8 ** 8 - 1))).toBe(8 ** 8 - 1)
    const refusal = refusalOf(outcomeOf(() => assignment(everybody, upTo(19))))
    expect(refusal.facts['received']).toBe('121645100408832000')
  })

  test('knows its holders by number as well as by name', () => {
    const offered = assignment([1, 2, 3], ['A', 'B'], { max: 3 })
    expect(offered.count).toBe(8)
    expect(offered.at(offered.indexOf({ 1: 'B', 2: 'A', 3: 'B' }))).toEqual({
      1: 'B',
      2: 'A',
      3: 'B',
    })
  })

  test.each([
    ['a list', [1, 2], 'answer-not-a-form', { received: '[1,2]', allowed: ['A', 'B'] }],
    ['somebody too few', { A: 1 }, 'answer-part-missing', { received: 'B', allowed: ['A', 'B'] }],
    [
      'somebody who is not there',
      { A: 1, B: 2, Z: 3 },
      'answer-part-unknown',
      { received: 'Z', allowed: ['A', 'B'] },
    ],
    [
      'a bullet that is not there',
      { A: 1, B: 9 },
      'answer-in-part',
      { part: 'B', reason: 'answer-not-legal', received: '9', allowed: ['1', '2', '3'] },
    ],
    ['one bullet twice', { A: 3, B: 3 }, 'answer-too-often', { received: '3', max: 1 }],
  ])('refuses %s', (_, answer, code, facts) => {
    expect(assignment(['A', 'B'], [1, 2, 3]).refusal(answer)).toMatchObject({ code, facts })
  })
})
