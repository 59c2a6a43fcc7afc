import { describe, expect, test } from 'vitest'
import { pointOn } from '../../src/kernel/choice/index.ts'
import { odds } from '../../src/kernel/odds/odds.ts'
import { atRandom, byValue } from '../../src/kernel/run/answerers.ts'
import { MOST_ROUNDS } from '../../src/kernel/run/laid-table.ts'
import { fullTrace } from '../../src/kernel/run/offered.ts'
import { playout } from '../../src/kernel/run/playout.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { chancesOf, change, opened, refusalOf, rollDie, toyLoop, toys } from './toy.ts'

interface Rolls {
  rolls: number
  last: number
}
const passing = toyLoop<Rolls>(
  'passing',
  () => true,
  (table) => {
    const last = rollDie(table, 6)
    change(table, { rolls: table.now.rolls + 1, last })
  },
)
const inner = toyLoop<Rolls>(
  'inner',
  ({ rolls }) => rolls % 2 === 0,
  (table) => change(table, { rolls: table.now.rolls + 1, last: rollDie(table, 6) }),
)
const outer = toyLoop<Rolls>(
  'outer',
  () => true,
  (table) => {
    table.repeat(inner)
    change(table, { rolls: table.now.rolls + 1 })
  },
)
const start = { rolls: 0, last: 0 }
const endless = opened<Rolls>(start, (table) => table.repeat(passing))
const nested = opened<Rolls>(start, (table) => table.repeat(outer))

const brokenOff = { code: 'broken-off', clause: 'toy.passing', facts: { rounds: MOST_ROUNDS } }

describe('a run without an end', () => {
  test('is broken off in a replay, which keeps what was played', () => {
    const run = replay(toys, endless, atRandom(1))
    expect(run.refusal).toMatchObject(brokenOff)
    expect(run.question).toBeUndefined()
    expect(run.log).toHaveLength(MOST_ROUNDS)
    expect(run.position.rolls).toBe(MOST_ROUNDS)
    expect(run.at(run.trace.length)).toEqual(run.position)
  })

  test('is broken off in a playout', () => {
    expect(() => playout(toys, endless, 1)).toThrow('broken-off')
  })

  test('counts the rounds of all loops, however it was come by', () => {
    const run = replay(toys, nested, atRandom(1))
    expect(run.refusal?.code).toBe('broken-off')
    const again = run.again(run.log.length - 7, atRandom(1))
    expect(again.refusal).toEqual(run.refusal)
    expect(again.log).toEqual(run.log)
  })

  test('leaves odds alone, which have their own bound', () => {
    const asked = { result: ({ last }: Rolls) => last }
    expect(refusalOf(odds(toys, endless, { ...asked, budget: 1000 })).code).toBe('odds-too-large')
  })
})

describe('a roll of one outcome', () => {
  const forced = opened<Rolls>(start, (table) => {
    change(table, { last: rollDie(table, 1) })
    change(table, { last: rollDie(table, 3) })
  })

  test('is held against the answer that is named for it', () => {
    const { refusal, position } = replay(toys, forced, byValue([{ to: 'die', answer: 2 }]))
    expect(refusal).toMatchObject({ code: 'answer-not-legal', facts: { received: '2' } })
    expect(position).toEqual(start)
  })

  test('takes that answer where it is right', () => {
    const one = { to: 'die', answer: 1 }
    const script = byValue([one, one])
    expect(replay(toys, forced, script).position.last).toBe(1)
    expect(script.unused()).toEqual([])
  })

  test('stands in the full trace with what was offered', () => {
    const run = replay(toys, forced, byValue([3]))
    const lines = fullTrace(toys as never, run).flatMap((line) =>
      line.type === 'answer' ? [[line.value, line.offered, line.forced]] : [],
    )
    expect(lines).toEqual([
      [1, [1], true],
      [3, [1, 2, 3], false],
    ])
    expect(run.log).toEqual([2])
  })
})

describe('until', () => {
  const counting = toyLoop<Rolls>(
    'counting',
    ({ rolls }) => rolls < 3,
    (table) => change(table, { rolls: table.now.rolls + 1, last: rollDie(table, 2) }),
  )
  const three = opened<Rolls>(start, (table) => table.repeat(counting))
  const until = (event: object) => 'change' in event && (event.change as Rolls).last === 2

  test('looks at nothing that the answers given have brought about', () => {
    const asked = { result: ({ rolls }: Rolls) => rolls, until, after: [1] }
    // After a 2 that is known: the second roll is a 2 in one half, and else the third ends it anyhow.
    expect(chancesOf(odds(toys, three, asked))).toEqual({ 2: '1/2', 3: '1/2' })
  })
})

test('what at() hands out cannot be altered', () => {
  const run = replay(
    toys,
    opened({ list: [{ a: 1 }] }, (table) => change(table, { list: [{ a: 2 }] })),
    byValue([]),
  )
  const position = run.at(1)
  expect(() => Object.assign(position.list[0] as object, { a: 3 })).toThrow(TypeError)
  expect(run.at(1)).toEqual({ list: [{ a: 2 }] })
  expect(run.at(Number.NaN)).toEqual({ list: [{ a: 1 }] })
  expect(run.at(9)).toEqual(run.at(1))
})

test('a policy that names a point by a number that will not do hears why', () => {
  const refuse = ({ x }: { readonly x: number }) =>
    x === 0 ? { code: 'too-far-left', facts: { received: 0 } } : undefined
  const points = opened({ x: -1 }, (table) => {
    const options = pointOn({ width: 3, height: 3, refuse })
    const { x } = table.ask({ clause: 'toy.point', kind: 'point', by: 'A', options })
    change(table, { x })
  })
  expect(() => playout(toys, points, 1, { id: 'first', choose: () => 0 })).toThrow('too-far-left')
})
