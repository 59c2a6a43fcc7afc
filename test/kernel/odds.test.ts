import { describe, expect, test } from 'vitest'
import { oneOf } from '../../src/kernel/choice/index.ts'
import { anyAnswer, type Policy } from '../../src/kernel/game/opening.ts'
import { odds } from '../../src/kernel/odds/odds.ts'
import { byNumber } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import {
  chancesOf,
  change,
  opened,
  refusalOf,
  rollDie,
  type ToyTable,
  toyLoop,
  toys,
  valueFrom,
} from './toy.ts'

/** A purse that wins or loses one coin per round until it is empty or full. */
interface Purse {
  coins: number
}

function gamble(weights: readonly [lose: number, nothing: number, win: number], full: number) {
  return toyLoop<Purse>(
    'gamble',
    ({ coins }) => coins > 0 && coins < full,
    (table) => {
      const face = rollDie(table, 3, weights)
      if (face !== 2) change(table, { coins: table.now.coins + face - 2 })
    },
  )
}

function ruin(weights: readonly [number, number, number], coins: number, full: number) {
  const rounds = gamble(weights, full)
  return odds(
    toys,
    opened<Purse>({ coins }, (table) => table.repeat(rounds)),
    { result: (purse: Purse) => purse.coins },
  )
}

describe("gambler's ruin", () => {
  test('a fair game fills the purse in proportion to the coins at the start', () => {
    expect(chancesOf(ruin([1, 1, 1], 3, 10))).toEqual({ 0: '7/10', 10: '3/10' })
  })

  test('a fair game lasts coins × (full − coins) rounds on average, and longer where nothing happens', () => {
    // Without idle rounds 3 × 7 = 21; one round in three is idle, so 21 × 3/2.
    expect(valueFrom(ruin([1, 1, 1], 3, 10)).meanRounds).toEqual({ gamble: fraction('63/2') })
    // Nine rounds in eleven are idle: 21 × 11/2.
    expect(valueFrom(ruin([1, 9, 1], 3, 10)).meanRounds).toEqual({ gamble: fraction('231/2') })
  })

  test('a biased game fills the purse with chance (1 − r^coins) / (1 − r^full), r = lose / win', () => {
    // r = 2, 4 of 6 coins: (1 − 16) / (1 − 64) = 15/63 = 5/21.
    expect(chancesOf(ruin([2, 5, 1], 4, 6))).toEqual({ 0: '16/21', 6: '5/21' })
  })

  test('a long chain is as exact as a short one', () => {
    // r = 1/2, 1 of 100 coins: (1 − 2^-1) / (1 − 2^-100) = 2^99 / (2^100 − 1).
    const full = `${2n ** 99n}/${2n ** 100n - 1n}`
    expect(chancesOf(ruin([1, 1, 2], 1, 100))[100]).toBe(full)
  })

  test('a purse that is full already plays no round', () => {
    expect(valueFrom(ruin([1, 1, 1], 10, 10)).meanRounds).toEqual({})
  })
})

