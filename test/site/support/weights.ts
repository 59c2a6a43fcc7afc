import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { chapterSlugs } from '../../../src/content/clauses.ts'
import { type GameId, gameIds, programOf } from '../../../src/games/manifest.ts'
import { builtBase, builtPages, builtSite, longestPage } from './built.ts'

const kilobyte = 1024

/** How heavy a script is that a reader receives, in kilobytes, compressed. */
export function weightOf(text: Buffer | string): number {
  return gzipSync(text).length / kilobyte
}

const weights = new Map<string, number>()

/**
 * What several scripts weigh, by their addresses, in tenths of a kilobyte: their names hold a hash, of which compression makes
 * a few bytes more or fewer in each build. Each is weighed once.
 */
export function weightOfAll(addresses: Iterable<string>): number {
  const sum = [...addresses].reduce((sum, address) => {
    const weight = weights.get(address) ?? weightOf(fileAt(address))
    weights.set(address, weight)
    return sum + weight
  }, 0)
  return Math.round(sum * 10) / 10
}

/** A file of the built site by its address. */
function fileAt(address: string): Buffer {
  return readFileSync(join(builtSite, address.slice(builtBase().length)))
}

/** The scripts that a script imports as it starts. */
function importsOf(address: string): string[] {
  const text = fileAt(address).toString('utf8')
  const statements = text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g)
  return [...statements].map(([, to = '']) => new URL(to, `http://site${address}`).pathname)
}

/** The addresses of the given scripts and of every script that comes with them. */
export function closure(addresses: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...addresses]
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue
    found.add(address)
    open.push(...importsOf(address))
  }
  return found
}

/** The scripts that a browser asks for while a page is used, imported or hired on the way or not. */
export async function scriptsAsked(page: Page, use: () => Promise<unknown>): Promise<Set<string>> {
  const asked = new Set<string>()
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.add(pathname)
  })
  await use()
  return asked
}

/** How long nothing is fetched by a page that has all it wants, in milliseconds. */
const STILL = 500

/** Waits until a page has all that it wants. */
async function settle(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await fetched(); before < now; ) {
    await page.waitForTimeout(STILL)
    before = now
    now = await fetched()
  }
}

/** The screen on which it is weighed what a page loads until its board answers. */
export const phone = { width: 390, height: 844 } as const

/** The scripts that a page asks for until its board answers, and those of its workers. */
export async function scriptsUntilAnswered(
  page: Page,
  address: string,
  use: PlayedPage['use'],
): Promise<Set<string>> {
  await page.goto(address)
  const time = await use(page)
  const ofWorkers = await scriptsOfWorkers(page)
  await settle(page)
  const asked = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => new URL(name).pathname),
    time,
  )
  return new Set([...ofWorkers, ...asked.filter((path) => path.endsWith('.js'))])
}

/** A page on which a board answers once it is used. */
export interface PlayedPage {
  readonly kind: 'chapter' | 'example' | 'lab'
  readonly game: GameId
  /** Of a lab the kind of situation. */
  readonly lab?: string
  readonly address: string
  /** Uses its board; when the board had answered, by the clock of the page. */
  use(page: Page): Promise<number>
}

interface LabPage extends PlayedPage {
  readonly kind: 'lab'
  readonly lab: string
}

/** Of each game its first chapter with a board and its longest example. */
export function readPages(): PlayedPage[] {
  return gameIds.flatMap((game): PlayedPage[] => [
    { kind: 'chapter', game, address: chapterWithBoard(game), use: predict },
    { kind: 'example', game, address: longestPage(`/en/${game}/scenarios/`), use: predict },
  ])
}

/** All labs of each game, in their order. */
export function labPages(): LabPage[] {
  return gameIds.flatMap((game) =>
    programOf(game).labs.map((lab): LabPage => {
      return { kind: 'lab', game, lab, address: `/en/${game}/lab/${lab}/`, use: tryOut }
    }),
  )
}

/** The first lab of each game. */
export function firstLabs(): LabPage[] {
  return labPages().filter(({ game, lab }) => lab === programOf(game).labs[0])
}

function chapterWithBoard(game: GameId): string {
  const written = builtPages().find(
    ({ address, html }) =>
      chapterSlugs(game).some((slug) => address === `/en/${game}/${slug}/`) &&
      firstLaidOut(html).includes('player-board'),
  )
  return written?.address ?? ''
}

/** The first example of a chapter that is laid out. */
const firstLaidOut = (html: string): string =>
  html.split('<aside').find((each) => /^[^>]*>\s*<details open/.test(each)) ?? ''

/** Predicts whatever is asked first, and steps through the answer of the board. */
async function predict(page: Page): Promise<number> {
  const form = page.locator('.predict').first()
  await page.locator('astro-island').first().scrollIntoViewIfNeeded()
  const answer = form.locator('input').first()
  if ((await answer.getAttribute('type')) === 'radio') await answer.check()
  else await answer.fill('1')
  await form.locator('[type=submit]').click()
  return step(page)
}

/**
 * Presses the board of a lab, where anything of it can be pressed, waits for what that opens, and steps; the page stands
 * still, so that nothing else comes into view.
 */
async function tryOut(page: Page): Promise<number> {
  await page.locator('.transport').waitFor()
  await settle(page)
  const target = page.locator('.player-board .target').first()
  if ((await target.count()) > 0) await target.dispatchEvent('click')
  await settle(page)
  return step(page)
}

/** Takes the next step, or answers whatever is asked; when something more was told, by the clock of the page. */
async function step(page: Page): Promise<number> {
  const next = page.locator('.transport .button-primary').first()
  await next.waitFor()
  const told = page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const count = () => document.querySelectorAll('.player .trace-sentence').length
        const before = count()
        const seen = new MutationObserver(() => {
          if (count() > before) tell(performance.now())
        })
        seen.observe(document, { childList: true, subtree: true })
      }),
  )
  const isAsked = (await next.getAttribute('aria-disabled')) === 'true'
  const way = isAsked ? page.locator('.whatever-ways button').first() : next
  await way.dispatchEvent('click')
  return told
}

/** Scrolls to what is always worked out of a case, where a lab has it, and waits until it is there. */
export async function readOdds(page: Page): Promise<void> {
  const place = page.locator('.stage-under')
  if ((await place.count()) === 0) return
  await place.scrollIntoViewIfNeeded()
  await page.locator('.live').waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .working'))
}

/** The scripts that the workers of a page have loaded, on demand or not: most of them its page has loaded already. */
export async function scriptsOfWorkers(page: Page): Promise<Set<string>> {
  const loaded = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      ),
  )
  const paths = loaded.flat().map((address) => new URL(address).pathname)
  return new Set(paths.filter((path) => path.endsWith('.js')))
}

/** What a worker loads to play each game as it starts: its script with all that comes along, most of which its page has loaded already. */
export function workersOfGames(): { readonly game: GameId; readonly scripts: readonly string[] }[] {
  const folder = join(builtSite, '_astro')
  const files = readdirSync(folder).filter((file) => /^worker\.[\w-]+\.js$/.test(file))
  return files.flatMap((file) => {
    const scripts = [...closure([`${builtBase()}_astro/${file}`])]
    const texts = scripts.map((script) => fileAt(script).toString('utf8'))
    const game = gameIds.find((id) =>
      texts.some((text) => new RegExp(`\\bid:["'\`]${id}["'\`]`).test(text)),
    )
    // A game that is being written is not in the list yet.
    return game ? [{ game, scripts }] : []
  })
}
