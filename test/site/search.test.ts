import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { expectAccessible, expectLegible, expectNoSidewaysScroll, visit } from './support/visit.ts'

interface Shown {
  readonly kind: string
  readonly address: string
  readonly words: string
}

/** Opens the search from any page by its key and asks. */
async function ask(page: Page, query: string): Promise<void> {
  const open = page.locator('dialog[open]')
  // A busy browser loses a key that comes before the page is painted.
  await expect
    .poll(async () => {
      if (!(await open.isVisible())) await page.keyboard.press('/')
      return open.isVisible()
    })
    .toBe(true)
  await open.getByRole('searchbox').fill(query)
  await page.locator('search-panel[data-asked] [role=status]:not(:empty)').first().waitFor()
}

/** Asks something else in the search that is open, once the last answer is gone. */
async function askNext(page: Page, query: string): Promise<void> {
  const box = page.locator('dialog[open]').getByRole('searchbox')
  await box.fill('')
  await page.locator('dialog search-panel:not([data-asked])').waitFor({ state: 'attached' })
  await box.fill(query)
  await page.locator('dialog search-panel[data-asked] [role=status]:not(:empty)').first().waitFor()
}

/** Finds that are shown, best first. */
function shown(page: Page): Promise<Shown[]> {
  return page.locator('dialog .finds > li').evaluateAll((items) =>
    items.map((item) => ({
      kind: item.dataset['kind'] ?? '',
      address: item.querySelector('a')?.getAttribute('href') ?? '',
      words: item.textContent ?? '',
    })),
  )
}

