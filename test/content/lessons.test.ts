import { describe, expect, test } from 'vitest'
import { pageAddress } from '../../src/content/addresses.ts'
import { languages } from '../../src/content/languages.ts'
import { lessonPages, proseOf } from '../../src/content/pages.ts'
import { readProse } from '../../src/content/prose.ts'
import { inProject } from '../../src/content/root.ts'
import { gameIds, programOf } from '../../src/games/manifest.ts'

describe.each(gameIds)('the lessons of %s', (game) => {
  const lessonsIn = (language: (typeof languages)[number]) =>
    proseOf(language)
      .filter(({ address }) => address.startsWith(pageAddress(language, game, 'lessons')))
      .map(({ address, file }) => ({ address, prose: readProse(inProject(file)) }))

  test.each(languages)('are those that its rulebook lists, all written in %s', (language) => {
    const listed = lessonPages(game).map((page) => pageAddress(language, game, page))
    expect(lessonsIn(language).map(({ address }) => address)).toEqual([...listed].sort())
  })

  test.each(languages)('say in their head which lesson they are in %s', (language) => {
    const heads = lessonsIn(language).map(({ prose }) => prose.frontmatter)
    const listed = [...programOf(game).lessons].sort()
    expect(heads.map((head) => [head.game, head.lesson])).toEqual(listed.map((id) => [game, id]))
    expect(heads.every(({ title, description }) => title && description)).toBe(true)
  })

  test.each(languages)('leave the clauses to the chapters in %s', (language) => {
    const stated = lessonsIn(language).flatMap(({ prose }) =>
      prose.uses.filter(({ component }) => component === 'Clause'),
    )
    expect(stated).toEqual([])
  })

  test('use the same examples in the same order in both languages', () => {
    const [en = [], fr = []] = languages.map((language) =>
      lessonsIn(language).map(({ prose }) =>
        prose.uses.filter(({ component }) => component === 'Example').map(({ id }) => id),
      ),
    )
    expect(en).toEqual(fr)
  })
})
