import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneOf } from '../../src/kernel/choice/index.ts'
import { odds } from '../../src/kernel/odds/odds.ts'
import {
  atRandom,
  byFunction,
  byNumber,
  byPolicy,
  byValue,
  first,
} from '../../src/kernel/run/answerers.ts'
import { playout } from '../../src/kernel/run/playout.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { change, opened, rollDie, type ToyTable, toyLoop, toys, valueFrom } from './toy.ts'

/** Roll until two sixes have come; after each six, say what to call it. Rolls are counted up to nine. */
interface Calls {
  rolls: number
  names: string[]
}
const names = oneOf(['half a dozen', 'boxcar'])
const rounds = toyLoop<Calls>(
  'rounds',
  (now) => now.names.length < 2,
  (table: ToyTable<Calls>) => {
    const face = rollDie(table, 6)
    change(table, { rolls: Math.min(table.now.rolls + 1, 9) })
    if (face < 6) return
    const refuse = (answer: unknown) => ({
      code: 'no-name',
      clause: 'toy.name',
      facts: { received: String(answer) },
    })
    const question = { clause: 'toy.name', kind: 'name', by: 'A', options: names, refuse }
    change(table, { names: [...table.now.names, table.ask(question)] })
  },
)
const start = opened<Calls>({ rolls: 0, names: [] }, (table) => table.repeat(rounds))

describe('replay', () => {
  test('stops at the first question without an answer', () => {
    const { question, position, log } = replay(toys, start, byValue([3, 6]))
    expect(question).toMatchObject({ step: 'ask', clause: 'toy.name', by: 'A' })
    expect(position).toEqual({ rolls: 2, names: [] })
    expect(log).toEqual([2, 5])
  })

  test('ends when the procedure has ended, and leaves further answers alone', () => {
    const { question, position, log } = replay(
      toys,
      start,
      byValue([6, 'boxcar', 6, 'boxcar', 1, 2]),
    )
    expect(question).toBeUndefined()
    expect(position).toEqual({ rolls: 2, names: ['boxcar', 'boxcar'] })
    expect(log).toHaveLength(4)
  })

  test('keeps the position before and after each line of the trace', () => {
    const { trace, at } = replay(toys, start, byValue([6, 'boxcar']))
    expect(trace.map(({ type }, line) => [type, at(line), at(line + 1)])).toEqual([
      ['answer', { rolls: 0, names: [] }, { rolls: 0, names: [] }],
      ['event', { rolls: 0, names: [] }, { rolls: 1, names: [] }],
      ['answer', { rolls: 1, names: [] }, { rolls: 1, names: [] }],
      ['event', { rolls: 1, names: [] }, { rolls: 1, names: ['boxcar'] }],
    ])
  })

  test('gives the same for the same answers, and leaves the opening as it was', () => {
    const property = fc.property(fc.integer(), (seed) => {
      const one = replay(toys, start, atRandom(seed))
      expect(asData(replay(toys, start, atRandom(seed)))).toEqual(asData(one))
      expect(asData(replay(toys, start, byNumber(one.log)))).toEqual(asData(one))
      expect(start.position).toEqual({ rolls: 0, names: [] })
    })
    fc.assert(property)
  })

  test('reaches by each prefix of its answers a position that it went through', () => {
    const property = fc.property(fc.integer(), (seed) => {
      const whole = replay(toys, start, atRandom(seed))
      for (const length of whole.log.keys()) {
        const part = replay(toys, start, byNumber(whole.log.slice(0, length)))
        expect(asData(part.trace)).toEqual(asData(whole.trace.slice(0, part.trace.length)))
      }
    })
    fc.assert(property, { numRuns: 30 })
  })
})

describe('a refused answer', () => {
  test.each([
    ['a face that the die does not have', [7], 'answer-not-legal'],
    ['a face in words', ['six'], 'answer-not-legal'],
    ['a face in quotation marks', ['6'], 'answer-other-type'],
    ['a list where one is asked for', [[6]], 'answer-is-a-list'],
    ['a name that is none, with the reason of the question', [6, 'dozen'], 'no-name'],
  ])('by value: %s', (_what, values, code) => {
    const { refusal, log, question } = replay(toys, start, byValue(values))
    expect(refusal?.code).toBe(code)
    expect(log).toHaveLength(values.length - 1)
    expect(question).toBeDefined()
  })

  test.each([6, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('by number: %d', (answer) => {
    expect(replay(toys, start, byNumber([answer])).refusal).toEqual({
      code: 'answer-number-out-of-range',
      clause: 'toy.roll',
      facts: { question: 'die', received: answer, allowed: 5 },
    })
  })
})

describe('answers', () => {
  test('come from one source as far as it reaches, then from the other', () => {
    const { log } = replay(toys, start, first(byNumber([5, 1]), byNumber([0, 0, 2, 3])))
    expect(log).toEqual([5, 1, 2, 3])
  })

  test('come from a function of the question and the position', () => {
    const answer = byFunction((question, position: Calls) =>
      question.step === 'roll' ? 6 : names.at(position.names.length),
    )
    expect(replay(toys, start, answer).position.names).toEqual(['half a dozen', 'boxcar'])
  })

  test('come from a policy where somebody decides, from chance elsewhere', () => {
    const property = fc.property(fc.integer(), (seed) => {
      const { position } = replay(toys, start, byPolicy({ id: 'second', choose: () => 1 }, seed))
      expect(position.names).toEqual(['boxcar', 'boxcar'])
    })
    fc.assert(property, { numRuns: 20 })
  })

  test('at random come up as often as their weights say', () => {
    const weighted = opened({ face: 0 }, (table) => {
      change(table, { face: rollDie(table, 3, [1, 2, 5]) })
    })
    const counts = [0, 0, 0]
    for (let seed = 0; seed < 8000; seed++) {
      const { face } = playout(toys, weighted, seed)
      counts[face - 1] = (counts[face - 1] as number) + 1
    }
    // Four standard deviations of 8000 rolls with chance 1/8, 2/8, 5/8.
    expect(Math.abs((counts[0] as number) - 1000)).toBeLessThan(120)
    expect(Math.abs((counts[1] as number) - 2000)).toBeLessThan(155)
    expect(Math.abs((counts[2] as number) - 5000)).toBeLessThan(175)
  })
})

describe('playout', () => {
  test('ends where replay at random ends under the same seed', () => {
    const property = fc.property(fc.integer(), (seed) => {
      expect(playout(toys, start, seed)).toEqual(replay(toys, start, atRandom(seed)).position)
    })
    fc.assert(property)
  })

  test('agrees with the exact odds', () => {
    // Two sixes take two rolls with chance 1/36.
    const [two] = valueFrom(odds(toys, start, { ...allRandom, result: twoRolls })).outcomes.filter(
      ({ result }) => result,
    )
    expect(two?.chance.toFraction()).toBe('1/36')
    let count = 0
    for (let seed = 0; seed < 7200; seed++) if (twoRolls(playout(toys, start, seed))) count++
    expect(Math.abs(count - 200)).toBeLessThan(56)
  })

  test('refuses a policy that answers with no number of an answer', () => {
    expect(() => playout(toys, start, 1, { id: 'wrong', choose: () => 2 })).toThrow(
      'answer-number-out-of-range',
    )
  })
})

/** Without the functions of a question, which are made anew each time it is asked. */
function asData<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

const allRandom = { policy: { id: 'any', choose: () => 'any' as const } }

function twoRolls({ rolls }: Calls): boolean {
  return rolls === 2
}
