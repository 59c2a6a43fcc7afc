import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { pressOn } from './support/first-game.ts'
import { edit, editPart, labOf, ready } from './support/lab.ts'
import { visit } from './support/visit.ts'

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

describe('on a phone', () => {
  const phone = { width: 390, height: 844 }

  test.each(['quick-and-undead/lab/duel', 'trust-me/lab/spawn', 'trust-me/lab/combat'])(
    'all that is drawn of a situation is above the bar (%s)',
    async (lab) => {
      await visit(`/fr/${lab}/`, phone, async (page) => {
        await ready(page)
        expect(await foot(page)).toBeLessThanOrEqual((await edge(page, '.bar', 'top')) + 2)
      })
    },
  )

  test.each(['en', 'fr'])(
    'the rule of a first game covers no part of the town (%s)',
    async (language) => {
      await visit(`/${language}/wild-gangs/first-game/`, phone, async (page) => {
        await page.locator('.guide-said[open]').waitFor()
        await pressOn(page)
        await page.locator('.question').waitFor()
        // The bar is as tall as its question, for which the page is scrolled.
        const covered = async () =>
          (await edge(page, '.town-drawing', 'bottom')) - (await edge(page, '.bar', 'top'))
        await expect.poll(covered).toBeLessThanOrEqual(1)
      })
    },
  )

  test.each(gameIds)('the first rule of a first game of %s is read as a whole', async (game) => {
    await visit(`/fr/${game}/first-game/`, phone, async (page) => {
      const rule = page.locator('.guide-said[open]')
      await rule.waitFor()
      await pressOn(page)
      await page.locator('.question').waitFor()
      const [all, seen] = await rule.evaluate((one) => [one.scrollHeight, one.clientHeight])
      expect(all).toBeLessThanOrEqual(seen as number)
    })
  })

  test.each([
    ['en', 390, 844],
    ['fr', 390, 844],
    ['en', 390, 664],
    ['fr', 360, 640],
    ['en', 320, 568],
  ] as const)(
    'nothing covers the reader’s own seat in a first game at a round table (%s, %s × %s)',
    async (language, width, height) => {
      await visit(`/${language}/fast-west/first-game/`, { width, height }, async (page) => {
        await page.locator('.guide-said[open]').waitFor()
        await pressOn(page)
        await page.locator('.question').waitFor()
        // The bar is as tall as its question, for which the page is scrolled.
        const covered = async () =>
          (await edge(page, '.west-drawing', 'bottom')) - (await edge(page, '.bar', 'top'))
        await expect.poll(covered).toBeLessThanOrEqual(1)
        await page.locator('[data-part="bullet:2"]').click()
        await page.locator('.guide-asked').waitFor()
        await expect.poll(covered).toBeLessThanOrEqual(1)
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

  test.each(['en', 'fr'])(
    'a case shows of the action spaces the one that it is about (%s)',
    async (language) => {
      const address = `/${language}/quick-and-undead/scenarios/building-one-purchase/`
      await visit(address, phone, async (page) => {
        await page.locator('.predict').waitFor()
        expect(await page.locator('.space:visible').count()).toBe(1)
        expect(await page.locator('.space:visible > p > b').first().textContent()).toBe('3')
        expect(await edge(page, '.space:visible', 'bottom')).toBeLessThan(
          await edge(page, '.predict', 'top'),
        )
      })
    },
  )

  test.each(['en', 'fr'])(
    'no name on a poster of the front page breaks within a word at 320 (%s)',
    async (language) => {
      await visit(`/${language}/`, { width: 320, height: 700 }, async (page) => {
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
    },
  )
})

describe('on a desk', () => {
  test.each([
    'trust-me/lab/combat',
    'trust-me/lab/turn',
    'trust-me/first-game',
    'quick-and-undead/lab/game',
  ])('all that is drawn of a table is in view (%s)', async (address) => {
    await visit(`/fr/${address}/`, { width: 1280, height: 720 }, async (page) => {
      await ready(page)
      expect(await foot(page)).toBeLessThanOrEqual(720)
    })
  })

  test.each([
    ['fr', 'nowheresville', 'rank-of-a-dead-starter-last'],
    ['fr', 'trust-me', 'measure-from-middle-to-middle'],
    ['fr', 'quick-and-undead', 'hired-new-in-town-with-six-players'],
    ['en', 'wild-gangs', 'fight-corner-counts-one-street'],
  ])(
    'what can be done with a case stands right below its answers, in view (%s, %s, %s)',
    async (language, game, id) => {
      const address = `/${language}/${game}/scenarios/${id}/`
      await visit(address, { width: 1280, height: 720 }, async (page) => {
        await page.locator('.predict').waitFor()
        const ways = await edge(page, '.predict-ways', 'top')
        expect(ways - (await edge(page, '.predict > .choices', 'bottom'))).toBeLessThan(24)
        expect(await edge(page, '.predict-ways', 'bottom')).toBeLessThanOrEqual(720)
      })
    },
  )

  test.each(['en', 'fr'])(
    'a table of chances is no wider than its panel (%s)',
    async (language) => {
      const address = `/${language}/nowheresville/lab/shootout/`
      await visit(address, { width: 1280, height: 720 }, async (page) => {
        await page.locator('.choices-table').waitFor()
        const [all, seen] = await page
          .locator('.stage-under')
          .evaluate((panel) => [panel.scrollWidth, panel.clientWidth])
        expect(all).toBeLessThanOrEqual(seen as number)
      })
    },
  )

  test('a fraction of many digits leaves the bars of odds their room', async () => {
    await visit('/fr/fast-west/lab/game/', { width: 1280, height: 720 }, async (page) => {
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
    await visit(labOf('en', 'game'), {}, async (page) => {
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
