import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const share = (page: Page, ending: string) =>
  page.locator('.roll-legend li', { hasText: ending }).locator('.roll-share')

const shown = (page: Page) => page.locator('.taste-headline')

describe('the duel of the front page', () => {
  test('recolours all 64 rolls when a Bullet is turned over', async () => {
    await visit('/en/', {}, async (page) => {
      await page.locator('.taste .target').first().waitFor()
      await expect.poll(() => share(page, 'A kills B').textContent()).toContain('27 of 64')
      await page.locator('[aria-label="A, Bullet on 2"]').click()
      await expect.poll(() => share(page, 'A kills B').textContent()).toContain('30 of 64')
    })
  })

  test('is rolled, and its end is stamped with the clause', async () => {
    await visit('/en/', { motion: 'no-preference' }, async (page) => {
      await page.locator('.taste .target').first().waitFor()
      await page.getByRole('button', { name: 'Roll', exact: true }).click()
      await expect.poll(() => shown(page).textContent()).toBe('The dice fall…')
      await expect.poll(() => shown(page).textContent()).not.toBe('The dice fall…')
      const clause = page.locator('.clause-of-verdict')
      expect(await clause.textContent()).toMatch(/^§ \d+\.\d+$/)
      await clause.click()
      await page.waitForURL(/quick-and-undead\/\w+\/#/)
    })
  })

  test('is read square by square with the keyboard alone', async () => {
    await visit('/fr/', { width: 320 }, async (page) => {
      await page.locator('.taste .target').first().waitFor()
      const square = page.locator('.roll-table button[aria-pressed="true"]')
      await square.focus()
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
      expect(await square.getAttribute('aria-label')).toMatch(/^A obtient 7, B obtient 7/)
      expect(await shown(page).textContent()).toBe('Les deux tombent')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

  test('is a picture with its end where no scripts run', async () => {
    await visit('/en/', { scripts: 'off' }, async (page) => {
      expect(await shown(page).textContent()).toBe('A kills B')
      expect(await page.locator('.roll-table .roll-square').count()).toBe(64)
      expect(await page.locator('.taste svg.duel').count()).toBe(1)
    })
  })
})

test('each game is announced by a picture of its table and by what a reader may want of it', async () => {
  await visit('/en/', { width: 390, height: 844 }, async (page) => {
    const bills = page.locator('.playbill')
    for (const bill of await bills.all()) {
      expect(await bill.locator('.poster svg').count()).toBeGreaterThan(0)
      expect(await bill.getByRole('link', { name: /Play a game/ }).count()).toBe(1)
    }
    await expectNoSidewaysScroll(page)
  })
})
