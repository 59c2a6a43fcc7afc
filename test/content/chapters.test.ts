import { describe, expect, test } from 'vitest'
import { chapterProblems, chaptersOf, clausesIn } from '../../src/content/chapters.ts'
import { chapterSlugs, clausesOf } from '../../src/content/clauses.ts'
import { languages } from '../../src/content/languages.ts'
import { parseProse } from '../../src/content/prose.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { missingIn, numbersIn } from './numbers.ts'

describe.each(gameIds)('the chapters of %s', (game) => {
  test.each(languages)('are all written in %s, in the order of play', (language) => {
    const slugs = chaptersOf(language, game).map(({ slug }) => slug)
    expect(slugs).toEqual(chapterSlugs(game))
  })

  test.each(languages)('hold every clause once and in the order of the book in %s', (language) => {
    const written = chaptersOf(language, game).flatMap(({ clauses }) => [...clauses.keys()])
    expect(written).toEqual([...clausesOf(game).keys()])
  })

  test.each(languages)('say in their head which chapter they are in %s', (language) => {
    for (const { slug, prose } of chaptersOf(language, game))
      expect(prose.frontmatter, prose.file).toMatchObject({ game, chapter: slug })
  })

  test('name the same heading of the rulebook in both languages', () => {
    const [en = [], fr = []] = languages.map((language) =>
      chaptersOf(language, game).map(({ prose }) => prose.frontmatter.source),
    )
    expect(en).toEqual(fr)
  })

  test('use the same examples in the same order in both languages', () => {
    const [en = [], fr = []] = languages.map((language) =>
      chaptersOf(language, game).map(({ slug, prose }) => ({
        slug,
        examples: prose.uses.filter(({ component }) => component === 'Example').map(({ id }) => id),
      })),
    )
    expect(en).toEqual(fr)
  })

  test('state the same numbers in both languages, clause by clause', () => {
    const [en, fr] = languages.map(
      (language) =>
        new Map(chaptersOf(language, game).flatMap(({ clauses }) => [...clauses.entries()])),
    )
    const differing = [...clausesOf(game).keys()].flatMap((id) => {
      const [here = '', there = ''] = [en?.get(id), fr?.get(id)]
      const lost = missingIn('fr', there, numbersIn('en', here))
      const added = missingIn('en', here, numbersIn('fr', there))
      return lost.length + added.length > 0
        ? [{ id, onlyInEnglish: lost, onlyInFrench: added }]
        : []
    })
    expect(differing).toEqual([])
  })
})

describe('a chapter with a fault', () => {
  const game = 'wild-gangs'
  const slug = 'end'
  const page = (ids: readonly string[]) =>
    parseProse(ids.map((id) => `<Clause id="${id}">Text.</Clause>`).join('\n\n'), 'end.mdx')
  const due = clausesIn(game, slug)

  test('is free of problems when its clauses are those of the book', () => {
    expect(chapterProblems(game, slug, page(due))).toEqual([])
  })

  test('names the clause that is missing', () => {
    const [problem] = chapterProblems(game, slug, page(due.slice(1)))
    expect(problem).toMatchObject({ file: 'end.mdx', expected: `\`${due[0]}\`` })
  })

  test('names the nearest clause when an id is misspelt', () => {
    const [problem] = chapterProblems(game, slug, page(['end.coumt', ...due.slice(1)]))
    expect(problem).toMatchObject({ line: 1, nearest: 'end.count' })
  })

  test('names the clause that comes next when two are exchanged', () => {
    const [first = '', second = '', ...rest] = due
    const [problem] = chapterProblems(game, slug, page([second, first, ...rest]))
    expect(problem?.expected).toContain(first)
  })

  test('does not hold a clause twice', () => {
    const [problem] = chapterProblems(game, slug, page([...due, due[0] ?? '']))
    expect(problem?.expected).toContain('no further clause')
  })
})
