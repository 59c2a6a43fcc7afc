import { globSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { sayer } from '../../src/content/messages.ts'
import { encodeSet } from '../../src/explorer/sets/codec.ts'
import { emptySet, plainCase } from '../../src/explorer/sets/set.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { house, needsOf, type Sizes, sizesOf } from '../../src/site/offline/names.ts'
import { builtPages, builtSite } from './support/built.ts'
import { playTurn } from './support/lab.ts'
import {
  builtFile,
  builtList,
  cached,
  cacheNames,
  Host,
  underWorker,
  withProfile,
} from './support/offline-host.ts'

let host: Host
beforeAll(async () => {
  host = await Host.open()
})
afterAll(() => host.stop())

/** Collects what must not happen while a device reads what it keeps. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A page that is left ends what it was fetching.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  return problems
}

/** Opens a page of the host by its address below the base. */
const open = (page: Page, path: string) => page.goto(`${host.address}${path}`)

/** Sentences that a board has told, behind the address that holds them. */
const told = async (page: Page) => [
  page.url(),
  ...(await page.locator('.player .trace-sentence').allTextContents()),
]

/** Takes the next step of a board, or answers what it asks, and waits for what comes of it. */
async function playOn(page: Page): Promise<void> {
  const next = page.locator('.transport .button-primary').first()
  await next.waitFor()
  const before = await told(page)
  const isAsked = (await next.getAttribute('aria-disabled')) === 'true'
  await (isAsked ? page.locator('.whatever-ways button').first() : next).dispatchEvent('click')
  await expect.poll(() => told(page)).not.toEqual(before)
}

const said = {
  en: { missing: 'isn’t on your device', ready: 'ready without a network', remove: 'Remove it' },
  fr: {
    missing: 'n’est pas sur votre appareil',
    ready: 'prêt, même sans réseau',
    remove: 'Le retirer',
  },
} as const

describe('a manifest', () => {
  test.each(languages)('lets the site be installed (%s)', async (language) => {
    const manifest = JSON.parse(await builtFile(`${language}/manifest.webmanifest`)) as {
      readonly start_url: string
      readonly scope: string
      readonly lang: string
      readonly icons: readonly { readonly src: string; readonly sizes: string }[]
    }
    const base = new URL(host.address).pathname
    expect(manifest).toMatchObject({
      start_url: `${base}${language}/`,
      scope: base,
      lang: language,
    })
    for (const { src, sizes } of manifest.icons) {
      const response = await fetch(new URL(src, host.address))
      expect(response.headers.get('Content-Type')).toBe('image/png')
      const picture = Buffer.from(await response.arrayBuffer())
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
    }
    const pages = builtPages().filter(({ address }) => address.startsWith(`/${language}/`))
    const link = `<link rel="manifest" href="${base}${language}/manifest.webmanifest">`
    expect(pages.filter(({ html }) => !html.includes(link))).toEqual([])
  })
})

test('after one visit a case and the front pages are there, and a page that is not says so', async () => {
  await withProfile(async (context) => {
    const page = await context.newPage()
    await open(page, 'en/fast-west/lab/duel/')
    await underWorker(page)
    const needs = JSON.parse(
      await builtFile(needsOf({ language: 'en', name: 'fast-west' })),
    ) as readonly string[]
    const lacking = async () => {
      const there = new Set(await cached(page, 'reckoning-'))
      return needs.filter((path) => !there.has(`${host.address}${path}`))
    }
    await expect.poll(lacking).toEqual([])
    await host.stop()
    try {
      const problems = watch(page)
      // What has not been opened yet opens, and the engine goes on.
      await playOn(page)
      await page.locator('.drawer summary', { hasText: 'Share this case' }).click()
      await page.locator('.drawer .share').waitFor()
      await page.reload()
      await playOn(page)
      // Both forms of the address, and a question behind it that only the page reads.
      await open(page, 'en/fast-west/lab/duel?from=link')
      await playOn(page)
      expect(new URL(page.url()).pathname).toMatch(/duel\/$/)
      expect(problems).toEqual([])
      for (const language of languages) {
        await open(page, `${language}/`)
        expect(await page.locator('.title-page').count()).toBe(1)
      }
      for (const language of languages) {
        const answer = await open(page, `${language}/trust-me/aim/`)
        expect(answer?.status()).toBe(503)
        await page.getByRole('alert').filter({ hasText: said[language].missing }).waitFor()
      }
      await open(page, 'en/trust-me/aim/')
      await page.locator('.here-visited a[href$="/en/fast-west/lab/duel/"]').waitFor()
    } finally {
      await host.start()
    }
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.title()).toMatch(/Trust Me/)
  })
})

