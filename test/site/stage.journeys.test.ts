import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pressOn } from './support/first-game.ts'
import { ready, settle } from './support/lab.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const

const pages = [
  ['a lab of Wild Gangs', '/en/wild-gangs/lab/town/'],
  ['a whole game of Wild Gangs', '/fr/wild-gangs/lab/game/?luck=1'],
  ['a duel', '/fr/quick-and-undead/lab/duel/'],
  ['a whole game of The Quick and the Undead', '/en/quick-and-undead/lab/game/?luck=1'],
] as const

const board = (page: Page) => page.locator('.player-board').first()
const bar = (page: Page) => page.locator('.bar').first()

/** Box of an element in the window. */
async function boxOf(found: ReturnType<typeof board>) {
  const box = await found.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return box
}

/**
 * Asserts, whenever it is called, that the board has kept its place on the page, and the bar the edge by which it is held: its
 * buttons at the foot on a phone, its head on a desk, whatever it has to say and so however high it is.
 */
async function holding(page: Page, { width, height }: (typeof screens)[number]) {
  const isPhone = width < 700
  // All at one moment, since the page may be scrolled for a question that has just come.
  const now = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const [table, talk, way] = ['.player-board', '.bar', '.transport'].map(boxOf)
      return {
        board: { x: table?.x, y: (table?.y ?? 0) + scrollY, width: table?.width },
        bar: { x: talk?.x, width: talk?.width },
        head: talk?.y ?? 0,
        foot: way?.bottom ?? 0,
      }
    })
  const before = await now()
  return async () => {
    const after = await now()
    expect(after.board).toEqual(before.board)
    expect(after.bar).toEqual(before.bar)
    if (isPhone) expect(Math.abs(after.foot - before.foot)).toBeLessThanOrEqual(2)
    else expect(after.head).toBeLessThanOrEqual(before.head)
    expect(after.foot).toBeLessThanOrEqual(height)
  }
}

/** The board begins in view, and all of the bar is in view. */
async function expectInView(page: Page, height: number): Promise<void> {
  const [table, talk] = [await boxOf(board(page)), await boxOf(bar(page))]
  expect(table.y).toBeGreaterThanOrEqual(0)
  expect(table.y).toBeLessThan(height / 3)
  expect(talk.y).toBeGreaterThanOrEqual(0)
  expect(talk.y + talk.height).toBeLessThanOrEqual(height + 1)
}

/** The question that waits is in view, and nobody has scrolled to it. */
async function expectAskedInView(page: Page, height: number): Promise<void> {
  const question = await boxOf(page.locator('.question-text'))
  expect(question.y).toBeGreaterThan(0)
  expect(question.y + question.height).toBeLessThan(height)
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

describe.each(screens)('on a screen of $width × $height', (screen) => {
  test.each(pages)(
    '%s shows board and bar at once, and holds them still whatever happens',
    async (_, address) => {
      await visit(address, screen, async (page) => {
        await ready(page)
        await expectInView(page, screen.height)
        await expectNoSidewaysScroll(page)
        const stays = await holding(page, screen)
        for (let press = 0; press < 6; press++) {
          const main = page.locator('.transport .button-primary')
          const whatever = page.locator('.whatever summary')
          if ((await main.getAttribute('aria-disabled')) !== 'true') await main.click()
          else {
            // In a whole game the others think before the reader is asked again.
            await whatever.or(page.locator('.company-ways .button-primary')).first().waitFor()
            if (await whatever.isVisible()) {
              await whatever.click()
              await page.locator('.whatever-ways .button').first().click()
            } else {
              // It goes as soon as the reader is asked, which may be now.
              const walk = page.locator('.company-ways .button-primary')
              await walk.click({ timeout: 5000 }).catch(() => undefined)
            }
          }
          await stays()
        }
      })
    },
  )

  test('an example shows board and bar at once', async () => {
    await visit('/en/wild-gangs/scenarios/coach-before-sheriff/', screen, async (page) => {
      await page.locator('.bar .predict').first().waitFor()
      await expectInView(page, screen.height)
      await expectNoSidewaysScroll(page)
    })
  })

  test('a first game holds board and bar still, whether the reader sees more than others or not', async () => {
    await visit('/fr/quick-and-undead/first-game/', screen, async (page) => {
      await page.locator('.guide-said').waitFor()
      const stays = await holding(page, screen)
      const seen = new Set<string | null>()
      for (let press = 0; press < 10; press++) {
        await pressOn(page)
        await stays()
        seen.add(await page.locator('.hand').textContent())
      }
      expect(seen.size).toBeGreaterThan(1)
    })
  })
})

describe('a roll', () => {
  test('is one press, and the die stays in view with what came of it', async () => {
    await visit('/en/quick-and-undead/lab/duel/', screens[0], async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'To the end' }).click()
      expect(await page.locator('.answer').isVisible()).toBe(false)
      for (const seat of ['A', 'B', 'C']) {
        await page.locator('.question').getByText(`What does ${seat} roll?`).waitFor()
        await page.getByRole('button', { name: 'Roll', exact: true }).click()
        expect(await page.locator('.bar-now .die-face').textContent()).toMatch(/^[1-8]$/)
      }
      expect(await page.getByRole('status').first().textContent()).toMatch(/A rolls \d/)
      await expectAccessible(page)
    })
  })
})

