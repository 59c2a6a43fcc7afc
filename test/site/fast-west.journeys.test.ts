import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { askPeople, ready } from './support/lab.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const phone = { width: 390, height: 844 }
const labOf = (language: string, kind: string) => `/${language}/fast-west/lab/${kind}/`
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)
const submit = (page: Page) => page.locator('.answer button[type=submit]')

/** Smallest side, in pixels of the page, of what a finger has to meet. */
const FINGER = 44

/** Presses what a finger can meet. */
async function press(one: Locator): Promise<void> {
  const box = await one.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${one}`).toBeGreaterThanOrEqual(FINGER - 0.5)
  await one.click()
}

/** Goes on to where the table is asked again, or to the end. */
async function onward(page: Page): Promise<void> {
  const on = page.locator('.transport .button').nth(3)
  if ((await on.getAttribute('aria-disabled')) !== 'true') await press(on)
}

/** Answers by pressing parts of the board one after the other, and goes on. */
async function tell(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const one of parts) await press(page.locator(`.offered[data-part="${one}"]`))
  await onward(page)
}

/** The same where the answer is a list of hands, which is given when it is complete. */
async function tellHands(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const one of parts) await press(page.locator(`.offered[data-part="${one}"]`))
  await press(submit(page))
  await onward(page)
}

/** The tokens of the players, as their places are called for those who do not see them. */
async function tokens(page: Page): Promise<number[]> {
  const labels = await page
    .locator('[data-part^="seat:"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.sort().map((label) => Number(/(\d+) (?:token|jeton)/.exec(label)?.[1]))
}

/** The tokens of the players of a whole game, whose seats cannot be changed by a press. */
async function scores(page: Page): Promise<number[]> {
  return (await page.locator('.scores li > span:not(.sr-only)').allTextContents()).map(Number)
}

describe('hands at the page', () => {
  const after = [0, 3, 1, 1, 4]

  test('grab by keys, and too early is not counted', async () => {
    await visit(labOf('en', 'event'), {}, async (page) => {
      await ready(page)
      await onward(page)
      await page.locator('summary', { hasText: /Quick draw|dégaine/i }).click()
      const quick = page.locator('.quick')
      await quick.locator('.button').first().click()
      await page.keyboard.press('4')
      await quick.locator('.quick-signal.quick-draw').waitFor({ timeout: 10_000 })
      for (const key of ['2', '2', '1', '3', '5']) await page.keyboard.press(key)
      expect(await quick.textContent()).toMatch(/(?:Too early|Trop tôt)[^.]*D/)
      await expectAccessible(page)
      await quick.locator('.button-primary').click()
      await onward(page)
      expect(await tokens(page)).toEqual(after)
    })
  })

  test('of one reader grab against opponents of a stated speed', async () => {
    await visit(labOf('en', 'event'), phone, async (page) => {
      await ready(page)
      await onward(page)
      await page.locator('summary', { hasText: 'Quick draw' }).click()
      const quick = page.locator('.quick')
      await quick.getByRole('combobox').selectOption('A 300')
      await quick.getByRole('button', { name: 'Get ready' }).click()
      // The reader's hand stays off, and the others take what there is.
      await quick.getByRole('button', { name: 'Use this result' }).waitFor()
      const hands = await quick.locator('.quick-hand').allTextContents()
      expect(hands[0]).toMatch(/^A.*nothing yet/)
      for (const hand of hands.slice(1)) expect(hand).toMatch(/number \d/)
      expect(await quick.locator('.quick-hand:disabled').count()).toBe(hands.length - 1)
      await expectAccessible(page)
      await quick.getByRole('button', { name: 'Use this result' }).click()
      await quick.waitFor({ state: 'detached' })
    })
  })

  test('are told without a clock, by pressing who holds each bullet', async () => {
    await visit(labOf('en', 'event'), phone, async (page) => {
      await ready(page)
      await onward(page)
      await press(part(page, 'seat:B'))
      // What has been told lies in the hand already.
      expect(await page.locator('.west-bullet').count()).toBe(5)
      expect(await part(page, 'seat:B').getAttribute('aria-label')).toContain('in hand: N°1')
      await tellHands(page, 'seat:B', 'seat:A', 'seat:C', 'seat:E')
      expect(await tokens(page)).toEqual(after)
    })
  })

  test('are told by the keyboard alone', async () => {
    await visit(labOf('en', 'event'), {}, async (page) => {
      await ready(page)
      await page.locator('.transport .button').nth(3).press('Enter')
      for (const seat of ['B', 'B', 'A', 'C', 'E']) await part(page, `seat:${seat}`).press('Enter')
      await submit(page).press('Enter')
      await page.locator('.transport .button').nth(3).press('Enter')
      expect(await tokens(page)).toEqual(after)
    })
  })
})

describe('the final duel', () => {
  test.each([phone, { width: 1280, height: 720 }])(
    'is laid out by pressing the shooter, then the target ($width)',
    async (reader) => {
      await visit(labOf('en', 'duel'), reader, async (page) => {
        await ready(page)
        const planned = page.locator('.west-plan')
        expect(await planned.count()).toBe(5)
        const aim = () => planned.first().locator('path').first().getAttribute('d')
        const before = await aim()
        await part(page, 'seat:A').click()
        await page.locator('.sheet-of-case').waitFor()
        await part(page, 'seat:D').click()
        await expect.poll(aim).not.toBe(before)
        expect(await page.locator('.sheet-of-case').count()).toBe(0)
        await page.locator('.transport .button').last().click()
        expect(await planned.count()).toBe(0)
        // Nobody aims back at A any more, so that A shoots too.
        expect(await tokens(page)).toEqual([4, 4, 4, 2, 5])
      })
    },
  )
})

describe('a referee with one hand', () => {
  test('tells false starts between flips, and flips by the stack', async () => {
    await visit(`${labOf('en', 'game')}?luck=1`, phone, async (page) => {
      await ready(page)
      await askPeople(page, true)
      await page.getByLabel('Ask for false starts').check()
      await page.evaluate(() => scrollTo(0, 0))
      await onward(page)
      await tell(page, 'stack:A')
      await tell(page, 'card:child')
      await part(page, 'seat:C').click()
      await press(submit(page))
      await onward(page)
      expect(await tokens(page)).toEqual([0, 0, 1, 0, 0])
      await tell(page, 'stack:B')
      expect(await page.locator('.offered[data-part^="card:"]').count()).toBe(7)
    })
  })

  test('takes a game from the deal to the winner', async () => {
    await visit(`${labOf('fr', 'game')}?luck=1`, phone, async (page) => {
      await ready(page)
      await askPeople(page, true)
      await onward(page)
      await tell(page, 'card:sheriff')
      await tell(page, 'seat:C')
      await tell(page, 'card:bandit')
      await tellHands(page, 'bullet:2', 'bullet:3', 'hand:none', 'bullet:4', 'bullet:5')
      await tell(page, 'card:indians')
      await tellHands(page, 'seat:A', 'seat:A', 'seat:B', 'seat:D', 'seat:E')
      await expect.poll(() => scores(page)).toEqual([0, 0, 3, 0, 0])

      // A closed phone keeps the game.
      await page.reload()
      await ready(page)
      await expect.poll(() => scores(page)).toEqual([0, 0, 3, 0, 0])

      await tell(page, 'card:roulette')
      await tell(page, 'bullet:4')
      for (const bullet of [1, 2, 3]) await tell(page, `bullet:${bullet}`)
      await tell(page, 'bullet:5')
      await expect.poll(() => scores(page)).toEqual([0, 0, 4, 0, 0])

      // The wrong card was pressed.
      await tell(page, 'card:child')
      await press(page.locator('.transport .button').first())
      await onward(page)
      await tell(page, 'card:cavalry')
      await tell(page, 'seat:E')
      for (let flip = 0; flip < 5; flip++) await tell(page, 'card:cactus')
      await tellHands(page, ...[3, 1, 2, 5, 4].map((bullet) => `bullet:${bullet}`))
      for (const target of ['B', 'A', 'D', 'C', 'C']) {
        // Each bullet is hidden in a fist: the device goes round.
        const curtain = page.locator('.curtain button')
        await curtain
          .or(page.locator(`.offered[data-part="seat:${target}"]`))
          .first()
          .waitFor()
        if (await curtain.isVisible()) await press(curtain)
        await tell(page, `seat:${target}`)
      }
      await expect.poll(() => scores(page)).toEqual([3, 0, 5, 2, 1])
      expect(await page.locator('.west-winner').count()).toBe(1)
      expect(await page.locator('.west-winner .west-letter').textContent()).toBe('B')
      await expectNoSidewaysScroll(page)
      // Of a bar that is taller than its part of the window the rest is reached by scrolling.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expectAccessible(page)
    })
  })
})
