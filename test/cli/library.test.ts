import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'
import { programOf } from '../../src/games/manifest.ts'
import type { Policy } from '../../src/node/index.ts'
import * as library from '../../src/node/index.ts'
import { exampleTown } from '../games/wild-gangs/examples.ts'

const {
  anyAnswer,
  atRandom,
  best,
  byFunction,
  byNumber,
  byPolicy,
  byValue,
  choiceOf,
  decodeLink,
  encodeLink,
  factOdds,
  first,
  gameIds,
  geographyOf,
  loadComponents,
  loadGame,
  odds,
  playout,
  replay,
  speakerOf,
} = library

const game = loadGame('wild-gangs')

function opened(situation: unknown, readings?: Record<string, string>) {
  const opening = game.open(situation, readings)
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  return opening.value
}

describe('loading a game', () => {
  test.each(gameIds)('makes %s of the components of the content', (id) => {
    expect(loadGame(id).id).toBe(id)
  })

  test('takes components of one’s own over those of the content', () => {
    const gang = loadComponents('wild-gangs').gang.map((card) => ({ ...card, strength: 7 }))
    const own = loadGame('wild-gangs', { components: { gang, bonus: 300 } })
    const opening = own.open(exampleTown)
    expect(opening.ok && opening.value.given.bonus).toBe(300)
    expect(opening.ok && opening.value.given.cards.A1?.strength).toBe(7)
    expect(game.open(exampleTown)).toMatchObject({ value: { given: { bonus: 200 } } })
  })

  test('hands out copies of the components', () => {
    Object.assign(loadComponents('wild-gangs'), { bonus: 1 })
    expect(loadComponents('wild-gangs').bonus).toBe(200)
  })

  test('names the games there are when there is none of that name', () => {
    expect(() => loadGame('wild-gang' as 'wild-gangs')).toThrow(
      `There is no game "wild-gang". Games: ${gameIds.join(', ')}. Did you mean "wild-gangs"?`,
    )
  })

  test('says of which components no game could be set up', () => {
    const slots = (count: number, icon: 'coin' | 'bullet') =>
      Array.from({ length: count }, () => ({ players: 2, icon }))
    const load = (components: Partial<library.QuickAndUndeadComponents>) => () =>
      loadGame('quick-and-undead', { components })
    const { buildings } = loadComponents('quick-and-undead')
    const coin = { ...buildings.coin, fourPlus: true }
    expect(load({ slots: slots(1, 'coin') })).toThrow(/at least as many slots/)
    expect(load({ slots: slots(16, 'coin') })).toThrow(/slots is a list of 16, not of 0–15/)
    expect(load({ slots: slots(9, 'bullet') })).toThrow(/39 tokens/)
    expect(load({ buildings: { ...buildings, coin } })).toThrow(/5 cards marked 4\+/)
    expect(load({ slots: slots(15, 'coin') })).not.toThrow()
  })

  test('says which components are none', () => {
    const components = { gang: [{ strength: '5' }], loot: [1] } as never
    expect(() => loadGame('wild-gangs', { components })).toThrow(/loot:[\s\S]*gang\.0\.strength:/)
  })
})

describe('the geography', () => {
  test('of the town: every side has its building, every spot lies between two', () => {
    const { sides, sideFacts, spots, spotFacts, buildings, streets } = geographyOf('wild-gangs')
    expect(sides.map((side) => sideFacts[side].places).reduce((sum, one) => sum + one)).toBe(36)
    for (const spot of spots) {
      expect(buildings).toEqual(expect.arrayContaining([...spotFacts[spot].between]))
      expect(streets).toContain(spotFacts[spot].street)
    }
  })

  test('of the spaces: from which of them others are called out', () => {
    const { spaces, spaceFacts } = geographyOf('quick-and-undead')
    expect(spaces).toEqual([8, 7, 6, 5, 4, 3, 2])
    expect(spaceFacts[4]).toMatchObject({ clause: 'space.4-intimidate', reach: [8, 7, 6, 5] })
  })
})

