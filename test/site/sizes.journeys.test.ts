import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { builtSite } from './support/built.ts'
import { textsOf } from './support/measure.ts'
import { visitAll } from './support/visit.ts'

/** Smallest type on a board of a phone, in CSS pixels; what is measured is rounded to a tenth. */
const LEAST = 12

/** All tables of a game: its labs, its whole game among them, and its first game. */
const tablesOf = (game: string) => [
  `/fr/${game}/first-game/`,
  ...readdirSync(join(builtSite, 'fr', game, 'lab')).map((kind) => `/fr/${game}/lab/${kind}/`),
]

/** Text on a board that cannot be read: too small, or cut by an edge. */
async function badOn(page: Page): Promise<readonly string[]> {
  const texts = await textsOf(page)
  return texts
    .filter(({ px, isCut }) => px < LEAST || isCut)
    .map(
      ({ text, px, isCut }) =>
        `${new URL(page.url()).pathname}: ${text} ${px} ${isCut ? 'cut' : ''}`,
    )
}

describe('on a phone', () => {
  test.each(gameIds)('all that is written on the boards of %s can be read', async (game) => {
    const bad: string[] = []
    await visitAll(tablesOf(game), { width: 390, height: 844 }, async (page) => {
      await page.locator('.transport').first().waitFor()
      bad.push(...(await badOn(page)))
      const decision = page.locator('.transport .button').nth(3)
      if ((await decision.getAttribute('aria-disabled')) === 'true') return
      await decision.click()
      bad.push(...(await badOn(page)))
    })
    expect([...new Set(bad)]).toEqual([])
  })

  test('nothing that the bar says is cut or has a scroll bar of its own', async () => {
    const tables = ['quick-and-undead/lab/game', 'wild-gangs/lab/game', 'fast-west/lab/event']
    const addresses = tables.map((table) => `/en/${table}/?luck=1`)
    await visitAll(addresses, { width: 390, height: 844 }, async (page) => {
      await page.locator('.bar .question').or(page.locator('.bar .bar-start')).first().waitFor()
      const inner = await page.locator('.bar, .bar *').evaluateAll((all) =>
        all
          .filter((one) => one.clientHeight > 0 && !one.matches('.sr-only, select, svg *'))
          .filter((one) => getComputedStyle(one).overflowY !== 'visible')
          .filter((one) => one.scrollHeight > one.clientHeight + 2)
          .map((one) => one.className),
      )
      expect(inner, page.url()).toEqual([])
      expect((await textsOf(page, '.bar')).filter(({ isCut }) => isCut)).toEqual([])
    })
  })

  test.each([
    ['/en/quick-and-undead/lab/game/?luck=1', 390, 844],
    ['/fr/wild-gangs/lab/game/?luck=1', 390, 844],
    ['/en/trust-me/lab/turn/', 320, 256],
  ])(
    'no list of answers is covered by its own button (%s, %s × %s)',
    async (address, width, height) => {
      await visitAll([address], { width, height }, async (page) => {
        const form = page.locator('.bar .answer')
        const toDecision = page.locator('.transport .button').nth(3)
        await page.locator('.transport').first().waitFor()
        await expect
          .poll(async () => (await form.isVisible()) || (await toDecision.isEnabled()))
          .toBe(true)
        if (!(await form.isVisible())) await toDecision.click()
        await form.waitFor()
        const foot = await form
          .locator('label, select')
          .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
        const ways = await form
          .locator('.answer-ways')
          .evaluate((one) => one.getBoundingClientRect().top)
        expect(foot).toBeLessThanOrEqual(ways + 1)
      })
    },
  )
})
