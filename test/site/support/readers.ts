import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'
import { openBrowser } from './browser.ts'

/** Habits that a reader brings along and keeps: all else can be said to a page. */
export interface Habits {
  readonly javaScriptEnabled: boolean
  readonly locale: string
  readonly hasTouch: boolean
}

/**
 * Profiles of readers who have left, by their habits. To begin a profile, and to read all scripts anew for each, is half the
 * work of looking at a page; so the next reader with the same habits takes over the place, with what the network has brought and
 * without anything that a page has kept.
 */
const vacant = new Map<string, BrowserContext[]>()

/** A profile of the browser in which no page has kept anything. */
export async function enter(habits: Habits): Promise<BrowserContext> {
  const known = vacant.get(JSON.stringify(habits))?.pop()
  if (known?.browser()?.isConnected()) return known
  const browser = await openBrowser()
  const context = await browser.newContext({
    ...habits,
    // Each visit meets the network, and what a worker fetches would count as the page's; those that promise something
    // without a network have tests of their own.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    baseURL: inject('siteAddress'),
  })
  // Cores that others use as well take their time; what never comes fails all the same.
  context.setDefaultTimeout(90_000)
  // With its last page a profile would lose the process that has read the scripts.
  await context.newPage()
  return context
}

/** Leaves a profile to the next reader with the same habits, who finds nothing of this one. */
export async function leave(context: BrowserContext, habits: Habits): Promise<void> {
  const [first, ...pages] = context.pages()
  if (!first) throw new Error('A reader must not close the page with which the profile began.')
  await Promise.all(pages.map((page) => page.close()))
  await context.unrouteAll()
  const session = await context.newCDPSession(first)
  const { origin } = new URL(inject('siteAddress'))
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  const key = JSON.stringify(habits)
  vacant.set(key, [...(vacant.get(key) ?? []), context])
}
