import type { GameId } from '../games/manifest.ts'
import { clausesOf } from './clauses.ts'
import type { Language } from './languages.ts'

/** The start page of a game. Addresses here are below the site's base path. */
export function gameAddress(language: Language, game: GameId): string {
  return `/${language}/${game}/`
}

/** A page of a game: a chapter or a page beside the chapters. */
export function pageAddress(language: Language, game: GameId, page: string): string {
  return `/${language}/${game}/${page}/`
}

/** A clause on the page of its chapter. */
export function clauseAddress(language: Language, game: GameId, id: string): string {
  const chapter = clausesOf(game).get(id)?.chapter ?? ''
  return `${pageAddress(language, game, chapter)}#${id}`
}

/** The page of a scenario. */
export function scenarioAddress(language: Language, game: GameId, id: string): string {
  return `/${language}/${game}/scenarios/${id}/`
}

/** A scenario, a lab or a lesson without navigation, for other pages to embed: one page of a game, asked for one of them. */
export function embedAddress(
  language: Language,
  game: GameId,
  what: 'example' | 'lab' | 'lesson',
  id: string,
): string {
  return `/embed/${language}/${game}/?${what}=${id}`
}

/** A term in the glossary. */
export function termAddress(language: Language, game: GameId, id: string): string {
  return `${pageAddress(language, game, 'glossary')}#${id}`
}

/** A ruling among the known issues. */
export function rulingAddress(language: Language, game: GameId, id: string): string {
  return `${pageAddress(language, game, 'known-issues')}#${id}`
}

/** A declaration of a game's engine, by its file and line; the same page serves all languages. */
export function sourceAddress(file: string, line: number): string {
  return `/source/${sourcePage(file)}/#L${line}`
}

/** Address of a source file's page, by its path among the games. */
export function sourcePage(file: string): string {
  return file.replace(/^src\/games\/|\.ts$/g, '')
}
