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

/** Bytes in which so many screens are written at the very least: the densest page takes 17 kB for one. */
const LEAST = SCREENS * 8 * 1024

describe.each(languages)('the chapters in %s', (language) => {
  const chapters = chaptersIn(language)

  test(`are no longer than ${SCREENS} screens while one learns`, async () => {
    const tooLong: string[] = []
    const paths = chapters
      .filter(({ html }) => Buffer.byteLength(html) > LEAST)
      .map(({ address }) => address)
    expect(paths.length).toBeGreaterThan(0)
    await visitAll(paths, screen, async (page) => {
      const screens = (await page.evaluate(() => document.body.scrollHeight)) / screen.height
      if (screens > SCREENS) tooLong.push(`${page.url()}: ${screens.toFixed(1)}`)
    })
    expect(tooLong).toEqual([])
  })

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

const chapter = '/en/quick-and-undead/duels/'
const folded = 'details[data-folded]'

describe('Learn and Full', () => {
  const open = `${folded}[open]`

  test('fold the examples to their titles and lay them open; the choice stays on the device', async () => {
    await visit(chapter, screen, async (page) => {
      const all = await page.locator(folded).count()
      expect(all).toBeGreaterThan(5)
      expect(await page.locator(open).count()).toBe(0)
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

  test('an address that names something in a fold opens it', async () => {
    await visit(chapter, screen, async (page) => {
      const fold = page.locator(folded).last()
      await fold.locator('.example-body').evaluate((body) => {
        body.id = 'sought'
      })
      expect(await fold.getAttribute('open')).toBeNull()
      await page.evaluate(() => {
        location.hash = 'sought'
      })
      await expect.poll(() => fold.locator('.example-body').isVisible()).toBe(true)
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

  test('lay a chapter open that is accessible', async () => {
    await visit('/fr/wild-gangs/events/', screen, async (page) => {
      await page.getByRole('button', { name: 'Tout', exact: true }).click()
      await expectAccessible(page)
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
  test.each(['aim', 'solo'])('show where one is and where one can play, on %s', async (name) => {
    await visit(`/en/quick-and-undead/${name}/`, screen, async (page) => {
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

const pictured = ['/en/wild-gangs/events/', '/fr/quick-and-undead/shooting/']

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

  test.each(pictured)('are legible on the narrowest phone: %s', async (path) => {
    await visit(path, { width: 320 }, async (page) => {
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

  test.each(['/en/wild-gangs/components/', '/fr/quick-and-undead/components/'])(
    'name the parts of cards by numbers that are told beside them: %s',
    async (path) => {
      await visit(path, { width: 320 }, async (page) => {
        const cards = page.locator('.annotated')
        expect(await cards.count()).toBeGreaterThan(1)
        for (const card of await cards.all())
          expect(await card.locator('.callout').count()).toBe(
            await card.locator('.annotated-notes > li').count(),
          )
        await expectAccessible(page)
      })
    },
  )
})

describe('the start page of a game', () => {
  const starts = languages.flatMap((language) => gameIds.map((game) => `/${language}/${game}/`))

  test.each(starts)(
    '%s says what it is in sixty words and a picture, then four ways in, and its quarrels',
    async (path) => {
      await visit(path, { ...screen, scripts: 'off' }, async (page) => {
        const words = await page.locator('.book > p:first-child').textContent()
        expect(words?.trim().split(/\s+/).length).toBeLessThanOrEqual(60)
        expect(await page.locator('.poster').isVisible()).toBe(true)
        expect(await page.locator('.way').count()).toBe(5)
        // A newcomer comes first.
        const [learn, play] = [page.locator('.way-learn'), page.locator('.way-play')]
        expect(await learn.locator('a[href$="/learn/"]').count()).toBeGreaterThan(0)
        expect(await play.locator('a[href$="/lab/game/"]').count()).toBe(1)
        const heights = await Promise.all([learn, play].map((each) => each.boundingBox()))
        expect(heights[0]?.y).toBeLessThanOrEqual(heights[1]?.y ?? 0)
      })
    },
  )

  test.each(
    starts.flatMap((path) => [
      [path, 390, 844],
      [path, 1280, 720],
    ]),
  )('%s has the four ways in view at %i × %i', async (path, width, height) => {
    await visit(String(path), { width: Number(width), height: Number(height) }, async (page) => {
      expect(await page.locator('.ways-doors a').count()).toBe(4)
      const last = await page.locator('.ways-doors a').last().boundingBox()
      expect(last && last.y + last.height).toBeLessThanOrEqual(Number(height))
    })
  })
})
