import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type GameId, gameIds, programOf } from '../../src/games/manifest.ts'
import { builtPages } from './support/built.ts'
import { type Reader, visit } from './support/visit.ts'
import {
  closure,
  type PlayedPage,
  playedPages,
  readOdds,
  scriptsAsked,
  scriptsOfWorkers,
  scriptsUntil,
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
    await page.goto(`.${address}`)
    weight = weightOfAll(await scriptsUntil(page, await use(page)))
  })
  return weight
}

const phone: Reader = { width: 390, height: 844 }

/**
 * In kilobytes. What a page loads until its board answers, on a phone; what is always worked out of a case comes with
 * its place, which a wider screen shows from the beginning: `whole` is a lab with all that. Of a worker what it loads as it starts,
 * and with what it has loaded when its odds are there.
 */
const limits = {
  'wild-gangs': { chapter: 59, example: 58, lab: 81, whole: 83, worker: 29, working: 41 },
  'fast-west': { chapter: 56, example: 54, lab: 69, whole: 70, worker: 29, working: 41 },
  nowheresville: { chapter: 64, example: 64, lab: 87, whole: 108, worker: 30, working: 43 },
  'quick-and-undead': { chapter: 71, example: 71, lab: 87, whole: 110, worker: 30, working: 42 },
  'trust-me': { chapter: 77, example: 75, lab: 95, whole: 119, worker: 37, working: 50 },
} as const satisfies Record<GameId, unknown>

test.each(playedPages())(
  'until a board answers, the scripts of the $kind $address',
  async (page) => {
    expect(await weighUntil(page)).toBeLessThanOrEqual(limits[page.game][page.kind])
  },
)

test.each(playedPages().filter(({ kind }) => kind === 'lab'))(
  'with the odds of its case, the scripts of the lab $address',
  async ({ game, address, use }) => {
    const { page, workers } = await weigh(address, async (page) => {
      await use(page)
      await readOdds(page)
    })
    expect(page).toBeLessThanOrEqual(limits[game].whole)
    expect(workers).toBeLessThanOrEqual(limits[game].working)
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
    expect(weightOfAll(scripts)).toBeLessThanOrEqual(limits[game].worker)
    // No board, and nothing that draws one.
    expect(scripts.join(' ')).not.toMatch(/face|preact/)
  })
})
