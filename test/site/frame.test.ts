import { describe, expect, test } from 'vitest'
import { addressOf, visit } from './support/visit.ts'

const clause = '/en/wild-gangs/events/#sheriff.equal'

describe('the language switch', () => {
  test('keeps the page and the clause', () =>
    visit(clause, {}, async (page) => {
      await page.getByRole('link', { name: 'Français' }).click()
      await page.waitForURL(addressOf('/fr/wild-gangs/events/#sheriff.equal'))
      expect(await page.locator('html').getAttribute('lang')).toBe('fr')
      await page.getByRole('link', { name: 'English' }).click()
      await page.waitForURL(addressOf(clause))
    }))

  test('follows a fragment that changes while the page is open', () =>
    visit('/en/wild-gangs/events/', {}, async (page) => {
      await page.evaluate(() => history.replaceState(null, '', '#1.AbC'))
      await page.getByRole('link', { name: 'Français' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(addressOf('/fr/wild-gangs/events/#1.AbC'))
    }))

  test('works without scripts', () =>
    visit('/fr/privacy/', { scripts: 'off' }, async (page) => {
      await page.getByRole('link', { name: 'English' }).click()
      await page.waitForURL(addressOf('/en/privacy/'))
    }))
})

describe('the front door', () => {
  test.each([
    ['fr-CA', '/fr/'],
    ['en-GB', '/en/'],
  ])('opens to a reader of %s', (language, front) =>
    visit('/#', { language }, async (page) => {
      await page.waitForURL(addressOf(front))
    }),
  )

  test('stays shut to a reader of neither language', () =>
    visit('/', { language: 'de-DE' }, async (page) => {
      expect(await page.getByRole('link', { name: 'Lire en français' }).isVisible()).toBe(true)
      expect(await page.getByRole('link', { name: 'Read in English' }).isVisible()).toBe(true)
    }))

  test('remembers the language that was chosen, and does not trap who goes back', () =>
    visit('/en/', { language: 'en-GB' }, async (page) => {
      await page.getByRole('link', { name: 'Français' }).click()
      await page.waitForURL(addressOf('/fr/'))
      await page.goto('about:blank')
      await page.goto(addressOf('/'))
      await page.waitForURL(addressOf('/fr/'))
      await page.goBack()
      expect(page.url()).toBe('about:blank')
    }))
})

describe('the lamp', () => {
  const paper = 'getComputedStyle(document.body).backgroundColor'

  test('turns the page dark, and stays lit on the next page', () =>
    visit('/en/about/', { scheme: 'light' }, async (page) => {
      const day = await page.evaluate(paper)
      const lamp = page.getByRole('button', { name: 'Lamplight' })
      expect(await lamp.getAttribute('aria-pressed')).toBe('false')
      await lamp.click()
      expect(await lamp.getAttribute('aria-pressed')).toBe('true')
      const night = await page.evaluate(paper)
      expect(night).not.toBe(day)
      await page.goto(addressOf('/en/design/'))
      expect(await page.evaluate(paper)).toBe(night)
    }))

  test('leaves nothing behind once it says what the system says', () =>
    visit('/en/about/', { scheme: 'dark' }, async (page) => {
      const lamp = page.getByRole('button', { name: 'Lamplight' })
      await lamp.click()
      expect(await page.evaluate(() => localStorage.length)).toBe(1)
      await lamp.click()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    }))

  test('is lit by a dark system without scripts', () =>
    visit('/en/about/', { scheme: 'dark', scripts: 'off' }, async (page) => {
      const night = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
      expect(night).toBe('rgb(239, 228, 205)')
    }))
})

describe('the contents on a phone', () => {
  const phone = { width: 390, height: 844 }

  test.each(['on', 'off'] as const)('open and close by keyboard, scripts %s', (scripts) =>
    visit('/en/wild-gangs/aim/', { ...phone, scripts }, async (page) => {
      const contents = page.getByRole('navigation', { name: 'Contents' })
      expect(await contents.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Contents' }).focus()
      await page.keyboard.press('Enter')
      expect(await contents.isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await contents.isVisible()).toBe(false)
    }),
  )

  test('fold away when a heading of the same page is chosen', () =>
    visit('/en/wild-gangs/events/', phone, async (page) => {
      await page.getByRole('button', { name: 'Contents' }).click()
      const contents = page.getByRole('navigation', { name: 'Contents' })
      await contents.getByRole('link', { name: 'Stagecoach' }).click()
      expect(await contents.isVisible()).toBe(false)
    }))
})

describe('the keyboard', () => {
  test('reaches the text first, and what has the focus is never covered', () =>
    visit('/en/wild-gangs/events/', { height: 600 }, async (page) => {
      await page.keyboard.press('Tab')
      const first = await page.evaluate(() => document.activeElement?.getAttribute('href'))
      expect(first).toBe('#_top')
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body) return undefined
          const { left, top, width, height } = focused.getBoundingClientRect()
          const over = document.elementFromPoint(left + width / 2, top + height / 2)
          const seen = over && (focused.contains(over) || over.contains(focused))
          return seen ? undefined : focused.outerHTML.slice(0, 120)
        })
        expect(covered).toBeUndefined()
      }
    }))
})

describe('motion', () => {
  test('stops for a reader who asked for less', () =>
    visit('/en/wild-gangs/events/', { motion: 'reduce' }, async (page) => {
      const running = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      )
      expect(running).toBe(0)
    }))
})
