import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectLegibleByLamp, visit, visitAll } from './support/visit.ts'

const page = '/en/wild-gangs/events/'
const clause = '[id="sheriff.equal"]'

/** Pages on which clauses are named by their numbers: prose, chapters, cases, and lists. */
const naming = [
  'fr/quick-and-undead/lessons/first-duel',
  'en/quick-and-undead/lessons/pay-or-come-out',
  'fr/wild-gangs/events',
  'en/wild-gangs/reference',
  'fr/quick-and-undead/known-issues',
  'en/wild-gangs/glossary',
  'fr/quick-and-undead/scenarios/duel-circle-of-three',
]

describe('the number of a clause', () => {
  test('can be touched at every width, and no line ends with the bracket before it', () =>
    visitAll(
      naming.map((one) => `/${one}/`),
      {},
      async (view) => {
        await view.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true
        })
        for (const width of [320, 390, 1280]) {
          await view.setViewportSize({ width, height: 800 })
          const numbers = await numbersOf(view)
          expect(numbers.length).toBeGreaterThan(0)
          const wrong = numbers.filter(({ isSmall, isTorn }) => isSmall || isTorn)
          expect(wrong, `${view.url()} at ${width} pixels`).toEqual([])
        }
      },
    ))
})

/** The numbers of clauses that a page shows, and whether each is too small for a finger or torn from its bracket. */
const numbersOf = (view: Page) =>
  view.locator('main a').evaluateAll((links) =>
    links.flatMap((link) => {
      const name = link.textContent?.replace(/^\D*/, '').trim() ?? ''
      if (!/^\d+\.\d+$/.test(name) || !link.checkVisibility()) return []
      const { width, height, left, top, bottom } = link.getBoundingClientRect()
      const before = link.previousSibling
      const isBracketed = before instanceof Text && /[([]$/.test(before.data)
      const bracket = document.createRange()
      if (isBracketed) bracket.setStart(before, before.data.length - 1)
      if (isBracketed) bracket.setEnd(before, before.data.length)
      const box = bracket.getBoundingClientRect()
      const isTorn = isBracketed && (box.top > bottom || box.bottom < top || box.left > left + 9)
      return [{ name, isSmall: width < 24 || height < 24, isTorn }]
    }),
  )

describe('a clause', () => {
  test('copies its link and says so once', async () => {
    await visit(page, {}, async (view) => {
      await view.getByRole('link', { name: 'Copy the link to clause 8.9' }).click()
      const copied = await view.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/\/en\/wild-gangs\/events\/#sheriff\.equal$/)
      await view
        .getByRole('status')
        .filter({ hasText: 'The link to clause 8.9 has been copied.' })
        .waitFor({ state: 'attached' })
      expect(view.url()).toBe(copied)
    })
  })

  test('shows the very procedure that carries it out, and leads to an example in which it acts', async () => {
    await visit(page, {}, async (view) => {
      const backing = view.locator(`${clause} .clause-foot`)
      await backing.locator('summary').click()
      const source = backing.locator('.procedure-text').first()
      expect(await source.textContent()).toContain("const clause = 'sheriff.equal'")
      expect(await source.getAttribute('aria-label')).toMatch(/^Source of /)
      expect(await backing.locator('figcaption').first().textContent()).toMatch(
        /^src\/games\/wild-gangs\/rules\/.*:\d+$/,
      )
      await backing.getByRole('link', { name: 'Sheriff: equal largest loots' }).click()
      await view.waitForURL('**/scenarios/sheriff-largest-equal/')
    })
  })

  test('fetches the procedures of a file once, and marks the lines that carry it out', async () => {
    await visit('/fr/quick-and-undead/spaces/', {}, async (view) => {
      const asked: string[] = []
      view.on('request', (request) => asked.push(request.url()))
      for (const fold of await view.locator('.clause-foot > summary').all()) await fold.click()
      await view.locator('.procedure-link').first().waitFor({ state: 'detached' })
      const fetched = asked.filter((url) => url.includes('/source/'))
      expect(fetched.length).toBeGreaterThan(0)
      expect(new Set(fetched).size).toBe(fetched.length)
      expect(await view.locator('.procedure-line.marked').count()).toBeGreaterThan(0)
    })
  })

  test('is without scripts a plain link, and leads to that procedure and to the glossary', async () => {
    await visit(page, { scripts: 'off' }, async (view) => {
      await view.getByRole('link', { name: 'Link to clause 8.9' }).click()
      expect(view.url()).toMatch(/#sheriff\.equal$/)
      const backing = view.locator(`${clause} .clause-foot`)
      await backing.locator('summary').click()
      await backing.locator('.procedure-link').first().click()
      await view.waitForURL(/\/source\/wild-gangs\/rules\/events\/#L\d+$/)
      const source = await view.locator(':target .procedure-text').textContent()
      expect(source).toContain("const clause = 'sheriff.equal'")
      await view.goBack()
      await view.locator(`${clause} a.term`).first().click()
      expect(view.url()).toContain('/en/wild-gangs/glossary/#')
    })
  })

  test('is accessible with everything laid open, by day and by lamp', async () => {
    await visit(page, {}, async (view) => {
      await view.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      await view.locator('.procedure-link').first().waitFor({ state: 'detached' })
      await expectAccessible(view)
      await expectLegibleByLamp(view)
    })
  })
})

describe('a ruling beside its clause', () => {
  const note = `${clause} .side-note`

  test('is its question, all of it, until it is opened in its place', async () => {
    await visit(page, {}, async (view) => {
      const line = view.locator(`${note} summary`)
      const words = view.locator(`${note} .side-note-ours`)
      expect(await words.isVisible()).toBe(false)
      expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      await line.click()
      expect(await words.isVisible()).toBe(true)
      expect(await view.locator(`${note} a`).count()).toBeGreaterThan(0)
    })
  })

  test('leaves no more than a blank line between two clauses', async () => {
    await visit('/en/quick-and-undead/solo/', {}, async (view) => {
      const gaps = await view.locator('.clause + .clause').evaluateAll((clauses) =>
        clauses.map((each) => {
          // Rulings below the words of a clause count with them, those in the margin do not.
          const above = [
            ...(each.previousElementSibling?.querySelectorAll('.clause-words, .side-notes') ?? []),
          ].map((part) => part.getBoundingClientRect())
          const words = each.querySelector('.clause-words')
          if (above.length === 0 || !words) return 0
          const { top, left } = words.getBoundingClientRect()
          const below = above.filter((part) => part.left === left)
          const line = Number.parseFloat(getComputedStyle(words).lineHeight)
          return (top - Math.max(...below.map(({ bottom }) => bottom))) / line
        }),
      )
      expect(gaps.length).toBeGreaterThan(10)
      expect(Math.max(...gaps)).toBeLessThanOrEqual(1)
    })
  })
})

describe('a term', () => {
  test('is described by its definition, which shows while it has the focus, until Escape', async () => {
    await visit(page, {}, async (view) => {
      const term = view.locator(`${clause} a.term`).first()
      const described = await term.getAttribute('aria-describedby')
      expect(await view.locator(`[id="${described}"]`).textContent()).toBeTruthy()
      const card = view.locator(`${clause} .term-card`).first()
      await view.locator(`${clause} .clause-number`).focus()
      await view.keyboard.press('Tab')
      expect(await term.evaluate((link) => link === document.activeElement)).toBe(true)
      await expect.poll(() => card.isVisible()).toBe(true)
      await view.keyboard.press('Escape')
      await expect.poll(() => card.isVisible()).toBe(false)
    })
  })
})

describe('the reference sheet', () => {
  // French takes more room.
  test('prints on one page', async () => {
    await visit('/fr/wild-gangs/reference/', {}, async (view) => {
      const sheet = await view.pdf({ preferCSSPageSize: true })
      expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    })
  })
})
