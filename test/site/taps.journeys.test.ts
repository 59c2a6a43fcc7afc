import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { encodeLink } from '../../src/kernel/link/link.ts'
import { loadGame } from '../../src/node/load.ts'
import { ready } from './support/lab.ts'
import { visit } from './support/visit.ts'

const phone = { width: 390, height: 844, hasTouch: true } as const

/** The reason why the next decision cannot be gone to, and what a screen reader says with its button. */
async function reasonIn(page: Page): Promise<string> {
  const said = page.locator('.transport-off')
  await said.waitFor()
  expect(await said.isVisible()).toBe(true)
  const button = page.locator(`.transport [aria-describedby="${await said.getAttribute('id')}"]`)
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  return (await said.textContent()) ?? ''
}

describe('the way to the next decision', () => {
  test.each([
    ['en', 'nothing more happens'],
    ['fr', 'il ne se passe plus rien'],
  ])(
    'leads to the end where none follows, and says when and why it is off (%s)',
    (language, over) =>
      visit(`/${language}/fast-west/lab/duel/`, phone, async (page) => {
        await ready(page)
        await page.locator('.transport .button').first().press('Home')
        await page.locator('.transport .button').nth(3).click()
        await expect.poll(() => reasonIn(page)).toContain(over)
      }),
  )

  test('is off while a question waits that comes first', () =>
    visit('/en/nowheresville/lab/shootout/', phone, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'To the next decision' }).click()
      await page.locator('.answer').waitFor()
      expect(await reasonIn(page)).toContain('first')
    }))
})

test('two quick taps at one place answer one question', () =>
  visit('/en/nowheresville/lab/shootout/', phone, async (page) => {
    await ready(page)
    await page.getByRole('button', { name: 'To the next decision' }).click()
    const asked = () => page.locator('.question-text').textContent()
    await expect.poll(asked).toContain('A: which guns')
    const give = page.getByRole('button', { name: 'Answer', exact: true })
    await give.scrollIntoViewIfNeeded()
    const box = (await give.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
    await expect.poll(asked).toContain('B: which guns')
    await page.waitForTimeout(400)
    expect(await asked()).toContain('B: which guns')
  }))

test('an answer that nobody has chosen is refused in words, whatever a game says of others', () =>
  visit('/en/nowheresville/lab/shootout/', phone, async (page) => {
    await ready(page)
    const asked = page.getByText('stay or flee?').first()
    const give = page.getByRole('button', { name: 'Answer', exact: true })
    const on = page.locator('.transport .button-primary[aria-disabled="false"]')
    while (!(await asked.isVisible())) {
      if ((await on.count()) > 0) await on.click()
      else await give.click()
      await page.waitForTimeout(100)
    }
    expect(await page.locator('.answer input:checked').count()).toBe(0)
    await give.click()
    await page.getByRole('alert').getByText('Nothing is chosen yet.').waitFor()
  }))

/** The address of a lab of Trust Me on which A stands, with a single figure to move. */
function turnOfTrustMe(): string {
  const situation = {
    kind: 'turn',
    players: 2,
    survivors: { A: { x: 3000, y: 3000 }, B: { x: 500, y: 500 } },
  }
  const link = encodeLink(loadGame('trust-me'), { situation, readings: {}, log: [] })
  return `/en/trust-me/lab/turn/#${link.ok ? link.value : ''}`
}

/** Drags a finger over the screen, straight down. */
async function dragDown(page: Page, { x, y }: { x: number; y: number }, by: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    })
  await touch('touchStart', y)
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', y + (by * step) / 8)
    await page.waitForTimeout(30)
  }
  await touch('touchEnd', y + by)
  await page.waitForTimeout(300)
}

test('a finger that drags down moves the figure that it was put on, and scrolls elsewhere', () =>
  visit(turnOfTrustMe(), phone, async (page) => {
    await ready(page)
    await page.getByRole('button', { name: 'Change the situation' }).click()
    await page.locator('.tab-list label', { hasText: 'Table' }).click()
    const figure = page.locator('.trust-table .trust-seat').first()
    await figure.scrollIntoViewIfNeeded()
    const place = () => figure.getAttribute('transform')
    const middle = async () => {
      const box = (await figure.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const [stood, scrolled] = [await place(), await page.evaluate(() => scrollY)]
    await dragDown(page, await middle(), 60)
    await expect.poll(place).not.toBe(stood)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    const moved = await place()
    const { x, y } = await middle()
    await dragDown(page, { x: x - 90, y: y - 20 }, -80)
    expect(await place()).toBe(moved)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  }))
