import { describe, expect, test } from 'vitest'
import { ready } from './support/lab.ts'
import { expectNoSidewaysScroll, visit } from './support/visit.ts'

const phone = { width: 390, height: 844 }

describe('on a phone', () => {
  test('the first question of a whole game shows two rows of its answers', async () => {
    await visit('/fr/wild-gangs/lab/game/?luck=1', phone, async (page) => {
      await page.locator('.answer').waitFor()
      const shown = await page.locator('.answer input').evaluateAll((all) => {
        const end = document.querySelector('.answer-ways')?.getBoundingClientRect().top ?? 0
        return all.filter((one) => one.getBoundingClientRect().bottom <= end).length
      })
      expect(shown).toBeGreaterThanOrEqual(4)
    })
  })

  test('a street fight shows firepower on the tokens, at 320 pixels too', async () => {
    await visit('/fr/wild-gangs/lab/town/', { width: 320, height: 640 }, async (page) => {
      await ready(page)
      const numbers = page.locator('.gang-brief-number')
      const before = await numbers.allTextContents()
      const key = page.locator('.town-key-narrow')
      expect(await key.textContent()).toMatch(/force/)
      await page.getByRole('button', { name: 'À la fin' }).click()
      await page.locator('.question').waitFor()
      expect(await numbers.allTextContents()).not.toEqual(before)
      expect(await key.textContent()).toMatch(/puissance de feu/)
      await expectNoSidewaysScroll(page)
    })
  })
})
