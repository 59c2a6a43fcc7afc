import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ready } from './support/lab.ts'
import { expectNoSidewaysScroll, visit } from './support/visit.ts'

const labOf = (language: string, kind: string) => `/${language}/trust-me/lab/${kind}/`

/** A part of the board that answers the question that waits. */
const offered = (page: Page, part: string) =>
  page.locator(`.player-board .target.offered[data-part="${part}"]:visible`)

const answer = (page: Page) => page.getByRole('button', { name: 'Answer', exact: true })
const forward = (page: Page) => page.locator('.transport .button-primary')

/** Goes on, with the first answer to whatever is asked, until something is so. */
async function goOn(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 40 && !(await isSo()); step += 1) {
    if (await forward(page).isEnabled()) await forward(page).click()
    else await answer(page).click()
    await page.waitForTimeout(60)
  }
  expect(await isSo()).toBe(true)
}

/** The numbers that are written in a part of a drawing. */
async function numbersIn(place: Locator): Promise<readonly number[]> {
  const texts = await place.locator('text').allTextContents()
  return texts.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')))
}

/** Where the middle of a figure is, in millimetres from the upper left corner of the table. */
const placeOf = (page: Page, look: string) =>
  page
    .locator(`.trust-table .trust-seat.${look}`)
    .first()
    .getAttribute('transform')
    .then((text) => (text?.match(/[\d.]+/g) ?? []).map(Number))

/** Where a spot of the table, in millimetres, is on the screen. */
const onScreen = (page: Page, x: number, y: number) =>
  page.locator('.trust-table').evaluate(
    (drawing, at) => {
      const matrix = (drawing as SVGSVGElement).getScreenCTM() as DOMMatrix
      const { x: left, y: top } = new DOMPoint(at.x, at.y).matrixTransform(matrix)
      return { x: left, y: top }
    },
    { x, y },
  )

/** Presses the table at a spot. */
async function press(page: Page, x: number, y: number): Promise<void> {
  await page.locator('.trust-table').scrollIntoViewIfNeeded()
  const at = await onScreen(page, x, y)
  await page.mouse.click(at.x, at.y)
}

describe('on the board of Trust Me', () => {
  test.each([320, 390, 1280])(
    'a combat is fought die by die, and the row of the damage table is that of the difference (%i wide)',
    async (width) => {
      await visit(labOf('en', 'combat'), { width, height: 844 }, async (page) => {
        await ready(page)
        const hit = page.locator('.player-board .trust-hit')
        await goOn(page, async () => (await hit.count()) > 0)
        const attack = await numbersIn(page.locator('.player-board .trust-side').nth(0))
        const defence = await numbersIn(page.locator('.player-board .trust-side').nth(1))
        const sum = (numbers: readonly number[]) =>
          numbers.slice(0, -1).reduce((all, one) => all + one, 0)
        expect(attack.at(-1)).toBe(sum(attack))
        expect(defence.at(-1)).toBe(sum(defence))
        const difference = (attack.at(-1) ?? 0) - (defence.at(-1) ?? 0)
        const rows = ['≤ 0', '1–3', '4–6', '7–9', '10 +']
        const row = difference <= 0 ? 0 : Math.min(Math.ceil(difference / 3), 4)
        expect(await hit.locator('text').first().textContent()).toBe(rows[row])
        expect(await hit.first().isVisible()).toBe(true)
        await expectNoSidewaysScroll(page)
      })
    },
  )

  test('zombies are followed by keys: each shows what it tried, and the priority that chose', async () => {
    await visit(labOf('en', 'zombies'), {}, async (page) => {
      await ready(page)
      await page.locator('.trust-looking select').focus()
      await page.keyboard.press('Tab')
      const told = page.locator('.bar-now [role="status"]')
      for (let step = 0; step < 8; step += 1) {
        if ((await told.textContent())?.startsWith('Zombie 2')) break
        await page.keyboard.press('PageDown')
        await page.waitForTimeout(60)
      }
      // Behind the bus it sees nobody, hears nothing near, and goes to A, who is less than 20 cm away.
      const chosen = page.locator('.trust-tried .trust-chosen')
      await expect.poll(() => chosen.textContent()).toMatch(/4\..*A at 19\.86/)
      const first = page.locator('.trust-tried li').first()
      expect(await first.textContent()).toMatch(/A at 19\.86.*hidden/)
      expect(await page.locator('.trust-measure-chosen').count()).toBe(1)
    })
  })

  test('a survivor is moved by the pointer, by arrow keys and by numbers', async () => {
    await visit(labOf('en', 'zombies'), {}, async (page) => {
      await ready(page)
      expect(await placeOf(page, 'trust-seat-A')).toEqual([200, 300])
      const from = await onScreen(page, 200, 300)
      const to = await onScreen(page, 100, 500)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x - 20, to.y)
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
      await expect
        .poll(async () => (await placeOf(page, 'trust-seat-A')).map((one) => Math.round(one / 5)))
        .toEqual([20, 100])

      await page.locator('.player-board [data-part="seat:A"]:visible').focus()
      await page.keyboard.press('Enter')
      const left = page.getByLabel('From the left').first()
      await left.waitFor()
      await left.fill('1500')
      await left.press('Tab')
      await expect.poll(async () => (await placeOf(page, 'trust-seat-A'))[0]).toBe(150)
      const pad = page.locator('.trust-pad')
      await pad.getByRole('button').first().focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await placeOf(page, 'trust-seat-A'))[0]).toBe(160)
      await pad.getByRole('combobox').selectOption('1')
      await pad.getByRole('button', { name: 'To the right' }).click()
      await expect.poll(async () => (await placeOf(page, 'trust-seat-A'))[0]).toBe(160.1)
    })
  })

  test.each([390, 1280])(
    'a token is placed by pressing its box, and a move by pressing the table (%i wide)',
    async (width) => {
      await visit(labOf('en', 'round'), { width, height: 844 }, async (page) => {
        await ready(page)
        await goOn(page, async () => (await offered(page, 'place:A:5').count()) > 0)
        await offered(page, 'place:A:5').click()
        await answer(page).click()
        await goOn(page, async () => (await page.locator('.trust-area').count()) > 0)
        // A Move and the skill are 10 cm; with a base more 12.5 from middle to middle.
        await press(page, 200, 500)
        await expect.poll(() => page.locator('.trust-why').textContent()).toBe('Too far')
        await answer(page).click()
        await page.locator('.refusals').first().waitFor()
        await press(page, 200, 400)
        await expect.poll(() => page.locator('.trust-why').count()).toBe(0)
        await answer(page).click()
        await expect
          .poll(async () => (await placeOf(page, 'trust-seat-A')).map((one) => Math.round(one / 5)))
          .toEqual([40, 80])
      })
    },
  )
})
