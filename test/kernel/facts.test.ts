import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { factsOf } from '../../src/kernel/game/fact.ts'
import type { Fact, Game } from '../../src/kernel/game/game.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import { FIRES, factOdds, factsOdds, jointOdds } from '../../src/kernel/odds/fact-odds.ts'
import { odds } from '../../src/kernel/odds/odds.ts'
import { chancesOf, change, opened, refusalOf, rollDie, toyLoop, toys, valueFrom } from './toy.ts'

/** Two dice are thrown; a pair is told by a clause of its own, and forgotten. */
interface Dice {
  one: number
  other: number
}

const start = opened<Dice>({ one: 0, other: 0 }, (table) => {
  const [one, other] = [rollDie(table, 6), rollDie(table, 6)]
  if (one === other) table.report({ clause: 'toy.pair', kind: 'change', change: {} })
  change(table, { one, other })
})

const sum: Fact<Dice> = {
  kind: 'sum',
  parameters: {},
  answers: () => [],
  value: ({ one, other }) => one + other,
}
const first: Fact<Dice> = { ...sum, kind: 'first', value: ({ one }) => one }
const game = { ...toys, policies: [], facts: [sum, first] } as unknown as Game
const opening = start as unknown as Opening

const pair = { fact: FIRES, clause: 'toy.pair' }
const all = { asked: { fact: 'sum' }, is: 7 }

describe('a parameter that is a number', () => {
  const fact = factsOf<unknown, Dice>()('shows', { die: [1, 2] }, [], ({ one, other }, { die }) =>
    die === 1 ? one : other,
  )

  test.each([2, '2'])('is read however a file writes it: %j', (die) => {
    const asked = { die } as unknown as { die: string }
    expect(fact.value({ one: 3, other: 5 }, {}, asked)).toBe(5)
    expect(fact.value({ one: 3, other: 5 }, {}, { die: '1' })).toBe(3)
  })
})

describe('whether a clause acts on the way', () => {
  test('is counted, although the end does not tell', () => {
    expect(chancesOf(factOdds(game, opening, pair))).toEqual({ true: '1/6', false: '5/6' })
  })

  test('is counted through the rounds of a loop', () => {
    // Rounds until a six: did a one come before it? One half, since both are as likely to come first.
    const rounds = toyLoop<Dice>(
      'rounds',
      ({ one }) => one < 6,
      (table) => {
        const one = rollDie(table, 6)
        if (one === 1) table.report({ clause: 'toy.pair', kind: 'change', change: {} })
        change(table, { one: one === 6 ? 6 : 0 })
      },
    )
    const begun = opened<Dice>({ one: 0, other: 0 }, (table) => table.repeat(rounds))
    const found = valueFrom(factOdds(game, begun as unknown as Opening, pair))
    const chance = found.outcomes.find(({ result }) => result === true)?.chance
    expect(chance?.equals(new Fraction(1, 2))).toBe(true)
    expect(found.meanRounds['rounds']?.equals(6)).toBe(true)
  })
})

describe('several facts', () => {
  test('at once come to each of their combinations, and one by one to each of their own', () => {
    const together = valueFrom(jointOdds(game, opening, [{ fact: 'first' }, pair]))
    expect(together.outcomes).toHaveLength(12)
    const [one, other] = valueFrom(factsOdds(game, opening, [{ fact: 'first' }, pair]))
    expect(one?.outcomes).toHaveLength(6)
    expect(other?.outcomes).toHaveLength(2)
  })

  test('under a condition are those of the ways that fulfil it', () => {
    const given = [all]
    const found = jointOdds(game, opening, [{ fact: 'first' }], { given })
    expect(Object.values(chancesOf(found))).toEqual(new Array(6).fill('1/6'))
    expect(chancesOf(jointOdds(game, opening, [pair], { given }))).toEqual({ false: '1' })
  })

  test('under a condition that never comes true are refused', () => {
    const given = [{ asked: { fact: 'sum' }, is: 13 }]
    expect(refusalOf(jointOdds(game, opening, [pair], { given }))).toEqual({
      code: 'condition-never-holds',
      facts: { received: ['sum = 13'] },
    })
  })
})

test('what is seen on the way is gathered, and told with the end', () => {
  const found = odds(toys, start, {
    watch: { start: 0, after: (seen, { clause }) => seen + (clause === 'toy.pair' ? 1 : 0) },
    result: ({ one }: Dice, _given, pairs: number) => (pairs > 0 ? one : 0),
  })
  expect(chancesOf(found)[0]).toBe('5/6')
})
