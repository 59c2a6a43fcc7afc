import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import type { FactsOdds } from '../../src/explorer/odds/fact-odds.ts'
import { changeText, fractionText, mixedText } from '../../src/explorer/odds/format-fraction.ts'
import { type FractionData, meanOf } from '../../src/explorer/odds/fraction-data.ts'
import type { AheadFound, DecisionFound } from '../../src/explorer/weigh/results.ts'
import type { WayFound } from '../../src/explorer/weigh/ways.ts'
import type { WishFound } from '../../src/explorer/weigh/weigh-changes.ts'
import { readWorth } from '../../src/explorer/weigh/worth.ts'
import { runTask } from '../../src/explorer/worker/run-task.ts'
import type { Task } from '../../src/explorer/worker/tasks.ts'
import { advice } from '../../src/games/quick-and-undead/board/odds/advice.ts'
import { bulletChanges } from '../../src/games/quick-and-undead/board/odds/bullets.ts'
import type { Position } from '../../src/games/quick-and-undead/position.ts'
import type { QuickSituation } from '../../src/games/quick-and-undead/situations/index.ts'
import type { FactQuestion } from '../../src/kernel/odds/fact-odds.ts'
import { examples } from '../games/quick-and-undead/examples.ts'

const game = engineOf('quick-and-undead')

const whole = async () => game
const engine = { engine: whole, odds: whole, lookahead: whole, advice: async () => advice }

/** Place where something is worked out, with nothing decided yet. */
function at(situation: QuickSituation, after: readonly number[] = []) {
  return { situation, readings: {}, after }
}

async function found<Value>(task: Task): Promise<Value> {
  const answer = await runTask(engine, structuredClone(task))
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusals))
  expect(structuredClone(answer.value)).toEqual(answer.value)
  return answer.value as Value
}

/** The chances of some facts, as fractions. */
async function chances(
  situation: QuickSituation,
  questions: readonly (FactQuestion & { readonly is?: never })[],
  after: readonly number[] = [],
) {
  const { odds, rounds } = await found<FactsOdds>({ ...at(situation, after), questions })
  const shares = odds.map((lines) =>
    Object.fromEntries(lines.map((line) => [String(line.value), fractionText(line)])),
  )
  return { shares, rounds }
}

const dies = (seat: string) => ({ fact: 'dies', seat })

/** A with 3 and 7 against B with 2, 3 and 4, both with the Skull. */
const duel: QuickSituation = {
  kind: 'duel',
  players: 2,
  space: 5,
  duellists: ['A', 'B'],
  gangs: { A: { loaded: [3, 7] }, B: { loaded: [2, 3, 4] } },
  bootHill: ['U1', 'U2'],
}

describe('the odds of a duel', () => {
  // A hits with 3, 7 and 8, B with 2, 3, 4 and 8. A 3 kills unless B has 4 or 8: 6 of 8; a 7 unless B has 8:
  // 7 of 8; an 8 always. So B dies in 21 of 64. B's 2 kills unless A hits: 5 of 8; 3 unless A has 7 or 8:
  // 6; 4 the same: 6; 8 always: 8. So A dies in 25 of 64.
  test('are what a table of 64 pairs of dice says', async () => {
    const { shares } = await chances(duel, [dies('A'), dies('B'), { fact: 'deaths' }])
    // Both die when both have the same value: 3 and 3, or 8 and 8.
    expect(shares).toEqual([
      { true: '25/64', false: '39/64' },
      { true: '21/64', false: '43/64' },
      { 0: '5/16', 1: '21/32', 2: '1/32' },
    ])
  })

  test('move with every die that is known', async () => {
    // A has rolled a 3: B dies unless B has 4 or 8, and A dies of 3, 4 or 8.
    const { shares } = await chances(duel, [dies('A'), dies('B')], [2])
    expect(shares).toEqual([
      { true: '3/8', false: '5/8' },
      { true: '3/4', false: '1/4' },
    ])
  })

  test('say who is credited, and who gets away', async () => {
    const backfire = { ...duel, gangs: { ...duel.gangs, B: { critical: 'backfire' as const } } }
    const kills = { fact: 'kills', seat: 'A' }
    const flees = { fact: 'flees', seat: 'B' }
    const { shares } = await chances(backfire, [kills, flees])
    // B hits nothing: A kills with 3, 7 or 8. B gets away with a 1 that A does not hit.
    expect(shares).toEqual([
      { true: '3/8', false: '5/8' },
      { true: '5/64', false: '59/64' },
    ])
  })

  test('of six come at once', async () => {
    const seats = ['A', 'B', 'C', 'D', 'E', 'F'] as const
    const situation: QuickSituation = {
      kind: 'duel',
      players: 6,
      space: 5,
      duellists: seats,
      targets: { A: 'B', B: 'C', C: 'D', D: 'E', E: 'F', F: 'A' },
      gangs: Object.fromEntries(seats.map((seat) => [seat, { loaded: [2, 4, 6] }])),
    }
    const { shares } = await chances(situation, seats.map(dies))
    expect(shares).toEqual(seats.map(() => ({ true: '1/2', false: '1/2' })))
  })
})

