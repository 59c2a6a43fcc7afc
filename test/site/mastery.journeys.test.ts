import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { pressOn } from './support/first-game.ts'
import { answer, next, onward, phone, practice, remembered } from './support/practice.ts'
import { addressOf, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

const countOf = (page: Page, state: string) =>
  page.locator(`.mastery [data-count=${state}]`).textContent().then(Number)
const over = (page: Page) => page.locator('.practice-over')

/** One reader on one device for as long as `look` takes. */
async function asReader(look: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await (await openBrowser()).newContext({ viewport: phone })
  context.setDefaultTimeout(90_000)
  try {
    await look(context)
  } finally {
    await context.close()
  }
}

/** Opens a page on a day of March 2027, at ten in the morning. */
async function openOn(context: BrowserContext, day: number, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(2027, 2, day, 10))
  await page.goto(addressOf(path))
  return page
}

describe('the map of what is known', () => {
  // It does the same in both languages; French takes more room.
  const language = 'fr'

  test('begins empty, builds up by the answers alone, and says in words what it shows', async () => {
    await asReader(async (context) => {
      const first = await openOn(context, 1, practice(language))
      await first.locator('.practice .predict').waitFor()
      const all = await countOf(first, 'untried')
      expect(all).toBeGreaterThan(40)
      expect(
        await first.locator('.mastery .house[data-house]:not([data-state=untried])').count(),
      ).toBe(0)
      const known = await answer(first, true)
      await next(first)
      await answer(first, false)
      await expect.poll(() => countOf(first, 'few')).toBe(2)
      expect(await countOf(first, 'untried')).toBe(all - 2)
      await first.close()
      const later = await openOn(context, 8, practice(language))
      // What was missed comes first, and is missed again.
      await answer(later, false)
      await next(later)
      expect(await answer(later, true)).toBe(known)
      await expect.poll(() => countOf(later, 'held')).toBe(1)
      expect(await countOf(later, 'shaky')).toBe(1)
      const street = later.locator('.mastery-street:has(.house[data-state=held])')
      expect(await street.locator('summary').textContent()).toMatch(/1\ssus?/)
      await street.locator('summary').press('Enter')
      const clause = street.locator('li:has(.house[data-state=held])')
      expect(await clause.locator('[data-state-said]').textContent()).toMatch(/7\sjours/)
      await expectAccessible(later)
      await expectNoSidewaysScroll(later)
    })
  })

  test('leads from each clause to its text, and to a round of its cases', async () => {
    await visit(practice(language), phone, async (page) => {
      await page.locator('.practice .predict').waitFor()
      const street = page.locator('.mastery-street').nth(6)
      await street.locator('summary').click()
      const clause = street.locator('li').first()
      const text = await clause.locator('.clause-ref').getAttribute('href')
      const number = await clause.locator('.clause-ref').textContent()
      const id = await clause.getAttribute('data-clause')
      expect(text).toMatch(new RegExp(`#${id}$`))
      await clause.locator('.mastery-ways a').click()
      await page.waitForURL('**/?clause=**')
      for (let turn = 0; turn < 12; turn++) {
        await page.locator('.practice .predict').waitFor()
        expect(await page.locator('.practice-game').textContent()).toContain(number?.trim())
        await answer(page, turn > 0)
        await next(page)
        if (await over(page).isVisible()) break
      }
      // What was missed is named with its clause, and the round can be asked again.
      expect(await over(page).locator('.practice-clauses a').getAttribute('href')).toBe(text)
      await over(page).getByRole('button').click()
      await page.locator('.practice .predict').waitFor()
    })
  })

  test('has twelve cases for an evening, which name what to read again, all day long', async () => {
    await asReader(async (context) => {
      const page = await openOn(context, 1, `/${language}/wild-gangs/`)
      await page.locator('.continue a[href$="?tonight"]').click()
      const asked: string[] = []
      for (let turn = 0; turn < 12; turn++) {
        asked.push(await answer(page, turn > 1))
        await next(page)
      }
      expect(new Set(asked).size).toBe(12)
      expect(await over(page).locator('.practice-over-said').textContent()).toMatch(/^10\D+12/)
      const missed = over(page).locator('.practice-clauses a')
      expect(await missed.count()).toBe(2)
      for (const link of await missed.all()) {
        const [path = '', id = ''] = ((await link.getAttribute('href')) ?? '').split('#')
        const chapter = await page.request.get(new URL(path, page.url()).href)
        expect(await chapter.text()).toContain(`id="${id}"`)
      }
      await page.reload()
      await over(page).waitFor()
      expect(await missed.count()).toBe(2)
      expect(await remembered(page)).toBe(12)
    })
  })
})

