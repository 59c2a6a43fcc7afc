import type { Locator, Page } from 'playwright-core'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { stepsShown } from './support/lab.ts'
import { addressOf, expectNoSidewaysScroll, visit, visitAll } from './support/visit.ts'

/** Names that the pages give to what is pressed here. */
const words = {
  en: {
    show: 'Show the verdict',
    large: 'Present large',
    others: 'Show the others',
    odds: 'Show the odds',
    noOdds: 'Hide the odds',
  },
  fr: {
    show: 'Montrer le verdict',
    large: 'Afficher en grand',
    others: 'Montrer aux autres',
    find: 'Trouver',
    search: 'shérif butins égaux',
    odds: 'Montrer les probabilités',
    noOdds: 'Cacher les probabilités',
  },
} as const

const pageOf = (language: string, id: string) => `/${language}/${id.replace('/', '/scenarios/')}/`
const sheriff = 'wild-gangs/sheriff-largest-equal'
const duel = 'quick-and-undead/duel-three-one-mutual-pair'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const top = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN
const question = (page: Page) => page.locator('.scenario-question')
const board = (page: Page) => page.locator('.town-drawing, .duel').first()
const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' }).first()

describe('a case on a phone', () => {
  test('asks first, shows the board, and gives the verdict without a guess', async () => {
    const paths = [sheriff, duel].map((id) => pageOf('fr', id))
    await visitAll(paths, { width: 320, height: 844 }, async (page) => {
      const show = button(page, words.fr.show)
      await show.waitFor()
      const before = await top(board(page))
      expect(await top(question(page))).toBeLessThan(before)
      expect(before).toBeLessThan(await top(page.locator('.predict')))
      expect((await top(show)) + 44).toBeLessThanOrEqual(844)
      await show.click()
      await verdict(page).waitFor()
      expect(await verdict(page).getByRole('link', { name: /§/ }).count()).toBeGreaterThan(0)
      expect(await question(page).isVisible()).toBe(true)
      expect(await top(board(page))).toBe(before)
      await expectNoSidewaysScroll(page)
    })
  })

  /** Taps, and counts. */
  const tapper = () => {
    let taps = 0
    return {
      tap: async (one: Locator) => {
        await one.click()
        taps += 1
      },
      taps: () => taps,
    }
  }

  test('has its verdict three taps from the front page', async () => {
    const { show, find, search } = words.fr
    await visit('/fr/', { width: 390, height: 844 }, async (page) => {
      const { tap, taps } = tapper()
      await page.locator('#search-box').pressSequentially(search)
      await tap(button(page, find))
      const finds = page.locator('search-panel[data-asked] .finds')
      await tap(finds.locator('> li[data-kind=scenario] a[href*="sheriff-largest-equal"]').first())
      await tap(button(page, show))
      await verdict(page).waitFor()
      expect(taps()).toBeLessThanOrEqual(3)
    })
  })
})

