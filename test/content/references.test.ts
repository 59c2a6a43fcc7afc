import { describe, expect, test } from 'vitest'
import { clausesOf } from '../../src/content/clauses.ts'
import { firedClauses } from '../../src/content/fired.ts'
import { glossaryOf } from '../../src/content/glossary.ts'
import { languages } from '../../src/content/languages.ts'
import { proseOf } from '../../src/content/pages.ts'
import { readProse } from '../../src/content/prose.ts'
import { inProject } from '../../src/content/root.ts'
import { rulingsOf } from '../../src/content/rulings.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { gameIds } from '../../src/games/manifest.ts'

/** The components that name something by its id, and what they may name. */
function namesOf(game: (typeof gameIds)[number]): Record<string, { has(id: string): boolean }> {
  return {
    Clause: clausesOf(game),
    Ref: clausesOf(game),
    Term: glossaryOf(game),
    Example: scenariosOf(game),
  }
}

describe.each(gameIds)('what the pages of %s refer to', (game) => {
  test.each(languages)('exists, in %s', (language) => {
    const names = namesOf(game)
    const dangling = proseOf(language)
      .filter((page) => page.game === game)
      .flatMap(({ file }) => readProse(inProject(file)).uses.map((use) => ({ file, ...use })))
      .filter(({ component, id = '' }) => names[component] && !names[component].has(id))
      .map(({ file, line, component, id }) => `${file}:${line}: <${component} id="${id}">`)
    expect(dangling).toEqual([])
  })

  test('is a scenario wherever a ruling names a witness', () => {
    const missing = rulingsOf(game).filter(
      ({ witness }) => witness && !scenariosOf(game).has(witness),
    )
    expect(missing.map(({ id, witness }) => `${id}: ${witness}`)).toEqual([])
  })

  test('has a witness for every switch', () => {
    const without = rulingsOf(game).filter((ruling) => ruling.switch && !ruling.witness)
    expect(without.map(({ id }) => id)).toEqual([])
  })

  test('is decided in each scenario by a clause that acts in it', () => {
    const idle = [...scenariosOf(game).values()].filter(
      (scenario) => !firedClauses(scenario).has(scenario.because),
    )
    expect(idle.map(({ id, because }) => `${id}: ${because}`)).toEqual([])
  })

  test('uses every term of the glossary somewhere', () => {
    const used = new Set(
      languages.flatMap((language) =>
        proseOf(language).flatMap(({ file }) =>
          readProse(inProject(file))
            .uses.filter(({ component }) => component === 'Term')
            .map(({ id }) => id),
        ),
      ),
    )
    const named = [...glossaryOf(game).values()].filter(({ clauses }) => clauses.length > 0)
    const idle = [...glossaryOf(game).keys()].filter(
      (id) => !used.has(id) && !named.some((term) => term.id === id),
    )
    expect(idle).toEqual([])
  })
})
