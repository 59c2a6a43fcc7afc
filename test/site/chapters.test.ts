import { describe, expect, test } from 'vitest'
import { chapterSlugs } from '../../src/content/clauses.ts'
import { languages } from '../../src/content/languages.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { builtPages } from './support/built.ts'

import { addressOf, expectAccessible, visit, visitAll } from './support/visit.ts'
import { chapterBudget } from './support/weights.ts'

/** The screen on which chapters are measured, and how many of it one may fill while one learns. */
const screen = { width: 1280, height: 900 }
const SCREENS = 12

const chaptersIn = (language: string) => {
  const paths = gameIds.flatMap((game) =>
    chapterSlugs(game).map((chapter) => `/${language}/${game}/${chapter}/`),
  )
  return builtPages().filter(({ address }) => paths.includes(address))
}

/** Bytes in which one screen is written at the very least: the densest chapter takes 17 kB for one. */
const LEAST = 12 * 1024

describe.each(languages)('the chapters in %s', (language) => {
  const chapters = chaptersIn(language)

  test.each(chapters)(
    '$address ends with a lab to try it in, and with the next step',
    ({ html }) => {
      const tries = /<p class="[^"]*\btry-it\b[^"]*">[\s\S]*?<a [^>]*href="([^"]*)"/.exec(html)
      expect(tries?.[1]).toMatch(/\/lab\/[a-z-]+\/$/)
      expect(html.match(/<a class="[^"]*\bcatchword-next\b/g)).toHaveLength(1)
    },
  )

  test('weigh no more than 400 kB each', () => {
    const heavy = chapters.filter(({ html }) => Buffer.byteLength(html) > chapterBudget)
    expect(heavy.map(({ address }) => address)).toEqual([])
  })
})

// What fits in French fits in English, which takes less room.
test(`no chapter is longer than ${SCREENS} screens while one learns`, async () => {
  const tooLong: string[] = []
  const bytesOf = ({ html }: { readonly html: string }) => Buffer.byteLength(html)
  const long = chaptersIn('fr').filter((one) => bytesOf(one) > SCREENS * LEAST)
  expect(long.length).toBeGreaterThan(0)
  const sizes = long.map(bytesOf)
  await visitAll(
    long.map(({ address }) => address),
    screen,
    async (page) => {
      const screens = (await page.evaluate(() => document.body.scrollHeight)) / screen.height
      if (screens > SCREENS) tooLong.push(`${page.url()}: ${screens.toFixed(1)}`)
      expect((sizes.shift() ?? 0) / screens, page.url()).toBeGreaterThan(LEAST)
    },
  )
  expect(tooLong).toEqual([])
})

const chapter = '/en/quick-and-undead/duels/'
const folded = 'details[data-folded]'

