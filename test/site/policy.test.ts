import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { policyFor } from '../../src/site/integrations/csp.ts'
import { openBrowser } from './support/browser.ts'
import { builtPages, builtSite } from './support/built.ts'
import { addressOf } from './support/visit.ts'

const openingTag =
  /<([a-z][^\s/>"'=]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g

/** Styles and event handlers written as attributes, and addresses that are scripts: no hash can permit them. */
function offends(name: string, value: string): boolean {
  if (name === 'style' || name.startsWith('on')) return true
  return ['href', 'src', 'action'].includes(name) && /^["']?\s*javascript:/i.test(value)
}

/** The tags of a page that a strict policy cannot permit. */
function forbiddenTags(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
  return [...markup.matchAll(openingTag)]
    .filter(([, , attributes = '']) =>
      [...attributes.matchAll(attribute)].some(([, name = '', value = '']) =>
        offends(name.toLowerCase(), value),
      ),
    )
    .map(([tag]) => tag)
}

describe('the policy of a page', () => {
  test('permits what stands inline by hash, and nothing unsafe', () => {
    const policy = policyFor(
      '<script>a()</script><style>b{}</style><script src="c"></script><script type="application/ld+json">{}</script>',
    )
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^ ]+';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^ ]+';/)
    expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'/)
  })

  test.each([
    '<p style="color:red">',
    "<p class=a style='color:red'>",
    '<p title="a > b" STYLE=x>',
    '<a onclick="x()">',
    '<a href="javascript:x()">',
  ])('forbids %s', (tag) => expect(forbiddenTags(tag)).toHaveLength(1))

  test.each([
    '<p title="style=x">',
    '<p data-style="x">',
    '<script>const html = "<p style=x>"</script>',
    '<a href="/style=/">on style=x</a>',
  ])('has nothing against %s', (html) => expect(forbiddenTags(html)).toEqual([]))

  test('has nothing against any built page', () => {
    const found = builtPages().flatMap(({ address, html }) =>
      forbiddenTags(html).map((tag) => `${address}: ${tag}`),
    )
    expect(found).toEqual([])
  })

  test('stands in every built page, before anything it governs', () => {
    for (const { address, html } of builtPages()) {
      const policy = html.indexOf('http-equiv="content-security-policy"')
      const first = html.search(/<(script|style|link)\b/)
      expect(policy, address).toBeGreaterThan(0)
      expect(policy, address).toBeLessThan(first)
    }
  })

  test('needs one hash for a script, that which chooses the colours, and one for a style', () => {
    const hashes = (directive: string) => {
      const policies = builtPages().map(
        ({ html }) => new RegExp(`${directive} ([^;"]*)`).exec(html)?.[1] ?? '',
      )
      return new Set(policies.flatMap((policy) => policy.match(/'sha256-[^']+'/g) ?? []))
    }
    expect(hashes('script-src').size).toBe(1)
    expect(hashes('style-src').size).toBeLessThanOrEqual(1)
  })

  test('is that of a site that loads nothing from elsewhere', () => {
    const loading =
      /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\ssrc="(?:https?:)?\/\/|<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest)")[^>]*\shref="(?:https?:)?\/\//
    const found = builtPages().filter(({ html }) => loading.test(html))
    expect(found.map(({ address }) => address)).toEqual([])
  })
})

/** The rules of the file that tells hosts which headers to send: what each path carries. */
function headerRules(): Map<string, string> {
  const text = readFileSync(join(builtSite, '_headers'), 'utf8').replace(/^#.*\n/gm, '')
  return new Map(
    text.split(/\n\n+/).map((rule): [string, string] => {
      const [path = '', ...headers] = rule.trim().split('\n')
      return [path, headers.map((header) => header.trim()).join('\n')]
    }),
  )
}

test('the headers let only embedded pages stand in frames', () => {
  const rules = headerRules()
  expect(rules.get('/*')).toContain('X-Content-Type-Options: nosniff')
  const framing = [...rules].filter(([, headers]) => headers.includes('frame-ancestors'))
  for (const { address } of builtPages()) {
    const hit = framing.filter(([path]) =>
      path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
    )
    const expected = address.startsWith('/embed/') ? [] : ["frame-ancestors 'none'"]
    expect(
      hit.map(([, headers]) => headers.replace('Content-Security-Policy: ', '')),
      address,
    ).toEqual(expected)
  }
})

describe('the server', () => {
  test('says that a page is missing, in both languages', async () => {
    const answer = await fetch(addressOf('/en/no-such-page/'))
    expect(answer.status).toBe(404)
    const text = await answer.text()
    expect(text).toContain('No such page')
    expect(text).toContain('Page introuvable')
  })

  test.each([
    ['en', 'Search for “largest equal loot”'],
    ['fr', 'Chercher «\u00a0butin egal\u00a0»'],
  ])('offers on it to look for what its address says, and the games (%s)', async (...told) => {
    const [language, sought] = told
    const words = /[“\u00a0](.*?)[”\u00a0]/.exec(sought)?.[1] ?? ''
    const context = await (await openBrowser()).newContext({ serviceWorkers: 'block' })
    try {
      const page = await context.newPage()
      const missing = `/${language}/wild-gangs/scenarios/${words.replaceAll(' ', '-')}/`
      await page.goto(addressOf(missing))
      const part = page.locator(`section[lang="${language}"]`)
      const games = await part.locator('.leaf-games a').all()
      const doors = await Promise.all(games.map((game) => game.getAttribute('href')))
      expect(doors.map((door) => door?.split('/').at(-2))).toEqual([...gameIds])
      await part.getByRole('link', { name: sought }).click()
      await page.locator('main .finds a').first().waitFor()
      expect(await page.locator('main input[type=search]').inputValue()).toBe(words)
    } finally {
      await context.close()
    }
  })

  test('adds the slash to the address of a folder', async () => {
    const answer = await fetch(addressOf('/en'), { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('Location')).toBe(new URL(addressOf('/en/')).pathname)
  })

  test('has nothing beside the site', async () => {
    const { origin, pathname } = new URL(inject('siteAddress'))
    expect((await fetch(`${origin}/robots.txt`)).status).toBe(pathname === '/' ? 200 : 404)
  })

  test('tells search engines where the list of pages is', async () => {
    const told = await (await fetch(addressOf('/robots.txt'))).text()
    expect(told).toMatch(/^User-agent: \*\nAllow: \/\nSitemap: https:/)
    const [, list = ''] = /Sitemap: (\S+)/.exec(told) ?? []
    const front = builtPages().find(({ address }) => address === '/en/')
    const [own = ''] = /(?<=rel="canonical" href=")[^"]+/.exec(front?.html ?? '') ?? []
    expect(new URL(list).origin).toBe(new URL(own).origin)
    expect(existsSync(join(builtSite, list.split('/').at(-1) ?? ''))).toBe(true)
  })

  test('does not leave its folder', async () => {
    const answer = await fetch(`${inject('siteAddress')}..%2f..%2fpackage.json`)
    expect(answer.status).toBe(404)
  })
})
