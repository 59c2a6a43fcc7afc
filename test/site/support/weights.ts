import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { chapterSlugs } from '../../../src/content/clauses.ts'
import { type GameId, gameIds, programOf } from '../../../src/games/manifest.ts'
import { builtBase, builtPages, builtSite, longestPage } from './built.ts'

const kilobyte = 1024

/** Weight of a script that a reader receives, in kilobytes, compressed. */
function weightOf(text: Buffer | string): number {
  return gzipSync(text).length / kilobyte
}

const weights = new Map<string, number>()

/**
 * Weight of several scripts, by their addresses, in tenths of a kilobyte: their names hold a hash, of which
 * compression makes a few bytes more or fewer in each build. Each is weighed once.
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

/** Milliseconds for which a page that has all it wants fetches nothing. */
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

/**
 * Kilobytes of script, compressed, that a page may load until its board answers, worker included. Trust Me measures a table;
 * in a whole game opponents think, of which more or less has come by then.
 */
export function budgetOf({ kind, game, address }: PlayedPage): number {
  if (kind === 'chapter' || kind === 'example') return 90
  if (game === 'trust-me') return 125
  return address.endsWith('/lab/game/') ? 115 : 110
}

/** Bytes of HTML that a chapter may come to. */
export const chapterBudget = 400 * kilobyte

/** The scripts that a page asks for until its board answers, and those of its workers. */
export async function scriptsUntilAnswered(
  page: Page,
  address: string,
  use: PlayedPage['use'],
): Promise<Set<string>> {
  // Each new game draws its own luck: what is weighed is one and the same.
  await page.goto(`${address}?luck=1`)
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
  readonly kind: 'chapter' | 'example' | 'practice' | 'lab' | 'first game'
  readonly game: GameId
  readonly address: string
  /** Uses its board; when the board had answered, by the clock of the page. */
  use(page: Page): Promise<number>
}

/** Of each game its first chapter with a board, its longest example, and its practice. */
export function readPages(): PlayedPage[] {
  return gameIds.flatMap((game): PlayedPage[] => [
    { kind: 'chapter', game, address: chapterWithBoard(game), use: predict },
    { kind: 'example', game, address: longestPage(`/en/${game}/scenarios/`), use: predict },
    { kind: 'practice', game, address: `/en/${game}/practice/`, use: answer },
  ])
}

/** Of each game its first lab, its whole game, which needs every rule, and its first game. */
export function playPages(): PlayedPage[] {
  return gameIds.flatMap((game): PlayedPage[] =>
    [...new Set([programOf(game).labs[0] ?? '', 'game'])]
      .map(
        (lab): PlayedPage => ({
          kind: 'lab',
          game,
          address: `/en/${game}/lab/${lab}/`,
          use: tryOut,
        }),
      )
      .concat({ kind: 'first game', game, address: `/en/${game}/first-game/`, use: tryOut }),
  )
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

/** Brings the first example that is laid open into view, where its form comes, and answers it. */
async function predict(page: Page): Promise<number> {
  await page
    .locator('.sheet-stage astro-island, details[open] astro-island')
    .first()
    .scrollIntoViewIfNeeded()
  return answer(page)
}

/**
 * Predicts whatever is asked first, and steps through the answer of the board; the verdict is the answer of a case that asks at
 * its end.
 */
async function answer(page: Page): Promise<number> {
  const form = page.locator('.predict').first()
  const given = form.locator('input').first()
  if ((await given.getAttribute('type')) === 'radio') await given.check()
  else await given.fill('1')
  // No pointer is left where the board comes: one that points at a board wants its rules.
  await form.locator('[type=submit]').dispatchEvent('click')
  await page.locator('.grade').first().waitFor()
  const isAtEnd = (await page.locator('.transport [aria-disabled=true].button-primary').count()) > 0
  return isAtEnd ? page.evaluate(() => performance.now()) : step(page)
}

/**
 * Presses the board of a lab, where anything of it can be pressed, and waits for what that opens; steps, where the press was
 * no answer. The page stands still, so that nothing else comes into view.
 */
async function tryOut(page: Page): Promise<number> {
  await page.locator('.transport').waitFor()
  await settle(page)
  await listen(page)
  const target = page.locator('.player-board .target').first()
  if ((await target.count()) > 0) await target.dispatchEvent('click')
  await settle(page)
  const answered = page.locator(ANSWERED)
  return (await answered.count()) > 0 ? timeOf(answered) : step(page)
}

/** Takes the next step, or answers whatever is asked; when the board had answered, by the clock of the page. */
async function step(page: Page): Promise<number> {
  const next = page.locator('.transport .button-primary').first()
  await next.waitFor()
  await listen(page)
  const isAsked = (await next.getAttribute('aria-disabled')) === 'true'
  const way = isAsked ? page.locator('.whatever-ways button').first() : next
  await way.dispatchEvent('click')
  const answered = page.locator(ANSWERED)
  await answered.waitFor({ state: 'attached' })
  return timeOf(answered)
}

/** The root of a page whose board has answered. */
const ANSWERED = 'html[data-answered]'

const timeOf = async (answered: Locator) => Number(await answered.getAttribute('data-answered'))

/**
 * Has a page note when its board answers: something more is told, or something else or nothing is asked. Of an answer in
 * secret nothing is told before the others have answered.
 */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    const told = () => document.querySelectorAll('.player .trace-sentence').length
    const asked = () => document.querySelector('.player .question-text')?.textContent
    const [before, question] = [told(), asked()]
    const seen = new MutationObserver(() => {
      if (told() <= before && asked() === question) return
      dataset['answered'] = String(performance.now())
      seen.disconnect()
    })
    seen.observe(document, { childList: true, subtree: true })
  })
}

/** The scripts that the workers of a page have loaded, on demand or not: most of them its page has loaded already. */
async function scriptsOfWorkers(page: Page): Promise<Set<string>> {
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
