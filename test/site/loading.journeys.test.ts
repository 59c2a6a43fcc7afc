import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import { openBrowser } from './support/browser.ts'
import { addressOf, visit } from './support/visit.ts'

/** Shift that a page may make of itself while it loads; 0.1 is what readers are said not to mind. */
const MOST = 0.1

/** Share of the window that has moved, and the distance, without anybody having touched it. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => (entry as PerformanceEntry & { readonly value: number }).value)
              .reduce((sum, one) => sum + one, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 1000)
      }),
  )

describe('a page that loads', () => {
  test.each([
    ['the case of the day', '/fr/today/?date=2026-01-05', '.today .predict', 390, 844],
    ['the case of the day', '/en/today/?date=2026-01-05', '.today .predict', 1280, 800],
    ['practice', '/fr/nowheresville/practice/', '.practice .predict', 390, 844],
    ['practice', '/en/practice/', '.practice .predict', 1280, 800],
    ['a whole game at a round table', '/en/fast-west/lab/game/?luck=1', '.transport', 320, 700],
    ['a first game', '/fr/quick-and-undead/first-game/', '.transport', 390, 844],
    ['a practice table', '/en/nowheresville/lab/shootout/', '.transport', 1280, 720],
  ] as const)('stays where it is: %s, %s', async (_, address, sign, width, height) => {
    await visit(address, { width, height }, async (page) => {
      await page.locator(sign).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await moved(page)).toBeLessThan(MOST)
    })
  })
})

test('the first question of a game comes where it stands in the end', async () => {
  await visit(
    '/en/quick-and-undead/lab/game/?luck=1',
    { width: 412, height: 823 },
    async (page) => {
      await page.locator('.bar .question').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await moved(page)).toBeLessThan(LATE.table)
    },
  )
})

/**
 * Shift that the faces of the site may cause where they come when all else is there. A table stands still; in a text
 * a word may come to stand on another line. Without faces of the system that take their room it would be several
 * times as much.
 */
const LATE = { table: 0.01, text: 0.05 } as const

describe('a page whose faces come late', () => {
  const labs = gameIds.map((game) => `/en/${game}/lab/${programOf(game).labs[0]}/`)
  test.each([
    ...labs.map((lab) => [lab, '.transport', 'table', 390, 844, 'on'] as const),
    // What the server has drawn, before scripts come.
    ['/en/quick-and-undead/lab/game/?luck=1', '.row', 'table', 412, 823, 'blocked'],
    ['/en/', '.taste', 'text', 412, 823, 'on'],
    ['/fr/fast-west/duel/', '.view-switch', 'text', 1280, 800, 'on'],
    ['/fr/wild-gangs/robberies/', '.book', 'text', 390, 844, 'on'],
  ] as const)('stays where it is: %s', async (address, sign, of, width, height, scripts) => {
    await visit('/404.html', { width, height, scripts }, async (page) => {
      let send = () => {}
      const sent = new Promise<void>((resolve) => {
        send = resolve
      })
      await page.route(/\.woff2$/, async (route) => {
        await sent
        await route.continue()
      })
      await page.goto(addressOf(address), { waitUntil: 'domcontentloaded' })
      await page.locator(sign).first().waitFor()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      send()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(async () => (await document.fonts.ready).size)).toBeGreaterThan(0)
      expect(await moved(page)).toBeLessThan(LATE[of])
    })
  })
})

describe('a part of a page that is fetched when it is opened', () => {
  test('says that it is on its way, and where it cannot be had', async () => {
    const context = await (await openBrowser()).newContext({ serviceWorkers: 'block' })
    try {
      const page = await context.newPage()
      await page.goto(addressOf('/fr/wild-gangs/lab/town/'))
      await page.locator('.transport').waitFor()
      await page.waitForLoadState('networkidle')
      let fail = () => {}
      const down = new Promise<void>((resolve) => {
        fail = resolve
      })
      await page.route(/\.js$/, async (route) => {
        await down
        await route.abort()
      })
      await page.locator('.drawer summary', { hasText: 'Partager ce cas' }).click()
      await page.locator('.drawer').getByText('Un instant').waitFor()
      fail()
      const alert = page.locator('.drawer').getByRole('alert')
      await alert.filter({ hasText: 'n’a pas pu être chargée' }).waitFor()
      await page.unrouteAll()
      await alert.getByRole('button', { name: 'Recharger la page' }).click()
      await alert.waitFor({ state: 'detached' })
      await page.locator('.drawer summary', { hasText: 'Partager ce cas' }).click()
      await page.locator('.drawer .share, .drawer input').first().waitFor()
    } finally {
      await context.close()
    }
  })
})