describe('playing', () => {
  test('answers come from values, a function and chance, in this order', () => {
    const opening = opened({ kind: 'game', players: 2, firstPlayer: 'A', bank: 'NE' })
    const values = byValue(['sheriff', 'keg'])
    const lowest = byFunction((question) =>
      question.kind === 'place' ? choiceOf(question).at(0) : undefined,
    )
    const played = replay(game, opening, first(values, first(lowest, atRandom(3))))
    expect(played.question).toBeUndefined()
    const laid = played.events.flatMap((event) => (event.kind === 'event-laid' ? event.event : []))
    expect(laid.slice(0, 2)).toEqual(['sheriff', 'keg'])
    expect(replay(game, opening, byNumber(played.log)).position).toEqual(played.position)
  })

  test('a function answers by kind and seat what a table puts or does not put', () => {
    const opening = opened({ kind: 'game', players: 3, firstPlayer: 'A' })
    const ofB = byFunction(({ step, kind, ...question }) =>
      kind === 'opening-look' && 'by' in question && question.by === 'B' ? ['E', 'W'] : undefined,
    )
    const { events } = replay(game, opening, first(ofB, atRandom(3)))
    const looks = events.flatMap((event) => (event.kind === 'looked-at-two' ? [event] : []))
    expect(looks.find(({ seat }) => seat === 'B')?.spots).toEqual(['E', 'W'])
  })

  test('a policy sees the whole question, and answers by value', () => {
    const opening = opened({ kind: 'game', players: 3, firstPlayer: 'A' })
    const choose: Policy['choose'] = ({ kind, by, options }) => {
      if (kind !== 'opening-look') return 'any'
      return by === 'A' ? { value: ['W', 'E'] } : options.count - 1
    }
    const { events } = replay(game, opening, byPolicy({ id: 'mine', choose }, 3))
    const looks = events.flatMap((event) => (event.kind === 'looked-at-two' ? [event] : []))
    expect(looks.map(({ spots }) => spots)).toEqual([
      ['E', 'W'],
      ['S1', 'W'],
      ['S2', 'W'],
    ])
  })

  test('a playout under a seed is the replay at random under it', () => {
    const opening = opened({ kind: 'game', players: 4 })
    expect(playout(game, opening, 11)).toEqual(replay(game, opening, atRandom(11)).position)
  })

  test('an illegal answer is refused with its clause, in words', () => {
    const opening = opened({ kind: 'game', players: 3, firstPlayer: 'A' })
    const wrong = byFunction(({ step }) => (step === 'ask' ? ['N1', 'N1'] : undefined))
    const { refusal } = replay(game, opening, first(wrong, atRandom(1)))
    expect(refusal).toMatchObject({ code: 'not-two-events', clause: 'look.opening-two' })
    expect(refusal && speakerOf(game, 'fr').refusal(refusal)).toMatch(/événements/)
  })
})

