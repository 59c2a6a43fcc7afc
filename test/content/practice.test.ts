import { describe, expect, test } from 'vitest'
import { clausesOf } from '../../src/content/clauses.ts'
import { engineOf } from '../../src/content/engines.ts'
import { misreadingsOf } from '../../src/content/misreadings.ts'
import { run } from '../../src/content/played.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { clausesUntilVerdict } from '../../src/content/used.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { factValue } from '../../src/kernel/scenario/scenario.ts'
import { deckOf } from '../../src/site/practice/deck.ts'
import { learningOrder, standsAlone } from '../../src/site/practice/learning-order.ts'
import { explained } from '../../src/site/practice/mistakes.ts'
import { pairOf } from '../../src/site/practice/pairs.ts'
import { TONIGHT, tonightOf } from '../../src/site/practice/tonight.ts'

/** Most clauses that a case of the first fifty shows for the first time: whole turns come where nothing smaller shows them. */
const MOST_NEWS = 10

/** Least share of wrong options with a reason of their own, in percent; it grows. */
const EXPLAINED = 80

/** The same in each game. */
const EXPLAINED_IN_EACH = 65

describe.each(gameIds)('the deck of %s', (game) => {
  const order = learningOrder(game)

  test('holds each case once, without those that lean on another', () => {
    const ids = deckOf(game).cases.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const left = [...scenariosOf(game).values()].filter((one) => !ids.includes(one.id))
    expect(left.filter(standsAlone)).toEqual([])
    expect(ids.length).toBeGreaterThan(scenariosOf(game).size / 2)
  })

  test('asks no case while it presupposes many clauses that nothing has shown', () => {
    const seen = new Set<string>()
    for (const scenario of order.slice(0, 50)) {
      const news = [...clausesUntilVerdict(scenario)].filter((id) => !seen.has(id))
      expect(news.length, scenario.id).toBeLessThanOrEqual(MOST_NEWS)
      for (const id of news) seen.add(id)
    }
  })

  test('begins with cases for learners, in none of which anything is refused', () => {
    for (const { id, level, expect: claims } of order.slice(0, 10)) {
      expect(level, id).toBe('learn')
      expect(claims.refused, id).toBeUndefined()
    }
  })

  test('marks a case by what it asks, so that other words leave its mark', () => {
    const marks = new Set(deckOf(game).cases.map(({ mark }) => mark))
    expect(marks.size).toBeGreaterThan(order.length * 0.98)
  })
})

