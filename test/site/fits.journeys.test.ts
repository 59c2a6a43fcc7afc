import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { pressOn } from './support/first-game.ts'
import { edit, editPart, labOf, ready } from './support/lab.ts'
import { visit, visitAll } from './support/visit.ts'

const edge = (page: Page, selector: string, side: 'top' | 'bottom') =>
  page
    .locator(selector)
    .first()
    .evaluate((one, which) => one.getBoundingClientRect()[which], side)

/** Foot of the last drawing of the board that is no sign in a line. */
const foot = (page: Page) =>
  page.locator('.stage-table svg:visible').evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    return Math.max(...boxes.filter(({ width }) => width > 60).map(({ bottom }) => bottom))
  })

/** Pixels of a drawing that the bar covers: it is as tall as its question, for which the page is scrolled. */
const covered = async (page: Page, drawing: string) =>
  (await edge(page, drawing, 'bottom')) - (await edge(page, '.bar', 'top'))

describe('on a phone', () => {
  const phone = { width: 390, height: 844 }

  test('all that is drawn of a situation is above the bar', async () => {
    const labs = ['quick-and-undead/lab/duel', 'trust-me/lab/spawn', 'trust-me/lab/combat']
    await visitAll(
      labs.map((lab) => `/fr/${lab}/`),
      phone,
      async (page) => {
        await ready(page)
        const bar = await edge(page, '.bar', 'top')
        expect(await foot(page), page.url()).toBeLessThanOrEqual(bar + 2)
      },
    )
  })

  test('the first rule of a first game is read as a whole, and covers no part of a town', async () => {
    const firstGames = gameIds.map((game) => `/fr/${game}/first-game/`)
    await visitAll(firstGames, phone, async (page) => {
      const rule = page.locator('.guide-said[open]')
      await rule.waitFor()
      await pressOn(page)
      await page.locator('.question').waitFor()
      const [all, seen] = await rule.evaluate((one) => [one.scrollHeight, one.clientHeight])
      expect(all, page.url()).toBeLessThanOrEqual(seen as number)
      if (page.url().includes('/wild-gangs/'))
        await expect.poll(() => covered(page, '.town-drawing')).toBeLessThanOrEqual(1)
    })
  })

  // French takes more room than English.
  test.each([
    ['fr', 390, 844],
    ['fr', 360, 640],
    ['en', 320, 568],
  ] as const)(
    'nothing covers the reader’s own seat in a first game at a round table (%s, %s × %s)',
    async (language, width, height) => {
      await visit(`/${language}/fast-west/first-game/`, { width, height }, async (page) => {
        await page.locator('.guide-said[open]').waitFor()
        await pressOn(page)
        await page.locator('.question').waitFor()
        await expect.poll(() => covered(page, '.west-drawing')).toBeLessThanOrEqual(1)
        await page.locator('[data-part="bullet:2"]').click()
        await page.locator('.guide-asked').waitFor()
        await expect.poll(() => covered(page, '.west-drawing')).toBeLessThanOrEqual(1)
      })
    },
  )

  test('a case that asks about a fight shows firepower before it is answered', async () => {
    const address = '/en/wild-gangs/scenarios/fight-corner-counts-one-street/'
    await visit(address, phone, async (page) => {
      await page.locator('.predict').waitFor()
      expect(await page.locator('.town-key-narrow').textContent()).toMatch(/firepower/)
      const numbers = await page.locator('.gang-brief-number').allTextContents()
      expect(numbers.toSorted()).toEqual(['2', '3', '3', '5'])
    })
  })

  test('a case shows of the action spaces the one that it is about', async () => {
    const address = '/fr/quick-and-undead/scenarios/building-one-purchase/'
    await visit(address, phone, async (page) => {
      await page.locator('.predict').waitFor()
      expect(await page.locator('.space:visible').count()).toBe(1)
      expect(await page.locator('.space:visible > p > b').first().textContent()).toBe('3')
      expect(await edge(page, '.space:visible', 'bottom')).toBeLessThan(
        await edge(page, '.predict', 'top'),
      )
    })
  })

  test('no name on a poster of the front page breaks within a word at 320', async () => {
    await visitAll(['/en/', '/fr/'], { width: 320, height: 700, scripts: 'off' }, async (page) => {
      const broken = await page.locator('.poster .lot-name').evaluateAll((names) =>
        names.flatMap((name) => {
          const text = name.firstChild as Text
          return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          })
        }),
      )
      expect(broken).toEqual([])
      expect(await page.locator('.poster .lot-name').count()).toBeGreaterThan(0)
    })
  })
})

