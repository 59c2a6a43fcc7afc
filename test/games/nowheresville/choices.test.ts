import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { advice } from '../../../src/games/nowheresville/board/odds/advice.ts'
import type { BanditId, Location } from '../../../src/games/nowheresville/components.ts'
import type { Stance } from '../../../src/games/nowheresville/events.ts'
import { fateOf } from '../../../src/games/nowheresville/odds/flight.ts'
import { incomesOf } from '../../../src/games/nowheresville/odds/income.ts'
import type { CountedGame } from '../../../src/kernel/game/game.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import { game, opened, told } from './tables.ts'

describe('fleeing against shooting', () => {
  /**
   * Ada has one wound left to take, and Ben one. Ada hits two bands of three, so does Ben; each has the free round of
   * the Colt and nothing else.
   */
  const duel = {
    kind: 'shootout',
    players: 3,
    gangs: {
      A: [{ bandit: 'ada', wounds: 4, bullets: 0 }],
      B: [{ bandit: 'ben', wounds: 6, bullets: 0 }],
    },
    bandits: ['ada', 'ben'],
    aim: { ada: [{ miss: 1, body: 2, head: 0 }], ben: [{ miss: 1, body: 1, head: 1 }] },
  }
  const prizes = { places: [new Fraction(300), new Fraction(100)], death: new Fraction(90) }

  function fate(stance: Stance, others: Stance, answers: readonly unknown[] = []) {
    const opening = opened(duel)
    const { log: after } = told(duel, answers)
    const choice = { opening, after, bandit: 'ada' as const, others, prizes }
    const found = fateOf(game as never as CountedGame, choice, stance)
    if (!found.ok) throw new Error(JSON.stringify(found.refusals))
    const { places, dies, worth } = found.value
    return [...places, dies, worth].map((one) => one.toFraction())
  }

  // Ada first, as likely as not: Ben dies 2/3, else she dies 2/9, else she has fewer wounds. Ben first: she dies 2/3.
  // She dies (2/9 + 2/3) / 2 = 4/9, and is first else: 300 · 5/9 − 90 · 4/9 = 380/3.
  const fight = ['5/9', '0', '4/9', '380/3']

  test('tells the positions, death, and what both are worth', () => {
    expect(fate('stay', 'stay')).toEqual(fight)
    expect(fate('flee', 'stay')).toEqual(['0', '1', '0', '100'])
  })

  test('knows that whoever stays alone is first, and that a second flight of all is void', () => {
    expect(fate('stay', 'flee')).toEqual(['1', '0', '0', '300'])
    expect(fate('flee', 'flee')).toEqual(fight)
  })

  test('is counted from before the stances, with the guns that were chosen', () => {
    const fled = [['colt'], ['colt'], 'flee', 'stay']
    expect(fate('stay', 'stay', fled)).toEqual(fight)
    // Ada without a gun shoots at nobody: Ben hits her 2/3 of the time, and she is first else.
    const unarmed = [[], ['colt']]
    expect(fate('stay', 'stay', unarmed)).toEqual(['1/3', '0', '2/3', '40'])
  })

  test('is told to a page', () => {
    const opening = opened(duel) as Opening
    const at = { game: game as never, situation: duel, readings: {}, opening, after: [] }
    const asked = { bandit: 'ada', others: 'stay', first: 300, second: 100, later: 0, death: 90 }
    expect(advice['flight']?.(at, asked)).toMatchObject({
      ok: true,
      value: {
        stay: { dies: { numerator: '4', denominator: '9' }, worth: { numerator: '380' } },
        flee: { dies: { numerator: '0' }, worth: { numerator: '100', denominator: '1' } },
      },
    })
  })
})

describe('the income of a location by position', () => {
  const table = {
    kind: 'town',
    players: 3,
    gangs: {
      A: [{ bandit: 'ada' }, { bandit: 'joan', courage: 1, cards: ['stethoscope'] }],
      B: [{ bandit: 'ben', courage: 3, cards: ['badge'] }],
    },
    money: { A: 100 },
    bank: [0],
    coach: [200],
    victim: 'gambler',
  }

  function income(location: Location, bandit: BanditId) {
    const { given, position: now, readings } = opened(table)
    const found: Partial<Record<Location, readonly Fraction[]>> = incomesOf(
      { given, now, readings },
      bandit,
    )
    return found[location]?.map((one) => one.toFraction())
  }

  test('is the loot by the chance of the likeliest robbery, the fee deducted', () => {
    // 29 notes of $100 and 19 of $200 are with nobody: 6700/48. 5 + 1 Courage need a 3: 2/3 · (6700/48 − 100).
    expect(income('bank', 'joan')).toEqual(['475/18'])
    // The badge is worth 1 there, and 3 Courage: a 5, 1/3.
    expect(income('coach', 'ben')).toEqual(['200/3'])
    expect(income('prison', 'ben')).toEqual(['0'])
  })

  test('is work in town, or the victim where that brings more', () => {
    // 4 and 3 Courage against 8: a 2, 5/6 of $500. Ada cannot reach 9, and Joan costs $100.
    expect(income('town', 'ben')).toEqual(['1250/3', '100'])
    expect(income('town', 'ada')).toEqual(['200', '100'])
    expect(income('town', 'joan')).toEqual(['100', '0'])
  })

  test('is less than nothing where something is bought, by whoever can pay', () => {
    expect(income('shop', 'ada')).toEqual(['-100', '-100', '-100'])
    expect(income('shop', 'ben')).toEqual(['0', '0', '0'])
    expect(income('market', 'ada')).toEqual(['0', '0', '0'])
  })

  test('is that of an illustrative Fortune card in the saloon', () => {
    // Of ten cards two gain $100, which an accomplice costs again, and one loses it where there is any.
    expect(income('saloon', 'ada')).toEqual(['10', '10'])
    expect(income('saloon', 'ben')).toEqual(['20', '20'])
    expect(income('saloon', 'joan')).toEqual(['-10', '-10'])
    expect(income('heal', 'ada')).toBeUndefined()
  })

  test('is told to a page', () => {
    const opening = opened(table) as Opening
    const at = { game: game as never, situation: table, readings: {}, opening, after: [] }
    expect(advice['income']?.(at, { bandit: 'ben' })).toMatchObject({
      ok: true,
      value: { coach: [{ numerator: '200', denominator: '3' }], school: [{}, {}] },
    })
  })
})
