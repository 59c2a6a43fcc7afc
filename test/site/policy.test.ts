import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { headerRules } from '../../src/site/integrations/hosts.ts'
import { forbiddenTags, inlineHashes, policyFor } from '../../src/site/integrations/policy.ts'
import { formatHeaders, headersFor, parseHeaders } from '../../src/site/serving/headers.ts'
import { openBrowser } from './support/browser.ts'
import { builtBase, builtPages, builtSite } from './support/built.ts'
import { addressOf } from './support/visit.ts'

describe('the policy of a page', () => {
  test('permits what stands inline by hash, and nothing unsafe', () => {
    const policy = policyFor(
      inlineHashes('<script>a()</script><style>b{}</style><script src="c"></script>'),
    )
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
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

  test('stands in every built page, before anything it governs', () => {
    for (const { address, html } of builtPages()) {
      const policy = html.indexOf('http-equiv="content-security-policy"')
      const first = html.search(/<(script|style|link)\b/)
      expect(policy, address).toBeGreaterThan(0)
      expect(policy, address).toBeLessThan(first)
    }
  })
})

describe('the headers', () => {
  const rules = parseHeaders(readFileSync(join(builtSite, '_headers'), 'utf8'))
  const hosted = (address: string) => `${builtBase()}${address.slice(1)}`

  test('survive being written and read', () =>
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules))

  test('never set one header twice for one path', () => {
    for (const { address } of builtPages()) {
      const names = rules
        .filter(
          ({ path }) => headersFor([{ path, headers: [['hit', '']] }], hosted(address)).size > 0,
        )
        .flatMap(({ headers }) => headers.map(([name]) => name))
      expect(new Set(names).size, address).toBe(names.length)
    }
  })

  test('let only embedded pages stand in frames', () => {
    const sections = [
      { path: '/en/', policy: "frame-ancestors 'none'" },
      { path: '/embed/', policy: 'frame-ancestors *' },
    ]
    const example = headerRules('/', sections)
    const policy = (path: string) => headersFor(example, path).get('Content-Security-Policy')
    expect(policy('/embed/en/wild-gangs/')).toBe('frame-ancestors *')
    expect(policy('/en/wild-gangs/')).toBe("frame-ancestors 'none'")
    for (const { address } of builtPages()) {
      const served = headersFor(rules, hosted(address)).get('Content-Security-Policy')
      const embedded = address.startsWith('/embed/')
      expect(served, address).toContain(embedded ? 'frame-ancestors *' : "frame-ancestors 'none'")
    }
  })

  test('come with each answer of the server', async () => {
    const { headers, status } = await fetch(addressOf('/en/'))
    expect(status).toBe(200)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })
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
    const context = await (await openBrowser()).newContext()
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

  test('leads from the door of the host to the site, and has nothing else beside it', async () => {
    const { origin, pathname } = new URL(inject('siteAddress'))
    const door = await fetch(origin, { redirect: 'manual' })
    expect(door.status).toBe(pathname === '/' ? 200 : 302)
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
