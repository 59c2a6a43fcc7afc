import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { type BuiltPage, builtBase, builtPages, builtSite } from './support/built.ts'

const base = builtBase().replace(/\/$/, '')
const framed = builtPages().filter(({ address }) => /^\/(en|fr)\//.test(address))

/** The head of a page as text. */
const headOf = ({ html }: BuiltPage) => html.slice(0, html.indexOf('</head>'))

/** The same page in another language, as the head should name it. */
const inLanguage = (address: string, language: string) =>
  `${base}${address.replace(/^\/\w+\//, `/${language}/`)}`

/** The addresses that a head names: its own, and those of the page in other languages, by language. */
function namedIn(head: string): Record<string, string> {
  const [, own = ''] = /<link rel="canonical" href="([^"]+)"/.exec(head) ?? []
  const others = head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)
  const named = [
    ['own', own],
    ...[...others].map(([, language = '', href = '']) => [language, href]),
  ]
  return Object.fromEntries(named.map(([name, href]) => [name, pathOf(href)]))
}

/** The path of an absolute address; empty for any other. */
function pathOf(href = ''): string {
  return URL.canParse(href) ? new URL(href).pathname : ''
}

describe('the head of every page in the frame', () => {
  test('names the address of the page, and its addresses in all languages', () => {
    const named = framed.map((page) => namedIn(headOf(page)))
    const due = framed.map(({ address }) => ({
      own: `${base}${address}`,
      ...Object.fromEntries(languages.map((one) => [one, inLanguage(address, one)])),
      'x-default': inLanguage(address, 'en'),
    }))
    expect(named).toEqual(due)
  })

  test('says what the page is about to those who share a link to it', () => {
    const lacking = framed.flatMap((page) => {
      const head = headOf(page)
      const missing = ['title', 'type', 'url', 'locale', 'description', 'site_name'].filter(
        (name) => !new RegExp(`<meta property="og:${name}" content="[^"]+"`).test(head),
      )
      return missing.map((name) => `${page.address}: og:${name}`)
    })
    expect(lacking).toEqual([])
  })

  test('names first the one sheet that puts the layers of all others in order', () => {
    const firsts = builtPages().map((page) => {
      const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(headOf(page)) ?? []
      return href.slice(base.length)
    })
    const [sheet = '', ...others] = new Set(firsts)
    expect(others).toEqual([])
    const layers = readFileSync(join(builtSite, sheet), 'utf8').matchAll(/@layer ([\w, ]+)[;{]/g)
    const order = new Set([...layers].flatMap(([, names = '']) => names.split(/,\s*/)))
    expect([...order]).toEqual(['tokens', 'base', 'frame', 'book', 'explorer', 'print'])
  })
})
