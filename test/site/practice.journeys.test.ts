import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import {
  answer,
  next,
  onward,
  phone,
  place,
  practice,
  question,
  remembered,
} from './support/practice.ts'
import { addressOf, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

describe('practice on a phone', () => {
  // It does the same in both languages; French takes more room.
  const language = 'fr'

  test('shows board, question and answers, then verdict and the way on, without scrolling', async () => {
    await visit(practice(language), phone, async (page) => {
      await page.locator('.practice .predict').waitFor()
      for (const part of ['.scenario-question', '.player-board', '.predict-ways']) {
        const box = await page.locator(`.practice ${part}`).first().boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 9999), part).toBeLessThanOrEqual(phone.height)
      }
      await answer(page, false)
      for (const part of ['.grade-said', '.grade-on .button-primary']) {
        const box = await page.locator(part).boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 9999), part).toBeLessThanOrEqual(phone.height)
      }
      await expectNoSidewaysScroll(page)
    })
  })

  test('asks ten cases, brings a miss back after three to six others, and ends', async () => {
    await visit(practice(language), phone, async (page) => {
      const asked = [await answer(page, false)]
      for (let turn = 1; turn < 20; turn++) {
        await next(page)
        if ((await page.locator('.practice-over').count()) > 0) break
        asked.push(await answer(page, true))
      }
      expect(new Set(asked).size).toBe(10)
      expect(asked).toHaveLength(11)
      const back = asked.lastIndexOf(asked[0] ?? '')
      expect(back - 1).toBeGreaterThanOrEqual(3)
      expect(back - 1).toBeLessThanOrEqual(6)
      await expectAccessible(page)
      // Closed and opened again, the sitting is over; ten more can be asked for.
      await page.reload()
      await page.locator('.practice-over .button-primary').click()
      await page.locator('.practice .predict').waitFor()
      expect(asked).not.toContain(await question(page).textContent())
    })
  })

  test('without scripts says what it is, and leads to the list of cases and to the clauses', async () => {
    await visit(practice(language), { ...phone, scripts: 'off' }, async (page) => {
      const list = page.locator(`.practice a[href$="/${language}/wild-gangs/scenarios/"]`)
      expect(await list.isVisible()).toBe(true)
      expect(await page.locator('.practice').textContent()).toContain('JavaScript')
      const map = page.locator('.mastery')
      expect(await map.locator('noscript').textContent()).toContain('JavaScript')
      await map.locator('summary').first().click()
      expect(await map.locator('.clause-ref').first().isVisible()).toBe(true)
      expect(await map.locator('.mastery-ways').first().isVisible()).toBe(false)
    })
  })
})

