import { describe, expect, test } from 'vitest'
import { odds } from '../../src/kernel/odds/odds.ts'
import { chancesOf, change, opened, refusalOf, rollDie, toyLoop, toys, valueFrom } from './toy.ts'

interface Rolls {
  last: number
}

/** Rolls for ever; only whoever looks away ever ends it. */
const rolling = toyLoop<Rolls>(
  'rolling',
  () => true,
  (table) => {
    change(table, { last: rollDie(table, 6) })
  },
)
const nested = toyLoop<Rolls>(
  'nested',
  () => true,
  (table) => table.repeat(rolling),
)

const changed = (event: object) => (event as { change: Partial<Rolls> }).change

describe('odds of what comes until an event', () => {
  const until = (event: object) => (changed(event).last ?? 0) > 4
  const result = ({ last }: Rolls) => last

  test.each([
    ['a loop', rolling, { rolling: '3' }],
    ['a loop within a loop', nested, { rolling: '3', nested: '1' }],
  ])('leave %s, which would never end otherwise', (_what, loop, rounds) => {
    const start = opened<Rolls>({ last: 0 }, (table) => {
      table.repeat(loop)
      throw new Error('nothing is played beyond')
    })
    // A 5 or a 6 comes after 3 rolls on average, and each is as likely.
    const found = odds(toys, start, { result, until })
    expect(chancesOf(found)).toEqual({ 5: '1/2', 6: '1/2' })
    const { meanRounds } = valueFrom(found)
    expect(
      Object.fromEntries(
        Object.entries(meanRounds).map(([name, mean]) => [name, mean.toFraction()]),
      ),
    ).toEqual(rounds)
    expect(refusalOf(odds(toys, start, { result })).code).toBe('loop-may-never-end')
  })

  test('count what was seen on the way, the last event included', () => {
    const start = opened<Rolls>({ last: 0 }, (table) => table.repeat(rolling))
    const watch = {
      start: false,
      after: (seen: boolean, event: object) => seen || changed(event).last === 6,
    }
    const found = odds(toys, start, { result: (_now, _given, seen) => seen, watch, until })
    expect(chancesOf(found)).toEqual({ true: '1/2', false: '1/2' })
  })

  test('are those of the end where the event never comes', () => {
    const start = opened<Rolls>({ last: 0 }, (table) => {
      change(table, { last: rollDie(table, 6) })
    })
    const found = odds(toys, start, { result: ({ last }) => last > 2, until: () => false })
    expect(chancesOf(found)).toEqual({ true: '2/3', false: '1/3' })
  })
})
