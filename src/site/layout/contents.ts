import { getCollection } from 'astro:content'
import { gameAddress, pageAddress } from '../../content/addresses.ts'
import { chapterNumber, chapterSlugs } from '../../content/clauses.ts'
import type { Language } from '../../content/languages.ts'
import { sayer } from '../../content/messages.ts'
import {
  firstGames,
  gameName,
  labPages,
  learnPages,
  lessonPages,
  pageName,
} from '../../content/pages.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'
import { at, type Place } from '../address.ts'

/** One line of a table of contents. */
interface Entry {
  readonly label: string
  readonly href: string
  /** The number of a chapter; other pages have none. */
  readonly number?: number
}

/** A group of lines under a heading. */
interface Part {
  readonly label: string
  readonly entries: readonly Entry[]
  /** Further lines of the group, folded under a name of their own. */
  readonly more?: { readonly label: string; readonly entries: readonly Entry[] }
}

/** The pages of the house: about the site itself, not about a game. */
const housePages = ['about', 'offline', 'design', 'sources', 'accessibility', 'privacy'] as const

/** Pages where players look something up; pages about our own work are linked from where they matter. */
export const lookup = ['reference', 'glossary', 'known-issues'] as const

/** Page of the whole game. */
const wholeGame = 'lab/game'

function pages(language: Language, game: GameId, names: readonly string[]): Entry[] {
  return names.map((name) => ({
    label: pageName(language, game, name),
    href: at(pageAddress(language, game, name)),
  }))
}

/** Those of some pages of prose that are written, by their titles and in their order. */
async function written(
  language: Language,
  game: GameId,
  names: readonly string[],
): Promise<Entry[]> {
  const docs = await getCollection('docs', ({ data }) => data.game === game)
  return names.flatMap((name) => {
    const page = docs.find(({ id }) => id === `${language}/${game}/${name}`)
    if (!page) return []
    const { title, chapter } = page.data
    const number = chapter ? { number: chapterNumber(game, chapter) } : {}
    return [{ label: title, href: at(pageAddress(language, game, name)), ...number }]
  })
}

/** The lines of a game: its chapters, its lessons, and the labs in which one rule is tried. */
export async function entriesOf(language: Language, game: GameId) {
  const labs = labPages(game).filter((page) => page !== wholeGame)
  return {
    chapters: await written(language, game, chapterSlugs(game)),
    lessons: await written(language, game, lessonPages(game)),
    labs: pages(language, game, labs),
  }
}

/** The games of the site, each by its start page. */
function gamesOf(language: Language): Entry[] {
  return gameIds.map((game) => ({
    label: gameName(language, game),
    href: at(gameAddress(language, game)),
  }))
}

/** The page of the case of the day. */
function todayOf(language: Language): Entry {
  return { label: sayer(language, 'site')('today.title'), href: at(`/${language}/today/`) }
}

/** The page on which the cases of all games are practised. */
function practiceOf(language: Language): Entry {
  return { label: sayer(language, 'practice')('title'), href: at(`/${language}/practice/`) }
}

/** The page of ready lessons, and that of sets. */
function teachOf(language: Language): Entry[] {
  const say = sayer(language, 'set')
  return [
    { label: say('teach.title'), href: at(`/${language}/teach/`) },
    { label: say('title'), href: at(`/${language}/set/`) },
    {
      label: sayer(language, 'site')('pages.embedding'),
      href: at(`/${language}/embedding/`),
    },
  ]
}

/** The page of the files that readers carry. */
function takeOf(language: Language): Entry {
  return { label: sayer(language, 'downloads')('title'), href: at(`/${language}/take/`) }
}

/** The pages of the house. */
export function houseOf(language: Language): Entry[] {
  const say = sayer(language, 'site')
  return housePages.map((page) => ({
    label: say(`pages.${page}`),
    href: at(`/${language}/${page}/`),
  }))
}

/** Table of contents beside a page: of its game, or of the site. */
export async function contentsFor({ language, game }: Place): Promise<Part[]> {
  const say = sayer(language, 'site')
  if (!game) {
    return [
      {
        label: say('contents.games'),
        entries: [...gamesOf(language), practiceOf(language), todayOf(language)],
      },
      { label: say('contents.teach'), entries: teachOf(language) },
      { label: say('contents.house'), entries: [...houseOf(language), takeOf(language)] },
    ]
  }
  const start = { label: say('pages.start'), href: at(gameAddress(language, game)) }
  const { chapters, lessons, labs } = await entriesOf(language, game)
  const parts = [
    {
      label: say('contents.play'),
      entries: [
        start,
        ...pages(language, game, [
          ...learnPages(game),
          ...firstGames(game),
          'table',
          'quarrels',
          'practice',
          wholeGame,
          'scenarios',
        ]),
      ],
      more: { label: say('contents.labs'), entries: labs },
    },
    { label: say('contents.rules'), entries: chapters },
    {
      label: say('contents.lessons'),
      entries: [...pages(language, game, ['teach']), ...lessons],
    },
    { label: say('contents.lookup'), entries: pages(language, game, lookup) },
  ]
  return parts.filter(({ entries }) => entries.length > 0)
}

/** The lines of a game in the order of reading: the start, the rules and what is looked up, then what is played. */
function inReadingOrder([play, ...read]: readonly Part[]): Entry[] {
  const [start, ...played] = play?.entries ?? []
  return [
    ...(start ? [start] : []),
    ...read.flatMap(({ entries }) => entries),
    ...played,
    ...(play?.more?.entries ?? []),
  ]
}

/** The lines before and after a page, for a reader who goes through in order. */
export async function neighbours(
  place: Place,
  pathname: string,
): Promise<{ previous: Entry | undefined; next: Entry | undefined }> {
  const parts = await contentsFor(place)
  const entries = place.game ? inReadingOrder(parts) : parts.flatMap((part) => part.entries)
  const here = entries.findIndex(({ href }) => href === pathname)
  if (here < 0) return { previous: undefined, next: undefined }
  return { previous: entries[here - 1], next: entries[here + 1] }
}
