import { describe, expect, test } from 'vitest'
import { answer, next, phone, place, remembered } from './support/practice.ts'
import { addressOf, expectAccessible, visit } from './support/visit.ts'

const learn = (language: string) => `/${language}/wild-gangs/learn/`

describe('ten minutes to a first game', () => {
  test('ask one position after another, go on where one left, and end at the first game', async () => {
    await visit(learn('en'), phone, async (page) => {
      await answer(page, false)
      expect(await place(page).textContent()).toBe('Position 1 of 8')
      await page.reload()
      for (let at = 2; at <= 8; at++) {
        await page.locator('.practice .predict').waitFor()
        expect(await place(page).textContent()).toBe(`Position ${at} of 8`)
        await answer(page, true)
        await next(page)
      }
      await page.getByText('You guessed 7 of 8.').waitFor()
      const over = page.locator('.practice-over')
      expect(await over.locator('a').first().textContent()).toBe(
        'Another round after the third step?',
      )
      expect(await over.locator('a[href$="/wild-gangs/first-game/"]').count()).toBe(1)
      await expectAccessible(page)
      // The same memory as that of practice, whose sitting has eight of its ten cases behind it.
      await page.goto(addressOf('/en/wild-gangs/practice/'))
      await page.locator('.practice .predict').waitFor()
      expect(await remembered(page)).toBe(8)
    })
  })

  // French takes more room.
  test('are taught from one sheet of paper', async () => {
    await visit(learn('fr'), {}, async (page) => {
      await page.locator('.practice .predict').waitFor()
      for (const format of ['A4', 'Letter'] as const) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
      }
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('.learn-sheet').isVisible()).toBe(true)
      for (const other of ['.masthead', '.learn-aim', '.practice', '.learn-print'])
        expect(await page.locator(other).first().isVisible(), other).toBe(false)
    })
  })

  test('without scripts are a list with verdicts to unfold', async () => {
    await visit(learn('fr'), { ...phone, scripts: 'off' }, async (page) => {
      const verdict = page.locator('.learn-all li details').first()
      expect(await verdict.isVisible()).toBe(true)
      await verdict.locator('summary').click()
      expect(await verdict.textContent()).toMatch(/Le\sgang\sB/)
      expect(await page.locator('.learn-all li a[href*="/scenarios/"]').count()).toBe(8)
    })
  })
})
