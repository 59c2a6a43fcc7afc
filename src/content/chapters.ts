import { existsSync } from 'node:fs'
import type { GameId } from '../games/manifest.ts'
import { nearest } from '../kernel/data/nearest.ts'
import { chapterNumber, chapterSlugs, clausesOf } from './clauses.ts'
import type { Language } from './languages.ts'
import { once } from './once.ts'
import { ContentError, type Problem } from './problem.ts'
import { type Prose, readProse, type Use } from './prose.ts'
import { inProject } from './root.ts'

/** A chapter of a rulebook in one language. */
interface Chapter {
  readonly game: GameId
  readonly language: Language
  readonly slug: string
  /** Its place in play order, counted from 1. */
  readonly number: number
  readonly title: string
  readonly prose: Prose
  /** The words of its clauses by id, in the order of the page. */
  readonly clauses: ReadonlyMap<string, string>
}

/** The file of a chapter. */
function chapterFile(language: Language, game: GameId, slug: string): string {
  return inProject('content', 'docs', language, game, `${slug}.mdx`)
}

/** The clauses that the book puts in a chapter, in its order. */
export function clausesIn(game: GameId, slug: string): readonly string[] {
  return [...clausesOf(game).values()].filter(({ chapter }) => chapter === slug).map(({ id }) => id)
}

function orderProblem(file: string, use: Use, expected: string | undefined): Problem {
  const { id = 'without id', line } = use
  const stands = expected ? `\`${expected}\`, which comes next in the book` : 'no further clause'
  return { file, line, received: `the clause \`${id}\``, expected: stands }
}

/** Faults in the clauses of a page: unknown, doubled, missing, or out of order. */
export function chapterProblems(game: GameId, slug: string, prose: Prose): Problem[] {
  const { file } = prose
  const due = clausesIn(game, slug)
  const found = prose.uses.filter(({ component }) => component === 'Clause')
  const unknown = found.filter(({ id }) => !id || !due.includes(id))
  if (unknown.length > 0)
    return unknown.map(({ id, line }) => ({
      file,
      line,
      received: id ? `the clause \`${id}\`` : 'a clause without id',
      expected: `a clause of the chapter \`${slug}\``,
      nearest: id && nearest(id, due),
    }))
  const ids = found.map(({ id }) => id)
  const missing = due.filter((id) => !ids.includes(id))
  if (missing.length > 0)
    return missing.map((id) => ({ file, received: 'no such clause', expected: `\`${id}\`` }))
  const wrong = found.findIndex(({ id }, place) => id !== due[place])
  const use = found[wrong]
  return use ? [orderProblem(file, use, due[wrong])] : []
}

/** Takes a page as a chapter, or throws what is wrong with it. */
function toChapter(language: Language, game: GameId, slug: string, prose: Prose): Chapter {
  const problems = chapterProblems(game, slug, prose)
  if (problems.length > 0) throw new ContentError(problems)
  const clauses = prose.uses.filter(({ component }) => component === 'Clause')
  return {
    game,
    language,
    slug,
    number: chapterNumber(game, slug),
    title: String(prose.frontmatter.title ?? slug),
    prose,
    clauses: new Map(clauses.map(({ id = '', text }) => [id, text])),
  }
}

/** One chapter of a game, if it is written. */
function readChapter(language: Language, game: GameId, slug: string): Chapter | undefined {
  const file = chapterFile(language, game, slug)
  return existsSync(file) ? toChapter(language, game, slug, readProse(file)) : undefined
}

const books = once((key: `${Language} ${GameId}`): readonly Chapter[] => {
  const [language, game] = key.split(' ') as [Language, GameId]
  return chapterSlugs(game)
    .map((slug) => readChapter(language, game, slug))
    .filter((chapter) => chapter !== undefined)
})

/** The chapters of a game that are written in a language, in play order. */
export function chaptersOf(language: Language, game: GameId): readonly Chapter[] {
  return books(`${language} ${game}`)
}

/** The words of a clause in a language, if it is written. */
export function clauseText(language: Language, game: GameId, id: string): string | undefined {
  const slug = clausesOf(game).get(id)?.chapter
  return chaptersOf(language, game)
    .find((chapter) => chapter.slug === slug)
    ?.clauses.get(id)
}
