import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import yaml from '@rollup/plugin-yaml'
import type { Page } from 'playwright-core'
import { build, type InlineConfig, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'
import { kinds } from '../kernel/asking.ts'
import { causeOf, openBrowser } from './support/browser.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/visit.ts'

const asking = 'test/site/support/asking/index.html'

let folder = ''
let server: PreviewServer

/** Builds the page that is one question, as the site is built, and serves it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reckoning-asking-'))
  const page: InlineConfig = {
    root: inProject('.'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [yaml()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: inProject(asking) },
    },
    preview: { port: 0 },
  }
  await build(page)
  server = await preview(page)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Opens the questions of some shapes, and fails when the page does. */
async function asked(
  shapes: Shape | readonly Shape[],
  look: (page: Page) => Promise<void>,
  { width = 800 } = {},
): Promise<void> {
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  // Cores that others use as well take their time.
  page.setDefaultTimeout(90_000)
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  const query = new URLSearchParams([shapes].flat().map((shape) => ['about', shape]))
  const [address = ''] = server.resolvedUrls?.local ?? []
  try {
    await page.goto(`${address}${asking}?${query}`)
    await page.locator('.answer').first().waitFor()
    await look(page)
  } catch (error) {
    throw await causeOf(error, browser)
  } finally {
    await page.close().catch(() => undefined)
  }
  expect(problems).toEqual([])
}

type Shape = (typeof kinds)[number]

const give = (page: Page) => page.getByRole('button', { name: 'Answer', exact: true }).click()

/** The answers given, as data. */
const answered = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('output').textContent()) ?? '')

/** Reason of the refusal. */
const refused = (page: Page) => page.getByRole('alert').getByRole('listitem').textContent()