describe('craps', () => {
  interface Craps {
    point: number
    last: number
  }
  const untilPointOrSeven = toyLoop<Craps>(
    'point',
    ({ point, last }) => last !== point && last !== 7,
    throwDice,
  )

  function throwDice(table: ToyTable<Craps>): void {
    change(table, { last: rollDie(table, 6) + rollDie(table, 6) })
  }

  function craps(table: ToyTable<Craps>): void {
    throwDice(table)
    if ([2, 3, 7, 11, 12].includes(table.now.last)) return
    change(table, { point: table.now.last, last: 0 })
    table.repeat(untilPointOrSeven)
  }

  const won = ({ point, last }: Craps) => (point ? last === point : last === 7 || last === 11)

  test('the thrower wins with chance 244/495', () => {
    const start = opened<Craps>({ point: 0, last: 0 }, craps)
    expect(chancesOf(odds(toys, start, { result: won }))).toEqual({
      true: '244/495',
      false: '251/495',
    })
  })

  test('a point takes 36 / (ways to the point + 6) throws on average', () => {
    // The throws after the first: 3/36 × 36/9 twice, 4/36 × 36/10 twice, 5/36 × 36/11 twice.
    const { meanRounds } = valueFrom(
      odds(toys, opened<Craps>({ point: 0, last: 0 }, craps), { result: won }),
    )
    expect(meanRounds).toEqual({ point: fraction('392/165') })
  })

  test('after a first throw of four the odds are those of four', () => {
    const start = opened<Craps>({ point: 0, last: 0 }, craps)
    // 1 and 3 are thrown: 3 ways to four, 6 ways to seven.
    const thrown = odds(toys, start, { result: won, after: [0, 2] })
    expect(chancesOf(thrown)).toEqual({ true: '1/3', false: '2/3' })
    // Two more dice inside the loop, 5 and 5: nothing changes.
    const inside = odds(toys, start, { result: won, after: [0, 2, 4, 4] })
    expect(chancesOf(inside)).toEqual({ true: '1/3', false: '2/3' })
    // In the middle of a throw, with a 1 on the first die: 3 wins, 6 loses, all else goes on.
    const halfway = odds(toys, start, { result: won, after: [0, 2, 0] })
    expect(chancesOf(halfway)).toEqual({ true: '7/18', false: '11/18' })
  })
})

describe('first to roll a six', () => {
  interface Rollers {
    turn: 'A' | 'B'
    winner: string
  }
  const turns = toyLoop<Rollers>(
    'turns',
    ({ winner }) => winner === '',
    (table) => {
      const { turn } = table.now
      const six = rollDie(table, 6) === 6
      change(table, six ? { winner: turn } : { turn: turn === 'A' ? 'B' : 'A' })
    },
  )
  const start = opened<Rollers>({ turn: 'A', winner: '' }, (table) => table.repeat(turns))
  const found = odds(toys, start, { result: ({ winner }: Rollers) => winner })

  test('who begins wins with chance 6/11', () => {
    expect(chancesOf(found)).toEqual({ A: '6/11', B: '5/11' })
  })

  test('it takes six rolls on average', () => {
    expect(valueFrom(found).meanRounds).toEqual({ turns: fraction('6') })
  })
})

describe('a match of bouts, each of which is a loop', () => {
  /** Best of three bouts; a bout is won by being two points ahead, a point being won with chance 2/3. */
  interface Match {
    lead: number
    won: number
    lost: number
  }
  const bout = toyLoop<Match>(
    'bout',
    ({ lead }) => Math.abs(lead) < 2,
    (table) => {
      const { lead } = table.now
      change(table, { lead: lead + (rollDie(table, 3) > 1 ? 1 : -1) })
    },
  )
  const match = toyLoop<Match>(
    'match',
    ({ won, lost }) => won < 2 && lost < 2,
    (table) => {
      change(table, { lead: 0 })
      table.repeat(bout)
      const { lead, won, lost } = table.now
      change(table, lead > 0 ? { won: won + 1 } : { lost: lost + 1 })
    },
  )
  /** The same match, a point being one round of one loop. */
  const points = toyLoop<Match>(
    'points',
    ({ won, lost }) => won < 2 && lost < 2,
    (table) => {
      const { won, lost } = table.now
      const lead = table.now.lead + (rollDie(table, 3) > 1 ? 1 : -1)
      if (lead === 2) change(table, { lead: 0, won: won + 1 })
      else if (lead === -2) change(table, { lead: 0, lost: lost + 1 })
      else change(table, { lead })
    },
  )
  const start = { lead: 0, won: 0, lost: 0 }
  const result = ({ won }: Match) => won === 2
  const nested = odds(
    toys,
    opened<Match>(start, (table) => table.repeat(match)),
    { result },
  )
  const flat = odds(
    toys,
    opened<Match>(start, (table) => table.repeat(points)),
    { result },
  )

  test('has the chance known from theory', () => {
    // A bout: p² / (p² + q²) = 4/5. Two of three: (4/5)² × (1 + 2 × 1/5) = 112/125.
    expect(chancesOf(nested)).toEqual({ true: '112/125', false: '13/125' })
  })

  test('nested loops give the same as one flat chain, to the last digit', () => {
    expect(chancesOf(flat)).toEqual(chancesOf(nested))
  })

  test('counts the rounds of both loops', () => {
    // A bout takes 2 / (p² + q²) = 18/5 points; the match 2 + 2 × 4/5 × 1/5 = 58/25 bouts.
    const { meanRounds } = valueFrom(nested)
    expect(meanRounds).toEqual({ match: fraction('58/25'), bout: fraction('1044/125') })
    expect(valueFrom(flat).meanRounds).toEqual({ points: fraction('1044/125') })
  })
})

