import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { advice } from '../../../src/games/nowheresville/board/odds/advice.ts'
import { robberyCards, victimIds } from '../../../src/games/nowheresville/components.ts'
import { lootOf, type Plan, plansOf } from '../../../src/games/nowheresville/odds/robbery.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import { accepted } from '../../../src/kernel/game/refusal.ts'
import { factOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { game, opened, told } from './tables.ts'

type Asked = Parameters<typeof factOdds>[2]

/** The chances of each answer to a question after some answers, or why they are not told. */
function chances(
  situation: object,
  answers: readonly unknown[],
  asked: Asked,
  readings: Readonly<Record<string, string>> = {},
) {
  const { log, refusal } = told(situation, answers, readings)
  if (refusal) throw new Error(JSON.stringify(refusal))
  const found = factOdds(game as never, opened(situation, readings) as Opening, asked, {
    after: log,
  })
  if (!found.ok) return found.refusals.map(({ code }) => code)
  return Object.fromEntries(
    found.value.outcomes.map(({ result, chance }) => [String(result), chance.toFraction()]),
  )
}

const success = { fact: 'success' }

/** Joan before a robbery. */
function robbing(courage: number, cards: readonly string[], more: object = {}) {
  const gangs = { A: [{ bandit: 'joan', courage, cards }] }
  return { kind: 'robbery', players: 3, gangs, bank: [0], bandit: 'joan', place: 'bank', ...more }
}

describe('a robbery', () => {
  test('succeeds with 3 Courage and no card on a six alone, and of ten faces on five', () => {
    // 6 + 3 = 9 is greater than 8; with ten faces 6 to 10 are, 9 and 10 of them without Courage.
    expect(chances(robbing(3, []), [], success)).toEqual({ true: '1/6', false: '5/6' })
    expect(chances(robbing(2, []), [], success)).toEqual({ false: '1' })
    expect(chances(robbing(3, []), [], success, { die: 'ten' })).toEqual({
      true: '1/2',
      false: '1/2',
    })
  })

  test('is certain with Dynamite and Stethoscope, as likely as not with the Stethoscope', () => {
    const both = ['dynamite', 'stethoscope']
    expect(chances(robbing(0, both), [both], success)).toEqual({ true: '1' })
    const one = robbing(0, both)
    expect(chances(one, [['stethoscope']], success)).toEqual({ true: '1/2', false: '1/2' })
    // Of four sets, each as likely: 0, 1/3, 1/2 and 1.
    expect(chances(one, [], success)).toEqual({ true: '11/24', false: '13/24' })
  })

  test('brings one of the notes that are with nobody', () => {
    // 30 notes of $100 and 20 of $200, one of which lies on the coach: 30 and 19 of 49.
    const situation = robbing(0, ['stethoscope'], { coach: [200] })
    const money = { fact: 'money', seat: 'A' }
    expect(chances(situation, [['stethoscope']], money)).toEqual({
      0: '1/2',
      100: '15/49',
      200: '19/98',
    })
  })
})

describe('a tie', () => {
  const tied = (bandits: readonly string[], stake: string) => ({
    kind: 'first',
    players: 3,
    gangs: {
      A: [{ bandit: 'ada', wounds: 2 }],
      B: [{ bandit: 'dwyer', wounds: 2 }],
      C: [{ bandit: 'hanna', wounds: 2 }],
    },
    bandits,
    stake,
  })
  const two = tied(['ada', 'dwyer'], 'order')
  const three = ['ada', 'dwyer', 'hanna']

  test.each(['six', 'eight', 'ten'])(
    'is broken as often for each, the die having %s faces',
    (die) => {
      const first = { fact: 'first' }
      expect(chances(two, [], first, { die })).toEqual({ ada: '1/2', dwyer: '1/2' })
      const thirds = { ada: '1/3', dwyer: '1/3', hanna: '1/3' }
      expect(chances(tied(three, 'order'), [], first, { die })).toEqual(thirds)
      expect(chances(tied(three, 'shooter'), [], { fact: 'names' }, { die })).toEqual(thirds)
      const second = { fact: 'position', bandit: 'hanna' }
      const places = { 1: '1/3', 2: '1/3', 3: '1/3' }
      expect(chances(tied(three, 'order'), [], second, { die })).toEqual(places)
    },
  )

  test('is rolled again among those who rolled the same', () => {
    // A 4 against one die: three faces lose, one ties, two win: 1/2 + 1/6 · 1/2.
    expect(chances(two, [4], { fact: 'first' })).toEqual({ ada: '7/12', dwyer: '5/12' })
    // Two fives against one die: it is ahead with a 6, in the tie of three with a 5: 1/6 + 1/6 · 1/3.
    expect(chances(tied(three, 'order'), [5, 5], { fact: 'first' })).toEqual({
      ada: '7/18',
      dwyer: '7/18',
      hanna: '2/9',
    })
  })
})

describe('a shootout', () => {
  /** Ada hits two bands of three; of Ben’s three one misses, one hits and one hits the head. Nobody has a bullet. */
  const aim = { ada: [{ miss: 1, body: 2, head: 0 }], ben: [{ miss: 1, body: 1, head: 1 }] }
  const duel = (ada: number, ben: number, more: object = {}) => ({
    kind: 'shootout',
    players: 3,
    gangs: {
      A: [{ bandit: 'ada', wounds: ada, bullets: 0 }],
      B: [{ bandit: 'ben', wounds: ben, bullets: 0 }],
    },
    bandits: ['ada', 'ben'],
    aim,
    ...more,
  })
  const ready = [['colt'], ['colt'], 'stay', 'stay']
  const ada = { fact: 'position', bandit: 'ada' }

  test('of one free round each depends on both, and on Experience where wounds are equal', () => {
    // Ada, the more experienced, is first unless she has more wounds: hit for hit 2/3 · 2/3, no hit at all 1/3 · 1/3.
    expect(chances(duel(2, 2), [], ada)).toEqual({ 1: '5/9', 2: '4/9' })
    expect(chances(duel(0, 0), [], { fact: 'deaths' })).toEqual({ 0: '1' })
  })

  test('of two who can take no more hit goes to whoever shoots first, more often than not', () => {
    // Ada first: Ben dies 2/3, else she dies 2/9, and 1/9 is left to both, she with fewer wounds.
    const last = duel(4, 6)
    expect(chances(last, [...ready, 'ada'], ada)).toEqual({ 0: '2/9', 1: '7/9' })
    // Ben first: she dies 2/3, else he dies 2/9 or both live.
    expect(chances(last, [...ready, 'ben'], ada)).toEqual({ 0: '2/3', 1: '1/3' })
    // It is Ada who names, either as likely by the policy.
    expect(chances(last, [], ada)).toEqual({ 0: '4/9', 1: '5/9' })
  })

  test('from which one flees has its order without a shot', () => {
    const flown = [['colt'], ['colt'], 'flee', 'stay']
    expect(chances(duel(4, 6), flown, ada)).toEqual({ 2: '1' })
  })
})

describe('the sets of cards of a robbery', () => {
  const at = (situation: object, readings = {}) => {
    const opening = opened(situation, readings)
    return { given: opening.given, now: opening.position, readings: opening.readings }
  }
  const stakes = (loot: number, price: number) => {
    return { loot: new Fraction(loot), price: new Fraction(price) }
  }
  const told3 = ({ cards, bare, chance, certain, lost }: Plan) => {
    return [
      cards.join(),
      ...[bare, chance].map((one) => one.toFraction()),
      certain,
      lost.toFraction(),
    ]
  }

  test('have their chances, the Courage that makes them certain, and the cards that they cost', () => {
    const table = at(robbing(2, ['dynamite', 'stethoscope', 'revolver']))
    // Both are lost for certain; one is lost either way, by success or by failure.
    expect(plansOf(table, 'joan', 'bank', stakes(0, 1)).map(told3)).toEqual([
      ['', '0', '0', 8, '0'],
      ['stethoscope', '1/2', '5/6', 3, '1'],
      ['dynamite', '1/3', '2/3', 4, '1'],
      ['dynamite,stethoscope', '1', '1', 0, '2'],
    ])
  })

  test('are best for the price that is put on a card', () => {
    const table = at(robbing(0, ['dynamite', 'stethoscope']))
    const best = (price: number) => plansOf(table, 'joan', 'bank', stakes(300, price))[0]?.cards
    // Both bring 300 for two cards, the Stethoscope 150 for one: the second card costs 150, the first as much.
    expect(best(149)).toEqual(['dynamite', 'stethoscope'])
    expect(best(150)).toEqual(['dynamite', 'stethoscope'])
    expect(best(151)).toEqual([])
    const [first] = plansOf(table, 'joan', 'bank', stakes(300, 100))
    expect(first?.worth.toFraction()).toBe('100')
  })

  test('hold cards without a value only where they may be used, and equal cards as one', () => {
    const sets = (cards: readonly string[], zero: string) => {
      return plansOf(at(robbing(0, cards), { zero }), 'joan', 'bank', stakes(0, 0)).length
    }
    expect(sets(['tree', 'mask', 'mask'], 'allowed')).toBe(6)
    expect(sets(['tree', 'mask', 'mask'], 'refused')).toBe(3)
  })

  test('come to what play comes to', () => {
    const cases = fc.record({
      cards: fc.uniqueArray(fc.constantFrom(...robberyCards), { maxLength: 3 }),
      courage: fc.nat(3),
      place: fc.constantFrom('bank', 'coach', 'town' as const),
      notes: fc.array(fc.constantFrom(0, 100, 200), { maxLength: 2 }),
      victim: fc.constantFrom(...victimIds),
      isStarter: fc.boolean(),
      die: fc.constantFrom('six', 'eight', 'ten'),
    })
    const property = fc.property(
      cases,
      ({ cards, courage, place, notes, victim, isStarter, die }) => {
        const joan = { bandit: 'joan', courage, cards }
        const gangs = { A: isStarter ? [joan] : [{ bandit: 'ben' }, joan] }
        const situation = { ...robbing(0, []), gangs, place, victim, bank: notes, coach: notes }
        const table = at(situation, { die })
        const loot = lootOf(table, 'joan', place as 'bank') as Fraction
        const opening = opened(situation, { die })
        for (const plan of plansOf(table, 'joan', place as 'bank', {
          loot,
          price: new Fraction(0),
        })) {
          const answers = cards.length > 0 ? [plan.cards] : []
          const { log } = told(situation, answers, { die })
          const mean = (asked: Asked) => {
            const found = factOdds(game as never, opening as Opening, asked, { after: log })
            if (!found.ok) throw new Error(JSON.stringify(found.refusals))
            return found.value.outcomes.reduce(
              (all, { result, chance }) => all.add(chance.mul(Number(result))),
              new Fraction(0),
            )
          }
          expect(mean(success).equals(plan.chance)).toBe(true)
          expect(mean({ fact: 'money', seat: 'A' }).equals(plan.worth)).toBe(true)
          const left = mean({ fact: 'cards', bandit: 'joan' })
          expect(left.add(plan.lost).equals(cards.length)).toBe(true)
        }
      },
    )
    fc.assert(property, { numRuns: 40 })
  })

  test('are told to a page, for the money that lies there or what a prisoner is worth', () => {
    const asked = { price: 50, prisoner: 240 }
    const find = (situation: { kind: string }) => {
      const opening = opened(situation) as Opening
      return advice['plans']?.(
        { game: game as never, situation, readings: {}, opening, after: [] },
        asked,
      )
    }
    const exact = (numerator: string, denominator = '1') => ({ numerator, denominator })
    // A note is worth (30 · 100 + 20 · 200) / 50 = 140.
    expect(find(robbing(1, ['stethoscope']))).toMatchObject({
      ok: true,
      value: {
        loot: exact('140'),
        courage: 1,
        others: 0,
        plans: [
          {
            cards: ['stethoscope'],
            sum: 5,
            bare: exact('1', '2'),
            chance: exact('2', '3'),
            certain: 3,
          },
          { cards: [], sum: 0, chance: exact('0'), certain: 8, worth: exact('0') },
        ],
      },
    })
    const prison = { ...robbing(3, []), place: 'prison', prison: 'ada' }
    expect(find(prison)).toMatchObject({
      ok: true,
      value: { loot: exact('240'), plans: [{ chance: exact('1', '6'), worth: exact('40') }] },
    })
    const first = {
      kind: 'first',
      players: 3,
      gangs: { A: [{ bandit: 'ada' }], B: [{ bandit: 'ben' }] },
      bandits: ['ada', 'ben'],
    }
    expect(find(first)).toEqual(accepted(null))
  })
})
