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
  test('is told from the seat of the reader, and at the end of each round with the way to each step', async () => {
    await visit('/en/wild-gangs/lab/game/?luck=1', phone, async (page) => {
      await playOut(page)
      const yours = page.locator('.recap-line').filter({ hasText: /^You (count|take|lose|win)/ })
      await yours.first().waitFor()
      await expectNoSidewaysScroll(page)
      await yours.first().click()
      expect(await page.locator('tr[aria-current=step]').count()).toBe(1)

      const part = page.locator('.trace-part').filter({ hasText: 'Step 3: street fights' })
      await part.locator('summary').click()
      await part.locator('.trace-go').first().click()
      const round = page.locator('.round')
      await round.locator('.recap-line').first().waitFor()
      expect(
        await round.locator('.recap-line').filter({ hasText: 'loot' }).count(),
      ).toBeGreaterThan(3)
      // Once the new round has settled something, the last one is done with.
      await page.getByRole('button', { name: 'To the end' }).click()
      expect(await round.count()).toBe(0)
    })
  })

  test.each([
    ['nowheresville', desk, /pour vous|vous rapporte|^Vous /],
    ['trust-me', phone, /^Vous /],
  ] as const)(
    'is told round by round, and lies in rounds that can be overlooked (%s)',
    async (game, screen, told) => {
      await visit(`/fr/${game}/lab/game/?luck=1`, screen, async (page) => {
        await playOut(page)
        await expectRounds(page, /pas/)
        await page.locator('.transport .button').last().click()
        await expectToldByRounds(page, told)
      })
    },
  )

  test('lies in rounds where it is many pages long', async () => {
    await visit('/en/quick-and-undead/lab/game/?luck=1', phone, async (page) => {
      await playOut(page)
      await expectRounds(page, /step/)
      await expectAccessible(page)
    })
  })
})

/** Asserts that the end of a game tells each round, also from the seat of the reader, and leads to its steps. */
async function expectToldByRounds(page: Page, told: RegExp): Promise<void> {
  const recap = page.locator('.recap')
  await recap.locator('.recap-line').filter({ visible: true }).first().waitFor()
  await recap.getByText('Manche 2', { exact: true }).click()
  const lines = page.locator('details.round[open] li', { has: page.locator('.recap-line') })
  expect(await lines.count()).toBeGreaterThan(0)
  expect(await lines.locator('a[href*="#"]').count()).toBe(await lines.count())
  expect(await recap.locator('.recap-line').filter({ hasText: told }).count()).toBeGreaterThan(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await lines.locator('.recap-line').first().click()
  expect(await page.locator('tr[aria-current=step]').count()).toBe(1)
}

/** Asserts that the course of a game lies in rounds, which are opened by keys and lead to their steps. */
async function expectRounds(page: Page, steps: RegExp): Promise<void> {
  const rounds = page.locator('.trace > .trace-round')
  expect(await rounds.count()).toBeGreaterThan(1)
  // Those before the last forty are behind a button.
  expect(await page.locator('.trace > *').count()).toBeLessThanOrEqual(41)
  expect(await rounds.locator('> summary small').first().textContent()).toMatch(steps)
  expect(await page.locator('.trace > details[open]').count()).toBe(1)
  // What is folded costs nothing before it is looked at.
  const round = rounds.nth(1)
  expect(await round.locator('.trace-part').count()).toBe(0)
  await round.locator('> summary').press('Enter')
  const turn = round.locator('.trace-part').nth(1)
  await turn.locator('summary').press('Enter')
  await expectNoSidewaysScroll(page)
  const step = turn.locator('.trace-go').first()
  const number = await step.textContent()
  await step.press('Enter')
  const current = page.locator('tr[aria-current=step]')
  await expect.poll(() => current.locator('.trace-go').textContent()).toBe(number)
  expect(await current.isVisible()).toBe(true)
}

// Moments of each kind are held where they are written (test/games/moments.test.ts, test/explorer/aside.test.ts).
describe('a moment of a whole game', () => {
  test.each([
    ['quick-and-undead', 'Try a round', desk],
    ['wild-gangs', 'Try a town', desk],
    ['nowheresville', 'Rob or not?', phone],
    ['trust-me', 'Which one does it follow?', phone],
  ])('is taken to the practice table that fits (%s, %s)', async (game, lab, screen) => {
    await visit(`/en/${game}/lab/game/?luck=1`, screen, async (page) => {
      await playOut(page)
      await page.getByText('Take this moment to a practice table').click()
      const moment = page.locator('.moments li').filter({ hasText: lab })
      await moment.getByText(/^(Round|Step|Day|First|Second|Third)|^High Noon/).waitFor()
      await expectNoSidewaysScroll(page)
      await moment.getByRole('link', { name: lab }).click()
      await ready(page)
      expect(page.url()).toMatch(/#1\./)
      expect(await page.locator('.refusals').count()).toBe(0)
      const next = page.getByRole('button', { name: 'Next step' })
      if (await next.isEnabled()) await next.click()
      else await leaveToChance(page)
      await page.locator('.trace-sentence').first().waitFor()
    })
  })

  test('is the very question that waits, by keys alone, and says in French what it cannot', async () => {
    await visit('/fr/trust-me/lab/game/?luck=1', desk, async (page) => {
      await playOut(page)
      const round = page.locator('.trace-round').nth(1)
      await round.locator('> summary').click()
      const turn = round
        .locator('.trace-part')
        .filter({ hasText: /(?:A|Ben|Cleo)\s: / })
        .nth(2)
      await turn.locator('summary').click()
      await turn.locator('.trace-go').first().focus()
      await page.keyboard.press('Enter')
      // What was declared in this step was asked one step before.
      await page.getByRole('button', { name: 'Un pas en arrière' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('Porter ce moment sur une table d’essai').focus()
      await page.keyboard.press('Enter')
      const moment = page.locator('.moments li').filter({ hasText: 'Un tour sur le plateau' })
      await moment.getByText('Ici même').waitFor()
      await moment.getByText(/elle tait\s: quelles cartes Objectif il reste/).waitFor()
      await moment.getByRole('link').focus()
      await page.keyboard.press('Enter')
      await page.locator('.question').waitFor()
      expect(page.url()).toContain('/fr/trust-me/lab/turn/#1.')
    })
  })
})