describe('weights', () => {
  interface Hits {
    hits: number
  }
  /** Three shots that hit on five or six. */
  function shots(sides: number, weights: readonly number[] | undefined, hitFrom: number) {
    return (table: ToyTable<Hits>) => {
      for (let shot = 0; shot < 3; shot++) {
        if (rollDie(table, sides, weights) >= hitFrom) {
          change(table, { hits: table.now.hits + 1 })
        }
      }
    }
  }
  const result = ({ hits }: Hits) => hits

  test('outcomes grouped by weight give the odds of outcomes told apart', () => {
    const grouped = odds(toys, opened<Hits>({ hits: 0 }, shots(2, [4, 2], 2)), { result })
    const apart = odds(toys, opened<Hits>({ hits: 0 }, shots(6, undefined, 5)), { result })
    expect(chancesOf(grouped)).toEqual({ 0: '8/27', 1: '4/9', 2: '2/9', 3: '1/27' })
    expect(chancesOf(apart)).toEqual(chancesOf(grouped))
  })

  test.each([[[1, 0]], [[1, -1]], [[1, 0.5]], [[1]], [[1, 2, 3]]])(
    'weights %j for two outcomes are refused',
    (weights) => {
      const found = odds(toys, opened<Hits>({ hits: 0 }, shots(2, weights, 2)), { result })
      expect(refusalOf(found).code).toBe('weights-not-positive')
    },
  )
})

describe('decisions', () => {
  const hands = oneOf(['rock', 'paper', 'scissors'])
  interface Hands {
    winner: string
  }
  function rockPaperScissors(table: ToyTable<Hands>): void {
    const question = { clause: 'toy.hand', kind: 'hand', options: hands }
    const shown = table.askTogether([
      { ...question, by: 'A' },
      { ...question, by: 'B' },
    ])
    const [a, b] = shown.map((hand) => hands.indexOf(hand)) as [number, number]
    change(table, { winner: ['nobody', 'A', 'B'][(a - b + 3) % 3] ?? '' })
  }
  const start = opened<Hands>({ winner: '' }, rockPaperScissors)
  const result = ({ winner }: Hands) => winner
  const always: Policy<Hands> = { id: 'always-rock', choose: () => 0 }

  test('taken at random are chance', () => {
    const found = odds(toys, start, { result, policy: anyAnswer })
    expect(chancesOf(found)).toEqual({ nobody: '1/3', A: '1/3', B: '1/3' })
  })

  test('name the policy and who it decides for', () => {
    const { assumed } = valueFrom(odds(toys, start, { result, policy: anyAnswer }))
    expect(assumed).toEqual([
      { clause: 'toy.hand', kind: 'hand', by: 'A', policy: 'any' },
      { clause: 'toy.hand', kind: 'hand', by: 'B', policy: 'any' },
    ])
  })

  test('taken by a fixed policy leave nothing to chance', () => {
    const found = odds(toys, start, { result, policy: always })
    expect(chancesOf(found)).toEqual({ nobody: '1' })
    expect(valueFrom(found).assumed.map(({ policy }) => policy)).toEqual([
      'always-rock',
      'always-rock',
    ])
  })

  test('already given need no policy', () => {
    const found = odds(toys, start, { result, after: [1, 0] })
    expect(chancesOf(found)).toEqual({ A: '1' })
    expect(valueFrom(found).assumed).toEqual([])
  })

  test('without a policy are refused', () => {
    expect(refusalOf(odds(toys, start, { result }))).toEqual({
      code: 'decision-needs-policy',
      clause: 'toy.hand',
      facts: { question: 'hand', by: 'A' },
    })
  })

  test.each([3, -1, 0.5, Number.NaN])('the answer %d of a policy is refused', (answer) => {
    const policy = { id: 'wrong', choose: () => answer }
    expect(refusalOf(odds(toys, start, { result, policy })).code).toBe('answer-number-out-of-range')
  })

  test('are secret, simultaneous, and known only once all are taken', () => {
    const asked = replay(toys, start, byNumber([1]))
    expect(asked.question).toMatchObject({ by: 'B', secret: true, together: 2, asked: 1 })
    expect(asked.events).toEqual([])
    expect(replay(toys, start, byNumber([1, 0])).position).toEqual({ winner: 'A' })
  })
})

