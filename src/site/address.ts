import { type Language, languages } from '../content/languages.ts'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a page or file of the site, below the path under which the site is hosted. */
export function at(address: string): string {
  return `${base}${address}`
}

/** An address of the site without the path under which the site is hosted. */
export function within(pathname: string): string {
  return base && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
}

/** The same page in another language. Every page has the same address in each language but for the first step. */
export function inLanguage(pathname: string, language: Language): string {
  const [, first, ...rest] = within(pathname).split('/')
  const known = languages.some((candidate) => candidate === first)
  return at(`/${language}/${known ? rest.join('/') : ''}`)
}