describe.each(gameIds)('an evening with %s', (game) => {
  const deck = deckOf(game)
  const cases = tonightOf(game)

  test('is prepared by twelve cases of its deck, spread over the book, in its order', () => {
    expect(deck.tonight).toEqual(cases.map(({ id }) => id))
    expect(new Set(deck.tonight).size).toBe(TONIGHT)
    const ids = new Set(deck.cases.map(({ id }) => id))
    expect(deck.tonight.filter((id) => !ids.has(id))).toEqual([])
    const chapters = cases.map(({ because }) => deck.clauses[because]?.chapter)
    expect(new Set(chapters).size).toBeGreaterThanOrEqual(6)
    const places = cases.map(({ because }) => [...clausesOf(game).keys()].indexOf(because))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('asks what happens at a table: nothing refused, nothing left to chance, no clause twice', () => {
    for (const { id, expect: claims, whatever } of cases) {
      expect(claims.refused, id).toBeUndefined()
      expect(whatever, id).toBeUndefined()
    }
    expect(new Set(cases.map(({ because }) => because)).size).toBe(TONIGHT)
  })

  test('has a number and a chapter for each clause that its cases rest on', () => {
    for (const { because, id } of deck.cases)
      expect(deck.clauses[because]?.number, id).toMatch(/^\d+\.\d+$/)
  })
})

/** Least number of cases that have a minimal pair; it grows. */
const PAIRED = 130

test('a minimal pair asks the same of almost the same table, and has another answer', () => {
  let paired = 0
  for (const game of gameIds)
    for (const one of scenariosOf(game).values()) {
      const other = pairOf(one)
      if (!other) continue
      paired += 1
      expect(other.predict, one.id).toEqual(one.predict)
      expect(other.situation.kind, one.id).toBe(one.situation.kind)
      const verdicts = [one, other].map((each) =>
        factValue(engineOf(game), run(each), each.predict),
      )
      expect(verdicts[0], one.id).not.toBe(verdicts[1])
    }
  expect(paired).toBeGreaterThanOrEqual(PAIRED)
})

describe('wrong answers', () => {
  const judged = gameIds.map((game) => {
    let [wrong, told] = [0, 0]
    for (const scenario of scenariosOf(game).values()) {
      const { wrong: options, mistakes } = explained(scenario)
      const values = mistakes.map(({ value }) => value)
      wrong += options.length
      told += options.filter((value) => values.includes(value)).length
    }
    return { game, wrong, told }
  })
  const percent = (told: number, wrong: number) => Math.round((100 * told) / wrong)

  test.each(gameIds)(
    'no mistake leads to the right answer, and each has one reason: %s',
    (game) => {
      for (const scenario of scenariosOf(game).values()) {
        const verdict = factValue(engineOf(game), run(scenario), scenario.predict)
        const values = explained(scenario).mistakes.map(({ value }) => value)
        expect(values, scenario.id).not.toContain(verdict)
        expect(new Set(values).size, scenario.id).toBe(values.length)
      }
    },
  )

  test.each(gameIds)('a misreading is written for a wrong option alone, once: %s', (game) => {
    for (const [id, misreadings] of misreadingsOf(game)) {
      const scenario = scenariosOf(game).get(id)
      const values = misreadings.map(({ value }) => value)
      expect(new Set(values).size, id).toBe(values.length)
      const wrong = scenario ? explained(scenario).wrong : []
      expect(
        values.filter((value) => !wrong.includes(value)),
        id,
      ).toEqual([])
    }
  })

  test.each([
    ['wild-gangs', 'keg-no-fight', 1, { way: 'written' }],
    [
      'wild-gangs',
      'fight-captures-one-gang',
      4,
      { way: 'twice', clause: 'fight.capture-one-gang' },
    ],
    [
      'wild-gangs',
      'loot-tie-four-chiefs',
      'C',
      { way: 'other', asked: { fact: 'loot-winner', building: 'NC', loot: 'larger' } },
    ],
    ['fast-west', 'roulette-another-player-hit', 'B', { way: 'result', given: 1, was: 4, is: 2 }],
  ] as const)('are traced back to a mistake: %s, %s, %s', (game, id, value, mistake) => {
    const scenario = scenariosOf(game).get(id)
    const found = scenario && explained(scenario).mistakes.find((one) => one.value === value)
    expect(found).toMatchObject(mistake)
  })

  test('is no mistake that somebody else has none either', () => {
    for (const game of gameIds)
      for (const scenario of scenariosOf(game).values())
        for (const { way, value } of explained(scenario).mistakes)
          if (way === 'other') expect([0, 'nobody', 'nothing'], scenario.id).not.toContain(value)
  })

  test('have a reason of their own in most cases of each game, and in more of them together', () => {
    for (const { game, wrong, told } of judged)
      expect(percent(told, wrong), game).toBeGreaterThanOrEqual(EXPLAINED_IN_EACH)
    const sum = (key: 'wrong' | 'told') => judged.reduce((all, one) => all + one[key], 0)
    expect(percent(sum('told'), sum('wrong'))).toBeGreaterThanOrEqual(EXPLAINED)
  })
})

test.each([
  ['en', 'The same, but A rolls 4. How many Wounds?'],
  ['en', 'As before, B has Bullets in 2.'],
  ['fr', 'De même, mais A fait 4.'],
] as const)('a case that leans on another is not asked (%s): %s', (language, question) => {
  const [any] = scenariosOf('wild-gangs').values()
  if (!any) throw new Error('no case')
  const leaning = { ...any, readings: {}, question: { ...any.question, [language]: question } }
  expect(standsAlone(leaning)).toBe(false)
  expect(standsAlone({ ...any, readings: {} })).toBe(true)
})