describe('the odds of what is gone through again and again', () => {
  test('come with the mean number of rounds', async () => {
    const situation: QuickSituation = {
      kind: 'building-fight',
      players: 2,
      by: 'A',
      space: 3,
      building: 'coin',
      gangs: { A: { loaded: [3, 5] }, B: { loaded: [4, 6] } },
      town: [{ card: 'coin', occupants: ['B'] }],
    }
    const questions = [
      { fact: 'controls', building: 'coin' },
      { fact: 'shot', seat: 'A' },
    ]
    // Of 64 pairs, B's 8 wins 8; B's 6 loses to A's 8 only: 7; B's 4 to 5 and 8: 6. So 21 for B; for A, 8
    // wins against all but 8: 7; 5 against 4 and misses: 6; 3 against misses: 5. So 18 for A, and 25 again.
    const { shares, rounds } = await chances(situation, questions)
    expect(shares[0]).toEqual({ A: '6/13', B: '7/13' })
    expect(rounds['fight-to-the-death']).toMatchObject({ numerator: '64', denominator: '39' })
    // After B's 8 nobody else shoots: 8 of the 39 ends.
    expect(shares[1]?.none).toBe('8/39')
  })

  test('of shooting an Undead with one Bullet on its only weak spot', async () => {
    const situation: QuickSituation = {
      kind: 'shooting',
      players: 2,
      by: 'A',
      from: 8,
      card: 'U1',
      undead: { U1: { value: 3, weakSpots: [5] } },
      gangs: { A: { loaded: [5], critical: 'backfire' } },
      street: ['U1'],
    }
    const asked = { fact: 'undead-killed', card: 'U1' }
    // A 5 kills and a 1 is a Critical Miss; the other six numbers may each come once: by 1/8 at every shot.
    const ways = [1, 6 / 8, (6 * 5) / 64, 120 / 512, 360 / 4096, 720 / 32768, 720 / 262144]
    const { shares } = await chances(situation, [asked])
    const [above, below] = (shares[0]?.true ?? '').split('/').map(Number)
    expect((above ?? 0) / (below ?? 1)).toBe(ways.reduce((sum, way) => sum + way / 8, 0))
  })
})

