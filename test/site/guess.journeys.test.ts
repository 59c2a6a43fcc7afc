import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ready } from './support/lab.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 720 }

const guess = (page: Page) => page.locator('.guess')
const said = (page: Page) => page.locator('.guess-said')

/** Goes on, one thing at a time, until a building is about to be opened. */
async function stepToBuilding(page: Page, next: string): Promise<void> {
  await ready(page)
  const before = await guess(page).locator('legend').allTextContents()
  for (let step = 0; step < 40; step++) {
    await page.getByRole('button', { name: next, exact: true }).click()
    const now = await guess(page).locator('legend').allTextContents()
    if (now.length > 0 && now[0] !== before[0]) return
  }
  throw new Error('no building is opened')
}

describe('who takes the loot of a building', () => {
  test('can be guessed before it is told, by keys alone, and is told with how many were right', async () => {
    await visit('/en/wild-gangs/lab/town/', desk, async (page) => {
      await stepToBuilding(page, 'Next step')
      // Whoever does not care sees a line, and goes on.
      expect(await guess(page).getByRole('button').first().isVisible()).toBe(false)
      await guess(page).locator('summary').focus()
      await page.keyboard.press('Enter')
      const question = guess(page).getByRole('group', { name: /^Who takes the larger loot/ })
      await question.waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await said(page).textContent()).toMatch(/^Your guess: .+\.$/)
      expect(await said(page).getAttribute('role')).toBe('status')
      await page.keyboard.press('ArrowRight')
      expect(await said(page).textContent()).toMatch(
        /^(Right: |Not so\. You said ).+[01] right of 1\.$/,
      )
    })
  })

  test('is asked at the next building and on the next page by whoever likes it, and of nobody else', async () => {
    await visit('/fr/wild-gangs/lab/town/', phone, async (page) => {
      await stepToBuilding(page, 'Pas suivant')
      await guess(page).locator('summary').click()
      await stepToBuilding(page, 'Pas suivant')
      await guess(page).getByRole('button').first().waitFor()
      await expectNoSidewaysScroll(page)
      await page.reload()
      await stepToBuilding(page, 'Pas suivant')
      await guess(page).getByRole('button').first().waitFor()
      await guess(page).locator('summary').click()
      await stepToBuilding(page, 'Pas suivant')
      expect(await guess(page).getByRole('button').first().isVisible()).toBe(false)
    })
  })
})