/** Large text and drawings that are smaller than 28 pixels. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = document.querySelector('.player-large')
    const texts = document.createTreeWalker(shown ?? document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const one = text.parentElement as Element
      const isSeen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!text.textContent?.trim() || one.closest('.sr-only') || !isSeen) continue
      const { a = 1, b = 0 } = (one instanceof SVGGraphicsElement && one.getScreenCTM()) || {}
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b)
      if (size < 27.9) found.add(`${size.toFixed(1)} ${text.textContent.trim().slice(0, 30)}`)
    }
    return [...found]
  })
}

const wall = { width: 1920, height: 1080 }

describe('a case before a class', () => {
  test('is voted on by letters, run by a clicker, and decided', async () => {
    await visit(pageOf('fr', sheriff), wall, async (page) => {
      await button(page, words.fr.large).click()
      await page.locator('.vote').waitFor()
      expect(await question(page).isVisible()).toBe(true)
      for (const key of ['a', 'd', 'd', 'b', 'b', 'c', 'Backspace']) await page.keyboard.press(key)
      const tally = page.locator('.vote li b')
      await expect.poll(() => tally.allTextContents()).toEqual(['1', '2', '0', '2'])
      await tally.nth(1).click()
      await expect.poll(() => tally.allTextContents()).toEqual(['1', '3', '0', '2'])
      for (const key of ['c', '1', '4', 'Enter']) await page.keyboard.press(key)
      await expect.poll(() => tally.allTextContents()).toEqual(['1', '3', '14', '2'])
      expect(await verdict(page).count()).toBe(0)

      // Two keys are all that a clicker has: it runs the case to its end, where the verdict stands.
      await page.keyboard.press('PageDown')
      await expect.poll(() => page.locator('.trace-sentence').count()).toBe(1)
      for (let step = 0; step < 80 && (await verdict(page).count()) === 0; step += 1)
        await page.keyboard.press('PageDown')
      expect(await verdict(page).textContent()).toMatch(/3\D+20/)
      expect(await verdict(page).locator('.clause-quoted').isVisible()).toBe(true)

      const link = verdict(page).getByRole('link', { name: /§/ })
      await link.click()
      const sheet = page.getByRole('dialog')
      await expect.poll(() => sheet.locator('blockquote').textContent()).toMatch(/shérif/i)
      expect(page.url()).toBe(addressOf(pageOf('fr', sheriff)))
      await page.keyboard.press('Escape')
      expect(await sheet.count()).toBe(0)
      expect(await page.locator('.player-large').count()).toBe(1)
      expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
    })
  })

  test.each([
    ['en', sheriff],
    ['fr', 'wild-gangs/odds-face-down-gangster'],
    ['en', 'quick-and-undead/duel-ring-of-six'],
    ['fr', 'quick-and-undead/intimidate-comes-out-hit'],
    ['en', 'nowheresville/flee-still-second'],
    ['fr', 'nowheresville/saloon-three-meet'],
    ['en', 'fast-west/duel-two-pairs'],
    ['fr', 'fast-west/game-eight-players'],
    ['en', 'fast-west/indians-two-hold-the-most'],
    ['fr', 'trust-me/scenery-cover'],
    ['en', 'trust-me/wound-covers-a-skill'],
  ] as const)('is written for the back row, board and all (%s, %s)', async (language, id) => {
    await visit(pageOf(language, id), wall, async (page) => {
      await button(page, words[language].large).click()
      await page.locator('.vote').waitFor()
      expect(await tooSmall(page)).toEqual([])
      for (const key of ['PageDown', 'PageDown', 'PageDown', 'End']) {
        await page.keyboard.press(key)
        expect(await tooSmall(page), key).toEqual([])
      }
      for (const tab of await page.locator('.player-large .tab-list label:visible').all()) {
        await tab.click()
        expect(await tooSmall(page)).toEqual([])
      }
    })
  })

  test.each([wall, { width: 1280, height: 720 }])(
    'has both sheets of a combat in view that is laid out, below it and below the bar ($width)',
    async (size) => {
      await visit('/fr/trust-me/lab/combat/', size, async (page) => {
        await button(page, words.fr.large).click()
        await page.locator('.large-ways').waitFor()
        const sheets = page.locator('.player-large .trust-sheets > .trust-drawing')
        expect(await sheets.count()).toBe(2)
        const ways = await page.locator('.large-ways').boundingBox()
        for (const sheet of await sheets.all()) {
          const box = await sheet.boundingBox()
          expect(box?.y ?? 0).toBeGreaterThanOrEqual((ways?.y ?? 9999) + (ways?.height ?? 0))
          expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
        }
        if (size === wall) expect(await tooSmall(page)).toEqual([])
      })
    },
  )

  test('has a letter for every answer, and with Shift letters for all else', async () => {
    await visit(pageOf('fr', 'nowheresville/maintenance-no-bandit-left'), wall, async (page) => {
      await button(page, words.fr.large).click()
      await page.locator('.vote').waitFor()
      const rows = page.locator('.vote li')
      const keys = await rows.locator('kbd').allTextContents()
      expect(keys).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, await rows.count()))
      expect(keys.length).toBeGreaterThan(9)
      // The way to the verdict stays in view, though there are more answers than number keys.
      const bar = await page.locator('.bar-asked').boundingBox()
      const end = await button(page, words.fr.show).boundingBox()
      expect((end?.y ?? 9999) + (end?.height ?? 0)).toBeLessThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0),
      )
      expect(await page.locator('.vote-how').textContent()).toMatch(/la lettre placée/)
      for (const key of ['9', 'a', 'b', 'd', 'd']) await page.keyboard.press(key)
      const counts = async () =>
        (await rows.locator('b').allTextContents()).flatMap((count, place) =>
          count === '0' ? [] : `${keys[place]}${count}`,
        )
      await expect.poll(counts).toEqual(['A1', 'B1', 'D2'])
      expect(await tooSmall(page)).toEqual([])
      expect(await stepsShown(page)).toBe(0)
      await page.keyboard.press('Shift+B')
      expect(await page.locator('.blank-screen').count()).toBe(1)
      await page.keyboard.press('.')
      expect(await page.locator('.blank-screen').count()).toBe(0)
      for (const key of ['3', 'Shift+M']) await page.keyboard.press(key)
      expect(await page.getByRole('timer').textContent()).toMatch(/^(?:3:00|2:59)$/)
      await page.keyboard.press('Shift+M')
      expect(await page.getByRole('timer').count()).toBe(0)
    })
  })

  test('keeps its odds until they are asked for', async () => {
    const language = 'fr'
    const { large, show, odds, noOdds } = words[language]
    await visit(
      pageOf(language, 'quick-and-undead/odds-intimidation-come-out'),
      wall,
      async (page) => {
        await button(page, large).click()
        await button(page, show).click()
        await verdict(page).waitFor()
        const table = verdict(page).locator('.case-odds')
        expect(await table.isVisible()).toBe(false)
        await button(page, odds).click()
        await expect.poll(() => table.isVisible()).toBe(true)
        await button(page, noOdds).click()
        await expect.poll(() => table.isVisible()).toBe(false)
      },
    )
  })

  test('is read to its end with the key that steps, however long the clause is', async () => {
    await visit(pageOf('fr', 'quick-and-undead/effect-avoid-intimidation'), wall, async (page) => {
      await button(page, words.fr.large).click()
      await button(page, words.fr.show).click()
      await verdict(page).waitFor()
      const told = page.locator('.bar-asked')
      const above = () => told.evaluate((one) => one.scrollTop)
      const below = () =>
        told.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop)
      expect(await below()).toBeGreaterThan(50)
      const readOn = async () => {
        for (let before = -1; (await below()) > 1 && before < (await above()); ) {
          before = await above()
          await page.keyboard.press('PageDown')
        }
        expect(await below()).toBeLessThanOrEqual(1)
      }
      await readOn()
      expect(await stepsShown(page)).toBe(0)
      while ((await above()) > 0) await page.keyboard.press('PageUp')
      await readOn()
      expect(await stepsShown(page)).toBe(0)
      await page.keyboard.press('PageDown')
      await expect.poll(() => stepsShown(page)).toBe(1)
      expect(await above()).toBe(0)
    })
  })

  test('rolls the die of a practice table with the key that steps', async () => {
    await visit('/en/quick-and-undead/lab/duel/', wall, async (page) => {
      await button(page, words.en.large).click()
      await page.keyboard.press('End')
      await page.getByText('What does A roll?').waitFor()
      await page.keyboard.press('PageDown')
      await page.locator('.die-fallen').waitFor()
    })
  })

  test('counts proposed numbers where there is nothing to choose from', async () => {
    await visit(pageOf('en', 'wild-gangs/coach-before-hidden-loot'), wall, async (page) => {
      await button(page, words.en.large).click()
      const box = page.getByLabel('Your answer')
      for (const number of ['500', '700', '500']) {
        await box.fill(number)
        await page.keyboard.press('Enter')
      }
      const rows = page.locator('.vote li')
      await expect.poll(() => rows.allTextContents()).toEqual(['5002', '7001'])
      await box.fill('700 x 14')
      await page.keyboard.press('Enter')
      await expect.poll(() => rows.allTextContents()).toEqual(['5002', '70015'])
      await page.keyboard.press('PageDown')
      await page.keyboard.press('PageDown')
      await expect.poll(() => page.locator('.trace-sentence').count()).toBeGreaterThan(0)
    })
  })
})

describe('a verdict', () => {
  const squares = (text: string) =>
    encode(text, { ecc: 'L', border: 2 })
      .data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('')
  const drawn = (page: Page) => page.locator('.qr-sheet .qr-squares').getAttribute('d')

  test('shows the others this very case by a code', async () => {
    const language = 'en'
    await visit(pageOf(language, duel), { width: 390, height: 844 }, async (page) => {
      await button(page, words[language].show).click()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await button(page, words[language].others).click()
      const here = addressOf(pageOf(language, duel))
      await expect.poll(() => drawn(page)).toBe(squares(here))
      expect(asked.some((address) => /QrCode/.test(address))).toBe(true)
    })
  })

  test('is stepped through before its rules are there, and answered otherwise once they are', async () => {
    await visit(pageOf('en', duel), {}, async (page) => {
      let arrive = (): void => undefined
      const rules = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route(/\/engine\.[\w-]+\.js$/, async (route) => {
        await rules
        await route.continue()
      })
      await button(page, words.en.show).click()
      await button(page, 'To the next decision').click()
      await page.locator('.player .trace-sentence').first().waitFor()
      const steps = await stepsShown(page)
      await page.locator('.drawer summary', { hasText: /^Odds$/ }).click()
      const waiting = page.getByText('The rules are on their way')
      await waiting.waitFor()
      expect(await page.locator('.whatever').count()).toBe(0)
      arrive()
      await page.locator('.whatever summary').waitFor()
      await waiting.waitFor({ state: 'detached' })
      expect(await stepsShown(page)).toBe(steps)
    })
  })

  test('goes on being shown where its rules cannot be fetched, and is loaded anew', async () => {
    const context = await (await openBrowser()).newContext({
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    try {
      const page = await context.newPage()
      let isDown = true
      await page.route(/\/engine\.[\w-]+\.js$/, (route) =>
        isDown ? route.abort() : route.continue(),
      )
      await page.goto(addressOf(pageOf('en', duel)))
      await button(page, words.en.show).click()
      await button(page, 'Next step').click()
      const missing = page.getByRole('alert').filter({ hasText: 'could not be fetched' })
      await missing.waitFor()
      await button(page, 'To the next decision').click()
      await page.locator('.drawer summary', { hasText: /^Odds$/ }).click()
      await expect.poll(() => missing.count()).toBe(2)
      isDown = false
      await missing.first().getByRole('button', { name: 'Load the page again' }).click()
      await missing.waitFor({ state: 'detached' })
      await button(page, words.en.show).click()
      await button(page, 'To the next decision').click()
      await page.locator('.whatever summary').waitFor()
    } finally {
      await context.close()
    }
  })

  test('that came of other answers leads to them', async () => {
    await visit(pageOf('en', duel), {}, async (page) => {
      await button(page, words.en.show).click()
      await button(page, 'To the next decision').click()
      await page.locator('.whatever summary').click()
      await button(page, 'Answer all the rest at random').click()
      await button(page, words.en.others).click()
      const address = (await page.locator('.qr-sheet figcaption').textContent()) ?? ''
      expect(address).toMatch(/\/lab\/duel\/#1\./)
      expect(await drawn(page)).toBe(squares(address))
    })
  })
})

/** Number of sheets of A4 that a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const printed = await page.pdf({ format: 'A4' })
  return printed.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

describe('on paper', () => {
  const cases = [
    sheriff,
    duel,
    'wild-gangs/odds-fight-four-events-unseen',
    'wild-gangs/game-four-players',
    'quick-and-undead/duel-ring-of-six',
    'fast-west/duel-rank-among-those-still-pointing',
    'fast-west/game-eight-players',
    'trust-me/din-echo-outlives-the-round',
    'trust-me/combat-four-more',
    'nowheresville/maintenance-three-guns-once',
  ]
  // French takes more room: what has a sheet of it has one of English.
  test('a case takes one sheet, asked or answered, its question on top', async () => {
    const paths = cases.map((id) => pageOf('fr', id))
    await visitAll(paths, { width: 1280, height: 800 }, async (page) => {
      await button(page, words.fr.show).waitFor()
      expect(await sheetsOf(page), page.url()).toBe(1)
      await page.emulateMedia({ media: 'print' })
      expect(await top(question(page))).toBeLessThan(await top(page.locator('.player-board')))
      await page.emulateMedia({ media: null })
      await button(page, words.fr.show).click()
      await verdict(page).waitFor()
      expect(await sheetsOf(page), page.url()).toBe(1)
    })
  })

  test('a case takes one sheet without scripts, in the language that takes more room', async () => {
    const paths = cases.map((id) => pageOf('fr', id))
    await visitAll(paths, { scripts: 'blocked' }, async (page) => {
      expect(await sheetsOf(page), page.url()).toBe(1)
    })
  })

  test('a practice table takes no empty sheet, and asks for nothing to be pressed', async () => {
    const labs = [
      '/en/wild-gangs/lab/town/',
      '/fr/fast-west/lab/duel/',
      '/fr/wild-gangs/lab/game/?luck=1',
      '/fr/nowheresville/lab/shootout/',
      '/fr/trust-me/lab/combat/',
      '/fr/trust-me/lab/horde/',
      '/fr/quick-and-undead/lab/purchase/',
      '/fr/quick-and-undead/lab/shooting/',
    ]
    for (const lab of labs) {
      await visit(lab, { width: 1280, height: 800 }, async (page) => {
        await page.locator('.transport').first().waitFor()
        await page.waitForLoadState('networkidle')
        // With all that is worked out of the case.
        const working = page.locator('.live [aria-busy="true"], .live-slow')
        await expect.poll(() => working.count(), { timeout: 15_000 }).toBe(0)
        expect(await sheetsOf(page), lab).toBe(1)
        await page.emulateMedia({ media: 'print' })
        expect(await page.locator('button.button:visible, .bar-start:visible').count()).toBe(0)
      })
    }
  })
})
