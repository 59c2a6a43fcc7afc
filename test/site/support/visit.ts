import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { causeOf, openBrowser } from './browser.ts'
import { enter, leave } from './readers.ts'

/** Way in which a reader comes to a page. */
export interface Reader {
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  /**
   * Running of scripts: `off` is a browser without scripting; `blocked` keeps out the scripts of the page and leaves
   * the tests their own, which tools such as axe need.
   */
  readonly scripts?: 'on' | 'off' | 'blocked'
  readonly motion?: 'reduce' | 'no-preference'
  readonly forcedColors?: 'active' | 'none'
  readonly language?: string
  /** True for a screen that is touched. */
  readonly hasTouch?: boolean
}

/** Opens a page as a reader sees it. */
async function openFor(reader: Reader, context: BrowserContext): Promise<Page> {
  const { width = 1280, height = 800, scheme, motion, forcedColors } = reader
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: scheme ?? 'light',
    reducedMotion: motion ?? 'reduce',
    forcedColors: forcedColors ?? 'none',
  })
  return page
}

/** Collects what a page must never do: fail, break its policy, or speak to another site. */
function watch(page: Page): string[] {
  const problems: string[] = []
  const { origin } = new URL(inject('siteAddress'))
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    const local = url.origin === origin || ['data:', 'blob:', 'about:'].includes(url.protocol)
    if (!local) problems.push(`request to another site: ${request.url()}`)
  })
  return problems
}

/** Takes the scripts out of each page that the browser asks for. */
async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<\/?noscript>/g, '')
    return route.fulfill({ response, body })
  })
}

/** The address of a page of the served site; `path` is written as below the root. */
export function addressOf(path: string): string {
  return `${inject('siteAddress').replace(/\/$/, '')}${path}`
}

/**
 * Opens pages one after another, as one reader would, and hands each over. Whatever happens there, the visit
 * fails when a page throws, logs an error, breaks its content security policy, asks another site for
 * anything, or leaves a cookie.
 */
export async function visitAll(
  paths: readonly string[],
  reader: Reader,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await openBrowser()
  const habits = {
    javaScriptEnabled: reader.scripts !== 'off',
    locale: reader.language ?? 'en-GB',
    hasTouch: reader.hasTouch ?? false,
  }
  const context = await enter(habits)
  let hasCrashed = false
  try {
    const page = await openFor(reader, context)
    page.once('crash', () => {
      hasCrashed = true
    })
    if (reader.scripts === 'blocked') await blockScripts(page)
    const problems = watch(page)
    for (const path of paths) {
      await page.goto(addressOf(path), { waitUntil: 'load' })
      await look(page)
      expect(problems.join('\n'), path).toBe('')
    }
    expect(await context.cookies()).toEqual([])
    await leave(context, habits)
  } catch (error) {
    const cause = await causeOf(error, browser, hasCrashed)
    await context.close().catch(() => undefined)
    throw cause
  }
}

/** Opens one page as `visitAll` opens many. */
export function visit(
  path: string,
  reader: Reader,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  return visitAll([path], reader, look)
}

/** Rules of axe about colours; all else that it looks at is the same whatever the scheme. */
const ofColours = ['color-contrast', 'link-in-text-block']

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * Asserts that axe finds nothing on a page, with the rule on the size of targets switched on. No page has
 * frames, so axe runs in the page alone (its `legacy mode`), and reports faults alone: three times as fast.
 *
 * @param without Rules that do not hold for what a test has put together and no reader meets.
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(tags)
  await expectNoViolations(page, axe.disableRules(without))
}

/** Asserts what a tree of elements says by itself, whatever it looks like: what `expectAccessible` does but for colours. */
export async function expectWellWritten(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags)
  await expectNoViolations(page, axe.disableRules(ofColours))
}

/**
 * Asserts that what a page shows can be read and hit, on whatever screen and in whatever scheme it is shown. What its elements
 * say by themselves is the same on each.
 */
export async function expectLegible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  await expectNoViolations(page, axe.withRules([...ofColours, 'target-size']))
}

/** Asserts that a page which is accessible by day can be read by lamp, to which it is turned. */
export async function expectLegibleByLamp(page: Page): Promise<void> {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const day = await paper()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paper(), 'the paper by lamp').not.toBe(day)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withRules(ofColours)
  await expectNoViolations(page, axe)
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
  expect(found.join('\n'), page.url()).toBe('')
}

/** Asserts that a page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [needed, given] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(needed, page.url()).toBeLessThanOrEqual(given ?? 0)
}
