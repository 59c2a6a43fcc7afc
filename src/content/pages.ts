import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type GameId, isGame, programOf } from '../games/manifest.ts'
import { firstGameOf } from './beginnings/first-games.ts'
import { learnOf } from './beginnings/learn.ts'
import type { Language } from './languages.ts'
import { sayer } from './messages.ts'
import { once } from './once.ts'
import { readProse } from './prose.ts'
import { inProject } from './root.ts'

/** The pages of a game that are made from its data or its engine, not written as prose. */
export function madePages(game: GameId): readonly string[] {
  const made = [
    'table',
    'quarrels',
    'practice',
    'teach',
    'known-issues',
    'glossary',
    'coverage',
    'scenarios',
  ]
  return [...learnPages(game), ...firstGames(game), ...made, ...labPages(game)]
}

/** The page that leads a newcomer to a first game in ten minutes; none where it is not written. */
export function learnPages(game: GameId): readonly string[] {
  return learnOf(game) ? ['learn'] : []
}

/** The page on which a game is played for the first time, one rule at a time; none where no such game is written. */
export function firstGames(game: GameId): readonly string[] {
  return firstGameOf(game) ? ['first-game'] : []
}

/** The pages of a game on which readers lay out a case of their own, the first of them first. */
export function labPages(game: GameId): readonly [string, ...string[]] {
  const [first, ...others] = programOf(game).labs
  return [`lab/${first}`, ...others.map((kind) => `lab/${kind}`)]
}

/** The pages of a game that lead a newcomer through a first case, in their order. */
export function lessonPages(game: GameId): readonly string[] {
  return programOf(game).lessons.map((lesson) => `lessons/${lesson}`)
}

/** The name of a game. */
export function gameName(language: Language, game: GameId): string {
  return sayer(language, 'site')(`games.${game}.name`)
}

/** Name of a page that is no chapter, in contents and search; a lab takes the name of its game. */
export function pageName(language: Language, game: GameId, page: string): string {
  const [, lab] = /^lab\/(.+)$/.exec(page) ?? []
  return lab ? sayer(language, game)(`lab.${lab}.title`) : sayer(language, 'site')(`pages.${page}`)
}

/** A page of prose as it is found: its address and its words outside clauses. */
interface Page {
  readonly address: string
  readonly game?: GameId
  readonly title: string
  readonly description: string
  readonly words: string
  readonly file: string
}

/** The folder that holds the prose of a language. */
function proseFolder(language: Language): string {
  return inProject('content', 'docs', language)
}

function readPage(language: Language, name: string): Page {
  const prose = readProse(join(proseFolder(language), name))
  const slug = name.replace(/\\/g, '/').replace(/(^|\/)index\.mdx$|\.mdx$/, '')
  const [first] = slug.split('/')
  const { title = '', description = '' } = prose.frontmatter
  return {
    address: `/${language}/${slug}${slug && '/'}`,
    ...(isGame(first) ? { game: first } : {}),
    title: String(title),
    description: String(description),
    words: prose.words.map(({ text }) => text).join(' '),
    file: prose.file,
  }
}

/** All pages of prose in a language, chapters included. */
export const proseOf = once((language: Language): readonly Page[] =>
  readdirSync(proseFolder(language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => readPage(language, name)),
)
