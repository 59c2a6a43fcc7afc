import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answersOf,
  type Choice,
  either,
  except,
  form,
  oneOf,
  pairsOf,
  sameData,
  without,
} from '../../src/kernel/choice.ts'

/** Choices built from the five makers in any combination, with all answers different. */
const { choice } = fc.letrec<{ choice: Choice }>((tie) => ({
  choice: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 4 }).map((values) => oneOf(values)),
    fc.uniqueArray(fc.string(), { maxLength: 4 }).map((values) => pairsOf(values)),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('choice'), { maxKeys: 3 }).map(form),
    tie('choice').map((only) => except(only, (answer) => JSON.stringify(answer).length % 3 === 0)),
    tie('choice').map((first) => either(form({ left: first }), form({ right: first }))),
  ),
}))

describe('every choice', () => {
  test('gives each of its answers its number', () => {
    const property = fc.property(choice, (offered) => {
      for (const [index, answer] of answersOf(offered).entries()) {
        expect(offered.indexOf(answer)).toBe(index)
        expect(offered.indexOf(structuredClone(answer))).toBe(index)
      }
    })
    fc.assert(property)
  })

  test('gives a number to its answers only', () => {
    const property = fc.property(choice, fc.jsonValue(), (offered, answer) => {
      const index = offered.indexOf(answer)
      if (index >= 0) expect(sameData(offered.at(index), answer)).toBe(true)
      else expect(answersOf(offered).some((legal) => sameData(legal, answer))).toBe(false)
    })
    fc.assert(property)
  })
})

test('a choice without some answers offers the others, in their order', () => {
  const property = fc.property(choice, fc.array(fc.nat(20)), (offered, numbers) => {
    const all = answersOf(offered)
    const gone = all.filter((_, index) => numbers.includes(index))
    const left = all.filter((_, index) => !numbers.includes(index))
    expect(answersOf(without(offered, gone))).toEqual(left)
    for (const answer of gone) expect(without(offered, gone).indexOf(answer)).toBe(-1)
  })
  fc.assert(property)
})

test('the first part of a form varies slowest', () => {
  const offered = form({ card: oneOf(['A1', 'A2']), face: oneOf(['up', 'down']) })
  expect(answersOf(offered)).toEqual([
    { card: 'A1', face: 'up' },
    { card: 'A1', face: 'down' },
    { card: 'A2', face: 'up' },
    { card: 'A2', face: 'down' },
  ])
})

test('a form takes neither fewer nor more parts than it has', () => {
  const offered = form({ card: oneOf(['A1', 'A2']), face: oneOf(['up', 'down']) })
  expect(offered.indexOf({ card: 'A1' })).toBe(-1)
  expect(offered.indexOf({ card: 'A1', face: 'up', extra: true })).toBe(-1)
  expect(offered.indexOf(null)).toBe(-1)
})

test('a form without parts has one answer, and with an empty part none', () => {
  expect(answersOf(form({}))).toEqual([{}])
  expect(form({ card: oneOf([]), face: oneOf(['up']) }).count).toBe(0)
})

test('a pair may name its two values in either order', () => {
  const offered = pairsOf(['A1', 'A2', 'A3'])
  expect(answersOf(offered)).toEqual([
    ['A1', 'A2'],
    ['A1', 'A3'],
    ['A2', 'A3'],
  ])
  expect(offered.indexOf(['A3', 'A1'])).toBe(1)
  expect(offered.indexOf(['A1', 'A1'])).toBe(-1)
  expect(offered.indexOf(['A1', 'A2', 'A3'])).toBe(-1)
})

test('an exception closes the gap that it leaves', () => {
  const offered = except(oneOf([1, 2, 3, 4]), (face) => face === 2)
  expect(answersOf(offered)).toEqual([1, 3, 4])
  expect(offered.indexOf(2)).toBe(-1)
  expect(offered.indexOf(4)).toBe(2)
})

test('of two choices, the answers of the first come first', () => {
  const offered = either(oneOf(['pass']), form({ card: oneOf(['A1', 'A2']) }))
  expect(answersOf(offered)).toEqual(['pass', { card: 'A1' }, { card: 'A2' }])
  expect(offered.indexOf({ card: 'A2' })).toBe(2)
})

test('plain data are the same whatever the order of their keys, and only then', () => {
  expect(sameData({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true)
  expect(sameData([1, 2], { 0: 1, 1: 2 })).toBe(false)
  expect(sameData({ toString: 1 }, {})).toBe(false)
  expect(sameData({ a: undefined }, { b: undefined })).toBe(false)
})