describe('which Bullet to move', () => {
  const moves = async (
    situation: QuickSituation,
    seat: string,
    asked: FactQuestion,
    is: boolean,
  ) => {
    const opening = game.open(situation)
    if (!opening.ok) throw new Error('the case cannot be opened')
    const changes = bulletChanges(seat, opening.value.position as Position)
    const [wish] = await found<readonly WishFound[]>({
      ...at(situation),
      wishings: [{ asked, is, changes }],
    })
    return { now: wish?.now, moves: changes.map((one, way) => ({ ...one, ...wish?.changed[way] })) }
  }

  test('from 3 to 6, where that is best', async () => {
    const situation: QuickSituation = {
      kind: 'duel',
      players: 2,
      space: 5,
      duellists: ['A', 'B'],
      gangs: { A: { loaded: [5] }, B: { loaded: [3], critical: 'backfire' } },
    }
    const all = await moves(situation, 'B', dies('B'), false)
    // A hits with 5 and 8. B lives when A misses, 3/4, or has 5 and B beats it: on 3 never.
    expect(all.now && fractionText(all.now)).toBe('3/4')
    const best = all.moves
      .filter(({ isMore }) => !isMore)
      .toSorted((one, other) => (other.change?.share ?? 0) - (one.change?.share ?? 0))
    expect(best[0]?.values).toEqual({ from: 3, to: 6 })
    expect(
      best.map(({ values, chance }) => [values['to'], chance && fractionText(chance)]),
    ).toEqual([
      [6, '49/64'],
      [7, '49/64'],
      [2, '3/4'],
      [4, '3/4'],
      [5, '3/4'],
    ])
  })

  test('nowhere, where the shots of two are not compared', async () => {
    const situation: QuickSituation = {
      kind: 'duel',
      players: 3,
      space: 5,
      duellists: ['A', 'B', 'C'],
      targets: { A: 'B', B: 'C', C: 'A' },
      gangs: { A: { loaded: [2] }, B: { loaded: [3] }, C: { loaded: [4] } },
    }
    const all = await moves(situation, 'A', dies('A'), false)
    expect(all.moves).toHaveLength(10)
    expect(all.moves.every(({ change }) => change?.share === 0)).toBe(true)
  })

  test('nowhere with six of them', async () => {
    const full = { ...duel, gangs: { A: { loaded: [2, 3, 4, 5, 6, 7] as const } } }
    expect((await moves(full, 'A', dies('A'), false)).moves).toEqual([])
  })
})

describe('the best decision', () => {
  const usual = { bullet: '1/2', coin: '1/2', outlaw: 1 }
  const intimidation: QuickSituation = {
    kind: 'intimidation',
    players: 2,
    by: 'A',
    from: 4,
    target: 'B',
    at: 8,
    gangs: { A: { loaded: [2, 5, 6] }, B: { loaded: [4], coins: 3, on: { 8: 'standing' } } },
  }
  const weigh = (situation: QuickSituation, worth: object, after: readonly number[] = []) =>
    found<DecisionFound>({
      ...at(situation, after),
      advice: 'decision',
      asked: {
        worth,
        prospects: [{ asked: dies('B'), is: true }],
        others: situation.kind === 'shooting' ? [] : ['A'],
      },
    })
  const text = (one: FractionData | null | undefined) => one && changeText(one)

  test('to pay or to come out: what each costs, and what the other side gains', async () => {
    const { by, best, answers } = await weigh(intimidation, usual)
    // A hits with 2, 5, 6 and 8. Coming out costs half an Outlaw; A gains 1 Notoriety in 4 cases of 8, and in
    // 3 of them spends a Bullet. Paying is two Coins of 1/2 from one to the other.
    expect(by).toBe('B')
    expect(best).toEqual([1])
    expect(answers.map(({ gain }) => text(gain))).toEqual(['−1', '−1/2'])
    expect(answers.map(({ gains }) => text(gains?.[0]))).toEqual(['+1', '+5/16'])
    expect(answers.map(({ chances: all }) => all?.map(fractionText))).toEqual([['0'], ['1/2']])
  })

  test('turns over when an Outlaw is worth more', async () => {
    const { best, answers } = await weigh(intimidation, { ...usual, outlaw: '5/2' })
    expect(best).toEqual([0])
    expect(answers.map(({ gain }) => text(gain))).toEqual(['−1', '−1\u00a01/4'])
  })

  test('pays with what is worth least', async () => {
    const { answers } = await weigh(intimidation, { ...usual, bullet: 0 })
    expect(text(answers[0]?.gain)).toBe('−1/2')
    expect(text(answers[0]?.gains?.[0])).toBe('+1/2')
  })

  const shooting: QuickSituation = {
    kind: 'shooting',
    players: 2,
    by: 'A',
    from: 8,
    card: 'U1',
    undead: { U1: { value: 1, weakSpots: [7] } },
    gangs: { A: { loaded: [2, 3, 4, 5, 6, 7], critical: 'backfire' } },
    street: ['U1'],
  }

  test('to stop, when Bullets are worth more than the Undead', async () => {
    // A 2 was rolled. One more shot: 1 in 8 gains 1 and costs a Bullet, and four others cost one.
    const { best, answers } = await weigh(shooting, { ...usual, coin: 0, outlaw: 0 }, [1])
    expect(best).toEqual([1])
    expect(answers[1]?.gain).toMatchObject({ numerator: '0' })
    const cheap = await weigh(shooting, { bullet: 0, coin: 0, outlaw: 0 }, [1])
    expect(cheap.best).toEqual([0])
  })

  test('ahead of a die: what to do after each number', async () => {
    const worth = { bullet: 0, coin: 0, outlaw: 0 }
    const ahead = await found<AheadFound>({ ...at(shooting), advice: 'ahead', asked: worth })
    // After a 1, a Critical Miss that may be turned back, and after the 7 that kills, nobody shoots on.
    expect(ahead).toHaveLength(8)
    expect(ahead[6]?.best).toEqual([])
    expect(ahead[1]?.best).toEqual([0])
  })

  test('of a thief: which cell to empty, and which to load', async () => {
    const robbery: QuickSituation = {
      kind: 'robbery',
      players: 2,
      by: 'A',
      of: 'B',
      what: 'bullet',
      gangs: { A: { loaded: [4] }, B: { loaded: [3, 6] } },
    }
    const thefts = await found<readonly WayFound[]>({
      ...at(robbery),
      advice: 'thefts',
      asked: null,
    })
    expect(thefts).toHaveLength(10)
    // A with 4 and 7 against B with 3: B dies of 4 and of 7 unless B has 8, 7 of 8 each, and of 8 always.
    // A dies of 3 unless A hits with 4, 7 or 8, 5 of 8, and of 8. With 5 or 6 it would come to the same.
    expect(thefts[0]).toMatchObject({ values: { take: 6, load: 7 }, answers: [1, 4] })
    expect(thefts[0] && [thefts[0].hoped, thefts[0].feared].map(fractionText)).toEqual([
      '11/32',
      '13/64',
    ])
    const then = await found<readonly WayFound[]>({
      ...at(robbery, [0]),
      advice: 'thefts',
      asked: null,
    })
    expect(then.every(({ values }) => !('take' in values))).toBe(true)
  })
})

