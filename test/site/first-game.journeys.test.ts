import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const phone = { width: 390, height: 844 }
const said = (page: Page) => page.locator('.guide-said')
const over = (page: Page) => page.locator('.guide-over')
const question = (page: Page) => page.locator('.bar .question')

/** Leaves the question that waits to chance, and goes on to the next, or to the end. */
async function goOn(page: Page): Promise<void> {
  await question(page).or(over(page)).first().waitFor()
  if (await over(page).isVisible()) return
  await page.locator('.whatever summary').click()
  await page.locator('.whatever button').first().click()
  const on = page.locator('.transport .button[title="To the next decision"]')
  await on.or(question(page)).first().waitFor()
  if ((await on.getAttribute('aria-disabled')) !== 'true') await on.click()
}

/** Share of the window that an element needs below its lower edge; nothing when all of it is in view. */
const below = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) => box.getBoundingClientRect().bottom - innerHeight)

describe('a first game', () => {
  test('begins with a question, and with the rule behind it, both in view', async () => {
    await visit('/en/wild-gangs/first-game/', { width: 1280, height: 720 }, async (page) => {
      await question(page).waitFor()
      expect(await said(page).textContent()).toContain('Rule 1 of 13')
      expect(await said(page).textContent()).toContain('look at two of them now')
      for (const part of ['.guide-said', '.question-text', '.transport'])
        expect(await below(page, part)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    })
  })

  test.each(gameIds)('of %s begins with its first rule', async (game) => {
    await visit(`/en/${game}/first-game/`, phone, async (page) => {
      await said(page).waitFor()
      expect(await said(page).textContent()).toContain('Rule 1 of ')
    })
  })

  test('is taken up where it was left, and can be begun anew', async () => {
    await visit('/en/wild-gangs/first-game/', {}, async (page) => {
      await goOn(page)
      await question(page).waitFor()
      await expect.poll(() => said(page).textContent()).toContain('three actions')
      await page.reload()
      await question(page).waitFor()
      expect(await said(page).textContent()).toContain('three actions')
    })
  })

  test('ends with the ways on', async () => {
    await visit('/en/wild-gangs/first-game/', {}, async (page) => {
      await question(page).waitFor()
      await page.locator('.whatever summary').click()
      await page.locator('.whatever button').nth(1).click()
      await over(page).waitFor()
      expect(await over(page).textContent()).toContain('You have played.')
      await page.getByRole('button', { name: 'Once more, from the start' }).click()
      await question(page).waitFor()
      expect(await said(page).textContent()).toContain('Rule 1 of 13')
    })
  })

  test('fits a phone, where the rule is folded away once it is read', async () => {
    await visit('/fr/quick-and-undead/first-game/', phone, async (page) => {
      await question(page).waitFor()
      expect(await said(page).textContent()).toContain('Règle 1 sur 14')
      expect(await below(page, '.transport')).toBeLessThanOrEqual(0)
      await said(page).locator('summary').press('Enter')
      expect(await said(page).locator('p').isVisible()).toBe(false)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

  test('tells its rules without scripts', async () => {
    await visit('/en/quick-and-undead/first-game/', { scripts: 'off' }, async (page) => {
      await page.locator('.guide-rules summary').click()
      expect(await page.locator('.guide-rules li').count()).toBe(14)
    })
  })
})
