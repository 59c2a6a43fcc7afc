import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import { builtBase, builtPages, builtSite, longestPage } from './support/built.ts'
import { visit } from './support/visit.ts'

const kilobyte = 1024

/** How heavy a script is that a reader receives, in kilobytes, compressed. */
function weightOf(text: Buffer | string): number {
  return gzipSync(text).length / kilobyte
}

/** A file of the built site by its address. */
function fileAt(address: string): Buffer {
  return readFileSync(join(builtSite, address.slice(builtBase().length)))
}

/** The scripts that a script imports as it starts. */
function importsOf(address: string, text: string): string[] {
  const statements = text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g)
  return [...statements].map(([, to = '']) => new URL(to, `http://site${address}`).pathname)
}

/** Every script that comes with the given ones. */
function closure(addresses: readonly string[]): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  const open = [...addresses]
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue
    const bytes = fileAt(address)
    found.set(address, bytes)
    open.push(...importsOf(address, bytes.toString('utf8')))
  }
  return found
}

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, address = '']) => address)

const inline = (html: string) =>
  [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .join('')

describe('a page without an island', () => {
  const plain = builtPages().filter(({ html }) => !html.includes('<astro-island'))

  test.each(plain)('$address: its scripts stay below 12 kB', ({ html }) => {
    const files = [...closure(scriptsOf(html)).values()].map(weightOf)
    const weight = files.reduce((sum, each) => sum + each, weightOf(inline(html)))
    expect(weight).toBeLessThanOrEqual(12)
  })
})

test('no script holds up the first paint', () => {
  const blocking = builtPages().flatMap(({ address, html }) =>
    [...html.matchAll(/<script\b[^>]*\ssrc="[^"]+"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\s(type="module"|defer|async)/.test(tag))
      .map((tag) => `${address}: ${tag}`),
  )
  expect(blocking.join('\n')).toBe('')
})

/** What was weighed, for `npm run measure`. */
const weighed: Record<string, number> = {}

afterAll(() => {
  const file = inProject('test-results', 'weight.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(weighed, undefined, 2)}\n`)
})

/** The weight of all scripts that a browser asks for while a page is used, imported or hired on the way or not. */
async function weigh(address: string, use: (page: Page) => Promise<void>): Promise<number> {
  const asked = new Set<string>()
  await visit('/404.html', {}, async (page) => {
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) asked.add(pathname)
    })
    await page.goto(`.${address}`)
    await use(page)
  })
  const weight = [...asked].reduce((sum, each) => sum + weightOf(fileAt(each)), 0)
  weighed[address] = Math.round(weight * 10) / 10
  return weight
}

/** Predicts whatever is asked first, and steps through the answer of the board. */
async function predict(page: Page): Promise<void> {
  const form = page.locator('.predict').first()
  await page.locator('astro-island').first().scrollIntoViewIfNeeded()
  const answer = form.locator('input').first()
  if ((await answer.getAttribute('type')) === 'radio') await answer.check()
  else await answer.fill('1')
  await form.getByRole('button').click()
  await page.getByRole('button', { name: 'Next step' }).first().click()
  await page.locator('.trace-sentence').first().waitFor()
}

/** Presses the board of a lab, waits for the odds that follow it, and steps. */
async function tryOut(page: Page): Promise<void> {
  await page.locator('.transport').waitFor()
  const target = page.locator('.player-board .target').first()
  await target.waitFor()
  await target.click()
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.locator('.trace-sentence').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** The first example of a chapter that is laid out. */
const firstLaidOut = (html: string): string =>
  html.split('<aside').find((each) => /^[^>]*>\s*<details open/.test(each)) ?? ''

describe('until a board answers, the scripts of', () => {
  const chapters = gameIds.map((game) => {
    const written = builtPages().filter(
      ({ address, html }) =>
        programOf(game).chapters.some((slug) => address === `/en/${game}/${slug}/`) &&
        firstLaidOut(html).includes('player-board'),
    )
    return written[0]?.address ?? ''
  })

  test.each(chapters)('the chapter %s', async (address) => {
    expect(await weigh(address, predict)).toBeLessThanOrEqual(106)
  })

  test.each(gameIds.map((game) => longestPage(`/en/${game}/scenarios/`)))(
    'the example %s',
    async (address) => {
      expect(await weigh(address, predict)).toBeLessThanOrEqual(106)
    },
  )

  test.each(gameIds.map((game) => `/en/${game}/lab/${programOf(game).labs[0]}/`))(
    'the lab %s',
    async (address) => {
      expect(await weigh(address, tryOut)).toBeLessThanOrEqual(129)
    },
  )
})

/** Turns a Bullet over on the front page, and rolls. */
async function tasteDuel(page: Page): Promise<void> {
  await page.locator('.first-duel .target').first().click()
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
  await page.waitForLoadState('networkidle')
}

test('what is touched on the front page weighs no more than 60 kB of scripts', async () => {
  expect(await weigh('/en/', tasteDuel)).toBeLessThanOrEqual(60)
})

/** What a worker runs of a game: its script with all that comes along, most of which its page has loaded already. */
describe('what a worker loads to play a game', () => {
  const folder = join(builtSite, '_astro')
  const scripts = readdirSync(folder).filter((file) => /^worker\.[\w-]+\.js$/.test(file))

  test('is one script for each game', () => {
    expect(scripts).toHaveLength(gameIds.length)
  })

  test.each(scripts)('%s stays below 51 kB', (file) => {
    const all = closure([`${builtBase()}_astro/${file}`])
    const weight = [...all.values()].reduce((sum, each) => sum + weightOf(each), 0)
    weighed[file] = Math.round(weight * 10) / 10
    expect(weight).toBeLessThanOrEqual(51)
    // No board, and nothing that draws one.
    expect([...all.keys()].join(' ')).not.toMatch(/face|preact/)
  })
})
