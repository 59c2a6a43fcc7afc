import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { comparisonLinks } from './support/comparisons.ts'
import { chooseFirst, leaveToChance, ready, stepsShown } from './support/lab.ts'
import {
  expectAccessible,
  expectLegibleByLamp,
  expectNoSidewaysScroll,
  visit,
  visitAll,
} from './support/visit.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 720 }
const town = '/en/wild-gangs/lab/town/'

const beside = (page: Page) => page.getByRole('dialog')
/** Line that says whether the two have parted. */
const where = (page: Page) => page.locator('.beside-where')
const boards = (page: Page) => page.locator('.beside-board')

/** Corners of the two boards of a comparison. */
const cornersOf = (page: Page) =>
  boards(page).evaluateAll((all) =>
    all.map((one) => {
      const { left, top } = one.getBoundingClientRect()
      return { left: Math.round(left), top: Math.round(top) }
    }),
  )

describe('two readings', () => {
  test('are one tap from the verdict that rests on one', async () => {
    await visit(town, phone, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'To the end' }).click()
      await leaveToChance(page)
      await page.locator('.verdict .stamp').getByText('Rulebook silent').waitFor()
      await page
        .locator('.verdict .forks')
        .getByRole('button', { name: 'Another interpretation: A gang whose loot is protected' })
        .click()
      await where(page).getByText('Here they part').waitFor()
      const told = page.locator('.beside-parting .beside-told')
      expect(await told.allTextContents()).toEqual([
        expect.stringMatching(/^goes without \(ours\).*would take the larger loot/),
        expect.stringMatching(/^takes the best loot still free.*takes the smaller loot/),
      ])
      const areSideBySide = async () => {
        const [one, other] = await cornersOf(page)
        return one?.top === other?.top
      }
      expect(await areSideBySide()).toBe(false)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.setViewportSize(desk)
      expect(await areSideBySide()).toBe(true)
      await expectNoSidewaysScroll(page)
      await expectLegibleByLamp(page)
    })
  })

  test('step together until they part, by a clicker, in the large view too', async () => {
    await visit('/fr/wild-gangs/lab/town/', desk, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'À la fin' }).click()
      await leaveToChance(page)
      await page.locator('.present').click()
      await page.locator('.verdict .fork').first().click()
      await where(page).getByText('C’est ici qu’elles divergent').waitFor()
      await page.keyboard.press('PageUp')
      await where(page).getByText('Jusqu’ici, les deux suivent').waitFor()
      expect(await page.locator('.side-by-side tr').count()).toBe(0)
      await page.keyboard.press('PageDown')
      await where(page).getByText('C’est ici qu’elles divergent').waitFor()
      await page.keyboard.press('End')
      await where(page).getByText('Elles ont divergé').waitFor()
      expect(await page.locator('.side-by-side tr').count()).toBeGreaterThan(0)
      const steps = await stepsShown(page)
      await page.keyboard.press('Escape')
      await beside(page).waitFor({ state: 'detached' })
      expect(await page.locator('.player-large').count()).toBe(1)
      expect(await stepsShown(page)).toBe(steps)
    })
  })

  test('are one tap from the line of the ledger, and from the clause of a chapter', async () => {
    await visit(town, phone, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'To the end' }).click()
      const part = page.locator('.trace-part').filter({ has: page.locator('summary .icon') })
      await part.first().locator('summary').click()
      const line = page.getByRole('row', { name: /would take the larger loot.*protected/ })
      await line.getByRole('button', { name: /^Another interpretation/ }).click()
      await where(page).getByText('Here they part').waitFor()
      await page.goto('./en/wild-gangs/robberies/')
      await page
        .locator('.side-note a[href*="?compare="]')
        .first()
        .evaluate((link) => {
          ;(link as HTMLAnchorElement).click()
        })
      await where(page).getByText('Here they part').waitFor()
      expect(await boards(page).count()).toBe(2)
    })
  })
})

describe('a link to a comparison', () => {
  /** By turns the first and the last of each game: the case of some is under our reading, of others under another. */
  const links = gameIds.map((game, turn) => {
    const some = comparisonLinks().filter((link) => link.game === game)
    const { table = '', asked = '', hash = '' } = some.at(-(turn % 2)) ?? {}
    return `${table}?compare=${asked}${hash}`
  })

  // That two part is held for each link where it is computed (comparisons.test.ts).
  test('opens it where the two part', () =>
    visitAll(links, desk, async (page) => {
      await where(page).getByText('Here they part').waitFor()
      const titles = await page.locator('.beside-told h2').allTextContents()
      expect(new Set(titles).size).toBe(2)
      expect(titles.filter((title) => title.endsWith('(ours)'))).toHaveLength(1)
    }))
})

