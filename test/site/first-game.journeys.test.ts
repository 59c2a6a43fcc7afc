import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { over, pressOn } from './support/first-game.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const phone = { width: 390, height: 844 }
const said = (page: Page) => page.locator('.guide-said')
const question = (page: Page) => page.locator('.bar .question')
/** Share of the window that an element needs below its lower edge; nothing when all of it is in view. */
const below = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) => box.getBoundingClientRect().bottom - innerHeight)

describe('a first game', () => {
  test('begins with its aim, then with a question and the rule behind it, both in view', async () => {
    await visit('/en/wild-gangs/first-game/', { width: 1280, height: 720 }, async (page) => {
      await said(page).waitFor()
      expect(await said(page).textContent()).toContain('Be the richest gang')
      await pressOn(page)
      await question(page).waitFor()
      expect(await said(page).textContent()).toContain('Rule 1 of 12')
      expect(await said(page).textContent()).toContain('Place one gangster')
      for (const part of ['.guide-said', '.question-text', '.transport'])
        expect(await below(page, part)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    })
  })

  test.each(gameIds)('of %s begins with its aim', async (game) => {
    await visit(`/en/${game}/first-game/`, phone, async (page) => {
      await said(page).waitFor()
      expect(await said(page).textContent()).toContain('What it is about')
    })
  })

  test('asks what comes next, and grades it; is taken up where it was left, by keys to its end', async () => {
    await visit('/en/fast-west/first-game/', {}, async (page) => {
      await said(page).waitFor()
      await pressOn(page)
      await pressOn(page)
      const asked = page.locator('.guide-asked')
      await asked.waitFor()
      expect(await asked.textContent()).toContain('Who gets a token?')
      await asked.getByRole('button', { name: 'C' }).press('Enter')
      await expect.poll(() => said(page).textContent()).toContain('Right: C.')
      await page.reload()
      await expect.poll(() => said(page).textContent()).toContain('Right: C.')
      for (let presses = 0; presses < 30 && !(await over(page).isVisible()); presses++)
        await pressOn(page)
      expect(await over(page).textContent()).toContain('first game')
      expect(await over(page).textContent()).toContain('of 5 correctly')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Once more, from the start' }).click()
      await expect.poll(() => said(page).textContent()).toContain('What it is about')
    })
  })

  test('fits a phone, where the rule is folded away once it is read', async () => {
    await visit('/fr/quick-and-undead/first-game/', phone, async (page) => {
      await said(page).waitFor()
      await pressOn(page)
      await question(page).waitFor()
      expect(await said(page).textContent()).toContain('Règle 1 sur 12')
      expect(await below(page, '.transport')).toBeLessThanOrEqual(0)
      await said(page).locator('summary').press('Enter')
      expect(await said(page).locator('p').first().isVisible()).toBe(false)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

  test('tells its rules without scripts', async () => {
    await visit('/en/quick-and-undead/first-game/', { scripts: 'off' }, async (page) => {
      await page.locator('.guide-rules summary').click()
      expect(await page.locator('.guide-rules li').count()).toBe(12)
    })
  })
})