/** Pages on which cases of any game are played. */
const ofAllGames = /^\w\w\/(?:(?:practice|set|teach|today)\/)?$/

/** One page of each room of a game, and of the site. */
function roomsOf(language: string, game: string): string[] {
  const rooms = new Map<string, string>()
  for (const { address } of builtPages()) {
    const [, first = '', second, ...rest] = address.split('/')
    const isGame = first === language ? second === game : first === 'source' && second === game
    const isHouse = first === language && !gameIds.some((id) => id === second)
    if (isGame)
      rooms.set(`${first} ${rest[0] && rest.length > 2 ? rest[0] : rest[0] || 'start'}`, address)
    if (isHouse) rooms.set(address, address)
  }
  return [...rooms.values()].map((address) => address.slice(1))
}

describe('a game that is kept', () => {
  // That the lists of all games hold all that their pages name is held below.
  test('is all there without a network', async () => {
    const [language, game, lab, word] = ['fr', 'fast-west', 'lab/duel/', 'cactus'] as const
    await withProfile(async (context) => {
      const page = await context.newPage()
      await open(page, `${language}/${game}/`)
      const keep = page.locator('.keep')
      const { parts } = JSON.parse(await builtFile(sizesOf(language))) as Sizes
      const bytes = (parts[game] ?? 0) + (parts[house] ?? 0)
      const [figure] = new Intl.NumberFormat(language, {
        maximumFractionDigits: 1,
        minimumFractionDigits: 1,
      })
        .format(bytes / 1e6)
        .split(' ')
      await keep.locator('[data-begin]', { hasText: `${figure}` }).click()
      await keep.getByText(said[language].ready).waitFor()
      await host.stop()
      try {
        const paths = roomsOf(language, game)
        // Pages with cases of all games open, though those of a game that is not kept cannot be played.
        const other = await context.newPage()
        for (const path of paths.filter((one) => ofAllGames.test(one))) {
          await open(other, path)
          expect(await other.locator('.here-missing:visible').count(), path).toBe(0)
        }
        await other.close()
        const problems = watch(page)
        for (const path of paths.filter((one) => !ofAllGames.test(one))) {
          await open(page, path)
          expect(await page.locator('h1').count(), path).toBe(1)
          expect(await page.locator('.here-missing:visible').count(), path).toBe(0)
        }
        // A lab that was never opened is played, and shows the other interpretations.
        await open(page, `${language}/${game}/${lab.slice(0, -1)}`)
        await playOn(page)
        await page.getByText(sayer(language, 'explorer')('tools.readings')).click()
        await page.locator('.reading').first().waitFor({ state: 'attached' })
        // So is a whole game, whose link tells the same.
        await open(page, `${language}/${game}/lab/game/?luck=1`)
        await playTurn(page)
        await page.waitForURL(/[?&]game=\w+#1\./)
        // Rounds that are no news any more are folded.
        const known = (await told(page)).slice(1).slice(-5)
        await page.reload()
        await expect
          .poll(() => told(page), { timeout: 30_000 })
          .toEqual(expect.arrayContaining(known))
        // The search finds a page, and the page is there.
        await open(page, `${language}/search/?q=${word}`)
        const find = page.locator(`main .finds a[href*="/${game}/"]`).first()
        await find.click()
        await page.waitForURL(new RegExp(`/${game}/`))
        expect(await page.locator('.here-missing:visible').count()).toBe(0)
        expect(problems).toEqual([])
        await open(page, `${language}/offline/`)
        await page.locator(`[data-part="${game}"][data-kept]`).waitFor()
      } finally {
        await host.start()
      }
      await open(page, `${language}/${game}/`)
      await keep.getByRole('button', { name: said[language].remove }).click()
      await keep.locator('[data-begin]:enabled').waitFor()
      expect((await cacheNames(page)).filter((name) => name.includes('kept'))).toEqual([])
    })
  })
})

test('a set is kept with what its games need, its size told first, and shown with the host gone', async () => {
  const cases = ['loot-lone-gang', 'loot-third-gang-takes-nothing'].map((id) =>
    plainCase('wild-gangs', { type: 'example', id }),
  )
  const text = encodeSet({ ...emptySet, title: 'Kept', cases })
  await withProfile(async (context) => {
    const page = await context.newPage()
    await open(page, `en/set/#${text}`)
    const keep = page.getByRole('region', { name: 'Keep this set offline' })
    await keep.getByRole('button', { name: /^Keep this set offline \(\d\.\d MB\)$/ }).click()
    await keep.getByText('This set is ready without a network, and so are its games').waitFor()
    await host.stop()
    try {
      const problems = watch(page)
      await open(page, `en/set/?as=show#${text}`)
      await page.locator('.set-card-question').waitFor()
      await page.keyboard.press('PageDown')
      await page.locator('.vote').waitFor()
      await page.keyboard.press('v')
      await page.locator('.grade').waitFor()
      await open(page, `en/set/?as=paper#${text}`)
      await expect.poll(() => page.locator('.paper-case').count()).toBe(2)
      expect(problems).toEqual([])
    } finally {
      await host.start()
    }
    await open(page, `en/set/#${text}`)
    await keep.getByRole('button', { name: 'Remove its games from this device' }).click()
    await keep.getByText('Removed from this device: Wild Gangs.').waitFor()
    expect((await cacheNames(page)).filter((name) => name.includes('kept'))).toEqual([])
  })
})

describe('a list of what is kept', () => {
  test.each(languages)('holds the whole index of the search (%s)', async (language) => {
    const { packs } = await builtList({ language, name: house })
    const paths = new Set(packs.flatMap(({ files }) => files.map(([path]) => path)))
    const index = globSync(`pagefind/${language}/**/*.*`, { cwd: builtSite })
    expect(index.length).toBeGreaterThan(1000)
    expect(index.filter((path) => !paths.has(path.replaceAll('\\', '/')))).toEqual([])
  })

  test.each(languages)(
    'holds every page of a game, and all that it names (%s)',
    async (language) => {
      for (const name of gameIds) {
        const listed = await Promise.all(
          [
            { language, name },
            { language, name: house },
          ].map((part) => builtList(part)),
        )
        const paths = new Set(
          listed.flatMap(({ packs }) => packs.flatMap(({ files }) => files.map(([path]) => path))),
        )
        const base = new URL(host.address).pathname
        const pages = builtPages().filter(({ address }) =>
          address.startsWith(`/${language}/${name}/`),
        )
        const named = pages.flatMap(({ address, html }) => [
          address.slice(1),
          ...[...html.matchAll(/\s(?:src|component-url|renderer-url|href)="([^"#?]+\.\w+)/g)]
            .map(([, file = '']) => file)
            .filter((file) => file.startsWith(base))
            .map((file) => file.slice(base.length)),
        ])
        const lacking = [...new Set(named)].filter(
          (path) => !paths.has(path) && !path.endsWith('.xml'),
        )
        expect(lacking, name).toEqual([])
      }
    },
  )
})