describe('Learn and Full', () => {
  const open = `${folded}[open]`

  test('fold the examples to their titles and lay them open; the choice stays on the device', async () => {
    await visit(chapter, screen, async (page) => {
      const all = await page.locator(folded).count()
      expect(all).toBeGreaterThan(5)
      expect(await page.locator(open).count()).toBe(0)
      // An address that names something in a fold opens it.
      const body = page.locator(folded).last().locator('.example-body')
      await body.evaluate((one) => {
        one.id = 'sought'
        location.hash = 'sought'
      })
      await expect.poll(() => body.isVisible()).toBe(true)
      const full = page.getByRole('button', { name: 'Full', exact: true })
      await full.click()
      expect(await full.getAttribute('aria-pressed')).toBe('true')
      expect(await page.locator(open).count()).toBe(all)
      await page.goto(addressOf('/en/quick-and-undead/solo/'))
      await expect.poll(() => page.locator(open).count()).toBe(await page.locator(folded).count())
      await page.getByRole('button', { name: 'Learn', exact: true }).click()
      expect(await page.locator(open).count()).toBe(0)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })

  test('without scripts every example is a tap away, and there is no switch', async () => {
    await visit(chapter, { ...screen, scripts: 'off' }, async (page) => {
      expect(await page.locator('.view-switch').isVisible()).toBe(false)
      const fold = page.locator(folded).first()
      await fold.locator('.example-title').click()
      expect(await fold.locator('.scenario-question').isVisible()).toBe(true)
    })
  })
})

describe('on paper', () => {
  test('an example is its title, its question and the number of its clause', async () => {
    await visit(chapter, screen, async (page) => {
      await page.emulateMedia({ media: 'print' })
      const example = page.locator('.example').first()
      expect(await example.locator('.example-title').isVisible()).toBe(true)
      expect(await example.locator('.example-asked').textContent()).toMatch(/\?\s+§ 8\.\d+\s*$/)
      expect(await example.locator('.example-body').isVisible()).toBe(false)
      expect(await page.locator('.clause-words').first().isVisible()).toBe(true)
      expect(await page.locator('.side-note-ours').first().isVisible()).toBe(true)
    })
  })
})

describe('the contents beside a chapter', () => {
  test('show where one is and where one can play', async () => {
    const paths = ['aim', 'solo'].map((name) => `/en/quick-and-undead/${name}/`)
    await visitAll(paths, screen, async (page) => {
      const here = page.locator('.contents [aria-current]')
      expect((await here.boundingBox())?.y).toBeLessThan(screen.height)
      const first = page.locator('.contents-part').first()
      expect(await first.getByRole('link', { name: 'A whole game' }).count()).toBe(1)
      expect(await first.getByText('Try one rule').count()).toBe(1)
      expect(await page.locator('.contents a[href*="coverage"]').count()).toBe(0)
      // Whoever opens the practice tables sees all of them, without scrolling in the contents.
      await first.locator('summary').click()
      const labs = first.locator('.contents-more a')
      expect(await labs.count()).toBeGreaterThan(0)
      for (const lab of await labs.all()) {
        const box = await lab.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height)
      }
    })
  })
})

describe('the pictures of a chapter', () => {
  test('show what each of the nine events does, before and after', async () => {
    await visit('/en/wild-gangs/events/', { scripts: 'off' }, async (page) => {
      const strips = page.locator('.strip')
      expect(await strips.count()).toBe(9)
      for (const strip of await strips.all()) {
        const [before, after] = await strip.locator('svg[role="img"]').all()
        expect(await before?.getAttribute('aria-label')).toMatch(/^Before/)
        expect(await after?.getAttribute('aria-label')).toMatch(/^After/)
        expect((await strip.locator('figcaption').textContent())?.length).toBeGreaterThan(10)
        // The card itself lies in the frame, and so do the buildings that it lies between.
        const framed = await before?.evaluate((drawing) => {
          const frame = drawing.getBoundingClientRect()
          const isWhole = (one: Element) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const isAcross = left >= frame.left && right <= frame.right
            return isAcross && top >= frame.top && bottom <= frame.bottom
          }
          const count = (parts: string) =>
            [...drawing.querySelectorAll(parts)].filter(isWhole).length
          return { cards: count('.event-up'), names: count('.building-name') }
        })
        expect(framed?.cards).toBeGreaterThanOrEqual(1)
        expect(framed?.names).toBeGreaterThanOrEqual(2)
      }
    })
  })

  test('are legible on the narrowest phone', async () => {
    const pictured = ['/en/wild-gangs/events/', '/fr/quick-and-undead/shooting/']
    await visitAll(pictured, { width: 320, scripts: 'off' }, async (page) => {
      const sizes = await page.locator('.strip svg text').evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility() && text instanceof SVGTextElement)
          .map((text) => {
            const { a = 1 } = (text as SVGTextElement).getScreenCTM() ?? {}
            return Number.parseFloat(getComputedStyle(text).fontSize) * Math.abs(a || 1)
          }),
      )
      expect(sizes.length).toBeGreaterThan(20)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9)
    })
  })

  test('name the parts of cards by numbers that are told beside them', async () => {
    const paths = ['/en/wild-gangs/components/', '/fr/quick-and-undead/components/']
    await visitAll(paths, { scripts: 'off' }, async (page) => {
      const cards = page.locator('.annotated')
      expect(await cards.count()).toBeGreaterThan(1)
      for (const card of await cards.all())
        expect(await card.locator('.callout').count()).toBe(
          await card.locator('.annotated-notes > li').count(),
        )
    })
    await visit(paths[1] ?? '', { width: 320 }, expectAccessible)
  })
})

describe('the start page of a game', () => {
  const starts = languages.flatMap((language) => gameIds.map((game) => `/${language}/${game}/`))

  test.each(builtPages().filter(({ address }) => starts.includes(address)))(
    '$address says what it is in sixty words',
    ({ html }) => {
      const [, said = ''] = /class="[^"]*\bbook\b[^"]*"[^>]*>\s*<p>([\s\S]*?)<\/p>/.exec(html) ?? []
      const words = said
        .replace(/<[^>]*>/g, '')
        .trim()
        .split(/\s+/)
      expect(words.length).toBeGreaterThan(10)
      expect(words.length).toBeLessThanOrEqual(60)
    },
  )

  test('has a picture, and the four ways in in view on a phone and on a desk', async () => {
    const french = gameIds.map((game) => `/fr/${game}/`)
    await visitAll(french, { width: 390, height: 844 }, async (page) => {
      expect(await page.locator('.poster').isVisible()).toBe(true)
      expect(await page.locator('.way').count()).toBe(5)
      // A newcomer comes first.
      const [learn, play] = [page.locator('.way-learn'), page.locator('.way-play')]
      expect(await learn.locator('a[href$="/learn/"]').count()).toBeGreaterThan(0)
      expect(await play.locator('a[href$="/lab/game/"]').count()).toBe(1)
      const heights = await Promise.all([learn, play].map((each) => each.boundingBox()))
      expect(heights[0]?.y).toBeLessThanOrEqual(heights[1]?.y ?? 0)

      const doors = page.locator('.ways-doors a')
      expect(await doors.count()).toBe(4)
      for (const size of [
        { width: 390, height: 844 },
        { width: 1280, height: 720 },
      ]) {
        await page.setViewportSize(size)
        const last = await doors.last().boundingBox()
        expect(last && last.y + last.height, page.url()).toBeLessThanOrEqual(size.height)
      }
    })
  })
})