// What is found for which question is held where the index is asked without a page (test/content/search.test.ts).
describe('the search', () => {
  test('finds the clause first, and right behind what rules an example with its verdict', async () => {
    await visit('/fr/wild-gangs/', {}, async (page) => {
      await ask(page, 'shérif égalité')
      const [best, ...others] = await shown(page)
      expect(best).toMatchObject({ kind: 'clause' })
      expect(best?.address).toContain('#sheriff.equal')
      const examples = others.slice(0, 5).filter(({ kind }) => kind === 'scenario')
      const example = examples.find(({ address }) =>
        address.includes('/fr/wild-gangs/scenarios/sheriff-largest-equal/'),
      )
      expect(example?.words).toMatch(/B · 8\.9/)
      // A ruling has the number of its clause.
      await askNext(page, 'butin protégé')
      await page.getByRole('radio', { name: /^Décisions/ }).check()
      const kind = page.locator('dialog .find-kind').first()
      await expect.poll(() => kind.textContent()).toMatch(/^Décision\u00a0\d+\.\d+$/)
    })
  })

  test('opens with an answer: the rule, its number, how it stands, and an example with its verdict', async () => {
    await visit('/en/nowheresville/', {}, async (page) => {
      await ask(page, 'can I shoot my own gang')
      const first = page.locator('dialog .finds > li').first()
      await expect.poll(() => first.getAttribute('class')).toBe('answer')
      expect(await first.locator('.stamp').textContent()).toMatch(/\S/)
      // The rule is the title of the card, or stands below the ruling or the example that answers.
      const rule = first.locator('a.card-title, .card-clause a').filter({ hasText: /\d+\.\d+/ })
      expect(await rule.count()).toBeGreaterThan(0)

      await askNext(page, 'first in the Saloon, but no equipment is left?')
      const card = page.locator('dialog .answer-card')
      expect(await card.locator('a.find').getAttribute('href')).toContain('#saloon.first-equipment')
      const example = card.locator('.card-example')
      const address = '/en/nowheresville/scenarios/saloon-no-equipment-left/'
      expect(await example.locator('a').getAttribute('href')).toContain(address)
      expect(await example.locator('strong').textContent()).toMatch(/\S/)
    })
  })

  test('is walked with the keyboard alone, from the question to the clause', async () => {
    await visit('/en/', {}, async (page) => {
      // Closed, it gives the focus back.
      await page.getByRole('button', { name: 'Search' }).click()
      await page.keyboard.press('Escape')
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('tool-search')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('sheriff.equal')
      // What was asked letter by letter is answered letter by letter; the last answer counts.
      await expect
        .poll(async () => (await shown(page))[0]?.address, { timeout: 30_000 })
        .toContain('#sheriff.equal')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/en/wild-gangs/events/#sheriff.equal')
    })
  })

  test('shows one kind alone, and says how much that is; what another reading gives is last', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      await ask(page, 'sheriff')
      await page.getByRole('radio', { name: /^Terms/ }).check()
      await expect
        .poll(async () => (await shown(page)).every(({ kind }) => kind === 'term'))
        .toBe(true)
      const count = (await shown(page)).length
      expect(await page.getByRole('status').first().textContent()).toBe(
        `${count} ${count === 1 ? 'result' : 'results'}.`,
      )

      await askNext(page, 'street sign swaps diagonally')
      await page.getByRole('radio', { name: /^Examples/ }).check()
      const more = page.getByRole('button', { name: 'Show more' })
      const labelled = async () => {
        // The button goes once all is shown, and may do so while it is pressed.
        if (await more.isVisible()) await more.click({ timeout: 1000 }).catch(() => undefined)
        return (await shown(page)).map(({ words }) =>
          words.includes('under another interpretation'),
        )
      }
      await expect.poll(labelled, { timeout: 30_000 }).toContain(true)
      const others = await labelled()
      expect(others.lastIndexOf(false)).toBeLessThan(others.indexOf(true))
    })
  })

  test('answers or says a sentence for whatever is typed', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      const status = page.locator('dialog [role=status]')
      await ask(page, 'sheriff '.repeat(625))
      await expect.poll(() => status.textContent()).toMatch(/results?\./)
      for (const query of ['?!…', 'бандит', 'xyzzyq']) {
        await askNext(page, query)
        await expect.poll(() => status.textContent()).toMatch(/Nothing found/)
        expect(await shown(page)).toEqual([])
      }
      expect(await status.textContent()).toContain('xyzzyq')
      // Six kinds of which there are none are nothing to choose from.
      expect(await page.locator('dialog .search-kinds').isVisible()).toBe(false)
    })
  })

  test('fetches its index only when it is opened, and little of it for the first question', async () => {
    await visit('/en/wild-gangs/events/', {}, async (page) => {
      const before: string[] = []
      page.on('request', (request) => before.push(request.url()))
      await page.reload({ waitUntil: 'networkidle' })
      const indexed = () => before.filter((url) => url.includes('/pagefind/'))
      expect(indexed()).toEqual([])
      const weights: Promise<number>[] = []
      page.on('requestfinished', (request) =>
        weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
      )
      await ask(page, 'what if the sheriff ties')
      await page.locator('dialog .answer-card').waitFor()
      expect(indexed().length).toBeGreaterThan(0)
      const sum = (await Promise.all(weights)).reduce((all, each) => all + each, 0)
      expect(sum / 1000).toBeLessThanOrEqual(150)
    })
  })

  test('offers the ten quarrels of a game while nothing is asked', async () => {
    await visit('/fr/fast-west/', {}, async (page) => {
      await page.keyboard.press('/')
      const offers = page.locator('dialog .quarrel')
      await expect.poll(() => offers.count()).toBe(10)
      const question = await offers.first().textContent()
      await offers.first().click()
      await page.locator('dialog .answer-card').waitFor()
      expect(await page.getByRole('searchbox').first().inputValue()).toBe(question)
      expect(await offers.first().isVisible()).toBe(false)
    })
  })

  test('says that it cannot be loaded, and answers once the network is back', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      let isDown = true
      await page
        .context()
        .route('**/pagefind/**', (route) =>
          isDown ? route.abort('internetdisconnected') : route.continue(),
        )
      await page.keyboard.press('/')
      await page.getByRole('searchbox').fill('sheriff tie')
      const status = page.locator('dialog [role=status]')
      await expect.poll(() => status.textContent()).toContain('could not be loaded')
      isDown = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(async () => (await shown(page))[0]?.address).toContain('#sheriff.equal')
    })
  })

  test('keeps the question for the way back from what was found, and forgets it when it is closed', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      await ask(page, 'sheriff tie')
      await page.locator('dialog a.find').first().click()
      await page.waitForURL('**/events/**')
      await page.goBack()
      await expect.poll(async () => (await shown(page))[0]?.address).toContain('#sheriff.equal')
      expect(await page.getByRole('searchbox').inputValue()).toBe('sheriff tie')
      await page.keyboard.press('Escape')
      expect(await page.locator('dialog[open]').count()).toBe(0)
      await page.reload()
      expect(await page.locator('dialog[open]').count()).toBe(0)
    })
  })

  test('is opened by the box of the front page, and by what settles a dispute', async () => {
    await visit('/en/', { width: 390, height: 844 }, async (page) => {
      const box = page.getByRole('searchbox', { name: 'Settle a dispute' })
      await box.fill('no money pay')
      await box.press('Enter')
      await expect
        .poll(async () =>
          (await shown(page))
            .slice(0, 3)
            .map(({ address }) => address)
            .join(),
        )
        .toContain('#intimidate.pay')
      await page.keyboard.press('Escape')
      await page
        .locator('[data-game="wild-gangs"]')
        .getByRole('link', { name: /Settle a dispute/ })
        .click()
      await page.locator('dialog[open]').waitFor()
      await page.locator('dialog').getByRole('searchbox').fill('tie')
      await expect.poll(async () => (await shown(page))[0]?.address).toContain('/en/wild-gangs/')
    })
  })

  test('keeps a question in the address of its page', async () => {
    await visit('/fr/search/?q=baril&in=wild-gangs', {}, async (page) => {
      await page.locator('.finds > li').first().waitFor()
      await page.getByRole('searchbox').first().fill('diligence')
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('diligence')
    })
  })

  test('offers no box that nothing answers without scripts', async () => {
    await visit('/fr/search/', { scripts: 'off' }, async (page) => {
      const main = page.getByRole('main')
      expect(await main.getByRole('searchbox').isVisible()).toBe(false)
      for (const game of gameIds)
        for (const place of ['reference', 'glossary', 'known-issues'])
          expect(await main.locator(`a[href$="/fr/${game}/${place}/"]`).count()).toBe(1)
    })
  })

  test('is accessible with finds shown, by day at 1280 pixels, by lamp at 320', async () => {
    await visit('/en/wild-gangs/', {}, async (page) => {
      await ask(page, 'sheriff')
      await page.locator('.finds > li').first().waitFor()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectLegible(page)
      await expectNoSidewaysScroll(page)
    })
  })
})
