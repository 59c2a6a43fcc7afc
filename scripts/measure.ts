/**
 * `npm run measure`: how heavy the pages are and how fast the games, in one table with what is asked of each.
 * Looks at the site in `dist`, or where `RECKONING_DIST` says, and starts a browser for it; without a built
 * site it leaves out what it cannot tell. `npm run measure -- pages speed` prints a part.
 */

import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chapterSlugs } from '../src/content/clauses.ts'
import { engineOf } from '../src/content/engines.ts'
import { type GameId, gameIds } from '../src/games/manifest.ts'
import { exampleIn } from '../src/kernel/game/kind.ts'
import type { Opening } from '../src/kernel/game/opening.ts'
import { atRandom } from '../src/kernel/run/answerers.ts'
import { playout } from '../src/kernel/run/playout.ts'
import { replay } from '../src/kernel/run/replay.ts'
import { builtSite } from '../test/site/support/built.ts'
import { installChromium } from '../test/site/support/chromium.ts'
import {
  budgetOf,
  chapterBudget,
  phone,
  playPages,
  readPages,
  scriptsUntilAnswered,
  weightOfAll,
} from '../test/site/support/weights.ts'
import { serveSite } from '../test/support/serve.ts'

/** Measured thing, its value, and the value asked for. */
type Row = readonly [what: string, is: string, asked?: string]

const megabyte = 1_000_000
const kilobyte = 1_024

/** The median of as many turns, playing and replaying by turns so that both meet the same disturbances. */
const TURNS = 15
/** Milliseconds of a turn. */
const TURN = 200

/** The seed of the next game, so that no two are alike. */
let seed = 0

const parts = { pages: pageRows, scripts: scriptRows, speed: speedRows } as const

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(
    `Nothing to measure: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`,
  )
  process.exit(2)
}
for (const [name, rows] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) print(await rows())
}

function print(rows: readonly Row[]): void {
  for (const [what, is, asked = ''] of rows) {
    console.log(`${what.padEnd(90)} ${is.padStart(16)}   ${asked}`.trimEnd())
  }
  console.log()
}

/** Nothing can be told of a site that was not built. */
function notBuilt(): Row[] | undefined {
  if (existsSync(join(builtSite, 'index.html'))) return undefined
  return [[`nothing is built in ${builtSite}: npm run build`, '']]
}

/** Number and size of the pages. */
function pageRows(): Row[] {
  const missing = notBuilt()
  if (missing) return missing
  const pages = globSync('**/*.html', { cwd: builtSite })
  const sizes = pages.map((page) => statSync(join(builtSite, page)).size)
  const chapters = new Set(
    gameIds.flatMap((id) => chapterSlugs(id).map((chapter) => join(id, chapter))),
  )
  const ofChapters = sizes.filter((_, index) => {
    const [, game = '', chapter = ''] = pages[index]?.split(/[\\/]/) ?? []
    return chapters.has(join(game, chapter))
  })
  const html = sizes.reduce((sum, size) => sum + size, 0)
  const largest = kilobytes(Math.max(...ofChapters))
  return [
    ['pages', figure(pages.length)],
    ['HTML of the whole site', megabytes(html)],
    ['largest chapter, HTML', largest, `≤ ${kilobytes(chapterBudget)}`],
  ]
}

/** Compressed scripts that a browser loads until a page's board answers, worker included. */
async function scriptRows(): Promise<Row[]> {
  const missing = notBuilt()
  if (missing) return missing
  const site = await serveSite(builtSite)
  const { executablePath, args, env } = await installChromium()
  const browser = await chromium.launch({ executablePath, args: [...args], env })
  const rows: Row[] = []
  for (const played of [...readPages(), ...playPages()]) {
    const { kind, address, use } = played
    const page = await browser.newPage({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: phone,
    })
    const asked = await scriptsUntilAnswered(page, `${site.address}${address.slice(1)}`, use)
    await page.close()
    const weight = `${weightOfAll(asked).toFixed(1)} kB`
    rows.push([
      `script until a board answers, ${kind} ${address}`,
      weight,
      `≤ ${budgetOf(played)} kB`,
    ])
  }
  await browser.close()
  await site.close()
  return rows
}

function megabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`
}

function kilobytes(bytes: number): string {
  return `${figure(bytes / kilobyte)} kB`
}

function speedRows(): Row[] {
  return gameIds.flatMap((id) => {
    const { played, replayed } = timesOf(id)
    return [
      [`random games a second, ${id}, processor time`, figure(1_000_000 / played)],
      [
        `replay with its trace : random game, ${id}`,
        `${(replayed / played).toFixed(1)} : 1`,
        '≤ 3 : 1',
      ],
    ] satisfies Row[]
  })
}

/** The microseconds of the processor that a whole game takes, and to replay one. */
function timesOf(id: GameId): { readonly played: number; readonly replayed: number } {
  const game = engineOf(id)
  const opened = game.open(exampleIn(game, 'game'))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const start: Opening = opened.value
  const ways = [
    (seed: number) => playout(game, start, seed),
    (seed: number) => replay(game, start, atRandom(seed)),
  ]
  const turns = Array.from({ length: TURNS + 1 }, () => ways.map((way) => timeOf(way)))
  const [played, replayed] = ways.map((_, way) =>
    median(turns.slice(1).map((turn) => turn[way] ?? 0)),
  )
  return { played: played ?? 0, replayed: replayed ?? 0 }
}

function timeOf(play: (seed: number) => unknown): number {
  const begin = performance.now()
  const before = process.cpuUsage()
  const first = seed
  while (performance.now() - begin < TURN) play(seed++)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / (seed - first)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}

function figure(number: number): string {
  return Math.round(number).toLocaleString('en')
}
