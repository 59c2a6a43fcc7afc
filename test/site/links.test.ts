import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BuiltPage, builtBase, builtPages, builtSite } from './support/built.ts'

const pages = builtPages()
const base = builtBase()
const byAddress = new Map(pages.map((page) => [page.address, page]))

function attributes(html: string, name: string): string[] {
  const pattern = new RegExp(`\\s${name}="([^"]*)"`, 'g')
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}

const idsOf = new Map(pages.map(({ address, html }) => [address, attributes(html, 'id')]))

const sheets = new Map<string, ReadonlySet<string>>()

/** The shapes that a sheet of drawings holds. */
function shapesOn(file: string): ReadonlySet<string> {
  const shapes = sheets.get(file) ?? new Set(attributes(readFileSync(file, 'utf8'), 'id'))
  sheets.set(file, shapes)
  return shapes
}

/** Fault of a link of a page, or nothing. */
function fault({ address }: BuiltPage, link: string): string | undefined {
  const { origin, pathname: hosted, hash } = new URL(link, `http://site${base}${address.slice(1)}`)
  if (origin !== 'http://site') return undefined
  if (!hosted.startsWith(base)) return `${link} leaves the site`
  const pathname = hosted.slice(base.length - 1)
  const target = byAddress.get(pathname)
  if (!target) {
    const file = join(builtSite, decodeURIComponent(pathname))
    if (!existsSync(file) || !statSync(file).isFile()) return `${link} leads nowhere`
    const isDrawn = !hash || shapesOn(file).has(hash.slice(1))
    return isDrawn ? undefined : `${link}: no such shape`
  }
  const fragment = decodeURIComponent(hash.slice(1))
  // State of the explorer, such as `#1.AbC`, is no place on a page.
  if (fragment === '' || fragment === 'choose' || /^\d+\./.test(fragment)) return undefined
  return idsOf.get(pathname)?.includes(fragment) ? undefined : `${link}: no such place`
}

describe('links', () => {
  test.each(pages.map((page) => [page.address, page] as const))(
    'of %s lead somewhere',
    (_, page) => {
      const links = [...attributes(page.html, 'href'), ...attributes(page.html, 'src')]
      const faults = links.map((link) => fault(page, link)).filter(Boolean)
      expect([...new Set(faults)].join('\n')).toBe('')
    },
  )
})

describe('pages', () => {
  const framed = pages.filter(({ address }) => /^\/(en|fr)\//.test(address))

  test('exist in both languages', () => {
    const addresses = (language: string) =>
      pages
        .map(({ address }) => address)
        .filter((address) => address.includes(`/${language}/`))
        .map((address) => address.replace(`/${language}/`, '/*/'))
    expect(addresses('fr')).toEqual(addresses('en'))
  })

  test.each(pages.map((page) => [page.address, page.html] as const))(
    '%s has a title, one first heading, a language and no id twice',
    (address, html) => {
      const ids = idsOf.get(address) ?? []
      expect(ids.filter((id, index) => ids.indexOf(id) !== index).join(' ')).toBe('')
      expect(html.match(/<h1\b/g)).toHaveLength(1)
      expect(html).toMatch(/<html [^>]*lang="(en|fr)"/)
      expect(html).toMatch(/<title>[^<]+<\/title>/)
    },
  )

  test('have titles and descriptions that tell them apart', () => {
    const said = (pattern: RegExp) =>
      framed.map(({ address, html }) => [address.slice(0, 4), pattern.exec(html)?.[1]].join(' '))
    const titles = said(/<title>([^<]+)<\/title>/)
    const descriptions = said(/<meta name="description" content="([^"]+)"/)
    const twice = (list: string[]) => list.filter((entry, index) => list.indexOf(entry) !== index)
    expect(twice(titles).join('\n')).toBe('')
    expect(twice(descriptions).join('\n')).toBe('')
  })
})