describe('odds', () => {
  const opening = opened({ ...exampleTown, events: { ...exampleTown.events, E: 'unknown' } })

  test('are asked by fact or by any result', () => {
    const asked = factOdds(game, opening, { fact: 'event-in-town', event: 'keg' })
    const wanted = odds(game, opening, {
      result: ({ events }) => Object.values(events).includes('keg'),
      policy: anyAnswer,
    })
    for (const found of [asked, wanted]) {
      const chances = found.ok ? found.value.outcomes : []
      expect(chances.find(({ result }) => result)?.chance.toFraction()).toBe('1/4')
    }
  })

  test.each([
    [{ fact: 'weather' }, 'unknown-fact'],
    [{ fact: 'fight' }, 'fact-parameter-missing'],
    [{ fact: 'fight', street: 'nort' }, 'unknown-fact-value'],
    [{ fact: 'fight', street: 'north', seat: 'A' }, 'unknown-fact-parameter'],
  ])('%j is refused with %s', (asked, code) => {
    const found = factOdds(game, opening, asked)
    const refusals = found.ok ? [] : found.refusals
    expect(refusals.map((refusal) => refusal.code)).toEqual([code])
    for (const language of library.languages) {
      for (const refusal of refusals) {
        expect(speakerOf(game, language).refusal(refusal)).not.toContain('unknown-fact')
      }
    }
  })

  test('are asked of a thing by its number as well', () => {
    const trust = loadGame('trust-me')
    const opening = trust.open({
      kind: 'zombies',
      players: 2,
      survivors: { A: { x: 3000, y: 2000 }, B: { x: 3000, y: 4000 } },
      zombies: [{ x: 3000, y: 3000 }],
    })
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
    const asked = { fact: 'follows', zombie: 1 } as never
    const found = factOdds(trust, opening.value, asked)
    expect(found.ok && found.value.outcomes.map(({ chance }) => chance.toFraction())).toEqual([
      '1/2',
      '1/2',
    ])
  })

  test('the best capture is found with its exact value', () => {
    const gangsters = { 'SW.w': ['A9', 'B1', 'C8'] }
    const fight = opened({ ...exampleTown, gangsters })
    const money = best(game, fight, { by: 'A', value: ({ money }) => money.A, policy: anyAnswer })
    const answers = money.ok ? (money.value.next?.answers ?? []) : []
    const [worst, most] = answers.map(({ value }) => value.valueOf()).sort((a, b) => a - b)
    expect(answers).toHaveLength(2)
    expect(money.ok && money.value.value.valueOf()).toBe(Math.max(worst ?? 0, most ?? 0))
  })
})

test('a town without gangsters is legal, and remarked upon', () => {
  const { gangsters: _, ...empty } = exampleTown
  expect(game.open(empty).ok).toBe(true)
  expect(game.remarks(empty as typeof exampleTown)).toHaveLength(empty.players)
})

test('a link holds a situation, its readings and its answers', () => {
  const readings = { protected: 'slide' }
  const opening = opened(exampleTown, readings)
  const { log } = replay(game, opening, atRandom(5))
  const state = { situation: exampleTown, readings: opening.readings, log }
  const link = encodeLink(game, state)
  expect(decodeLink(game, 'town', link.ok ? link.value : '')).toMatchObject({
    value: { situation: { players: exampleTown.players }, readings, log },
  })
})

test('a link is made of a situation that relies on documented defaults', () => {
  const { bank: _, firstPlayer: __, ...town } = exampleTown
  const readings = opened(town).readings
  const link = encodeLink(game, { situation: town, readings, log: [] })
  expect(link).toEqual({ ok: true, value: '' })
})

test('a speaker knows two languages', () => {
  expect(speakerOf(game, 'fr').fact({ fact: 'winner' })).toBe('Qui gagne la partie\u202f?')
  expect(speakerOf(game, 'de' as 'fr')).toMatchObject({
    refusals: [{ code: 'unknown-language', facts: { received: 'de', allowed: ['en', 'fr'] } }],
  })
})

test('every export is documented', () => {
  const text = readFileSync(inProject('src', 'node', 'README.md'), 'utf8')
  expect(Object.keys(library).filter((name) => !text.includes(`\`${name}`))).toEqual([])
})

describe.each(library.gameIds)('of %s', (id) => {
  const text = readFileSync(inProject('src', 'node', 'README.md'), 'utf8')
  const undocumented = (names: object) =>
    Object.keys(names).filter((name) => !text.includes(`\`${name}\``))

  test('what is there and the moments that can be written are documented', () => {
    expect(undocumented(library.geographyOf(id))).toEqual([])
    expect(undocumented(programOf(id).moments.writers)).toEqual([])
  })

  test('all types are exported', () => {
    const typesIn = (...path: readonly string[]) => {
      const source = readFileSync(inProject('src', ...path, 'index.ts'), 'utf8')
      const blocks = source.matchAll(/export type \{([^}]+)\}/g)
      const handedOn = [...blocks].flatMap(
        ([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? [],
      )
      const ownTypes = [...source.matchAll(/export type (\w+) =/g)].map(([, name = '']) => name)
      return [...handedOn, ...ownTypes]
    }
    const types = typesIn('games', id)
    expect(types).toHaveLength(6)
    expect(typesIn('node')).toEqual(expect.arrayContaining(types))
  })
})
