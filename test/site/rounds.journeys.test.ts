import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { leaveToChance, ready, settled } from './support/lab.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 720 }

/** Plays a whole game at random, and shows its end. */
async function playOut(page: Page): Promise<void> {
  await page.locator('.question').waitFor()
  await leaveToChance(page)
  await settled(page).waitFor()
}

describe('what was settled', () => {
  test.each([
    ['en', phone, /^You (count|take|lose|win)/],
    ['fr', desk, /^Vous (comptez|prenez|perdez|gagnez)/],
  ] as const)('is told from the seat of the reader (%s)', async (language, screen, told) => {
    await visit(`/${language}/wild-gangs/lab/game/`, screen, async (page) => {
      await playOut(page)
      const yours = page.locator('.recap-line').filter({ hasText: told })
      await yours.first().waitFor()
      await expectNoSidewaysScroll(page)
      await yours.first().click()
      expect(await page.locator('tr[aria-current=step]').count()).toBe(1)
    })
  })

  test('is told at the end of each round, with the way to each step', async () => {
    await visit('/en/wild-gangs/lab/game/', phone, async (page) => {
      await playOut(page)
      const part = page.locator('.trace-part').filter({ hasText: 'Step 3: street fights' })
      await part.locator('summary').click()
      await part.locator('.trace-go').first().click()
      const round = page.locator('.round')
      await round.locator('.recap-line').first().waitFor()
      expect(
        await round.locator('.recap-line').filter({ hasText: 'loot' }).count(),
      ).toBeGreaterThan(3)
      await expectAccessible(page)
      // Once the new round has settled something, the last one is done with.
      await page.getByRole('button', { name: 'To the end' }).click()
      expect(await round.count()).toBe(0)
    })
  })
})

describe('a moment of a whole game', () => {
  test.each([
    ['quick-and-undead', 'Try a round'],
    ['wild-gangs', 'Try a town'],
  ])('is taken to the practice table that fits (%s)', async (game, lab) => {
    await visit(`/en/${game}/lab/game/`, desk, async (page) => {
      await playOut(page)
      await page.getByText('Take this moment to a practice table').click()
      await page.locator('.moments').getByRole('link', { name: lab }).click()
      await ready(page)
      expect(page.url()).toMatch(/#1\./)
      expect(await page.locator('.refusals').count()).toBe(0)
      await page.getByRole('button', { name: 'Next step' }).click()
      await page.locator('.trace-sentence').first().waitFor()
    })
  })
})
