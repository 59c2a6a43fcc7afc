import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chapterSlugs } from '../../../src/content/clauses.ts'
import { gameIds, isGame } from '../../../src/games/manifest.ts'
import { baseOf } from '../../support/serve.ts'

/** The folder of the built site. `RECKONING_DIST` names another build than the usual one. */
export const builtSite = process.env['RECKONING_DIST'] ?? join(import.meta.dirname, '../../../dist')

/** The path below which the built site expects to be hosted, with slashes at both ends. */
export function builtBase(): string {
  return baseOf(builtSite)
}

/** A page of the built site. */
export interface BuiltPage {
  /** Its address below the base, `/en/wild-gangs/`; `/404.html` for the page that was not found. */
  readonly address: string
  readonly html: string
}

let pages: readonly BuiltPage[] | undefined

/**
 * Every page of the built site, in the order of their addresses; read once. The files that readers carry are none: each holds
 * many pages, whose links lead elsewhere than those of the site (`downloads.test.ts`).
 */
export function builtPages(): readonly BuiltPage[] {
  pages ??= readPages()
  return pages
}

function readPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: builtSite, exclude: ['downloads/**'] })
    .map((file) => ({
      address: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(builtSite, file), 'utf8'),
    }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

/**
 * Kind of a page: pages of one kind differ in what they say, not in how they are made. Each lab is a kind of its own.
 * Boards, and so the other pages that show them, are made by each game; what is left by all alike.
 */
function kindOf({ address }: BuiltPage): string {
  const parts = address.split('/').filter((part) => part !== '')
  if (parts[0] === 'source') return 'source'
  const at = parts.findIndex(isGame)
  const game = gameIds.find((id) => id === parts[at])
  if (!game) return address
  const where = parts.slice(0, at).join(' ')
  const [room = 'start', name] = parts.slice(at + 1)
  if (room === 'lab') return address
  if (chapterSlugs(game).some((chapter) => chapter === room)) return `${where} ${game} chapter`
  return name ? `${where} ${game} ${room}` : `${where} ${room}`
}

/** The pages of the site by kind. */
function pagesByKind(kindOfPage: (page: BuiltPage) => string): BuiltPage[][] {
  const kinds = new Map<string, BuiltPage[]>()
  for (const page of builtPages()) {
    const kind = kindOfPage(page)
    kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  return [...kinds.values()]
}

/** Number of the different parts of a page: its tags, classes, roles and properties for whoever hears it. */
function varietyOf({ html }: BuiltPage): number {
  const parts = html.matchAll(/<([a-z][\w-]*)|\sclass="([^"]*)"|\s(role="\w+"|aria-\w+)/g)
  return new Set([...parts].flatMap(([, ...found]) => found.join('').split(/\s+/))).size
}

/** Share of the most parts that any page of a kind has, with which a shorter page shows as much of it. */
const NEARLY_ALL = 0.97

/**
 * One page of each kind in each language: that with the most different parts, where most could be wrong; of several with nearly
 * as many the shortest, since the same parts said a hundred times over tell no more.
 */
export function pageKinds(): BuiltPage[] {
  return pagesByKind(kindOf).map((pages) => {
    const varieties = pages.map(varietyOf)
    const enough = Math.max(...varieties) * NEARLY_ALL
    const rich = pages.filter((_, index) => (varieties[index] ?? 0) >= enough)
    return rich.reduce((one, other) => (other.html.length < one.html.length ? other : one))
  })
}

/**
 * Of the kinds those that differ in what scripts make of them, so that looking at each shows what pages are without:
 * of each language one for each set of scripts and islands, and where there is an island, of each game, whose board
 * stands there as it was written. What is beside those parts is the same with scripts and without.
 */
export function scriptedKinds(): BuiltPage[] {
  const kinds = new Map<string, BuiltPage>()
  for (const page of pageKinds()) {
    const { address, html } = page
    const scripts = html.matchAll(
      /<(?:script\b[^>]*\ssrc|astro-island\b[^>]*\scomponent-url)="([^"]+)"/g,
    )
    const parts = address.split('/')
    const game = html.includes('<astro-island') ? parts.find(isGame) : undefined
    const names = [...new Set([...scripts].map(([, name]) => name))].sort()
    const kind = [/^\/(?:embed\/)?(\w\w)\//.exec(address)?.[1], game, ...names].join(' ')
    if (!kinds.has(kind)) kinds.set(kind, page)
  }
  return [...kinds.values()]
}

/** Kind of a page, whatever its language. */
const kindInAny = (page: BuiltPage) => kindOf(page).replace(/\b(?:en|fr)\b/, '')

/** The page with the most of something; of equal ones the last, which is French: it takes more room. */
const mostOf = (pages: readonly BuiltPage[], amount: (page: BuiltPage) => number) =>
  pages
    .map((page) => ({ page, amount: amount(page) }))
    .reduce((one, other) => (other.amount >= one.amount ? other : one)).page

/**
 * The pages of each kind that are likeliest too wide: that with the longest word, and that with the longest row, of whichever
 * language.
 */
export function widestPages(): BuiltPage[] {
  const longest = (lengths: readonly number[]) => lengths.reduce((a, b) => Math.max(a, b), 0)
  const words = ({ html }: BuiltPage) => {
    const text = html.replace(/<(head|script|pre)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
    return longest(text.split(/\s+/).map((word) => word.length))
  }
  const rows = ({ html }: BuiltPage) =>
    longest(
      html.split('<tr').map((row) => row.slice(0, row.indexOf('</tr')).split(/<t[dh]\b/).length),
    )
  return pagesByKind(kindInAny).flatMap((pages) => [mostOf(pages, words), mostOf(pages, rows)])
}

/** The address of the longest page below an address, the page there left out. */
export function longestPage(below: string): string {
  const pages = builtPages().filter(({ address }) => address.startsWith(below) && address !== below)
  return pages.reduce((one, other) => (other.html.length > one.html.length ? other : one)).address
}
