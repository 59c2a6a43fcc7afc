import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rank } from '../../src/kernel/data/rank.ts'

const entries = fc.array(fc.record({ name: fc.string(), worth: fc.integer({ min: 0, max: 4 }) }))
const byWorth = (one: { worth: number }, other: { worth: number }) => other.worth - one.worth

test('ranks as a stable sort does, and leaves what it ranks as it was', () => {
  const property = fc.property(entries, (given) => {
    const before = [...given]
    expect(rank(given, byWorth).order).toEqual(given.toSorted(byWorth))
    expect(given).toEqual(before)
  })
  fc.assert(property)
})

test('tells whether two entries compare as equal', () => {
  const property = fc.property(entries, (given) => {
    const different = new Set(given.map(({ worth }) => worth)).size
    expect(rank(given, byWorth).tie).toBe(different < given.length)
  })
  fc.assert(property)
})
