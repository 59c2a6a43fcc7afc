import { describe, expect, test } from 'vitest'
import { type Die, faces, type Seat } from '../../../src/games/trust-me/components.ts'
import { layingsOf } from '../../../src/games/trust-me/odds/boxes.ts'
import { type Case, casesOf } from '../../../src/games/trust-me/odds/cases.ts'
import { chanceOfDeath, chanceThat } from '../../../src/games/trust-me/odds/fights.ts'
import { leavingOf } from '../../../src/games/trust-me/odds/leaving.ts'
import { difference, sumsOf, waysBetween } from '../../../src/games/trust-me/odds/pools.ts'
import { keenly, plainly } from '../../../src/games/trust-me/policies.ts'
import type { Laid } from '../../../src/games/trust-me/position.ts'
import { chanceOf, factOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { game, opened, told } from './tables.ts'

/** Every roll of some dice, one after the other. */
function rolls(dice: readonly Die[]): readonly number[] {
  return dice.reduce<readonly number[]>(
    (sums, die) =>
      sums.flatMap((sum) => Array.from({ length: faces[die] }, (_, face) => sum + face + 1)),
    [0],
  )
}

/** The table of a situation, as the rules look at it. */
function laidIn(situation: object, chosen?: Readonly<Record<string, string>>): Laid {
  const { given, readings, position } = opened(situation as never, chosen)
  return { given, readings, now: position }
}

/** Survivors whose bonuses are all 1, or 1 in defence, with sheets as told. */
function facing(a: object, b: object, more: object = {}) {
  const survivors = { A: { passport: 'C', sheet: a }, B: { passport: 'B', sheet: b } }
  return { kind: 'combat', players: 2, survivors, ...more }
}

/** Boxes 1 melee, 3 ranged, 4 reroll, 5 defence, 6 green. */
const bare = { '3': 'wound', '4': 'fatigue', right: 'handgun' } as const

/** The same with the box of the reroll free. */
const bareHanded = { '3': 'wound', right: 'handgun' } as const

const chanceOfAny = (situation: object, key: Case['key'] = 'now', box?: string) =>
  casesOf(laidIn(situation))
    .find((one) => one.key === key && one.box === box)
    ?.some.toFraction()

describe('two pools of dice', () => {
  test.each([
    [
      ['red', 'yellow'],
      ['black', 'blue'],
    ],
    [['black'], []],
    [[], ['black', 'blue']],
  ] as const)('%j against %j are counted as one counts them roll by roll', (mine, its) => {
    const spread = difference(sumsOf(mine, 2), sumsOf(its, 1))
    const all = rolls(mine).flatMap((one) => rolls(its).map((other) => one + 2 - (other + 1)))
    expect(spread.all).toBe(all.length)
    for (const [from, to] of [
      [-30, 0],
      [1, 3],
      [4, 6],
      [7, 9],
      [10, 30],
    ] as const) {
      const counted = all.filter((margin) => margin >= from && margin <= to).length
      expect(waysBetween(spread, from, to)).toBe(counted)
    }
  })

  test('a red die against a black one: 28 of 96 rolls are above; 3 of 8 where the red one can be rolled again', () => {
    // 7 + 6 + … + 1 pairs with the red one higher, of 8 × 12.
    const once = difference(sumsOf(['red']), sumsOf(['black']))
    expect(chanceThat(once, (margin) => margin > 0).toFraction()).toBe('7/24')
    // Below 5 it is rolled again: 1 to 4 come up in 1 of 16, 5 to 8 in 3 of 16: (6 + 3 × 22)/(16 × 12).
    const again = difference(sumsOf(['red'], 0, 1), sumsOf(['black']))
    expect(chanceThat(again, (margin) => margin > 0).toFraction()).toBe('3/8')
  })

  test.each([
    ['the skill', { right: 'handgun', '3': 'wound' }, { '5': 'action' }],
    ['the skill, two dice', { right: 'shiv' }, { '5': 'action' }],
    ['a charm', { right: 'shiv', '1': 'wound', '4': 'fatigue', 'card-1': 'lucky-charm' }, {}],
    ['both', { right: 'shiv', '1': 'wound', 'card-1': 'lucky-charm' }, { '5': 'action' }],
  ])('what is rolled again by %s is what comes of playing every roll', (_, a, b) => {
    const opening = opened(facing(a, b) as never)
    const until = ({ kind }: { kind: string }) => kind === 'margin'
    const [now] = casesOf(laidIn(facing(a, b)))
    const played = factOdds(
      game as never,
      opening as never,
      { fact: 'difference' },
      {
        policy: keenly as never,
        until,
        budget: 1e8,
      },
    )
    if (!played.ok || !now) throw new Error(JSON.stringify(played))
    for (const { result, chance } of played.value.outcomes) {
      expect(chanceThat(now.spread, (margin) => margin === result).equals(chance)).toBe(true)
    }
  })
})

describe('odds of facts about a combat', () => {
  /** B with so many Wounds in boxes and on Bandages, attacked by A, who has no skill for it. */
  const wounds = (boxes: object, readings?: Readonly<Record<string, string>>) => {
    const bandages = { 'card-1': 'bandage:wound', 'card-2': 'bandage:wound' }
    const attack = facing(bare, { ...boxes, ...bandages, '5': 'action' })
    const opening = opened(attack as never, readings)
    const fact = { fact: 'wounds', seat: 'B' }
    const odds = factOdds(game as never, opening as never, fact, { policy: plainly as never })
    const now = told(attack, [], readings).position
    const asked = game.facts.find(({ kind }) => kind === 'wounds')
    const value = asked?.value(now, opening.given, fact)
    return { value, counted: odds.ok && odds.value.outcomes.map(({ result }) => result) }
  }

  test('R-bandage: a Wound on a Bandage is one, or none by the other reading, for facts and odds alike', () => {
    const heals = { bandage: 'heals' }
    expect(wounds({})).toEqual({ value: 2, counted: [2, 3] })
    expect(wounds({}, heals)).toEqual({ value: 0, counted: [0, 1, 2] })
    expect(wounds({ '7': 'wound', '8': 'wound' }, heals)).toEqual({ value: 2, counted: [2, 3] })
  })

  const asked = [
    { fact: 'difference' },
    { fact: 'kills' },
    { fact: 'wounds', seat: 'A' },
    { fact: 'wounds', seat: 'B' },
    { fact: 'alive', seat: 'B' },
    { fact: 'holds', seat: 'A', place: 'right' },
    { fact: 'holds', seat: 'B', place: 'left' },
  ]

  test.each([
    ['a survivor', facing({ right: 'handgun', '3': 'wound' }, { '5': 'action' })],
    ['one who cannot tire', facing(bare, { '5': 'wound', '1': 'wound' })],
    ['zombies', facing({ right: 'handgun', '3': 'wound' }, {}, { target: 'zombies', zombies: 2 })],
    [
      'by zombies',
      {
        kind: 'horde',
        players: 2,
        survivors: { A: { sheet: { '5': 'wound', 'card-1': 'lucky-charm' } } },
        zombies: 3,
      },
    ],
  ])('on %s are counted as playing every way has them', (_, situation) => {
    const opening = opened(situation as never) as never
    const { counted: _counted, ...playing } = game
    for (const policy of [plainly, keenly] as never[]) {
      for (const one of asked) {
        const counted = factOdds(game as never, opening, one as never, { policy })
        const played = factOdds(playing as never, opening, one as never, { policy })
        if (!counted.ok || !played.ok) throw new Error(JSON.stringify(counted))
        expect(counted.value.outcomes).toHaveLength(played.value.outcomes.length)
        for (const { result, chance } of played.value.outcomes)
          expect(chanceOf(counted.value, result).equals(chance)).toBe(true)
      }
    }
  })

  test('are at hand where every way would be too many: the skill and a Lucky charm', () => {
    const both = facing(
      { both: 'blunt', 'card-1': 'lucky-charm' },
      { '1': 'wound', left: 'wound' },
      { weapon: 'both' },
    )
    const policy = keenly as never
    const odds = factOdds(game as never, opened(both as never) as never, asked[4] as never, {
      policy,
    })
    const [{ spread } = { spread: null }] = casesOf(laidIn(both))
    const wear = { fact: 'holds', seat: 'A', place: 'both' }
    const worn = factOdds(game as never, opened(both as never) as never, wear, { policy })
    expect(worn.ok && chanceOf(worn.value, 'nothing').toFraction()).toBe(
      casesOf(laidIn(both))[0]?.wear?.toFraction(),
    )
    expect(spread && odds.ok && chanceOf(odds.value, false).toFraction()).toBe(
      spread && chanceOfDeath(laidIn(both), 'B', spread).toFraction(),
    )
  })
})

describe('odds of facts in the midst of a combat', () => {
  const facts = [{ fact: 'difference' }, { fact: 'kills' }, { fact: 'wounds', seat: 'B' }]
  const all = [...facts, { fact: 'holds', seat: 'A', place: 'right' }]

  test.each([
    [
      'two dice, and no die again',
      facing({ right: 'shiv', '4': 'wound' }, { '5': 'action' }),
      [3, 2, 9],
    ],
    ['a die again or not', facing(bareHanded, { '5': 'action' }), [2, 'none', 9]],
    ['zombies', facing(bareHanded, {}, { target: 'zombies', zombies: 2 }), [2, 'none']],
    ['a charm in defence', facing(bare, { '5': 'action', 'card-1': 'lucky-charm' }), [8, 2]],
  ])('are counted as playing every way has them: %s', (_, situation, answers) => {
    const opening = opened(situation) as never
    const { counted: _counted, ...playing } = game
    const { log, refusal } = told(situation, answers)
    expect([refusal, log.length]).toEqual([undefined, answers.length])
    for (const policy of [plainly, keenly] as never[]) {
      for (const [asked, length] of all.flatMap((one) =>
        answers.map((_, at) => [one, at + 1] as const),
      )) {
        const options = { policy, after: log.slice(0, length) }
        const played = factOdds(playing as never, opening, asked as never, options)
        const counted = factOdds(game as never, opening, asked as never, { ...options, budget: 1 })
        if (!counted.ok || !played.ok) throw new Error(JSON.stringify([counted, played]))
        expect(counted.value.outcomes).toHaveLength(played.value.outcomes.length)
        for (const { result, chance } of played.value.outcomes)
          expect([asked, length, chanceOf(counted.value, result).toFraction()]).toEqual([
            asked,
            length,
            chance.toFraction(),
          ])
      }
    }
  })

  test('are at hand where every way would be too many: wear after the first die, with two Lucky charms', () => {
    const charm = { 'card-1': 'lucky-charm' }
    const situation = facing({ both: 'blunt', ...charm }, charm, { weapon: 'both' })
    const asked = { fact: 'holds', seat: 'A', place: 'both' }
    const options = { policy: keenly as never, after: told(situation, [3]).log, budget: 1 }
    const odds = factOdds(game as never, opened(situation) as never, asked, options)
    expect(odds.ok && odds.value.outcomes.map(({ result }) => result)).toEqual(['nothing', 'blunt'])
  })
})

describe('dice that can be rolled again', () => {
  const charm = 'lucky-charm'
  const zombies = { target: 'zombies', zombies: 3 }

  test('in the middle of an attack the die that was rolled again is told by its place, not by what it showed', () => {
    // Both yellow dice show 2; the second becomes 6, the first can still be rolled by the charm.
    const situation = facing({ right: 'shiv', 'card-1': charm }, {}, zombies)
    const { log } = told(situation, [2, 2, { by: 'skill', die: 2 }, 6])
    const opening = opened(situation) as never
    const asked = { fact: 'kills' }
    const odds = factOdds(game as never, opening, asked, { policy: keenly as never, after: log })
    // With 6 and the bonus of 1 a die of six makes ten from 3 on.
    expect(odds.ok && chanceOf(odds.value, 1).toFraction()).toBe('1/3')
    expect(odds.ok && chanceOf(odds.value, 2).toFraction()).toBe('2/3')
  })

  test('the wear of a charm that was used in an attack leaves the dice of the attack lying', () => {
    const situation = facing({ right: 'shiv', 'card-1': charm }, {}, zombies)
    const { position, question } = told(situation, [2, 2, { by: 'charm', die: 2 }, 6, 9])
    expect(question?.kind).toBe('reroll')
    expect(position.dice.map(({ value }) => value)).toEqual([2, 6])
  })

  test.each([
    ['a charm', { right: 'shiv', '1': 'wound', '4': 'fatigue', 'card-1': charm }, 'attack'],
    [
      'a charm that may be gone',
      { right: 'shiv', '1': 'wound', '4': 'fatigue', 'card-1': charm },
      'any-die',
    ],
    ['the skill, where it rolls any die', { right: 'shiv' }, 'any-die'],
    ['the skill, which does not', { right: 'shiv' }, 'attack'],
    ['both', { right: 'shiv', '1': 'wound', 'card-1': charm }, 'any-die'],
    ['both, by the rule', { right: 'shiv', '1': 'wound', 'card-1': charm }, 'attack'],
  ])('the weapon fails as often as in playing every roll: %s', (_, sheet, reroll) => {
    const readings = { reroll }
    const situation = facing(sheet, {}, { target: 'zombies', zombies: 1 })
    const opening = opened(situation, readings) as never
    const asked = { fact: 'holds', seat: 'A', place: 'right' }
    const { counted: _counted, ...playing } = game
    const options = { policy: keenly as never, budget: 1e8 }
    const odds = factOdds(playing as never, opening, asked, options)
    if (!odds.ok) throw new Error(JSON.stringify(odds))
    const counted = factOdds(game as never, opening, asked, options)
    expect(counted.ok && chanceOf(counted.value, 'nothing').toFraction()).toBe(
      chanceOf(odds.value, 'nothing').toFraction(),
    )
    const [now] = casesOf(laidIn(situation, readings))
    expect(now?.wear?.toFraction()).toBe(chanceOf(odds.value, 'nothing').toFraction())
  })
})

describe('what a covered box costs', () => {
  const fight = facing(bare, { '5': 'action' })

  test('a Wound takes a difference of four where Fatigue can be taken: 10 of 96; more with each box that is free again', () => {
    // 4 + 3 + 2 + 1 pairs, of 8 × 12.
    expect(chanceOfAny(fight)).toBe('5/48')
    // Rolled again below 5: 5 is 4 above 1, 6 above 2 …: (1 + 2 + 3 + 4) × 3 of 16 × 12.
    expect(chanceOfAny(fight, 'free', '4')).toBe('5/32')
    expect(chanceOfAny(fight, 'covered', '6')).toBe('5/48')
    // With a blue die against it the red one is four above in 6 + 3 + 1 of 8 × 12 × 4.
    expect(chanceOfAny(fight, 'free', '5')).toBe('5/192')
  })

  test('the weapon fails on as many faces as its limit, one less with the skill free', () => {
    const wear = (key: Case['key'], box?: string) =>
      casesOf(laidIn(fight))
        .find((one) => one.key === key && one.box === box)
        ?.wear?.toFraction()
    expect(wear('now')).toBe('1/4')
    expect(wear('covered', '6')).toBe('1/3')
  })

  test('zombies: a red die and the bonus reach five with 4 or more; without the die rolled again', () => {
    const against = facing(
      { right: 'handgun', '3': 'wound' },
      {},
      { target: 'zombies', zombies: 2 },
    )
    expect(chanceOfAny(against, 'once')).toBe('5/8')
    // Rolled again below 5: 4 in 1 of 16, 5 to 8 in 12 of 16.
    expect(chanceOfAny(against)).toBe('13/16')
  })
})

describe('the best place for what comes', () => {
  const situation = (by: string) => ({
    kind: 'inventory',
    players: 2,
    survivors: { A: { passport: 'C', sheet: { '7': 'food', right: 'handgun', '4': 'action' } } },
    comes: 'wound',
    by,
  })
  const at = (place: string, by = 'zombies') =>
    layingsOf(laidIn(situation(by))).find((one) => one.place === place)

  test('a zombie wounds with 8 against a black die, a blue one and 1: on 3 or less of 48 rolls; without the blue one on 3 of 12', () => {
    expect(at('9')?.wounded.toFraction()).toBe('1/16')
    expect(at('5')?.wounded.toFraction()).toBe('1/4')
  })

  test('on the weapon there is nothing left to fight with; on the skill only the red die, which reaches 4 or more', () => {
    expect(at('right')?.kills.toFraction()).toBe('0')
    expect(at('3')?.kills.toFraction()).toBe('5/8')
    // A red and a yellow one: below 4 in 3 of 48 rolls.
    expect(at('9')?.kills.toFraction()).toBe('15/16')
  })

  test('of two weapons the attacker fights with the better', () => {
    const { survivors, ...rest } = situation('zombies')
    const sheet = { ...survivors.A.sheet, left: 'blunt', right: 'bladed' }
    const told = { ...rest, survivors: { A: { ...survivors.A, sheet } } }
    const kills = (without: string) => {
      const { [without]: _, ...one } = sheet as Record<string, string>
      const laid = laidIn({ ...told, survivors: { A: { ...survivors.A, sheet: one } } })
      return (
        layingsOf(laid)
          .find(({ place }) => place === '9')
          ?.kills.valueOf() ?? 0
      )
    }
    const both = layingsOf(laidIn(told))
      .find(({ place }) => place === '9')
      ?.kills.valueOf()
    expect(kills('left')).not.toBe(kills('right'))
    expect(both).toBe(Math.max(kills('left'), kills('right')))
  })

  test('its owner takes a box that costs nothing; an opponent none of those', () => {
    const best = (by: string) =>
      layingsOf(laidIn(situation(by)))
        .filter(({ isBest }) => isBest)
        .map(({ place }) => place)
    expect(best('zombies')).toEqual(['left', '8', '9'])
    // The weapon, a die of the next attack, the die of defence, a Resource that is a point.
    expect(best('B')).toEqual(['right', '3', '5', '7'])
  })

  test('a Fatigue token that was the last of the reserve leaves nothing that could be turned', () => {
    const sheet = { '1': 'fatigue', '2': 'fatigue' }
    const told = { kind: 'inventory', players: 2, survivors: { A: { sheet } }, comes: 'fatigue' }
    const horde = { kind: 'horde', players: 2, zombies: 1 }
    const then = { ...horde, survivors: { A: { sheet: { ...sheet, '3': 'fatigue' } } } }
    const odds = factOdds(game as never, opened(then) as never, { fact: 'wounds', seat: 'A' })
    if (!odds.ok) throw new Error(JSON.stringify(odds))
    const laying = layingsOf(laidIn(told)).find(({ place }) => place === '3')
    expect(laying?.wounded.toFraction()).toBe('7/24')
    expect(chanceOf(odds.value, 1).toFraction()).toBe('7/24')
  })

  test('the third Wound lies nowhere that matters', () => {
    const { survivors, ...rest } = situation('zombies')
    const sheet = { '1': 'wound', '2': 'wound' }
    expect(layingsOf(laidIn({ ...rest, survivors: { A: { ...survivors.A, sheet } } }))).toEqual([])
  })
})

describe('what has to happen before somebody can leave', () => {
  const sheets = facing(
    { ...bare, '8': 'materials', left: 'food', '7': 'gear' },
    { '1': 'wound', '2': 'wound', '5': 'infection', '4': 'fatigue' },
  )
  const claim = { ...sheets, kind: 'claim', seat: 'A' }
  const leaving = (objectives: readonly string[], readings?: Readonly<Record<string, string>>) => {
    const { survivors } = sheets
    const told = { ...claim, survivors: { ...survivors, A: { ...survivors.A, objectives } } }
    const laid = laidIn(told)
    return leavingOf({ ...laid, readings: { ...laid.readings, ...readings } }, 'A' as Seat)
  }

  test('a death brings a point and one for each card that tells of it; a Resource one and what cards ask for', () => {
    const { total, hopes } = leaving(['left-dead', 'food', 'materials'])
    expect(total).toBe(5)
    const missing = leaving(['left-dead', 'two-resources'])
    expect(missing.total).toBe(4)
    const gains = Object.fromEntries(missing.hopes.map(({ what, gain }) => [what, gain]))
    expect(gains).toEqual({ B: 2, food: 2, gear: 2, medicine: 2, materials: 2 })
    expect(missing.hopes.every(({ isEnough }) => isEnough)).toBe(true)
    expect(hopes.find(({ what }) => what === 'food')?.gain).toBe(2)
  })

  test('its chance by the next attack, by a zombie and by an Infection, each as counted by hand', () => {
    const ways = leaving(['left-dead']).hopes.find(({ what }) => what === 'B')?.ways
    expect(ways?.map(({ by, chance }) => [by, chance.toFraction()])).toEqual([
      // Red against black by 4 or more, 10 of 96.
      ['attack', '5/48'],
      // 8 against a black die and 1, by 4 or more.
      ['zombie', '1/4'],
      // 3 or less with one more: 1 or 2 of 12.
      ['infection', '1/6'],
    ])
  })

  test('a Lucky charm can be gone after the first of several Infections', () => {
    const ill = (free: object) => {
      const b = { '1': 'wound', '2': 'wound', '5': 'infection', '9': 'infection', ...free }
      const told = { ...facing(bare, { ...b, 'card-1': 'lucky-charm' }), kind: 'claim', seat: 'A' }
      const { hopes } = leavingOf(laidIn(told, { infection: 'each' }), 'A' as Seat)
      const ways = hopes.find(({ what }) => what === 'B')?.ways
      return ways?.find(({ by }) => by === 'infection')?.chance.toFraction()
    }
    // 1/8 by a roll with the charm, 1/4 without. Not used: 1/2 × 1/8; used: 1/2 × (1/4 + 3/4 × (1/8 + 1/4)/2).
    expect(ill({ '6': 'fatigue' })).toBe('33/128')
    // With one more 1/12 and 1/6; the charm is gone on 5 or less of 12.
    expect(ill({})).toBe('301/1728')
  })

  test.each([
    [{ '1': 'wound', '2': 'infection', '3': 'infection', '6': 'fatigue' }, '1/16'],
    [{ '1': 'wound', '2': 'infection', '3': 'infection' }, '1/36'],
    [
      { '1': 'wound', '2': 'infection', '3': 'infection', '5': 'infection', '6': 'fatigue' },
      '5/32',
    ],
    [{ '2': 'infection', '3': 'infection', '5': 'infection', '6': 'fatigue' }, '1/64'],
  ])(
    'several Infections can kill whoever is not at its last, by the other reading: %j',
    (b, chance) => {
      const told = { ...facing(bare, b), kind: 'claim', seat: 'A' }
      const of = (infection: string) => {
        const { hopes } = leavingOf(laidIn(told, { infection }), 'A' as Seat)
        const ways = hopes.find(({ what }) => what === 'B')?.ways ?? []
        return ways.find(({ by }) => by === 'infection')?.chance.toFraction()
      }
      expect(of('each')).toBe(chance)
      expect(of('one-roll')).toBeUndefined()
    },
  )

  test('as by playing the attack to its end', () => {
    const fight = { ...sheets, kind: 'combat' }
    const opening = opened(fight as never)
    const played = factOdds(
      game as never,
      opening as never,
      { fact: 'alive', seat: 'B' },
      {
        policy: plainly as never,
        until: ({ kind }) => kind === 'limit-rolled',
        budget: 1e8,
      },
    )
    if (!played.ok) throw new Error(JSON.stringify(played))
    const laid = laidIn(fight)
    const { spread } = casesOf(laid)[0] as Case
    expect(chanceOfDeath(laid, 'B', spread).equals(chanceOf(played.value, false))).toBe(true)
  })
})