describe('the headline', () => {
  test('is the outcome where more than one thing has happened', async () => {
    await visit('/en/quick-and-undead/lab/duel/#', {}, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'To the end' }).click()
      // A hits B, B hits C, and C misses.
      for (const face of ['5', '6', '2']) {
        const fold = page.locator('.whatever')
        if (!(await page.locator('.answer').isVisible())) await fold.locator('summary').click()
        await page.locator('.answer').getByLabel(face, { exact: true }).check()
        await page.getByRole('button', { name: 'Set by hand' }).click()
      }
      await page.getByRole('button', { name: 'To the end' }).click()
      const headline = page.locator('.bar-now [role=status]')
      expect(await headline.textContent()).toMatch(/is killed by/)
      await settle(page)
      const line = page.locator('.recap-line').filter({ hasText: 'is killed by' }).first()
      await line.click()
      expect(await page.locator('tr[aria-current=step]').textContent()).toContain('is killed by')
      expect(await page.locator('.recap').count()).toBe(0)
    })
  })
})

describe('the board', () => {
  const game = '/en/wild-gangs/lab/game/?luck=1'

  test('is what a whole game is played on, from a question that is in view', async () => {
    await visit(game, screens[0], async (page) => {
      await page.locator('.question-text').waitFor()
      await expectAskedInView(page, screens[0].height)
      const part = (name: string) => page.locator(`[data-part="${name}"]`)
      // The first two looks: the second press is the answer.
      await part('event:N1').click()
      expect(await part('event:N1').getAttribute('aria-pressed')).toBe('true')
      expect(await page.getByRole('checkbox', { name: 'event at N1' }).isChecked()).toBe(true)
      await part('event:E').click()
      expect(await page.getByRole('status').first().textContent()).toMatch(
        /Gang A looks at the events at N1 and E/,
      )
      await page.getByRole('button', { name: 'To my turn' }).click()

      // A card of the hand, a side, and which way up.
      const card = page.locator('.card.offered').nth(1)
      const name = (await card.getAttribute('data-part')) ?? ''
      await card.click()
      await part('side:NC.n').click()
      expect(await part(name).getAttribute('aria-pressed')).toBe('true')
      expect(await part('side:NC.n').getAttribute('aria-pressed')).toBe('true')
      await page.getByRole('button', { name: 'Face up' }).click()
      expect(await page.getByRole('status').first().textContent()).toMatch(
        /Gang A places .* face up at building NC, North street/,
      )
      expect(await part(name).count()).toBe(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

  test('is pressed by keys, from part to part', async () => {
    await visit(game, screens[1], async (page) => {
      await page.locator('.question-text').waitFor()
      await expectAskedInView(page, screens[1].height)
      await page.locator('.target.offered[tabindex="0"]').focus()
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('data-part') ?? '')
      const first = await focused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      expect(await focused()).not.toBe(first)
      await page.keyboard.press('Space')
      expect(await page.getByRole('status').first().textContent()).toMatch(/looks at the events/)
    })
  })

  test('takes Bullets, spaces and answers of The Quick and the Undead', async () => {
    await visit('/fr/quick-and-undead/lab/game/?luck=1', screens[1], async (page) => {
      await page.locator('.question').waitFor()
      for (const cell of [3, 5]) await page.locator(`[data-part="cell:A:${cell}"]`).click()
      expect(await page.getByRole('checkbox', { name: 'case 5' }).isChecked()).toBe(true)
      await page.getByLabel(/^Notoriété/).fill('1')
      await page.getByRole('button', { name: 'Répondre', exact: true }).click()
      await page.getByRole('button', { name: 'Jusqu’à mon tour' }).click()
      await page.locator('.space .pick.offered').first().waitFor()
      await page.locator('[data-part="space:4"]').click()
      // Nothing is told before the others have set theirs.
      await page.getByRole('button', { name: 'Pas suivant' }).click()
      await page
        .getByRole('status')
        .first()
        .getByText(/son dé/)
        .waitFor()
    })
  })

  test('still changes the case where nothing is asked of what is pressed', async () => {
    await visit('/en/wild-gangs/lab/placing/', screens[1], async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'To the end' }).click()
      await page.locator('[data-part="loots:NW"]').click()
      await page.getByRole('dialog').getByText('Loots of NW').first().waitFor()
    })
  })
})
