import { describe, expect, test } from 'vitest'
import { oneOf, pointOn, range } from '../../src/kernel/choice/index.ts'
import { ANSWERS_COMPARED, playSensibly, sensible } from '../../src/kernel/decide/opponent.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import { atRandom, byNumber, byValue, nobody } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { die } from '../../src/kernel/run/table.ts'
import { change, opened, rollDie, type ToyTable, toyLoop, toys } from './toy.ts'

interface Bet {
  hidden: number
  bet: number
  roll: number
}

/** A game that is won with a roll below what was bet on, and in which nothing is hidden but `hidden`. */
function betting(parts: Partial<Game['lookahead']> = {}): Game {
  const isWon = ({ now }: { readonly now: unknown }) =>
    Number((now as Bet).roll <= (now as Bet).bet)
  const lookahead: Game['lookahead'] = {
    games: 200,
    fill: ({ now }, _seat, draw) => ({ ...(now as Bet), hidden: [1, 1, 1, 2][draw(4)] }),
    victory: isWon,
    promise: isWon,
    ...parts,
  }
  const seenBy = (now: unknown) => ({ ...(now as Bet), hidden: 0 })
  return { ...toys, id: 'betting', policies: [], seenBy, lookahead } as Partial<Game> as Game
}

const start: Bet = { hidden: 0, bet: 0, roll: 0 }
const bet = { clause: 'toy.bet', kind: 'bet', by: 'A' }

/** A bets on one of some numbers, and a die is rolled. */
const betsOn = (...numbers: number[]) =>
  opened(start, (table) => {
    change(table, { bet: table.ask({ ...bet, options: oneOf(numbers) }) })
    change(table, { roll: rollDie(table, 6) })
  }) as Opening

/** Thoughts of somebody with sense after some answers. */
function thoughtOf(game: Game, opening: Opening, answers: readonly unknown[] = [], seed = 1) {
  return sensible(game, opening, replay(game, opening, byValue(answers)), { seed })
}

describe('the best answer is found', () => {
  test('to a bet on a die, wherever it stands in the list', () => {
    for (let best = 0; best < 4; best++) {
      const numbers = [1, 2, 3]
      numbers.splice(best, 0, 5)
      expect(thoughtOf(betting(), betsOn(...numbers), [], best).answer).toBe(best)
    }
  })

  test('where the better one wins 4 times in 6 and the other 3 times', () => {
    const game = betting({ games: 2000 })
    const found = [1, 2, 3, 4, 5].map((seed) => thoughtOf(game, betsOn(3, 4), [], seed).answer)
    expect(found).toEqual([1, 1, 1, 1, 1])
  })

  test('with all answers in the order of what they promise', () => {
    const { ranking } = thoughtOf(betting({ games: 4000 }), betsOn(4, 0, 6, 2))
    expect(ranking).toEqual([2, 0, 3, 1])
  })
})

describe('what is hidden', () => {
  /** A guesses a card that is 1 three times in four. */
  const guess = opened(start, (table) => {
    change(table, {
      hidden: table.roll({ clause: 'toy.draw', kind: 'draw', outcomes: range(1, 2), seenBy: [] }),
    })
    change(table, { bet: table.ask({ ...bet, options: range(1, 2) }) })
    const { now } = table
    change(table, { roll: now.hidden === now.bet ? 0 : 9 })
  }) as Opening

  test('is guessed at, whatever it is', () => {
    expect(thoughtOf(betting(), guess, [1]).answer).toBe(0)
    expect(thoughtOf(betting(), guess, [2]).answer).toBe(0)
  })

  test('is what others decide at the same time', () => {
    const match = opened(start, (table) => {
      const options = oneOf([1, 2])
      const ask = (by: string) => ({ clause: 'toy.show', kind: 'show', by, options })
      const [one, other] = table.askTogether([ask('B'), ask('A')])
      change(table, { roll: one === other ? 0 : 9 })
    }) as Opening
    expect(thoughtOf(betting(), match, [1])).toEqual(thoughtOf(betting(), match, [2]))
  })

  test('must agree with what has been seen of it since', () => {
    const shown = opened(start, (table) => {
      const { now } = table
      table.roll({
        clause: 'toy.draw',
        kind: 'draw',
        outcomes: oneOf(now.hidden === 1 ? [1, 3] : [2, 4]),
      })
      change(table, { bet: table.ask({ ...bet, options: range(1, 2) }) })
      change(table, { roll: table.now.hidden === table.now.bet ? 0 : 9 })
    }) as Opening
    const seen = { ...shown, position: { ...start, hidden: 2 } } as Opening
    const { answer, dropped, games } = thoughtOf(betting(), seen, [4])
    expect(answer).toBe(1)
    expect(dropped).toBeGreaterThan(games / 2)
  })
})