describe('what has been begun', () => {
  test('is on the start page of its game: cases that are due, and the first game', async () => {
    await asReader(async (context) => {
      const before = await openOn(context, 1, '/en/wild-gangs/')
      const begun = (page: Page) => page.locator('.continue-begun')
      expect(await begun(before).isVisible()).toBe(false)
      await before.goto(addressOf(practice('en')))
      await answer(before, true)
      await before.goto(addressOf('/en/wild-gangs/'))
      await expect.poll(() => begun(before).textContent()).toMatch(/^Continue: 9\snew cases$/)
      await before.close()
      const later = await openOn(context, 8, '/en/wild-gangs/first-game/')
      await later.locator('.guide-said').waitFor()
      await pressOn(later)
      await pressOn(later)
      await expect.poll(() => later.locator('.guide-said').textContent()).toContain('Rule 2 of 12')
      await later.goto(addressOf('/en/wild-gangs/'))
      await expect
        .poll(() => begun(later).textContent())
        .toMatch(/^Continue: 1\scase due · first game, rule 2 of 12$/)
      await expectAccessible(later)
      await begun(later).locator('a').first().click()
      await later.locator('.practice .predict').waitFor()
      // Of a game that has not been begun nothing is said.
      await later.goto(addressOf('/en/fast-west/'))
      await later.locator('.continue').waitFor()
      expect(await begun(later).isVisible()).toBe(false)
    })
  })

  test('says nothing where storage is refused, and leads to the evening all the same', async () => {
    await asReader(async (context) => {
      await context.addInitScript(
        "for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('private', 'SecurityError') } })",
      )
      const page = await openOn(context, 1, '/fr/trust-me/')
      expect(await page.locator('.continue-begun').isVisible()).toBe(false)
      await page.locator('.continue a').click()
      await answer(page, true)
      await next(page)
      await expect.poll(() => countOf(page, 'few')).toBe(1)
    })
  })

  test('counts the case of the day, once, and a case of a chapter', async () => {
    await asReader(async (context) => {
      const page = await openOn(context, 1, '/en/today/?date=2027-02-27')
      const form = page.locator('.today .predict')
      await form.waitFor()
      const given = form.locator('input').first()
      if ((await given.getAttribute('type')) === 'radio') await given.check()
      else await given.fill('1')
      await form.locator('[type=submit]').click()
      await page.locator('.grade').waitFor()
      // Nobody leaves a page within the blink of an eye in which the answer is kept.
      await page.waitForLoadState('networkidle')
      const game = await page.locator('.today').getAttribute('data-game')
      await page.goto(addressOf(practice('en', game ?? '')))
      await page.locator('.practice .predict').waitFor()
      await expect.poll(() => remembered(page)).toBe(1)
    })
  })
})

test('a wrong answer leads to almost the same case with another answer', async () => {
  const address = '/en/trust-me/scenarios/action-diversion-at-twenty/'
  await visit(address, phone, async (page) => {
    await page.locator('.predict').waitFor()
    // It is allowed at exactly twenty centimetres.
    await page.locator('.predict input[type=radio]').nth(1).check()
    await page.locator('.predict [type=submit]').click()
    await page.locator('.grade-wrong').waitFor()
    const pair = page.locator('.grade-pair a')
    expect(await pair.getAttribute('href')).toMatch(/action-diversion-too-far-refused\/$/)
    expect(await onward(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Predict again' }).click()
    await page.locator('.predict input[type=radio]').first().check()
    await page.locator('.predict [type=submit]').click()
    await page.locator('.grade-right').waitFor()
    expect(await pair.count()).toBe(0)
  })
})
