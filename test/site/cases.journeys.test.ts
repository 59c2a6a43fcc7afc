import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { gameIds } from '../../src/games/manifest.ts'
import {
  addressOf,
  expectAccessible,
  expectLegible,
  expectNoSidewaysScroll,
  visit,
  visitAll,
} from './support/visit.ts'

/** Number of examples shown of those that are laid open. */
const shown = (page: Page) => page.locator('.case-chapter li:visible').count()

/** Number of examples said to be left. */
async function left(page: Page): Promise<number> {
  const said = await page.locator('.case-left').textContent()
  return Number(/\d+/.exec(said ?? '')?.[0])
}

describe('the list of examples', () => {
  const desk = { width: 1280, height: 900 }

  // The examples are the same in both languages; French takes more room.
  test.each(gameIds)('of %s fits on three screens, and offers only what some example has', (game) =>
    visit(`/fr/${game}/scenarios/`, desk, async (page) => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(3 * desk.height)
      const all = await left(page)
      for (const name of ['chapter', 'tag', 'level']) {
        const field = page.locator(`.case-filter [name=${name}]`)
        const values = await field
          .locator('option')
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
        for (const value of values.filter(Boolean)) {
          await field.selectOption(value)
          const some = await left(page)
          expect(some, value).toBeGreaterThan(0)
          expect(some, value).toBeLessThan(all)
        }
        await field.selectOption('')
      }
    }),
  )

  test('is narrowed by the keyboard alone, says how much is left, and keeps that in the address', async () => {
    await visit('/en/wild-gangs/scenarios/', {}, async (page) => {
      const all = await left(page)
      await page.getByRole('searchbox', { name: 'Clause number or words' }).focus()
      await page.keyboard.type('8.9')
      await expect.poll(() => left(page)).toBeLessThan(all)
      const byClause = await left(page)
      expect(await shown(page)).toBe(byClause)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('To learn')
      await expect.poll(() => left(page)).toBeLessThan(byClause)
      expect(new URL(page.url()).search).toBe('?q=8.9&level=learn')
      const few = await left(page)
      await page.reload()
      expect(await left(page)).toBe(few)
      await page.getByRole('button', { name: 'Show all' }).press('Enter')
      await expect.poll(() => left(page)).toBe(all)
      expect(new URL(page.url()).search).toBe('')
      expect(await shown(page)).toBe(0)
    })
  })

  test('comes back as it was left, from an example that it led to, and says so when nothing is left', async () => {
    await visit('/fr/wild-gangs/scenarios/?q=diligence', {}, async (page) => {
      const few = await left(page)
      await page.locator('.case-chapter li:visible .scenario-link').first().click()
      await page.waitForURL('**/scenarios/*/')
      await page.goBack()
      await expect.poll(() => left(page)).toBe(few)
      expect(await page.getByRole('searchbox').inputValue()).toBe('diligence')
      // Nothing that is left is said as well.
      await page.goto(addressOf('/fr/wild-gangs/scenarios/?q=xyzzy'))
      await expect.poll(() => page.locator('.case-left').textContent()).toContain('aucun cas')
      expect(await page.locator('.case-chapter:visible').count()).toBe(0)
    })
  })

  test('is led to from a clause that acts in more examples than are named', async () => {
    await visit('/en/wild-gangs/events/', {}, async (page) => {
      const more = page.locator('.clause-foot a[href*="scenarios/?q="]').first()
      await page.goto(String(await more.evaluate((link) => (link as HTMLAnchorElement).href)))
      await expect.poll(() => left(page)).toBeGreaterThan(6)
    })
  })

  test('is without scripts a list of chapters, each of which opens', async () => {
    await visit('/en/wild-gangs/scenarios/', { scripts: 'off' }, async (page) => {
      expect(await page.locator('.case-filter').isVisible()).toBe(false)
      const chapters = page.locator('.case-chapter')
      expect(await chapters.count()).toBeGreaterThan(5)
      await chapters.first().locator('summary').click()
      expect(await shown(page)).toBeGreaterThan(0)
    })
  })

  // By day one with a case that was answered is looked at (practice.journeys.test.ts).
  test('is legible by lamp on the narrowest screen', async () => {
    const reader = { scheme: 'dark', width: 320 } as const
    await visit('/fr/wild-gangs/scenarios/?q=8.9', reader, async (page) => {
      await expect.poll(() => shown(page)).toBeGreaterThan(0)
      await expectLegible(page)
      await expectNoSidewaysScroll(page)
    })
  })
})