describe('every lab of small situations', () => {
  const kinds = ['duel', 'intimidation', 'shooting', 'purchase', 'building-fight'] as const
  test.each(kinds)('%s: the odds of its example add up to one', async (kind) => {
    const { shares } = await chances(examples[kind], [dies('A'), dies('B')])
    for (const one of shares) expect(Object.keys(one).length).toBeGreaterThan(0)
  })
})

describe('numbers as they are written', () => {
  const number = (numerator: string, denominator: string): FractionData => ({
    numerator,
    denominator,
    share: Number(numerator) / Number(denominator),
  })

  test('fractions, mixed numbers, changes', () => {
    expect(fractionText(number('5', '8'))).toBe('5/8')
    expect(fractionText(number('1', '1'))).toBe('1')
    expect(mixedText(number('7', '3'))).toBe('2\u00a01/3')
    expect(mixedText(number('0', '1'))).toBe('0')
    expect(changeText(number('-1', '2'))).toBe('−1/2')
    expect(changeText(number('3', '2'))).toBe('+1\u00a01/2')
  })

  test('a mean is exact', () => {
    const lines = [
      { value: 2, ...number('1', '3') },
      { value: 4, ...number('2', '3') },
    ]
    expect(mixedText(meanOf(lines))).toBe('3\u00a01/3')
  })

  test('what a reader may type as a worth', () => {
    expect(['1/2', ' 3 / 4 ', '0', '2', '0.5', '0,5'].map(readWorth)).toEqual([
      '1/2',
      '3/4',
      '0',
      '2',
      '0.5',
      '0.5',
    ])
    for (const typed of ['', '-1', 'half', '1/0', '1/2/3', '1e9', '½']) {
      expect(readWorth(typed)).toBeUndefined()
    }
  })
})
