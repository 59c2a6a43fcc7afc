import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import { builtPages } from './support/built.ts'
import { askedOfScripts, heavyLabs, limitOf, scriptLimits, siteLimits } from './support/limits.ts'
import { visit } from './support/visit.ts'
import {
  closure,
  firstLabs,
  labPages,
  type PlayedPage,
  phone,
  readOdds,
  readPages,
  scriptsAsked,
  scriptsOfWorkers,
  scriptsUntilAnswered,
  weightOf,
  weightOfAll,
  workersOfGames,
} from './support/weights.ts'

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, address = '']) => address)

const inline = (html: string) =>
  [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .join('')

describe('a page without an island', () => {
  const plain = builtPages().filter(({ html }) => !html.includes('<astro-island'))

  test.each(plain)('$address: its scripts stay below 12 kB', ({ html }) => {
    const weight = weightOfAll(closure(scriptsOf(html))) + weightOf(inline(html))
    expect(weight).toBeLessThanOrEqual(12)
  })
})

test('no script holds up the first paint', () => {
  const blocking = builtPages().flatMap(({ address, html }) =>
    [...html.matchAll(/<script\b[^>]*\ssrc="[^"]+"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\s(type="module"|defer|async)/.test(tag))
      .map((tag) => `${address}: ${tag}`),
  )
  expect(blocking.join('\n')).toBe('')
})

test('no script in the text of a page stands behind a style sheet, for which it would wait', () => {
  const waiting = builtPages().filter(({ html }) => {
    const [head = ''] = html.split('</head>')
    return (
      head.lastIndexOf('<script>') > 0 ||
      head.split('rel="stylesheet"').slice(1).join('').includes('<script data-now')
    )
  })
  expect(waiting.map(({ address }) => address)).toEqual([])
})

test.each(gameIds)('a lab of %s names at once the scripts that its board needs', (game) => {
  const kind = programOf(game).labs[0]
  const lab = builtPages().find(({ address }) => address === `/en/${game}/lab/${kind}/`)
  const named = [...(lab?.html ?? '').matchAll(/rel="modulepreload" href="[^"]*\/([^"]+)"/g)]
    .map(([, script]) => script)
    .join(' ')
  for (const part of ['LabIsland', 'stage', 'face', 'engine', kind]) {
    expect(named).toMatch(new RegExp(`(?:^| )${part}\\.`))
  }
})

test.each(gameIds)('a first game of %s names at once what plays and asks', (game) => {
  const page = builtPages().find(({ address }) => address === `/en/${game}/first-game/`)
  const named = [...(page?.html ?? '').matchAll(/rel="modulepreload" href="[^"]*\/([^"]+)"/g)]
    .map(([, script]) => script)
    .join(' ')
  for (const part of ['GuideIsland', 'stage', 'face', 'engine', 'question']) {
    expect(named).toMatch(new RegExp(`(?:^| )${part}\\.`))
  }
})

/** The weight of all scripts that a browser asks for while a page is used, and of those that its workers loaded. */
async function weigh(
  address: string,
  use: (page: Page) => Promise<unknown>,
): Promise<{ readonly page: number; readonly workers: number }> {
  let weight = { page: 0, workers: 0 }
  await visit('/404.html', {}, async (page) => {
    const asked = await scriptsAsked(page, async () => {
      await page.goto(`.${address}`)
      await use(page)
    })
    weight = { page: weightOfAll(asked), workers: weightOfAll(await scriptsOfWorkers(page)) }
  })
  return weight
}

/** The weight of all scripts that a phone has asked for when the board of a page answers. */
async function weighUntil({ address, use }: PlayedPage): Promise<number> {
  let weight = 0
  await visit('/404.html', phone, async (page) => {
    weight = weightOfAll(await scriptsUntilAnswered(page, `.${address}`, use))
  })
  return weight
}

test.each(gameIds)('no script of %s may come to more than is asked', (game) => {
  const asked = askedOfScripts(game)
  for (const part of Object.keys(asked) as (keyof typeof asked)[]) {
    expect(scriptLimits[game][part], part).toBeLessThanOrEqual(asked[part])
  }
})

test('pages and their HTML stay below what is asked for so many games', () => {
  const pages = builtPages()
  expect(pages.length).toBeLessThanOrEqual(siteLimits.pages)
  const bytes = pages.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0)
  expect(bytes).toBeLessThanOrEqual(siteLimits.html)
})

test.each(readPages())('until a board answers, the scripts of the $kind $address', async (page) => {
  expect(await weighUntil(page)).toBeLessThanOrEqual(scriptLimits[page.game][page.kind])
})

describe.concurrent('until a board answers, the scripts of the lab', () => {
  test.each(labPages())('$address', async (page) => {
    expect(await weighUntil(page)).toBeLessThanOrEqual(limitOf(page.game, page.lab))
  })
})

test('a lab that may come to more than is asked of labs is one of its game', () => {
  const labs = labPages().map(({ game, lab }) => `${game}/${lab}`)
  const heavy = gameIds.flatMap((game) =>
    Object.keys(heavyLabs[game] ?? {}).map((lab) => `${game}/${lab}`),
  )
  expect(labs).toEqual(expect.arrayContaining(heavy))
})

test.each(firstLabs())(
  'with the odds of its case, the scripts of the lab $address',
  async ({ game, address, use }) => {
    const { page, workers } = await weigh(address, async (page) => {
      await use(page)
      await readOdds(page)
    })
    expect(page).toBeLessThanOrEqual(scriptLimits[game].whole)
    expect(workers).toBeLessThanOrEqual(scriptLimits[game].working)
  },
)

/** Turns a Bullet over on the front page, and rolls. */
async function tasteDuel(page: Page): Promise<void> {
  await page.locator('.taste .target').first().click()
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
  await page.waitForLoadState('networkidle')
}

test('what is touched on the front page weighs no more than 60 kB of scripts', async () => {
  expect((await weigh('/en/', tasteDuel)).page).toBeLessThanOrEqual(60)
})

describe('what a worker loads to play', () => {
  const workers = workersOfGames()

  test('is one script for each game', () => {
    expect(workers.map(({ game }) => game).sort()).toEqual([...gameIds].sort())
  })

  test.each(workers)('$game stays below its limit', ({ game, scripts }) => {
    expect(weightOfAll(scripts)).toBeLessThanOrEqual(scriptLimits[game].worker)
    // No board, and nothing that draws one.
    expect(scripts.join(' ')).not.toMatch(/face|preact/)
  })
})
