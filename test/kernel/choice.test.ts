import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answersOf,
  either,
  evenly,
  except,
  form,
  hasAnswer,
  isForced,
  LARGEST_COUNT,
  oneOf,
  pairsOf,
  range,
  sameData,
  without,
} from '../../src/kernel/choice/index.ts'
import { outcomeOf } from '../../src/kernel/game/refusal.ts'
import { choice, values } from './choices.ts'
import { refusalOf } from './toy.ts'

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
      if (index < 0) {
        expect(answersOf(offered).some((legal) => sameData(legal, answer))).toBe(false)
      } else if (!sameData(offered.at(index), answer)) {
        // The order of a set says nothing: what was answered holds the same, wherever it stands.
        expect(sorted(offered.at(index))).toBe(sorted(answer))
      }
    })
    fc.assert(property)
  })

  test('has answers that all differ', () => {
    const property = fc.property(choice, (offered) => {
      const texts = answersOf(offered).map((answer) => JSON.stringify(answer))
      expect(new Set(texts).size).toBe(offered.count)
    })
    fc.assert(property)
  })

  test('tells what is written for what would do but for quotation marks, in parts of it as well', () => {
    const steps = oneOf([{ do: 'wait', on: '3' }, { do: 'wait' }, ['4', 5]])
    const other = (answer: unknown) => steps.refusal(answer)?.facts
    expect(other({ on: 3, do: 'wait' })).toEqual({
      written: '{"on":3,"do":"wait"}',
      meant: '{"do":"wait","on":"3"}',
    })
    expect(other([4, '5'])).toEqual({ written: '[4,"5"]', meant: '["4",5]' })
    const others = [
      { do: 'wait', on: 4 },
      { do: 'wait', on: 3, more: 1 },
      { do: 'wait', at: 3 },
    ]
    for (const answer of others) expect(steps.refusal(answer)?.code).toBe('answer-not-legal')
  })

  test('says why of what is not among its answers, and of nothing else', () => {
    const property = fc.property(choice, fc.jsonValue(), (offered, answer) => {
      const reason = offered.refusal(answer)
      expect(reason === undefined).toBe(offered.indexOf(answer) >= 0)
      for (const legal of answersOf(offered)) expect(offered.refusal(legal)).toBeUndefined()
      if (!reason) return
      expect(reason.code).toMatch(/^answer-/)
      for (const fact of Object.values(reason.facts).flat()) {
        expect(['string', 'number']).toContain(typeof fact)
      }
    })
    fc.assert(property)
  })

  test('has the answers of its numbers and no others', () => {
    const property = fc.property(choice, (offered) => {
      for (const number of [-1, 0.5, offered.count, Number.NaN]) {
        expect(hasAnswer(offered, number)).toBe(false)
      }
      for (const number of answersOf(offered).keys()) expect(hasAnswer(offered, number)).toBe(true)
    })
    fc.assert(property)
  })
})

/** Plain data as text, whatever the order of their lists. */
function sorted(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const parts = Object.entries(data).map(([key, value]) => [
    Array.isArray(data) ? '' : key,
    sorted(value),
  ])
  return JSON.stringify(parts.map((part) => part.join(':')).sort())
}

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

test('of two choices at random, each comes as often, however many answers it has', () => {
  const offered = evenly(oneOf(['pass']), range(1, 9))
  expect(answersOf(offered)).toEqual(['pass', 1, 2, 3, 4, 5, 6, 7, 8, 9])
  const asked: number[] = []
  const last = (count: number) => {
    asked.push(count)
    return count - 1
  }
  expect([offered.at(offered.draw?.(() => 0) as number), asked]).toEqual(['pass', []])
  expect([offered.at(offered.draw?.(last) as number), asked]).toEqual([9, [2, 9]])
})

