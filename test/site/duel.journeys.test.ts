import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { labOf, ready, settle } from './support/lab.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const lab = (language: string) => labOf(language, 'duel')

/** A cell as it is pressed on the board. */
const onBoard = (page: Page, name: string) => page.locator(`.duel [aria-label="${name}"]`)

describe('a duel', () => {
  test('is loaded by pressing cells of the board, by the keyboard alone', async () => {
    await visit(lab('en'), {}, async (page) => {
      await ready(page)
      await page.locator('.duel [aria-label="A, Critical token: Skull"]').focus()
      await page.keyboard.press('ArrowRight')
      expect(await onBoard(page, 'A, Bullet on 2').getAttribute('aria-pressed')).toBe('false')
      await page.keyboard.press('Enter')
      expect(await onBoard(page, 'A, Bullet on 2').getAttribute('aria-pressed')).toBe('true')
      await onBoard(page, 'A, Bullet on 2').press('Space')
      expect(await onBoard(page, 'A, Bullet on 2').getAttribute('aria-pressed')).toBe('false')
    })
  })

  test('is joined by further players, and fought to its end', async () => {
    await visit(lab('fr'), { width: 320 }, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'Modifier la situation' }).click()
      await page.getByRole('combobox', { name: 'Joueurs', exact: true }).selectOption('6')
      for (const seat of ['D', 'E', 'F'])
        await page.getByLabel(`Bande ${seat}`, { exact: true }).check()
      expect(await page.locator('.duel .fighter').count()).toBe(6)
      await page.getByRole('button', { name: 'Terminé' }).click()
      await settle(page)
      expect(await page.locator('.duel .outcome').count()).toBe(6)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

  test('takes the advice to move a Bullet once, however often it is pressed', async () => {
    await visit(lab('en'), {}, async (page) => {
      await ready(page)
      await page.getByText('Which Bullet to move').click()
      await page.getByLabel('Whose Targeting card').selectOption('B')
      await page.getByRole('button', { name: 'Do it: from 2 to 7' }).dblclick()
      await expect
        .poll(() => onBoard(page, 'B, Bullet on 7').getAttribute('aria-pressed'))
        .toBe('true')
      await page.getByRole('button', { name: 'Do it: from 7 to 2' }).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    })
  })

  test('shows one part of the table at a time, with scripts or without', async () => {
    for (const scripts of ['on', 'off'] as const) {
      await visit(lab('en'), { scripts }, async (page) => {
        if (scripts === 'on') await ready(page)
        expect(await page.locator('.lot-street').isVisible()).toBe(false)
        await page.getByRole('radio', { name: 'Town' }).check()
        expect(await page.locator('.lot-street').isVisible()).toBe(true)
        expect(await page.locator('.duel').isVisible()).toBe(false)
      })
    }
  })
})
