import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from './support/visit.ts'

const phone = { width: 390, height: 844 }
const show = (page: Page) => page.getByRole('button', { name: 'Show the verdict' }).click()

describe('a verdict on a phone', () => {
  test('says outcome, reason and the next case before the clause, in view and without a scroll bar', async () => {
    await visit('/en/wild-gangs/scenarios/coach-before-sheriff/', phone, async (page) => {
      await show(page)
      const grade = page.locator('.grade')
      await grade.waitFor()
      const [said, reason, next, clause] = await Promise.all(
        ['.grade-said', '.grade-reason', '.grade-on .button', '.verdict-clause'].map((part) =>
          grade.locator(part).boundingBox(),
        ),
      )
      expect(said?.y).toBeLessThan(reason?.y ?? 0)
      expect(reason?.y).toBeLessThan(next?.y ?? 0)
      expect(next?.y).toBeLessThan(clause?.y ?? 0)
      const way = await page.locator('.transport').boundingBox()
      expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(way?.y ?? 0)
      expect(await grade.locator('.grade-on .button').textContent()).toBe('Next case')
    })
  })
})

describe('the step that decides', () => {
  test('is where the way to the end stops first, is marked there, and has a key', async () => {
    await visit('/en/wild-gangs/scenarios/coach-before-sheriff/', {}, async (page) => {
      await show(page)
      await page.locator('.grade').waitFor()
      const end = page.getByRole('button', { name: 'To the end' })
      await end.click()
      const current = page.locator('tr[aria-current=step]')
      expect(await current.locator('.deciding').textContent()).toBe('This step decides')
      expect(await page.locator('.bar-now .deciding').isVisible()).toBe(true)
      expect(await end.getAttribute('aria-disabled')).toBe('false')
      await end.click()
      expect(await end.getAttribute('aria-disabled')).toBe('true')
      expect(await current.locator('.deciding').count()).toBe(0)
      await page.keyboard.press('d')
      expect(await current.locator('.deciding').count()).toBe(1)
    })
  })
})

describe('the picture of a question', () => {
  test('shows the moment that the question is about', async () => {
    const address = '/en/fast-west/scenarios/bandit-left-without-a-bullet/'
    await visit(address, {}, async (page) => {
      await page.locator('.predict').waitFor()
      const told = () => page.locator('.in-words').first().textContent()
      const before = await told()
      expect(before).toMatch(/In the middle: \D*1\./)
      await show(page)
      await page.locator('.grade').waitFor()
      expect(await told()).toBe(before)
    })
  })
})
