import { describe, expect, test } from 'vitest'
import { oneOf } from '../../src/kernel/choice/index.ts'
import { estimateFacts, type Hint, hint, intervalOf } from '../../src/kernel/decide/estimate.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import type { Opening, Policy } from '../../src/kernel/game/opening.ts'
import { byValue } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { change, opened, rollDie, toys } from './toy.ts'

interface Dice {
  secret: number
  bet: number
  roll: number
}

const asked = [{ fact: 'roll' }, { fact: 'secret' }]
const lowest: Policy = { id: 'lowest', choose: () => 0 }

/** A die is rolled in secret, A bets, a die is rolled; A wins with a bet that is at least as high. */
const opening = opened<Dice>({ secret: 0, bet: 0, roll: 0 }, (table) => {
  const secretly = { clause: 'toy.roll', kind: 'secret', outcomes: oneOf([1, 2, 3, 4]), seenBy: [] }
  change(table, { secret: table.roll(secretly) })
  const bet = { clause: 'toy.bet', kind: 'bet', by: 'A', options: oneOf([1, 2, 5]) }
  change(table, { bet: table.ask(bet) })
  change(table, { roll: rollDie(table, 6) })
}) as Opening

const game = {
  ...toys,
  id: 'dice',
  seats: () => ['A'],
  policies: [lowest],
  seenBy: (now) => ({ ...(now as Dice), secret: 0 }),
  facts: asked.map(({ fact }) => ({
    kind: fact,
    parameters: {},
    answers: () => [],
    value: (now) => (now as Dice)[fact as keyof Dice],
  })),
  lookahead: {
    games: 60,
    fill: ({ now }, _seat, draw) => ({ ...(now as Dice), secret: 1 + draw(4) }),
    victory: ({ now }) => Number((now as Dice).roll <= (now as Dice).bet),
    promise: ({ now }) => Number((now as Dice).roll <= (now as Dice).bet),
  },
} as Partial<Game> as Game

const run = replay(game, opening, byValue([3]))

test('an interval is that of Wilson', () => {
  const rounded = (count: number, games: number) =>
    Object.values(intervalOf(count, games)).map((value) => value.toFixed(4))
  expect(rounded(5, 10)).toEqual(['0.5000', '0.2366', '0.7634'])
  expect(rounded(0, 10)).toEqual(['0.0000', '0.0000', '0.2775'])
  expect(rounded(10, 10)).toEqual(['1.0000', '0.7225', '1.0000'])
  expect(rounded(620, 2000)).toEqual(['0.3100', '0.2901', '0.3306'])
})

describe('estimates of facts', () => {
  test('hold the true share within their interval about 19 times in 20', () => {
    const held = Array.from({ length: 200 }, (_, seed) => {
      const { facts } = estimateFacts(game, opening, run, asked, { seed, games: 300 })
      const six = facts[0]?.find(({ value }) => value === 6)
      return six && six.low <= 1 / 6 && six.high >= 1 / 6
    })
    const share = held.filter(Boolean).length / held.length
    expect(share).toBeGreaterThan(0.91)
    expect(share).toBeLessThan(0.99)
  })

  test('say how many games they rest on, and what was assumed of decisions', () => {
    const found = estimateFacts(game, opening, run, asked, { seed: 1, games: 120 })
    expect(found).toMatchObject({ games: 120, policy: 'lowest', decided: ['bet'] })
    expect(found.facts[0]?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
    const shares = found.facts[0]?.map(({ share }) => share) ?? []
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  })

  test('know what lies open, and of the rest no more than the seat that looks', () => {
    const outcomes = (seat?: string) =>
      estimateFacts(game, opening, run, asked, { seed: 1, games: 400, seat }).facts[1]
    expect(outcomes()).toMatchObject([{ value: 3, share: 1 }])
    const seen = outcomes('A') ?? []
    expect(seen.map(({ value }) => value).toSorted()).toEqual([1, 2, 3, 4])
    for (const { low, high } of seen) expect(low < 0.3 && high > 0.2).toBe(true)
  })
})

describe('a hint', () => {
  test('is what somebody with sense answers, with how often that wins', () => {
    const { victory, ...advised } = hint(game, opening, run, { seed: 1, games: 1000 })
    expect(advised).toMatchObject({ answer: 2, games: 1000, policy: 'lowest', decided: [] })
    expect(advised.next.toSorted()).toEqual([0, 1])
    expect(victory?.low).toBeLessThan(5 / 6)
    expect(victory?.high).toBeGreaterThan(5 / 6)
  })

  test('is the same under the same seed, and whatever is hidden', () => {
    const request = { seed: 5, games: 50 }
    const other = replay(game, opening, byValue([1]))
    expect(hint(game, opening, other, request)).toEqual(hint(game, opening, run, request))
  })

  test('tells its answer before the whole games, and how many of these have been played', () => {
    const request = { seed: 1, games: 40 }
    const heard: Hint[] = []
    const found = hint(game, opening, run, request, (soFar) => heard.push(soFar))
    expect(found).toEqual(hint(game, opening, run, request))
    expect(heard.map(({ games }) => games)).toEqual(
      Array.from({ length: 21 }, (_, part) => 2 * part),
    )
    for (const { answer, next, wanted, victory, told } of heard) {
      expect({ answer, next, wanted }).toEqual({ answer: 2, next: found.next, wanted: 40 })
      expect(victory === undefined).toBe(told === 0)
    }
    expect(heard.at(-1)?.victory).toEqual(found.victory)
  })

  test('says nothing of victories that are not known', () => {
    const lookahead = { ...game.lookahead, victory: () => undefined }
    const found = hint({ ...game, lookahead }, opening, run, { seed: 1, games: 10 })
    expect(found).toMatchObject({ answer: 2, told: 0, victory: undefined })
  })

  test('says nothing of victories where nobody wins', () => {
    const lookahead = { ...game.lookahead, victory: () => 0 }
    const found = hint({ ...game, lookahead }, opening, run, { seed: 1, games: 10 })
    expect(found).toMatchObject({ answer: 2, told: 10, victory: undefined })
  })

  test('rests on as many whole games as the game says', () => {
    const lookahead = { ...game.lookahead, whole: 7 }
    expect(hint({ ...game, lookahead }, opening, run, { seed: 1 })).toMatchObject({ games: 7 })
  })
})