describe('how long somebody thinks', () => {
  test('is counted, and no more than was allowed', () => {
    for (const games of [1, 10, 100, 1000]) {
      const thought = thoughtOf(betting({ games }), betsOn(1, 2, 3, 4, 5))
      expect(thought.games).toBeLessThanOrEqual(Math.max(games, 5 + 3 + 2))
    }
  })

  test('is short where one answer is clearly ahead', () => {
    expect(thoughtOf(betting({ games: 10_000 }), betsOn(0, 6)).games).toBeLessThan(100)
  })

  test('is the same under the same seed', () => {
    const think = (seed: number) => thoughtOf(betting({ games: 40 }), betsOn(3, 3, 3, 4), [], seed)
    expect(think(7)).toEqual(think(7))
    const answers = new Set(Array.from({ length: 20 }, (_, seed) => think(seed).answer))
    expect(answers.size).toBeGreaterThan(1)
  })

  test('is no matter of how many answers there are: some of very many are compared', () => {
    const many = opened(start, (table) => {
      change(table, { bet: table.ask({ ...bet, options: range(0, 1_000_000) }) / 100_000 })
      change(table, { roll: rollDie(table, 6) })
    }) as Opening
    const { ranking, games, answer } = thoughtOf(betting({ games: 3000 }), many)
    expect(ranking.length).toBe(ANSWERS_COMPARED)
    expect(games).toBeLessThanOrEqual(3000)
    expect(answer).toBeGreaterThan(400_000)
    const grid = opened(start, (table) => {
      const refuse = ({ x }: { x: number }) => (x < 7 ? { code: 'too-low', facts: {} } : undefined)
      const options = pointOn({ width: 10, height: 10, refuse })
      change(table, { bet: table.ask({ ...bet, options }).x })
      change(table, { roll: rollDie(table, 6) })
    }) as Opening
    expect(thoughtOf(betting(), grid).ranking.length).toBeLessThanOrEqual(30)
  })
})

test('random games go on from the last round, and no further than the horizon', () => {
  let rounds = 0
  const loop = toyLoop<Bet>(
    'bets',
    ({ roll }) => roll < 100,
    (table: ToyTable<Bet>) => {
      rounds++
      change(table, { bet: table.ask({ ...bet, options: oneOf([1, 2]) }) })
      change(table, { roll: table.now.roll + table.now.bet })
    },
  )
  const long = opened(start, (table) => table.repeat(loop)) as Opening
  const game = betting({
    games: 20,
    horizon: { loop: 'bets', rounds: 2 },
    promise: ({ now }) => (now as Bet).roll / 100,
    fill: ({ now }) => now as Bet,
  })
  const run = replay(game, long, byNumber(Array(40).fill(0)))
  rounds = 0
  const { answer, games } = sensible(game, long, run, { seed: 1 })
  expect(answer).toBe(1)
  expect(rounds).toBe(3 * games)
})

describe('a game in which some decide with sense', () => {
  /** A bets, then B, then A again; the bets are kept. */
  const bets = (table: ToyTable<Bet & { bets: string[] }>) => {
    for (const by of ['A', 'B', 'A']) {
      const made = table.ask({ ...bet, by, options: oneOf([0, 6, 3]) })
      change(table, { bet: made, bets: [...table.now.bets, `${by}${made}`] })
    }
    change(table, { roll: rollDie(table, 6) })
  }
  const opening = opened({ ...start, bets: [] as string[] }, bets) as Opening
  const betsOf = (run: { readonly position: unknown }) => (run.position as { bets: string[] }).bets
  const game = betting({ games: 400 })

  test('is played to its end, what others decide by chance under the seed', () => {
    const run = playSensibly(game, opening, { seats: ['A'], seed: 3 })
    expect(run.question).toBeUndefined()
    expect(betsOf(run)[2]).toBe('A6')
    expect(run.log[1]).toBe(replay(game, opening, atRandom(3)).log[1])
  })

  test('keeps to the answers that are given, and stops where others have none', () => {
    const given = byValue([3])
    const run = playSensibly(game, opening, { seats: ['A'], seed: 3, given, others: nobody })
    expect(betsOf(run)).toEqual(['A3'])
    expect(run.question).toMatchObject({ by: 'B' })
  })
})

test('nobody thinks where nobody is asked', () => {
  const rolled = opened(start, (table) =>
    change(table, { roll: table.roll({ clause: 'toy.roll', kind: 'die', outcomes: die(6) }) }),
  )
  expect(() => thoughtOf(betting(), rolled as Opening)).toThrow('nobody is asked')
})
