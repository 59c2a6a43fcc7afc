import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { fileOf, folder } from '../../src/site/downloads/names.ts'
import { openBrowser } from './support/browser.ts'
import { builtPages, builtSite } from './support/built.ts'

const builtFile = (name: string) => join(builtSite, folder, name)
const megabytes = (name: string) => statSync(builtFile(name)).size / 1e6

/**
 * Copies a file into an empty folder and opens it from there without a network, as from a stick. Fails where it asks for
 * anything, or an error is told.
 */
async function carried(name: string, look: (page: Page, address: string) => Promise<void>) {
  const stick = mkdtempSync(join(tmpdir(), 'reckoning-stick-'))
  copyFileSync(builtFile(name), join(stick, name))
  const address = pathToFileURL(join(stick, name)).href
  const context = await (await openBrowser()).newContext({ offline: true, reducedMotion: 'reduce' })
  context.setDefaultTimeout(90_000)
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
    for (const name of names) expect(readFileSync(builtFile(name), 'utf8')).not.toContain('"told":')
  })

  test('opens without a network, plays, counts odds, and is searched and printed', async () => {
    await carried(fileOf('wild-gangs', 'en'), async (page, address) => {
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
      const found = page.locator('.carried-search li')
      await found.filter({ hasText: 'Case' }).first().getByRole('link').click()
      await page.locator('.scenario-question').waitFor()
      await page.goBack()

      await page.goto(`${address}?/print/`)
      const sheets = await page.pdf()
      expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeGreaterThan(15)
    })
  })
})