describe('on a desk', () => {
  const desk = { width: 1280, height: 720 }

  test('all that is drawn of a table is in view', async () => {
    const tables = [
      'trust-me/lab/combat',
      'trust-me/lab/turn',
      'trust-me/first-game',
      'quick-and-undead/lab/game',
    ]
    await visitAll(
      tables.map((table) => `/fr/${table}/?luck=1`),
      desk,
      async (page) => {
        await ready(page)
        expect(await foot(page), page.url()).toBeLessThanOrEqual(desk.height)
      },
    )
  })

  test('what can be done with a case stands right below its answers, in view', async () => {
    const cases = [
      '/fr/nowheresville/scenarios/rank-of-a-dead-starter-last/',
      '/fr/trust-me/scenarios/measure-from-middle-to-middle/',
      '/fr/quick-and-undead/scenarios/hired-new-in-town-with-six-players/',
      '/en/wild-gangs/scenarios/fight-corner-counts-one-street/',
    ]
    await visitAll(cases, desk, async (page) => {
      await page.locator('.predict').waitFor()
      const ways = await edge(page, '.predict-ways', 'top')
      const answers = await edge(page, '.predict > .choices', 'bottom')
      expect(ways - answers, page.url()).toBeLessThan(24)
      expect(await edge(page, '.predict-ways', 'bottom')).toBeLessThanOrEqual(desk.height)
    })
  })

  test('a table of chances is no wider than its panel', async () => {
    const address = '/fr/nowheresville/lab/shootout/'
    await visit(address, { width: 1280, height: 720 }, async (page) => {
      await page.locator('.choices-table').waitFor()
      const [all, seen] = await page
        .locator('.stage-under')
        .evaluate((panel) => [panel.scrollWidth, panel.clientWidth])
      expect(all).toBeLessThanOrEqual(seen as number)
    })
  })

  test('a fraction of many digits leaves the bars of odds their room', async () => {
    await visit('/fr/fast-west/lab/game/?luck=1', { width: 1280, height: 720 }, async (page) => {
      const bars = page.locator('.live-table .odds-bar')
      await bars.first().waitFor()
      const widths = await bars.evaluateAll((all) => all.map((bar) => bar.clientWidth))
      expect(Math.min(...widths)).toBeGreaterThan(80)
      expect(new Set(widths).size).toBe(1)
    })
  })

  test('the bottom row of a town is as high as a row', async () => {
    const address = '/en/quick-and-undead/scenarios/building-one-purchase/'
    await visit(address, { width: 1280, height: 720 }, async (page) => {
      const heights = await page
        .locator('.stage .ring .lot-vacant')
        .evaluateAll((lots) => lots.map((lot) => lot.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThan(24)
    })
  })

  test('a choice of the setup is as wide as it needs to be', async () => {
    await visit(`${labOf('en', 'game')}?luck=1`, {}, async (page) => {
      await ready(page)
      await page.getByText('Another game, other seats').click()
      const players = page.locator('.editor').getByRole('combobox', { name: 'Players' })
      await players.waitFor()
      expect((await players.boundingBox())?.width).toBeLessThan(400)
    })
  })

  test('the boxes of card values stand under their names', async () => {
    await visit('/en/wild-gangs/lab/town/', {}, async (page) => {
      await ready(page)
      await edit(page)
      await editPart(page, 'Card values')
      const table = page.locator('.deck')
      const middleOf = (selector: string) =>
        table.locator(selector).evaluate((one) => {
          const { left, right } = one.getBoundingClientRect()
          return (left + right) / 2
        })
      for (const column of [5, 6]) {
        const name = await middleOf(`thead th:nth-child(${column})`)
        const box = await middleOf(`tbody tr:first-child > :nth-child(${column}) input`)
        expect(Math.abs(name - box)).toBeLessThan(3)
      }
    })
  })
})

describe('on paper', () => {
  test('a chapter laid open is its clauses, with the examples by title, question and number', async () => {
    await visit('/en/wild-gangs/events/', {}, async (page) => {
      await page.getByRole('button', { name: 'Full', exact: true }).click()
      const printed = await page.pdf({ format: 'A4' })
      const sheets = printed.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
      expect(sheets).toBeGreaterThan(0)
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('.player-board:visible, .bar:visible').count()).toBe(0)
      const asked = page.locator('.example-asked')
      expect(await asked.count()).toBeGreaterThan(3)
      for (const one of await asked.all()) expect(await one.isVisible()).toBe(true)
      // With every board laid out it would be a multiple of that.
      expect(sheets).toBeLessThanOrEqual(14)
    })
  })
})
