import { isLanguage, type Language } from '../content/languages.ts'
import { type GameId, isGame } from '../games/manifest.ts'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a page or file of the site, below the path under which the site is hosted. */
export function at(address: string): string {
  return `${base}${address}`
}

/** An address of the site without the path under which the site is hosted. */
function within(pathname: string): string {
  return base && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
}

/** Place of a page in the site, read from its address. */
export interface Place {
  readonly language: Language
  readonly game?: GameId
  /** The page below the game, or below the language on a page of the house; empty for a start page. */
  readonly page: string
}

/** The place of an address such as `/fr/wild-gangs/events/`. */
export function placeOf(pathname: string): Place {
  const [, first, ...steps] = within(pathname).replace(/\/$/, '').split('/')
  const language = isLanguage(first) ? first : 'en'
  const [game] = steps
  if (isGame(game)) return { language, game, page: steps.slice(1).join('/') }
  return { language, page: steps.join('/') }
}

/** The same page in another language. Every page has the same address in each language but for the first step. */
export function inLanguage(pathname: string, language: Language): string {
  const [, first, ...rest] = within(pathname).split('/')
  return at(`/${language}/${isLanguage(first) ? rest.join('/') : ''}`)
}
