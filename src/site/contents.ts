import { getCollection } from 'astro:content'
import { at } from '../address/base.ts'
import type { Place } from '../address/place.ts'
import { gameAddress, pageAddress } from '../content/addresses.ts'
import { chapterNumber } from '../content/clauses.ts'
import { type GameId, gameIds, rulebook } from '../content/games.ts'
import type { Language } from '../content/languages.ts'
import { type Say, sayer } from '../content/messages.ts'
import { labPages } from '../content/pages.ts'

/** One line of a table of contents. */
export interface Entry {
  readonly label: string
  readonly href: string
  /** The number of a chapter; other pages have none. */
  readonly number?: number
}

/** A group of lines under a heading. */
export interface Part {
  readonly label: string
  readonly entries: readonly Entry[]
}

/** The pages of the house: about the site itself, not about a game. */
const housePages = ['about', 'design', 'sources', 'accessibility', 'privacy'] as const

const lookup = ['reference', 'glossary', 'known-issues', 'coverage'] as const

function pages(language: Language, game: GameId, names: readonly string[], say: Say): Entry[] {
  return names.map((name) => ({
    label: say(`pages.${name.replace('/', '.')}`),
    href: at(pageAddress(language, game, name)),
  }))
}

/** The chapters of a game that are written, in play order. */
export async function chaptersOf(language: Language, game: GameId): Promise<Entry[]> {
  const docs = await getCollection('docs', ({ data }) => data.game === game)
  return rulebook(game).chapters.flatMap((chapter) => {
    const page = docs.find(({ id }) => id === `${language}/${game}/${chapter}`)
    if (!page) return []
    const href = at(pageAddress(language, game, chapter))
    return [{ label: page.data.title, href, number: chapterNumber(game, chapter) }]
  })
}

/** The games of the site, each by its start page. */
function gamesOf(language: Language): Entry[] {
  const say = sayer(language, 'site')
  return gameIds.map((game) => ({
    label: say(`games.${game}.name`),
    href: at(gameAddress(language, game)),
  }))
}

/** The pages of the house. */
export function houseOf(language: Language): Entry[] {
  const say = sayer(language, 'site')
  return housePages.map((page) => ({
    label: say(`pages.${page}`),
    href: at(`/${language}/${page}/`),
  }))
}

/** What the table of contents beside a page shows: the game it belongs to, or the house. */
export async function contentsFor({ language, game }: Place): Promise<Part[]> {
  const say = sayer(language, 'site')
  if (!game) {
    return [
      { label: say('contents.games'), entries: gamesOf(language) },
      { label: say('contents.house'), entries: houseOf(language) },
    ]
  }
  const tryOut = ['scenarios', ...labPages(game)]
  const start = { label: say('pages.start'), href: at(gameAddress(language, game)) }
  return [
    { label: say('contents.rules'), entries: [start, ...(await chaptersOf(language, game))] },
    { label: say('contents.lookup'), entries: pages(language, game, lookup, say) },
    { label: say('contents.try'), entries: pages(language, game, tryOut, say) },
  ]
}

/** The lines before and after a page, for a reader who goes through in order. */
export async function neighbours(
  place: Place,
  pathname: string,
): Promise<{ previous: Entry | undefined; next: Entry | undefined }> {
  const entries = (await contentsFor(place)).flatMap((part) => part.entries)
  const here = entries.findIndex(({ href }) => href === pathname)
  if (here < 0) return { previous: undefined, next: undefined }
  return { previous: entries[here - 1], next: entries[here + 1] }
}
