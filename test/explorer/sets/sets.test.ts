import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeSet, encodeSet, findSet, LONGEST_SET } from '../../../src/explorer/sets/codec.ts'
import {
  type CaseSet,
  emptySet,
  identityOf,
  MOST_CASES,
  minutesOf,
  plainCase,
  withCase,
  withMoved,
  without,
} from '../../../src/explorer/sets/set.ts'
import { anySet } from './arbitrary.ts'

const some: CaseSet = {
  title: 'Qui tire le premier ?',
  aims: 'Lire deux dés',
  exit: '',
  cases: [
    { ...plainCase('fast-west', { type: 'example', id: 'first' }), minutes: 4, note: 'Löwe 🐎' },
    plainCase('wild-gangs', {
      type: 'example',
      id: 'coach',
      reading: { key: 'sheriff', value: 'all' },
    }),
    plainCase('trust-me', { type: 'lab', kind: 'zombies', fragment: '1.EAgQabc' }),
    plainCase('trust-me', {
      type: 'lab',
      kind: 'game',
      fragment: '',
      asked: { fact: 'wounds', seat: 'A' },
    }),
  ],
}

/** Texts of version 1, as they are in addresses out there; what they hold never changes. */
const frozen: readonly (readonly [text: string, set: CaseSet])[] = [
  ['1.HAAAAL7S', emptySet],
  [
    '1.hGVUXVpIHRpcmUgbGUgcHJlbWllciA_OTGlyZSBkZXV4IGTDqXMBEvtWW_YPWWivxV2WgApMw7Z3ZSDwn5COIrCKV36BqeCwVyhpyEjubQyuTSzMwbC2NgAAEW13WW_TPT50TNxPWI1EAgQabcAAAEW13WW_TPSQNTPAQjMwsboM7t7q3MjmI5srC6AoIAAALaD',
    some,
  ],
]

describe('the text of a set', () => {
  test('is read as it was written, whatever is in it', () => {
    const property = fc.property(anySet, (set) => {
      const text = encodeSet(set)
      expect(text).toMatch(/^1\.[\w-]+$/)
      expect(decodeSet(text)).toEqual({ ok: true, set })
      expect(findSet(`Set:\r\n<https://example.org/en/set/?as=show#${text}>`)).toEqual({
        ok: true,
        set,
      })
    })
    fc.assert(property, { numRuns: 60 })
  })

  test.each(frozen)('of version 1 is read for ever: %s', (text, set) => {
    expect(decodeSet(text)).toEqual({ ok: true, set })
    expect(encodeSet(set)).toBe(text)
  })

  test('that is cut is refused as cut, and one that is changed as damaged', () => {
    const text = encodeSet(some)
    for (let end = 1; end < text.length; end += 7) {
      const read = decodeSet(text.slice(0, end))
      expect(read.ok, text.slice(0, end)).toBe(false)
    }
    expect(decodeSet(text.slice(0, -5))).toMatchObject({ problem: 'cut' })
    expect(decodeSet(`${text}A`)).toMatchObject({ problem: 'damaged' })
    for (let at = 2; at < text.length; at += 5) {
      const other = text[at] === 'A' ? 'B' : 'A'
      expect(decodeSet(text.slice(0, at) + other + text.slice(at + 1)).ok).toBe(false)
    }
  })

  test('from a later edition, without a set, or too long is refused as what it is', () => {
    expect(decodeSet('2.AAAA')).toEqual({ ok: false, problem: 'future' })
    expect(decodeSet('')).toEqual({ ok: false, problem: 'none' })
    expect(findSet('nothing of the kind')).toEqual({ ok: false, problem: 'none' })
    expect(decodeSet(`1.${'A'.repeat(LONGEST_SET)}`)).toEqual({ ok: false, problem: 'long' })
    for (const junk of ['1.', '1.{}', '__proto__', '%00', '1.😀', '#1.?as=show'])
      expect(decodeSet(junk).ok, junk).toBe(false)
  })

  test('of 41 cases is refused with their number', () => {
    const one = plainCase('wild-gangs', { type: 'example', id: 'coach' })
    const full: CaseSet = { ...emptySet, cases: Array.from({ length: MOST_CASES }, () => one) }
    expect(decodeSet(encodeSet(full)).ok).toBe(true)
    const over = encodeSet({ ...full, cases: [...full.cases, one] })
    expect(decodeSet(over)).toEqual({ ok: false, problem: 'many', count: 41 })
    expect(withCase(full, one)).toBeUndefined()
  })
})

describe('a set', () => {
  test('is put in order, and keeps every case', () => {
    const property = fc.property(anySet, fc.nat(45), fc.nat(45), (set, from, to) => {
      const moved = withMoved(set, from, to)
      expect([...moved.cases].map(identityOf).sort()).toEqual(set.cases.map(identityOf).sort())
      const isInside = from < set.cases.length && to < set.cases.length
      if (isInside) expect(moved.cases[to]).toBe(set.cases[from])
      else expect(moved).toBe(set)
    })
    fc.assert(property)
  })

  test('loses one case at a time, and adds up its minutes', () => {
    expect(without(some, 0).cases).toEqual(some.cases.slice(1))
    expect(minutesOf(some)).toBe(4)
  })

  test('names its cases apart by what they are, not by what is written beside them', () => {
    const identities = some.cases.map(identityOf)
    expect(new Set(identities).size).toBe(some.cases.length)
    expect(some.cases.map((one) => identityOf({ ...one, note: '', minutes: 9 }))).toEqual(
      identities,
    )
  })
})
