import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advice } from '../../../src/games/fast-west/board/odds/advice.ts'
import {
  type Card,
  type PlayerCount,
  playerCounts,
  seats,
} from '../../../src/games/fast-west/components.ts'
import { makeFastWest } from '../../../src/games/fast-west/index.ts'
import { everyDuel, hopesOf, waysOf } from '../../../src/games/fast-west/odds/duel.ts'
import { duelChance, meanRepeats, startsIn } from '../../../src/games/fast-west/odds/rounds.ts'
import { columnOf, startsOf } from '../../../src/games/fast-west/odds/trigger.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import { accepted } from '../../../src/kernel/game/refusal.ts'
import { factOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { odds } from '../../../src/kernel/odds/odds.ts'
import { byNumber } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { someReadings } from '../registered.ts'
import { copies, game, opened, told } from './tables.ts'

/** All orders of so many cactus and other cards, true being a cactus. */
function orders(cactus: number, others: number): boolean[][] {
  if (cactus + others === 0) return [[]]
  return [
    ...(cactus > 0 ? orders(cactus - 1, others).map((rest) => [true, ...rest]) : []),
    ...(others > 0 ? orders(cactus, others - 1).map((rest) => [false, ...rest]) : []),
  ]
}

/** With which flip the duel starts, 0 if it does not: cards are laid on one another in turn. */
function startIn(stacks: readonly boolean[][], shown: readonly boolean[]): number {
  const tops = [...shown]
  const longest = Math.max(...stacks.map(({ length }) => length))
  let flip = 0
  for (let lap = 0; lap < longest; lap++) {
    for (const [seat, stack] of stacks.entries()) {
      if (lap >= stack.length) return 0
      tops[seat] = stack[lap] as boolean
      flip++
      if (tops.every((one) => one)) return flip
    }
  }
  return 0
}

/**
 * Number of orders in which the duel starts with each flip, flip 0 being never: every order of every stack is laid
 * out.
 */
function laidOut(all: readonly boolean[][][], shown: readonly boolean[]): number[] {
  const ways: number[] = []
  const lay = (stacks: readonly boolean[][]): void => {
    const next = all[stacks.length]
    if (next) for (const order of next) lay([...stacks, order])
    else {
      const flip = startIn(stacks, shown)
      ways[flip] = (ways[flip] ?? 0) + 1
    }
  }
  lay([])
  return ways
}

describe('the start of the duel', () => {
  test('is counted as by laying out every order, also in the middle of a round', () => {
    const some = fc.record({
      players: fc.integer({ min: 2, max: 4 }),
      length: fc.integer({ min: 0, max: 4 }),
      late: fc.nat(3),
      cactus: fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
      shown: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    })
    const property = fc.property(some, ({ players, length, late, cactus, shown }) => {
      const tops = shown.slice(0, players)
      if (tops.every((one) => one)) return
      const sizes = tops.map((_, seat) =>
        seat > 0 && seat + late >= players ? length - 1 : length,
      )
      if (sizes.some((size) => size < 0)) return
      const plain = sizes.map((size, seat) => Math.min(size, cactus[seat] as number))
      const columns = sizes.map((size, seat) => {
        const own = plain[seat] as number
        const cards = Array.from({ length: size }, (_, place) => (place < own ? 'cactus' : 'child'))
        return columnOf(tops[seat] as boolean, { cards: cards as Card[], isOrdered: false })
      })
      const { at, never, total } = startsOf(columns)
      const all = sizes.map((size, seat) =>
        orders(plain[seat] as number, size - (plain[seat] ?? 0)),
      )
      const expected = laidOut(all, tops)
      expect([never, ...at]).toEqual(
        Array.from({ length: at.length + 1 }, (_, i) => expected[i] ?? 0),
      )
      expect(total).toBe(all.reduce((product, { length: ways }) => product * ways, 1))
    })
    fc.assert(property, { numRuns: 200 })
  })

  test('is certain with three in the third round, and fails in one of 256 ways with four', () => {
    expect(startsIn(3, 3)).toMatchObject({ never: 0, total: 64 })
    expect(startsIn(4, 3)).toMatchObject({ never: 1, total: 256 })
    expect(meanRepeats(3).toFraction()).toBe('0')
    expect(meanRepeats(4).toFraction()).toBe('1/255')
  })

  test('with the first flip that can be: three cactus of eight, one after the other, in the first round of three', () => {
    // Each of three players has a cactus on top in three of eight orders.
    expect(startsIn(3, 1).at.slice(0, 3)).toEqual([0, 0, 21 ** 3])
  })

  test.each(playerCounts)('adds up to all ways with %i players', (players) => {
    for (const round of [1, 2, 3] as const) {
      const { at, never, total } = startsIn(players, round)
      expect(at.reduce((sum, ways) => sum + ways, never)).toBe(total)
      expect(at.every((ways) => ways >= 0 && Number.isSafeInteger(ways))).toBe(true)
      expect(at.slice(0, players - 1).every((ways) => ways === 0)).toBe(true)
      expect(Number.isSafeInteger(total)).toBe(true)
    }
  })

  /** The same box with nothing but children among the events: only flips are left to chance. */
  const children = makeFastWest({
    copies: { ...copies, sheriff: 0, cavalry: 0, bandit: 0, indians: 0, roulette: 0, child: 32 },
    tokens: 40,
  })

  test.each([
    [3, 3, 0],
    [4, 3, 0],
    [4, 3, 5],
    [3, 2, 4],
  ])(
    'is counted as by playing every way, with %i players in round %i after %i flips',
    (players, round, flips) => {
      const opening = children.open({ kind: 'round', players, round })
      if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
      const { log } = replay(children, opening.value, (question) => {
        return question.step === 'roll' ? 1 % question.outcomes.count : undefined
      })
      const after = log.slice(0, flips)
      for (const asked of [{ fact: 'duel' }, { fact: 'duel-flip' }, { fact: 'round' }]) {
        const found = factOdds(children as never, opening.value as Opening, asked, { after })
        const fact = children.facts.find(({ kind }) => kind === asked.fact)
        const all = odds(children as never, opening.value, {
          policy: children.policies[0] as never,
          after,
          until: ({ kind }) => kind === 'duel-begins',
          result: (position, given) => fact?.value(position as never, given as never, asked),
        })
        const sorted = (one: typeof all) =>
          one.ok &&
          one.value.outcomes.map(({ result, chance }) => `${result} ${chance.toFraction()}`).sort()
        expect(sorted(found as typeof all)).toEqual(sorted(all))
      }
    },
  )

  test('tells the round in which a whole game gets to the duel', () => {
    for (const players of [4, 8] as const) {
      const opening = opened({ kind: 'game', players })
      const found = factOdds(game as never, opening as Opening, { fact: 'round' })
      const chances = found.ok ? found.value.outcomes.map(({ chance }) => chance) : []
      const [one, two] = [duelChance(players, 1), duelChance(players, 2)]
      const late = one.neg().add(1)
      expect(chances).toEqual([one, late.mul(two), late.mul(two.neg().add(1))])
    }
  })

  test('is known from the stacks, where they are told', () => {
    const stacks = {
      A: ['cactus', 'child', 'cactus', 'cactus'],
      B: ['cactus', 'cactus', 'child', 'cactus'],
      C: ['child', 'cactus', 'cactus', 'cactus'],
    }
    // C’s child is covered by the sixth flip, but A’s, laid by the fourth, only by the seventh.
    const opening = opened({ kind: 'round', players: 3, round: 3, stacks })
    const found = factOdds(game as never, opening as Opening, { fact: 'duel-flip' })
    expect(found).toEqual(
      accepted(expect.objectContaining({ outcomes: [{ result: 7, chance: expect.anything() }] })),
    )
    expect(told({ kind: 'round', players: 3, round: 3, stacks }).position.phase).toBe('duel')
  })
})

describe('Russian roulette', () => {
  const five = { kind: 'roulette', players: 5, by: 'B', tokens: { C: 5 } }
  const chances = (situation: object, answers: readonly unknown[], asked: { fact: string }) => {
    const { log } = told(situation, answers)
    const opening = opened(situation) as Opening
    const found = factOdds(game as never, opening, asked, { after: log })
    if (!found.ok) throw new Error(JSON.stringify(found.refusals))
    return Object.fromEntries(
      found.value.outcomes.map(({ result, chance }) => [String(result), chance.toFraction()]),
    )
  }

  test('is as likely for everybody, and for those who have not drawn after each bullet', () => {
    const hit = { fact: 'hit' }
    const all = { A: '1/5', B: '1/5', C: '1/5', D: '1/5', E: '1/5' }
    expect(chances(five, [], hit)).toEqual(all)
    expect(chances(five, [3], hit)).toEqual(all)
    expect(chances(five, [3, 1], hit)).toEqual({ A: '1/4', C: '1/4', D: '1/4', E: '1/4' })
    expect(chances(five, [3, 1, 2, 5], hit)).toEqual({ A: '1/2', E: '1/2' })
    expect(chances(five, [3, 1, 3], hit)).toEqual({ C: '1' })
  })

  test('costs a token, but nobody who has five', () => {
    const tokens = (seat: string) => ({ fact: 'tokens', seat })
    expect(chances(five, [3, 1], tokens('A'))).toEqual({ 0: '3/4', 1: '1/4' })
    expect(chances(five, [3, 1], tokens('B'))).toEqual({ 0: '1' })
    expect(chances(five, [3], tokens('C'))).toEqual({ 5: '1' })
  })

  test('is counted as by playing every way', () => {
    const four = { kind: 'roulette', players: 4, tokens: { B: 2 } }
    const { log } = told(four, [2, 4])
    const opening = opened(four)
    const found = odds(game as never, opening, {
      policy: game.policies[0] as never,
      after: log,
      result: ({ hit, tokens }) => [hit, tokens.B],
    })
    const list =
      found.ok && found.value.outcomes.map(({ result, chance }) => [...result, chance.toFraction()])
    expect(list).toEqual(
      expect.arrayContaining([
        ['B', 3, '1/3'],
        ['C', 2, '1/3'],
        ['D', 2, '1/3'],
      ]),
    )
  })
})

describe('the final duel in numbers', () => {
  const duels = fc.record({
    players: fc.constantFrom<PlayerCount>(3, 4, 5, 6, 7, 8),
    tokens: fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }),
    seed: fc.integer(),
    readings: someReadings(game).map((readings) => ({
      ...readings,
      'deal.three': 'as-four-to-six',
    })),
  })

  test('ends as the rules say', () => {
    const property = fc.property(duels, ({ players, tokens, seed, readings }) => {
      const playing = seats.slice(0, players)
      const own = Object.fromEntries(playing.map((seat, place) => [seat, tokens[place]]))
      const situation = { kind: 'duel', players, tokens: own }
      const opening = opened(situation, readings)
      const run = replay(game, opening, byNumber([]))
      const bullets = run.question?.step === 'ask' ? run.question.options : undefined
      const number = Math.abs(seed) % (bullets?.count ?? 1)
      const held = bullets?.at(number) as Record<string, number>
      const aims = playing.map((_, place) => (seed >>> (3 * place)) % (players - 1))
      const { position } = replay(game, opening, byNumber([number, ...aims]))
      const table = {
        tokens: tokens.slice(0, players),
        bullets: playing.map((seat) => held[seat] as number),
        targets: playing.map((seat) => playing.indexOf(position.targets[seat] as 'A')),
        readings,
      }
      expect(waysOf(table)).toBe(1)
      everyDuel(table, (end) => {
        expect(end.tokens).toEqual(playing.map((seat) => position.tokens[seat]))
        expect(playing[end.winner]).toBe(position.winner)
      })
    })
    fc.assert(property, { numRuns: 300 })
  })

  test('goes through every way once', () => {
    const seen = new Set<string>()
    const table = { tokens: [0, 1, 2], bullets: [0, 0, 0], targets: [-1, -1, -1], readings: {} }
    everyDuel(table, ({ bullets, targets }) => seen.add(`${bullets} ${targets}`))
    expect(seen.size).toBe(48)
    expect(waysOf(table)).toBe(48)
  })

  test('gives the odds of the winner as by playing every way', () => {
    const situation = { kind: 'duel', players: 3, tokens: { A: 0, B: 1, C: 2 } }
    const opening = opened(situation)
    const counted = factOdds(game as never, opening as Opening, { fact: 'winner' })
    const all = odds(game as never, opening, {
      policy: game.policies[0] as never,
      result: ({ winner }) => winner,
    })
    const text = (one: typeof counted | typeof all) =>
      one.ok &&
      one.value.outcomes.map(({ result, chance }) => `${result} ${chance.toFraction()}`).sort()
    expect(text(counted)).toEqual(text(all))
    // 27, 16 and 5 of the 48 ways.
    expect(text(counted)).toEqual(['A 9/16', 'B 1/3', 'C 5/48'])
  })

  test('finds the best bullet and target when the others are known', () => {
    const table = { tokens: [1, 0, 2], bullets: [0, 2, 3], targets: [-1, 2, 0], readings: {} }
    const { hopes, isExact } = hopesOf(table)
    expect(isExact).toBe(true)
    // With bullet 1: at B, who then has 3 against 2, or at C, who shoots no more, against B with none.
    expect(hopes[0]?.shots).toEqual([
      { bullet: 1, target: 1, wins: 1, ways: 1 },
      { bullet: 1, target: 2, wins: 0, ways: 1 },
    ])
  })

  test('tells a page who can still win, and by what', () => {
    const situation = {
      kind: 'duel',
      players: 3,
      tokens: { A: 1, B: 0, C: 2 },
      bullets: { B: 2, C: 3 },
    }
    const opening = opened({ ...situation, targets: { B: 'C', C: 'A' } }) as Opening
    const found = advice['hopes']?.(
      { game: game as never, situation, readings: {}, opening, after: [] },
      null,
    )
    const exact = (numerator: string, denominator: string) => ({ numerator, denominator })
    const a = {
      seat: 'A',
      chance: exact('1', '2'),
      best: exact('1', '1'),
      shots: [{ bullet: 1, target: 'B' }],
    }
    const b = { seat: 'B', chance: exact('1', '2') }
    const c = { seat: 'C', chance: exact('0', '1'), best: exact('0', '1') }
    expect(found).toMatchObject({ ok: true, value: { isExact: true, players: [a, b, c] } })
    const done = {
      kind: 'duel',
      players: 3,
      bullets: { A: 1, B: 2, C: 3 },
      targets: { A: 'B', B: 'C', C: 'A' },
    }
    const over = {
      game: game as never,
      situation,
      readings: {},
      opening: opened(done) as Opening,
      after: [],
    }
    // With equal tokens nobody is ahead of another: each wins in a third of the ways.
    const open = ['A', 'B', 'C'].map((seat) => ({ seat, chance: exact('1', '3') }))
    const byTokens = { ok: true, value: { isByTokens: true, players: open } }
    expect(advice['hopes']?.(over, null)).toMatchObject(byTokens)
    const before = opened({ kind: 'round', players: 3 }) as Opening
    const early = { game: game as never, situation, readings: {}, opening: before, after: [] }
    expect(advice['hopes']?.(early, null)).toEqual(accepted(null))
  })

  test('is estimated beyond six players, and exact again once enough is told', () => {
    const tokens = [0, 0, 0, 0, 0, 0, 5]
    const open = { tokens, bullets: Array(7).fill(0), targets: Array(7).fill(-1), readings: {} }
    const { hopes, isExact } = hopesOf(open)
    expect(isExact).toBe(false)
    expect(hopes[0]?.wins).toBeGreaterThan(0)
    const known = { ...open, bullets: [1, 2, 3, 4, 5, 6, 7] }
    expect(waysOf(known)).toBe(6 ** 7)
    expect(hopesOf({ ...known, targets: [1, 2, 3, 4, 5, -1, -1] }).isExact).toBe(true)
  })
})
