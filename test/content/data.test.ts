import { describe, expect, test } from 'vitest'
import { componentsOf } from '../../src/content/components/index.ts'
import { engineOf } from '../../src/content/engines.ts'
import { glossaryOf } from '../../src/content/glossary.ts'
import { languages } from '../../src/content/languages.ts'
import { rulingsOf } from '../../src/content/rulings.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { valuesOnly } from '../../src/site/integrations/components.ts'

/** Values that stand more than once. */
function doubled(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place)
}

/** Games whose rulebook names nobody. */
const anonymous: readonly GameId[] = ['fast-west']

describe.each(gameIds)('the data of %s', (game) => {
  test('names its source and where each value comes from', () => {
    const { title, authors = [] } = componentsOf(game)?.source ?? {}
    expect(title).toBeTruthy()
    expect(authors.length > 0).toBe(!anonymous.includes(game))
  })

  test('gives each term one wording in each language', () => {
    for (const language of languages)
      expect(doubled([...glossaryOf(game).values()].map((term) => term[language].term))).toEqual([])
  })

  test('gives each ruling an id of its own', () => {
    expect(doubled(rulingsOf(game).map(({ id }) => id))).toEqual([])
  })

  test('rules on every switch of the engine, with the same readings and the same default', () => {
    const ruled = rulingsOf(game)
      .filter((ruling) => ruling.switch)
      .map((ruling) => [ruling.switch, ruling.readings.map(({ value }) => value)])
    const known = engineOf(game).switches.map(({ key, values }) => [key, values])
    expect(Object.fromEntries(ruled)).toEqual(Object.fromEntries(known))
  })

  test('gives each scenario a title of its own in each language', () => {
    for (const language of languages)
      expect(doubled([...scenariosOf(game).values()].map(({ title }) => title[language]))).toEqual(
        [],
      )
  })
})

test('scripts get the values of component data, and neither names nor where they come from', () => {
  const data = { source: 'a book', cards: [{ name: 'Bank', cost: 4, costProvenance: 'rulebook' }] }
  expect(valuesOnly(data, '/x/content/components/a.yaml')).toEqual({ cards: [{ cost: 4 }] })
  expect(valuesOnly(data, '/x/content/messages/en/a.yaml')).toBe(data)
})
