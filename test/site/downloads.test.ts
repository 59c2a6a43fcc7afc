import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { encodeSet } from '../../src/explorer/sets/codec.ts'
import { emptySet, plainCase } from '../../src/explorer/sets/set.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { fileOf, folder } from '../../src/site/downloads/names.ts'
import { openBrowser } from './support/browser.ts'
import { builtPages, builtSite } from './support/built.ts'
import { expectAccessible, visit } from './support/visit.ts'

const builtFile = (name: string) => join(builtSite, folder, name)
const megabytes = (name: string) => statSync(builtFile(name)).size / 1e6

/**
 * Copies a file into an empty folder and opens it from there without a network, as from a stick. Fails where it asks for
 * anything, or an error is told.
 */
async function carried(file: string, look: (page: Page, address: string) => Promise<void>) {
  const stick = mkdtempSync(join(tmpdir(), 'reckoning-stick-'))
  copyFileSync(file, join(stick, 'file.html'))
  const address = pathToFileURL(join(stick, 'file.html')).href
  const context = await (await openBrowser()).newContext({ offline: true, reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  const problems: string[] = []
  context.on('request', (request) => {
    const isWithin = /^(?:data|blob):/.test(request.url()) || request.url().startsWith(address)
    if (!isWithin) problems.push(`request: ${request.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => problems.push(`error: ${error.error().message}`))
  try {
    const page = await context.newPage()
    await page.goto(address)
    await look(page, address)
    expect(problems).toEqual([])
  } finally {
    await context.close()
    rmSync(stick, { recursive: true })
  }
}

/** Number of sheets on which a page is printed. */
const sheetsOf = async (page: Page) =>
  (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

describe('a game in one file', () => {
  const names = languages.flatMap((language) => gameIds.map((game) => fileOf(game, language)))

  test('has at most 5 MB, and its size is told before it is fetched', () => {
    expect(names.map(megabytes).filter((size) => size > 5)).toEqual([])
    for (const language of languages) {
      const { html = '' } =
        builtPages().find(({ address }) => address === `/${language}/take/`) ?? {}
      const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
      for (const game of gameIds) {
        const name = fileOf(game, language)
        expect(html).toContain(`data-size-of="${name}">${format.format(megabytes(name))}<`)
      }
    }
  })

  test('records no case: its engine plays them all', () => {
    const recorded = names.filter((name) => {
      const html = readFileSync(builtFile(name), 'utf8')
      const [, files = ''] = /<script[^>]* id="files">(.*?)<\/script>/.exec(html) ?? []
      return Object.values<object>(JSON.parse(files)).some((one) => 'told' in one)
    })
    expect(recorded).toEqual([])
  })

  test('opens without a network, plays, counts odds, and is searched and printed', async () => {
    await carried(builtFile(fileOf('wild-gangs', 'en')), async (page, address) => {
      await page.getByRole('link', { name: 'Step 3: street fights' }).first().click()
      await page.locator('[id="fight.each-street"]').waitFor()
      await page.goto(`${address}?/en/wild-gangs/scenarios/odds-fight-four-events-unseen/`)
      await page.getByRole('button', { name: 'Show the verdict' }).click()
      await page.locator('.grade').waitFor()
      await page.getByText('Odds', { exact: true }).click()
      await page.getByRole('button', { name: 'Work out the exact odds' }).click()
      await page.locator('.odds .odds-fraction').first().waitFor()

      await page.goto(`${address}?/en/wild-gangs/lab/town/`)
      await page.getByRole('button', { name: 'Next step' }).click()
      await page.locator('.player .trace-sentence').first().waitFor()

      await page.keyboard.press('/')
      await page.getByRole('searchbox').fill('  HIDDEN loot stagecoach ')
      await expectAccessible(page)
      const found = page.locator('.carried-search li')
      await found.filter({ hasText: 'Case' }).first().getByRole('link').click()
      await page.locator('.scenario-question').waitFor()
      await page.goBack()

      await page.goto(`${address}?/print/`)
      expect(await sheetsOf(page)).toBeGreaterThan(15)
    })
  })
})

describe('a set in one file', () => {
  const text = encodeSet({
    ...emptySet,
    title: 'For Monday',
    cases: [
      plainCase('wild-gangs', { type: 'example', id: 'loot-lone-gang' }),
      plainCase('fast-west', { type: 'example', id: 'setup-two-players-refused' }),
      plainCase('wild-gangs', { type: 'lab', kind: 'town', fragment: '' }),
    ],
  })

  test('is saved by the device, shown and printed without a network, and refused when it is damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reckoning-set-'))
    const [whole, damaged] = ['set.html', 'damaged.html'].map((name) => join(folder, name))
    if (!whole || !damaged) throw new Error('no folder')
    await visit(`/en/set/#${text}`, {}, async (page) => {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as one file' }).click()
      await (await saving).saveAs(whole)
    })
    expect(statSync(whole).size).toBeLessThan(2e6)

    await carried(whole, async (page, address) => {
      await page.getByRole('heading', { name: 'For Monday' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Present' }).click()
      await page.locator('.set-card').waitFor()
      await page.keyboard.press('PageDown')
      await page.locator('.scenario-question').waitFor()
      await page.goto(`${address}?as=paper`)
      await page.getByText('This is what will be printed.').waitFor()
      expect(await sheetsOf(page)).toBeGreaterThan(2)
    })

    const html = readFileSync(whole, 'utf8')
    writeFileSync(
      damaged,
      html.replace(text, () => `${text.slice(0, -1)}-`),
    )
    await carried(damaged, async (page) => {
      await page.getByRole('alert').getByText('holds no set').waitFor()
    })
    rmSync(folder, { recursive: true })
  })
})
