import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { builtPages } from './support/built.ts'

const pages = new Map(builtPages().map(({ address, html }) => [address, html]))
const said = { en: 'Ours gives:', fr: 'La nôtre donne' } as const
const rests = { en: 'This rests on a ruling of ours', fr: 'repose sur une décision' } as const

/** The examples that choose an interpretation which is not ours. */
const others = gameIds.flatMap((game) =>
  [...scenariosOf(game).values()].filter(({ readings }) => Object.keys(readings).length > 0),
)

describe.each(languages)('an example that chooses another interpretation (%s)', (language) => {
  test.each(others)(
    '$id says what ours gives, and quotes nothing that states ours',
    ({ game, id }) => {
      const html = pages.get(`/${language}/${game}/scenarios/${id}/`) ?? ''
      expect(html).toContain(said[language])
      expect(html).not.toContain(rests[language])
      expect(html).not.toContain('clause-quoted')
    },
  )
})
