import { describe, expect, test } from 'vitest'
import { learnOf } from '../../src/content/beginnings/learn.ts'
import { languages } from '../../src/content/languages.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { paragraphsOf, positionsIn } from '../../src/site/learn/positions.ts'
import { standsAlone } from '../../src/site/practice/learning-order.ts'
import { shelfOf } from '../../src/site/search/records.ts'
import { schoolYear } from './readability.ts'

/** Words of a script that is read out in about a minute. */
const least = 140
const most = 170

/** Highest school year of what somebody reads before a first game. */
const year = 4

/** Number of words of a text, as they are counted for its school year. */
const wordsIn = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0

describe.each(gameIds)('the ten minutes before a first game of %s', (game) => {
  const learn = learnOf(game)
  if (!learn) throw new Error(`nothing is written to learn ${game} by`)

  test('ask of six to eight plain cases, each by itself', () => {
    const cases = learn.positions.map(({ example }) => scenariosOf(game).get(example))
    expect(new Set(cases).size).toBe(learn.positions.length)
    expect(cases.length).toBeGreaterThanOrEqual(6)
    expect(cases.length).toBeLessThanOrEqual(8)
    for (const one of cases) {
      expect(one && standsAlone(one), one?.id).toBe(true)
      expect(one?.level, one?.id).toBe('learn')
    }
  })

  test('remember answers to them as practice does', () => {
    const [en, fr] = languages.map((language) => positionsIn(language, game, learn))
    expect(en?.map(({ id, mark }) => [id, mark])).toEqual(fr?.map(({ id, mark }) => [id, mark]))
  })

  test.each(languages)('begin with an aim of two or three sentences in %s', (language) => {
    const sentences = learn.aim[language].split(/(?<=[.!?])\s/)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(3)
  })

  test.each(languages)('end with a script that takes a minute to read out in %s', (language) => {
    const words = wordsIn(learn.teach[language])
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
    expect(paragraphsOf(learn.teach[language]).length).toBeGreaterThan(2)
  })

  test('are understood in school', () => {
    const texts = [
      learn.aim.en,
      ...learn.positions.map(({ lead }) => lead.en),
      ...paragraphsOf(learn.teach.en),
    ]
    expect(schoolYear(texts)).toBeLessThanOrEqual(year)
  })

  test.each([
    ['en', 'learn', 'teach', 'how to play'],
    ['fr', 'apprendre', 'comment jouer', 'expliquer le jeu'],
  ] as const)('are found in %s by what a newcomer asks', (language, ...words) => {
    const { records } = shelfOf(language, game, new Map())
    const found = records.filter(({ address }) => address === `/${language}/${game}/learn/`)
    expect(found).toHaveLength(1)
    for (const word of words) expect(found[0]?.asked).toContain(word)
  })
})