// In French they have the same sentences, filled with the same values (test/content/messages.test.ts).
test('the forms of all shapes are accessible, and fit a phone', async () => {
  const look = async (page: Page) => {
    const forms = page.locator('.answer')
    expect(await forms.count()).toBe(kinds.length)
    // A sentence that is missing shows its key, and a fact that is missing its braces.
    for (const said of await forms.allTextContents()) {
      expect(said).not.toMatch(/answer\.|undefined|\{\{/)
    }
    // A reader meets one question at a time, a landmark of its own name.
    await expectAccessible(page, ['landmark-unique'])
    await expectNoSidewaysScroll(page)
  }
  await asked(kinds, look, { width: 320 })
})

describe('nothing is chosen before the reader chooses', () => {
  test.each(['list', 'range', 'form', 'either'] as const)('in the shape %s', (about) =>
    asked(about, async (page) => {
      const chosen = '.answer :is(input:checked, option:checked:not([disabled]))'
      expect(await page.locator(chosen).count()).toBe(0)
      const number = page.locator('.answer input[type="number"]')
      // In a form a number begins at none; where it is the answer, it has to be given.
      if ((await number.count()) > 0)
        expect(await number.inputValue()).toBe(about === 'form' ? '0' : '')
      await give(page)
      expect(await refused(page)).toContain('Nothing is chosen yet.')
      expect(await page.locator('output').count()).toBe(0)
    }),
  )
})

describe('an answer is put together', () => {
  test('from a list', async () => {
    await asked('list', async (page) => {
      await page.getByLabel('"shoot"').check()
      await give(page)
      expect(await answered(page)).toBe('shoot')
    })
  })

  test('as a number within its bounds, by keys', async () => {
    await asked('range', async (page) => {
      const field = page.getByLabel('A whole number (2 to 7)')
      await field.fill('9')
      await page.keyboard.press('Tab')
      expect(await field.inputValue()).toBe('7')
      await field.press('ArrowDown')
      await page.keyboard.press('Enter')
      expect(await answered(page)).toBe(6)
    })
  })

  test('from check boxes, of which too few and too many are refused', async () => {
    await asked('subset', async (page) => {
      const box = (name: string) => page.getByRole('checkbox', { name: `subset ${name}` })
      const group = page.locator('.answer').getByRole('group')
      expect(await group.getAttribute('aria-describedby')).not.toBeNull()
      await page.getByText('To be chosen: 1 to 2.').waitFor()
      await give(page)
      expect(await refused(page)).toContain('You named too few: 0')
      for (const name of ['A4', 'A1', 'A2']) await box(name).press('Space')
      await give(page)
      expect(await refused(page)).toContain('You named too many: 3')
      await box('A1').uncheck()
      await give(page)
      expect(await answered(page)).toEqual(['A2', 'A4'])
    })
  })

  test('by putting things in order, by keys alone: the focus stays with what is moved', async () => {
    await asked('order', async (page) => {
      await page.getByRole('button', { name: 'order C: up' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      expect(await page.getByRole('status').textContent()).toBe('order C is now number 1 of 3.')
      const focused = await page.evaluate(() => document.activeElement?.textContent)
      expect(focused).toBe('order C: up')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'order A: down' }).press('Space')
      await give(page)
      expect(await answered(page)).toEqual(['C', 'B', 'A'])
    })
  })

  test('by putting some things in order', async () => {
    await asked('podium', async (page) => {
      const press = (name: string) => page.getByRole('button', { name: `podium ${name}` }).click()
      await press('B: add at the end')
      await press('C: add at the end')
      await press('A: add at the end')
      await give(page)
      expect(await refused(page)).toContain('You named too many: 3')
      await press('C: take out')
      await press('A: up')
      await give(page)
      expect(await answered(page)).toEqual(['A', 'B'])
    })
  })

  test('by giving each holder something', async () => {
    await asked('assignment', async (page) => {
      const field = (name: string) => page.getByLabel(`assignment ${name}`)
      for (const name of ['A', 'B', 'C']) {
        await field(name).selectOption({ label: 'assignment 2' })
      }
      await give(page)
      expect(await refused(page)).toContain('2 is named too often')
      await field('A').selectOption({ label: 'assignment none' })
      await field('B').selectOption({ label: 'assignment 3' })
      await give(page)
      expect(await answered(page)).toEqual({ A: 'none', B: 3, C: 2 })
    })
  })

  test('part by part', async () => {
    await asked('form', async (page) => {
      await page.getByLabel('part card').selectOption({ label: 'card A2' })
      await page.getByRole('group', { name: 'part cells' }).getByLabel('cells 3').check()
      await page.getByLabel('part coins (0 to 3)').fill('2')
      await give(page)
      expect(await answered(page)).toEqual({ card: 'A2', cells: [3], coins: 2 })
    })
  })

  test('as a point by its numbers, refused where none can be', async () => {
    await asked('point', async (page) => {
      const field = (name: string, last: string) => page.getByLabel(`part ${name} (0 to ${last})`)
      await page.getByText('By numbers').click()
      await field('x', '5,999').fill('999')
      await field('y', '5,999').fill('999')
      await field('turn', '7').fill('3')
      await give(page)
      expect(await refused(page)).toContain('You can’t choose corner here.')
      await field('y', '5,999').fill('1000')
      await give(page)
      expect(await answered(page)).toEqual({ x: 999, y: 1000, turn: 3 })
    })
  })

  test('as one of several kinds', async () => {
    await asked('either', async (page) => {
      await page.getByRole('radio', { name: 'Part card and part to' }).check()
      await page
        .getByRole('combobox', { name: 'part card', exact: true })
        .selectOption({ label: 'card A1' })
      await page
        .getByRole('combobox', { name: 'part to', exact: true })
        .selectOption({ label: 'to C' })
      await give(page)
      expect(await answered(page)).toEqual({ card: 'A1', to: 'C' })
    })
    await asked('either', async (page) => {
      await page.getByRole('radio', { name: '"pass"' }).check()
      await give(page)
      expect(await answered(page)).toBe('pass')
    })
  })
})
