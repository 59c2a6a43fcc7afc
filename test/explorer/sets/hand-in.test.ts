import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkLines,
  DRAWS,
  decodeHandIn,
  encodeHandIn,
  type HandIn,
  markOfEdition,
  markOfSet,
  results,
} from '../../../src/explorer/sets/hand-in.ts'
import { emptySet, MOST_CASES, plainCase } from '../../../src/explorer/sets/set.ts'

const anyHandIn: fc.Arbitrary<HandIn> = fc.record({
  set: fc.nat(0xffff),
  edition: fc.nat(0xfff),
  minutes: fc.nat(255),
  draw: fc.nat(DRAWS - 1),
  cases: fc.array(fc.constantFrom(...results), { maxLength: MOST_CASES }),
})

const one: HandIn = {
  set: 4711,
  edition: 12,
  minutes: 12,
  draw: 7,
  cases: ['right', 'right', 'wrong', 'right', 'none'],
}

describe('the code of a hand-in', () => {
  test('is read as it was written, by hand and in haste too', () => {
    const property = fc.property(anyHandIn, (handIn) => {
      const code = encodeHandIn(handIn)
      expect(code).toMatch(/^RK1(-[0-9A-Z]{1,4})+$/)
      expect(decodeHandIn(code)).toEqual(handIn)
      const byHand = ` ${code.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l')}`
      expect(decodeHandIn(byHand.replace('rkl', 'rk1'))).toEqual(handIn)
    })
    fc.assert(property)
  })

  test('of version 1 is read for ever', () => {
    expect(encodeHandIn(one)).toBe('RK1-29KG-1G60-0WAP-83QP')
  })

  test('of five cases is short, and one wrong digit is noticed', () => {
    const code = encodeHandIn(one)
    expect(code.length).toBeLessThan(26)
    const digits = [...code].map((digit, at) => ({ digit, at })).filter(({ at }) => at > 3)
    for (const { digit, at } of digits.filter((each) => each.digit !== '-')) {
      const other = digit === 'A' ? 'B' : 'A'
      expect(decodeHandIn(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined()
    }
    for (const junk of ['', 'RK1', 'RK2-AAAA', code.slice(0, -2), `${code}0`, '😀'])
      expect(decodeHandIn(junk), junk).toBeUndefined()
  })

  test('marks a set by its cases in their order, and an edition by its verdicts', () => {
    const cases = ['one', 'two'].map((id) => plainCase('fast-west', { type: 'example', id }))
    const noted = cases.map((each) => ({ ...each, note: 'later', minutes: 3 }))
    expect(markOfSet(noted)).toBe(markOfSet(cases))
    expect(markOfSet(cases.toReversed())).not.toBe(markOfSet(cases))
    expect(markOfSet(emptySet.cases)).not.toBe(markOfSet(cases))
    expect(markOfEdition([true, 'A', 3])).not.toBe(markOfEdition([true, 'B', 3]))
  })
})

describe('25 pasted codes', () => {
  const code = (part: Partial<HandIn>) => encodeHandIn({ ...one, ...part })
  const pupils = Array.from({ length: 17 }, (_, draw) => code({ draw: draw + 100 }))

  test('are told apart line by line, none of them lost, within a second', () => {
    const [first = '', second = '', third = ''] = pupils
    const lines = [
      `Ada: ${first}`,
      `"${second}" Ben`,
      `  ${third.replace(/-/g, ' ')}  Chloé`,
      ...pupils.slice(3),
      first,
      `> ${second}`,
      third.toLowerCase(),
      code({ set: 1 }),
      `Dora ${code({ set: 2 })}`,
      (pupils[5] ?? '').slice(0, -3),
      code({ edition: 13 }),
      `${code({ draw: 9 }).slice(0, -1)}${code({ draw: 9 }).endsWith('8') ? '0' : '8'}`,
    ]
    expect(lines).toHaveLength(25)
    const begun = performance.now()
    const checked = checkLines(lines.join('\r\n\r\n'), one)
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(checked.map(({ state }) => state)).toEqual([
      ...pupils.map(() => 'ok'),
      'duplicate',
      'duplicate',
      'duplicate',
      'set',
      'set',
      'damaged',
      'edition',
      'damaged',
    ])
    expect(checked.slice(0, 3).map(({ who }) => who)).toEqual(['Ada', 'Ben', 'Chloé'])
    expect(checked[0]?.handIn?.cases).toEqual(one.cases)
  })

  test('may stand between lines that hold none, whatever ends a line', () => {
    const text = `Hello,\r${pupils[0]}\nnothing here\r\n\r\n${pupils[1]}`
    expect(checkLines(text, one).map(({ state }) => state)).toEqual(['none', 'ok', 'none', 'ok'])
    expect(checkLines('', one)).toEqual([])
  })
})