describe('what if', () => {
  test('another way is played beside the one that was', async () => {
    await visit(town, phone, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'To the end' }).click()
      const answer = page.locator('.bar .answer')
      await answer.getByLabel('Gang A').check()
      await answer.getByRole('button', { name: 'Answer' }).click()
      // What has come of an answer is drawn first, and then written into the address.
      await page.waitForURL(/#/)
      const [address, steps] = [page.url(), await stepsShown(page)]
      // Back to the question, and the other answer.
      await page.getByRole('button', { name: 'One step back' }).click()
      await page.getByRole('button', { name: 'What if?' }).click()
      const other = beside(page)
      await other.getByText('So far both go the same way.').waitFor()
      await other.getByLabel('Gang C').check()
      await other.getByRole('button', { name: 'Answer', exact: true }).click()
      const told = page.locator('.beside-parting .beside-told p')
      expect(await told.first().textContent()).toMatch(/captures the gangsters of gang A/)
      expect(await told.last().textContent()).toMatch(/captures the gangsters of gang C/)
      expect(
        await other.getByRole('table', { name: 'What differs' }).getByRole('row').count(),
      ).toBeGreaterThan(1)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await other.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'To the end' }).click()
      expect(page.url()).toBe(address)
      expect(await stepsShown(page)).toBeGreaterThanOrEqual(steps)
    })
  })

  /** Presses a button by its key, or by the pointer. */
  const presser = (page: Page, how: string) => async (button: Locator) => {
    if (how === 'pointer') return button.click()
    await button.focus()
    await page.keyboard.press('Enter')
  }

  test.each([
    ['quick-and-undead', 'turn', 'keys', phone],
    ['fast-west', 'roulette', 'pointer', desk],
    ['nowheresville', 'robbery', 'keys', desk],
    ['trust-me', 'turn', 'keys', phone],
  ] as const)('is asked of %s as well (%s, by %s)', async (game, lab, how, screen) => {
    await visit(`/en/${game}/lab/${lab}/`, screen, async (page) => {
      await ready(page)
      const press = presser(page, how)
      const next = page.locator('.transport .button-primary')
      while (!(await page.locator('.bar .question').isVisible())) {
        if (await next.isEnabled()) await press(next)
        await page.waitForTimeout(60)
      }
      const address = page.url()
      await press(page.getByRole('button', { name: 'What if?' }))
      const other = beside(page)
      await other.getByText('So far both go the same way.').waitFor()
      const differs = other.getByRole('table', { name: 'What differs' })
      const answer = other.getByRole('button', { name: 'Answer', exact: true })
      const forward = other.locator('.transport .button-primary')
      for (let step = 0; step < 12 && !(await differs.isVisible()); step++) {
        if (await answer.isVisible()) await chooseFirst(other)
        await press((await forward.isEnabled()) ? forward : answer)
        await page.waitForTimeout(60)
      }
      expect(await differs.getByRole('row').count()).toBeGreaterThan(0)
      expect(await boards(page).count()).toBe(2)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await other.waitFor({ state: 'detached' })
      expect(page.url()).toBe(address)
      expect(await page.locator('.bar .question').isVisible()).toBe(true)
    })
  })

  test('chooses a spot of the table of Trust Me on its own board', async () => {
    await visit('/en/trust-me/lab/turn/', desk, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'What if?' }).click()
      const other = beside(page)
      await chooseFirst(other)
      await other.getByRole('button', { name: 'Answer', exact: true }).click()
      // B aims at A, but holds nothing that reaches so far.
      const forward = other.getByRole('button', { name: 'Next step' })
      await expect
        .poll(async () => {
          if (await forward.isEnabled()) await forward.click()
          return other.getByText('A: where do you go?').isVisible()
        })
        .toBe(true)
      const board = other.locator('.beside-board').last()
      await board.locator('.trust-table').click({ position: { x: 300, y: 20 } })
      await board.locator('.trust-why').first().waitFor()
      // The other board has the same parts to look at, and asks nothing.
      const trunk = other.locator('.beside-board').first()
      expect(await trunk.getByRole('tab').count()).toBe(await board.getByRole('tab').count())
      expect(await trunk.locator('.offered').count()).toBe(0)
    })
  })

  test('asks of a whole game what the reader may decide, and tells nothing that is hidden', async () => {
    await visit('/en/wild-gangs/lab/game/?luck=1', desk, async (page) => {
      await page.locator('.question').waitFor()
      for (const spot of ['N1', 'E']) await page.locator(`[data-part="event:${spot}"]`).click()
      await page.getByRole('button', { name: 'To my turn' }).click()
      await page.locator('.question').waitFor()
      const seen = await page.locator('.hand').textContent()
      await page.locator('.transport .button-primary').focus()
      await page.keyboard.press('Home')
      await page.getByRole('button', { name: 'To the next decision' }).click()
      await page.getByRole('button', { name: 'What if?' }).click()
      for (const spot of ['N2', 'W'])
        await boards(page).last().locator(`[data-part="event:${spot}"]`).click()
      await beside(page)
        .getByText(/Gang A looks at the events at N2 and W/)
        .first()
        .waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'To the end' }).click()
      expect(await page.locator('.hand').textContent()).toBe(seen)
    })
  })
})

describe('the keys', () => {
  test('are listed by ? and by a button', async () => {
    await visit('/fr/wild-gangs/lab/town/', phone, async (page) => {
      await ready(page)
      await page.keyboard.press('?')
      const list = page.getByRole('dialog', { name: 'Touches' })
      await list.getByText('Page suivante').waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Touches' }).click()
      await list.waitFor()
    })
  })

  test('leave a question mark to a field that is written in', async () => {
    await visit(town, desk, async (page) => {
      await ready(page)
      await page.getByRole('button', { name: 'To the end' }).click()
      await page.locator('.whatever summary').click()
      await page.locator('.whatever input').focus()
      await page.keyboard.press('?')
      expect(await beside(page).count()).toBe(0)
    })
  })
})