test('plain data are the same whatever the order of their keys, and only then', () => {
  expect(sameData({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true)
  expect(sameData([1, 2], { 0: 1, 1: 2 })).toBe(false)
  expect(sameData({ toString: 1 }, {})).toBe(false)
  expect(sameData({ a: undefined }, { b: undefined })).toBe(false)
})

describe('a range', () => {
  test('has its whole numbers, both ends included', () => {
    const offered = range(-1, 2)
    expect(answersOf(offered)).toEqual([-1, 0, 1, 2])
    expect([-2, 0.5, 3, '1', null].map((answer) => offered.indexOf(answer))).toEqual([
      -1, -1, -1, -1, -1,
    ])
    expect(offered.refusal(3)).toEqual({
      code: 'answer-out-of-range',
      facts: { received: '3', min: -1, max: 2 },
    })
    expect(range(1, 0).count).toBe(0)
  })

  test('is not listed, however long', () => {
    const offered = range(0, LARGEST_COUNT - 1)
    expect(offered.count).toBe(LARGEST_COUNT)
    expect(offered.indexOf(offered.at(LARGEST_COUNT - 1))).toBe(LARGEST_COUNT - 1)
  })
})

describe('a choice of more answers than numbers are whole', () => {
  const half = range(1, 2 ** 27)
  const limit = { limit: LARGEST_COUNT }

  test('is refused from the first that is too many', () => {
    const almost = form({ one: half, other: range(1, 2 ** 26 - 1) })
    expect(almost.count).toBe(2 ** 53 - 2 ** 27)
    expect(almost.indexOf(almost.at(almost.count - 1))).toBe(almost.count - 1)
    const refusal = refusalOf(outcomeOf(() => form({ one: half, other: range(1, 2 ** 26) })))
    const facts = { received: '9007199254740992', ...limit }
    expect(refusal).toEqual({ code: 'choice-too-large', facts })
  })

  test('is refused though rounding would bring it back below the limit', () => {
    // 2^53 + 1 = 3 × 3002399751580331, which no number can tell from 2^53.
    const refusal = refusalOf(
      outcomeOf(() => form({ one: range(1, 3), other: range(1, 3002399751580331) })),
    )
    expect(refusal.facts).toEqual({ received: '9007199254740993', ...limit })
  })

  test('is none where a part has no answer', () => {
    expect(form({ one: half, other: half, none: oneOf([]) }).count).toBe(0)
  })

  test('is refused of several choices, too', () => {
    const all = range(1, LARGEST_COUNT)
    expect(either(all).count).toBe(LARGEST_COUNT)
    expect(refusalOf(outcomeOf(() => either(all, oneOf(['none'])))).code).toBe('choice-too-large')
  })
})

describe('what a choice is made of', () => {
  test('a list stays one when some of it is left out, and when another is added', () => {
    const property = fc.property(values, values, fc.nat(3), (some, others, gone) => {
      const left = some.filter((_, index) => index !== gone)
      const fewer = without(oneOf(some), some.slice(gone, gone + 1))
      expect(fewer.shape).toEqual({ kind: 'list', values: left })
      expect(either(oneOf(some), oneOf(others)).shape).toEqual({
        kind: 'list',
        values: [...some, ...others],
      })
    })
    fc.assert(property)
  })

  test('a form that does not allow everything is a form', () => {
    const parts = { card: oneOf(['A1', 'A2']), count: range(0, 3) }
    const offered = except(form(parts), ({ count }) => count === 2)
    expect(offered.shape).toEqual({ kind: 'form', parts })
    expect(offered.refusal({ card: 'A1', count: 2 })?.code).toBe('answer-left-out')
    expect(offered.refusal({ card: 'A1', count: 4 })?.code).toBe('answer-in-part')
  })

  test('one of several choices of different kinds is told by each of them', () => {
    const [pass, cards] = [oneOf(['pass']), form({ card: oneOf(['A1']) })] as const
    const offered = either(pass, cards)
    expect(offered.shape).toEqual({ kind: 'either', choices: [pass, cards] })
    expect(offered.refusal('pas')?.facts).toEqual({ received: 'pas', allowed: ['pass'] })
    expect(offered.refusal({ card: 'A9' })?.facts).toMatchObject({ part: 'card', received: 'A9' })
  })
})

describe('why an answer is refused', () => {
  const offered = form({
    card: oneOf(['A1', 'A2']),
    place: form({ street: oneOf(['north', 'south']), side: range(1, 2) }),
  })
  const place = { street: 'north', side: 1 }

  test.each([
    ['a word', 'A1', 'answer-not-a-form', { received: 'A1', allowed: ['card', 'place'] }],
    ['a list', ['A1'], 'answer-not-a-form', { received: '["A1"]', allowed: ['card', 'place'] }],
    [
      'a part too few',
      { card: 'A1' },
      'answer-part-missing',
      { received: 'place', allowed: ['card', 'place'] },
    ],
    [
      'a misspelt part',
      { card: 'A1', plaec: place },
      'answer-part-misspelt',
      { received: 'plaec', nearest: 'place', allowed: ['card', 'place'] },
    ],
    [
      'a part like none',
      { card: 'A1', place, upside_down: true },
      'answer-part-unknown',
      { received: 'upside_down', allowed: ['card', 'place'] },
    ],
    [
      'a value that a part does not have',
      { card: 'B1', place },
      'answer-in-part',
      { part: 'card', reason: 'answer-not-legal', received: 'B1', allowed: ['A1', 'A2'] },
    ],
    [
      'a value that a part of a part does not have',
      { card: 'A1', place: { street: 'north', side: 3 } },
      'answer-in-part',
      { part: 'place, side', reason: 'answer-out-of-range', received: '3', min: 1, max: 2 },
    ],
  ])('%s', (_, answer, code, facts) => {
    expect(offered.refusal(answer)).toEqual({ code, facts })
  })

  test('of a long list the first values are named', () => {
    const long = oneOf(Array.from({ length: 40 }, (_, index) => index))
    const allowed = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '…']
    expect(long.refusal('no')?.facts).toEqual({ received: 'no', allowed })
  })
})

test('only a single answer among which nothing else could have been is forced', () => {
  expect(isForced(oneOf(['A1']))).toBe(true)
  expect(isForced(oneOf(['A1', 'A2']))).toBe(false)
})
