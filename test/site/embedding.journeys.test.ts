import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { encodeSet } from '../../src/explorer/sets/codec.ts'
import { type CaseSet, emptySet, plainCase } from '../../src/explorer/sets/set.ts'
import { embedding, heightLines } from '../../src/explorer/share/embed-code.ts'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import { longestPage } from './support/built.ts'
import {
  addressOf,
  expectAccessible,
  expectNoSidewaysScroll,
  visit,
  visitAll,
} from './support/visit.ts'

const set: CaseSet = {
  ...emptySet,
  title: 'For Monday',
  cases: ['loot-lone-gang', 'loot-third-gang-takes-nothing'].map((id) =>
    plainCase('wild-gangs', { type: 'example', id }),
  ),
}

const embedded = (language: string, asked: string) => `/embed/${language}/wild-gangs/?${asked}`

/** Waits until what was asked for has taken the place of what the server wrote. */
const ready = (page: Page) => page.locator('.transport, .predict').first().waitFor()

describe('what other pages embed', () => {
  test('tells the page around it how high it is', async () => {
    await visit('/en/', {}, async (page) => {
      const host = addressOf('/host/')
      await page.route(host, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Host</title>' }),
      )
      await page.goto(host)
      const told = await page.evaluate(
        (address) =>
          new Promise((resolve) => {
            addEventListener('message', ({ data }) => resolve(data))
            const frame = document.createElement('iframe')
            frame.src = address
            document.body.append(frame)
          }),
        addressOf(embedded('en', 'example=coach-before-sheriff')),
      )
      expect(told).toEqual({ reckoning: 'height', height: expect.any(Number) })
    })
  })

  test('is a set with its buttons, as high as it tells, and shown as high as its frame was', async () => {
    await visit('/en/', {}, async (page) => {
      const host = addressOf('/host/')
      const address = addressOf(`/embed/en/set/#${encodeSet(set)}`)
      const body = `<!doctype html><title>Host</title>${embedding({ address, title: 'Set' })}${heightLines}`
      await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(host)
      const frame = page.frameLocator('iframe')
      const told = () => page.locator('iframe').evaluate((element) => element.style.height)
      await frame.getByText('A lone gang at a building').waitFor()
      const fits = () =>
        frame
          .locator('main')
          .evaluate((main) => Math.abs(main.getBoundingClientRect().bottom - innerHeight) < 2)
      await expect.poll(fits).toBe(true)
      expect(await frame.locator('body').evaluate(() => document.fullscreenEnabled)).toBe(true)
      await frame.getByRole('link', { name: 'Present' }).click()
      await frame.locator('.set-card h2').getByText('1 of 2').waitFor()
      await expect.poll(told).toBe('800px')
      await page.keyboard.press('PageDown')
      await frame.locator('.vote').waitFor()
      await page.keyboard.press('Escape')
      await frame.getByRole('link', { name: 'Open in Reckoning' }).waitFor()
      await expect.poll(fits).toBe(true)
      expect(await frame.getByRole('button', { name: 'Presenter window' }).count()).toBe(0)
    })
  })

  test('is a lesson by its name; a set that is damaged, or of the future, is told in a sentence', async () => {
    const paths = [
      embedded('fr', 'lesson=loot'),
      embedded('en', 'lesson=loots'),
      '/embed/en/set/?as=homework#1.cut',
      '/embed/fr/set/#2.AAAAAAAA',
    ]
    await visitAll(paths, { width: 480 }, async (page) => {
      const text = await page.locator('.set-uses, [role=alert]').first().textContent()
      if (page.url().includes('2.AAAA')) expect(text).toContain('édition plus récente')
      else if (page.url().includes('1.cut')) expect(text).toContain('cut off on its way')
      else if (page.url().includes('loots')) expect(text).toContain('no lesson called “loots”')
      else {
        expect(await page.title()).toBe('Qui prend le butin\u00a0?')
        expect(await page.locator('main ol > li').count()).toBe(5)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
    })
  })

  test('stands in other pages without navigation', async () => {
    await visit(embedded('en', 'example=coach-before-sheriff'), { width: 480 }, async (page) => {
      await ready(page)
      expect(await page.title()).toBe('Stagecoach and Sheriff: which loots does he compare?')
      expect(await page.locator('.town-drawing').count()).toBe(1)
      expect(await page.getByRole('navigation').count()).toBe(0)
      await expectNoSidewaysScroll(page)
    })
  })

  test.each([
    ['example=coach-before-sherif', 'coach-before-sherif', 'example=coach-before-sheriff'],
    ['lab=twon', 'twon', 'lab=town'],
  ])('names for %s the nearest, which is shown', async (asked, name, nearest) => {
    await visit(embedded('en', asked), {}, async (page) => {
      await page.getByRole('alert').getByText(`called “${name}”`).waitFor()
      await expectAccessible(page)
      await page.getByRole('alert').getByRole('link').click()
      await page.waitForURL(addressOf(embedded('en', nearest)))
      await ready(page)
    })
  })

  test('is run as on its own page, and leads there', async () => {
    await visit(embedded('fr', 'example=coach-before-sheriff'), {}, async (page) => {
      await ready(page)
      await page.getByLabel('personne').check()
      await page.getByRole('button', { name: 'Vérifier ma réponse' }).click()
      await page.getByText('Exact').waitFor()
      await page.getByRole('button', { name: 'Pas suivant' }).click()
      expect(await page.locator('.trace-sentence').count()).toBe(1)
      const own = page.getByRole('link', { name: 'Ouvrir dans Reckoning' })
      expect(await own.getAttribute('href')).toContain(
        '/fr/wild-gangs/scenarios/coach-before-sheriff/',
      )
    })
  })

  test.each([
    ['without scripts', embedded('en', 'lab=town'), { scripts: 'off' }],
    ['when nothing is asked for', '/embed/en/wild-gangs/', {}],
  ] as const)('leads to every case %s', async (_, path, reader) => {
    await visit(path, reader, async (page) => {
      const links = page.getByRole('listitem').getByRole('link')
      await links.first().waitFor()
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual([
        expect.stringContaining('/en/wild-gangs/scenarios/'),
        expect.stringContaining('/en/wild-gangs/teach/'),
        ...['town', 'placing', 'game'].map((kind) =>
          expect.stringContaining(`/en/wild-gangs/lab/${kind}/`),
        ),
      ])
    })
  })
})

describe('an embedded page', () => {
  const shell = (game: string) => `/embed/fr/${game}/`
  const longestOf = (game: string) => longestPage(`/fr/${game}/scenarios/`).split('/').at(-2)

  // The case itself is looked at on its own page, in each game.
  test.each([
    ['by day', `?example=${longestOf('nowheresville')}`, { scheme: 'light' }],
    ['by lamp', `?lab=${programOf('nowheresville').labs[0]}`, { scheme: 'dark', width: 320 }],
  ] as const)('is accessible, %s (%s)', async (_, asked, reader) => {
    await visit(`${shell('nowheresville')}${asked}`, reader, async (page) => {
      await ready(page)
      await expectAccessible(page)
    })
  })

  test.each(gameIds)(
    'fits 320 pixels with the example of which there is most, and with the first lab (%s)',
    async (game) => {
      const asked = [`?example=${longestOf(game)}`, `?lab=${programOf(game).labs[0]}`]
      const addresses = asked.map((one) => `${shell(game)}${one}`)
      await visitAll(addresses, { width: 320 }, async (page) => {
        await ready(page)
        await expectNoSidewaysScroll(page)
      })
    },
  )
})