describe('the memory of cases', () => {
  test('goes on where the page was closed, and asks the first case again two days later', async () => {
    const context = await (await openBrowser()).newContext({ viewport: phone })
    try {
      const page = await context.newPage()
      await page.clock.setFixedTime(new Date('2027-03-01T10:00:00'))
      await page.goto(addressOf(practice('en')))
      const first = await answer(page, true)
      await next(page)
      expect(await place(page).textContent()).toMatch(/2\D+10/)
      await page.close()
      const later = await context.newPage()
      await later.clock.setFixedTime(new Date('2027-03-03T10:00:00'))
      await later.goto(addressOf(practice('en')))
      await later.locator('.practice .predict').waitFor()
      expect(await question(later).textContent()).toBe(first)
      expect(await place(later).textContent()).toContain('From an earlier day')
      // A clock that is set back loses nothing, and is said.
      await later.clock.setFixedTime(new Date('2027-02-20T10:00:00'))
      await later.reload()
      await later.locator('.practice .predict').waitFor()
      expect(await later.locator('.practice-notices').textContent()).toContain('clock')
      expect(await remembered(later)).toBe(1)
    } finally {
      await context.close()
    }
  })

  test('is one for two tabs that are answered by turns', async () => {
    const context = await (await openBrowser()).newContext({ viewport: phone })
    try {
      const tabs = [await context.newPage(), await context.newPage()]
      for (const tab of tabs) await tab.goto(addressOf(practice('fr')))
      const asked: string[] = []
      for (let turn = 0; turn < 4; turn++) {
        const tab = tabs[turn % 2] as Page
        if (turn > 1) await next(tab)
        asked.push(await answer(tab, true))
      }
      // Both began with the same case; from then on each knows what the other has answered.
      expect(new Set(asked).size).toBe(3)
      for (const tab of tabs) await expect.poll(() => remembered(tab)).toBe(4)
    } finally {
      await context.close()
    }
  })

  test('is saved as a file, erased at one press, brought back, and joined with a file', async () => {
    await visit(practice('en'), phone, async (page) => {
      await answer(page, true)
      await next(page)
      await answer(page, false)
      expect(await remembered(page)).toBe(2)
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as a file' }).click()
      const file = await (await saving).path()
      const saved: unknown = JSON.parse(await readFile(file, 'utf8'))
      expect(saved).toMatchObject({ reckoning: 'practice', version: 1, answers: [{}, {}] })
      await page.getByRole('button', { name: 'Erase all answers' }).click()
      await expect.poll(() => remembered(page)).toBe(0)
      await page.getByRole('button', { name: 'Bring them back' }).click()
      await expect.poll(() => remembered(page)).toBe(2)
      await page.getByRole('button', { name: 'Erase all answers' }).click()
      await expect.poll(() => remembered(page)).toBe(0)
      await page.reload()
      await page.locator('.practice .predict').waitFor()
      expect(await remembered(page)).toBe(0)
      for (const _ of ['once', 'twice'])
        await page.getByLabel('Add from a file').setInputFiles(file)
      await expect.poll(() => remembered(page)).toBe(2)
      const broken = {
        name: 'broken.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"a"'),
      }
      await page.getByLabel('Add from a file').setInputFiles(broken)
      await page.getByText('Nothing has changed').waitFor()
      expect(await remembered(page)).toBe(2)
    })
  })

  test.each([
    [
      'is refused',
      'visit this site keep',
      "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('private', 'SecurityError') } })",
    ],
    [
      'is full',
      'device is full',
      "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
    ],
  ])('lasts for the visit where room for it %s, and says so', async (_, said, script) => {
    const context = await (await openBrowser()).newContext({ viewport: phone })
    try {
      await context.addInitScript(script)
      const page = await context.newPage()
      await page.goto(addressOf(practice('en')))
      await answer(page, true)
      const notices = page.locator('.practice-notices')
      await expect.poll(() => notices.textContent()).toContain(said.replace('visit ', ''))
      await next(page)
      await answer(page, true)
      expect(await remembered(page)).toBe(2)
    } finally {
      await context.close()
    }
  })

  test('marks in lists and chapters what was answered, and so does an answer there count', async () => {
    await visit('/en/wild-gangs/scenarios/?q=8.9', phone, async (page) => {
      const link = page.locator('.case-chapter li:visible .scenario-link')
      const second = await link.nth(1).getAttribute('href')
      await link.first().click()
      await page.waitForURL('**/scenarios/*/')
      await page.locator('.predict').waitFor()
      const box = page.locator('.predict input').first()
      if ((await box.getAttribute('type')) === 'radio') await box.check()
      else await box.fill('1')
      await page.locator('.predict [type=submit]').click()
      await page.locator('.grade').waitFor()
      // The next case is the next of the list that the reader came from.
      expect(await onward(page).getAttribute('href')).toBe(second)
      await page.goBack()
      const sign = page.locator('.case-chapter li:visible').first().locator('.case-known')
      await sign.waitFor()
      expect(await sign.locator('.sr-only').textContent()).toMatch(/right|missed/)
      await expectAccessible(page)
    })
  })
})

// The page with its question is looked at among all kinds of pages, a verdict by lamp on the page of its case.
test('the verdict of practice is accessible', async () => {
  await visit(practice('fr', 'trust-me'), phone, async (page) => {
    await page.locator('.practice .predict').waitFor()
    await remembered(page)
    await answer(page, false)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test('practice is gone through by the keyboard alone', async () => {
  await visit(practice('en'), { width: 1280, height: 800 }, async (page) => {
    await page.locator('.practice .predict').waitFor()
    const first = await question(page).textContent()
    await page.locator('.predict input').first().focus()
    if ((await page.locator('.predict input').first().getAttribute('type')) === 'radio')
      await page.keyboard.press('Space')
    else await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await page.locator('.grade').waitFor()
    // The verdict has the focus; the way on is a few tabs away.
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab')
      if (await onward(page).evaluate((one) => one === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await page.locator('.practice .predict').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toContain('scenario-question')
    expect(await question(page).textContent()).not.toBe(first)
  })
})