describe('the case of the day', () => {
  test('is one step from the front page', () =>
    visit('/fr/', { width: 390, height: 844 }, async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Le cas du jour' }).click()
      await page.waitForURL('**/fr/today/')
      await page.locator('.today .predict').waitFor()
    }))

  test('has its question and its board in view on a phone', () => {
    const days = ['05', '06', '07'].map((day) => `/fr/today/?date=2026-01-${day}`)
    return visitAll(days, { width: 390, height: 844 }, async (page) => {
      await page.locator('.today .predict').waitFor()
      const board = await page.locator('.today :is(.player-board, .bar)').first().boundingBox()
      expect(board?.y, page.url()).toBeLessThan(844 / 2)
      await expectNoSidewaysScroll(page)
    })
  })

  test('is the same for one date in both languages, and the day before has another', async () => {
    const cases: string[] = []
    for (const language of languages)
      await visit(`/${language}/today/?date=2026-01-05`, {}, async (page) => {
        const link = page.locator('.today h2 a')
        cases.push((await link.getAttribute('href')) ?? '')
        if (cases.length < 2) return
        await page.getByRole('link', { name: 'veille' }).click()
        await page.waitForURL('**/today/?date=2026-01-04')
        cases.push((await link.getAttribute('href')) ?? '')
      })
    const [english, french, before] = cases.map((address) => address.split('/').slice(-4).join('/'))
    expect(french).toBe(english)
    expect(before).not.toBe(english)
  })

  test.each([
    [2026, 'en', 'right'],
    [2025, 'fr', 'wrong'],
  ] as const)(
    'of %i in %s is answered once, and shared without giving anything away',
    async (year, language, made) => {
      const address = `/${language}/today/?date=${year}-03-0`
      // A day whose question offers a choice.
      await visit(`${address}1`, {}, async (page) => {
        let day = 1
        while ((await predictable(page)) === 0) await page.goto(`.${address}${++day}`)
        const { title, question, verdict, answers } = await caseShown(page)
        const chosen = answers.findIndex(({ value }) => (value === verdict) === (made === 'right'))
        await page.locator('.predict input[type=radio]').nth(chosen).check()
        await page.locator('.predict [type=submit]').click()
        await page.locator('.grade').waitFor()
        const result = page.locator('.today-result textarea')
        const text = await result.inputValue()
        expect(text).toContain(made === 'right' ? '✓' : '✗')
        expect(text).toContain(String(year))
        for (const secret of [title, question, ...answers.map(({ label }) => label)])
          if (secret.length > 4) expect(text).not.toContain(secret)
        await page.locator('.today-result button').click()
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
        await expectAccessible(page)
        // The first answer counts, also once the page is opened anew.
        await page.reload()
        expect(await result.inputValue()).toBe(text)
      })
    },
  )

  test('leads without scripts to all cases', async () => {
    await visit('/fr/today/', { scripts: 'off' }, async (page) => {
      for (const game of gameIds)
        expect(await page.locator(`main a[href$="/fr/${game}/scenarios/"]`).count()).toBe(1)
    })
  })
})

/** Among how many answers the case at hand lets choose. */
async function predictable(page: Page): Promise<number> {
  await page.locator('.today .predict').waitFor()
  return page.locator('.predict input[type=radio]').count()
}

/** The case at hand as its own file tells it. */
async function caseShown(page: Page) {
  const own = await page.locator('.today h2 a').evaluate((link) => (link as HTMLAnchorElement).href)
  const answer = await page.request.get(own.replace(/\/$/, '.json'))
  return answer.json() as Promise<{
    title: string
    question: string
    verdict: unknown
    answers: { value: unknown; label: string }[]
  }>
}