describe('refused, with the reason', () => {
  const result = (position: unknown) => position

  test('a loop that may never end, by name', () => {
    // A die of which one face leads to a position from which no face leads away.
    const drift = toyLoop<Purse>(
      'drift',
      ({ coins }) => coins < 3,
      (table) => {
        const face = rollDie(table, 2)
        if (table.now.coins !== 1) change(table, { coins: face === 1 ? 1 : 3 })
      },
    )
    const start = opened<Purse>({ coins: 0 }, (table) => table.repeat(drift))
    expect(refusalOf(odds(toys, start, { result }))).toEqual({
      code: 'loop-may-never-end',
      clause: 'toy.drift',
      facts: { loop: 'drift' },
    })
  })

  test('the inner loop, when it is the inner loop that may never end', () => {
    const idle = toyLoop<Purse>(
      'idle',
      () => true,
      () => {},
    )
    const outer = toyLoop<Purse>(
      'outer',
      ({ coins }) => coins > 0,
      (table) => table.repeat(idle),
    )
    const start = opened<Purse>({ coins: 1 }, (table) => table.repeat(outer))
    expect(refusalOf(odds(toys, start, { result })).facts).toEqual({ loop: 'idle' })
  })

  test('a loop that grows for ever, before it fills the memory', () => {
    const grow = toyLoop<Purse>(
      'grow',
      ({ coins }) => coins >= 0,
      (table) => {
        change(table, { coins: rollDie(table, 2) === 1 ? -1 : table.now.coins + 1 })
      },
    )
    const start = opened<Purse>({ coins: 0 }, (table) => table.repeat(grow))
    const before = process.memoryUsage().heapUsed
    expect(refusalOf(odds(toys, start, { result })).code).toBe('odds-too-many-positions')
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(500e6)
  })

  test('a tree with too many branches', () => {
    function rolls(table: ToyTable<object>): void {
      for (let index = 0; index < 20; index++) rollDie(table, 6)
    }
    const found = odds(toys, opened({}, rolls), { result, budget: 10_000 })
    expect(refusalOf(found)).toEqual({ code: 'odds-too-large', facts: { limit: 10_000 } })
  })

  test('a round that never ends', () => {
    function forever(table: ToyTable<object>): void {
      while (true) rollDie(table, 6)
    }
    expect(refusalOf(odds(toys, opened({}, forever), { result })).code).toBe('odds-way-too-long')
  })

  test('a round in which nothing is ever asked', () => {
    function forever(table: ToyTable<object>): void {
      while (true) change(table, {})
    }
    const found = odds(toys, opened({}, forever), { result, budget: 10_000 })
    expect(refusalOf(found).code).toBe('odds-too-large')
  })

  test('a loop that is played within itself', () => {
    const inside = toyLoop<Purse>(
      'inside',
      ({ coins }) => coins > 0,
      (table) => {
        change(table, { coins: table.now.coins + 1 })
        table.repeat(inside)
      },
    )
    const start = opened<Purse>({ coins: 1 }, (table) => table.repeat(inside))
    expect(refusalOf(odds(toys, start, { result })).code).toBe('loop-within-itself')
  })
})

function fraction(text: string): unknown {
  return expect.toSatisfy((value) => typeof value === 'object' && value.toFraction() === text, text)
}
