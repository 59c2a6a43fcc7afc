/** Share of every page in reading without a network, once all else is done and the worker is there. */
import { base } from './base.ts'
import { renew } from './keep.ts'
import { stateOf } from './kept.ts'
import { isOfBuild, keptIn, needsOf, type Part, visitedCache } from './names.ts'
import { tellNewVersion } from './new-version.ts'
import { followSwitch } from './off.ts'

const site = `${location.origin}${base}`

/** Milliseconds after which a page that stays open asks for a newer version when it is looked at again. */
const hour = 3_600_000

/**
 * Follows the reader's switch, tells when a newer version waits, and keeps what the page shows. The frame has installed the
 * worker and waited for it, unless the switch is to be followed first.
 */
async function start(): Promise<void> {
  const { build } = document.documentElement.dataset
  const workers = navigator.serviceWorker
  if (!build || !globalThis.caches) return
  try {
    if (await followSwitch()) return
    const registration = await workers.register(`${base}sw.js`, {
      scope: base,
      updateViaCache: 'none',
    })
    await workers.ready
    tellNewVersion(registration)
    askAgain(registration)
    if (cameFromNetwork()) await keepVisit(build)
    await keepNeeds(build)
    await renewKept(build)
  } catch {
    // Refused storage, a private window, a network that has gone: nothing is promised, nothing is lacking.
  }
}

/** True for a page that came before there was a worker, which would have put it away. */
function cameFromNetwork(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.workerStart === 0
}

/** Asks for a newer version when a page is looked at that has been open for long: apps on a home screen never close. */
function askAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < hour) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Files that are fetched at a time, so that what a reader asks for meanwhile does not wait for long. */
const together = 4

/** Puts files into the cache of a build; what the device has already stays as it is. */
async function putAll(build: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(visitedCache(build))
  const names = await caches.keys()
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const there = new Set(keys.flat().map(({ url }) => url))
  const open = paths.filter((path) => !there.has(`${site}${path}`))
  const work = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      const address = `${site}${path}`
      const response = await fetch(address, { priority: 'low' })
      if (response.ok && (await isOfBuild(build, path, response)))
        await cache.put(address, response)
    }
  }
  await Promise.all(Array.from({ length: together }, work))
}

/** Keeps a page that came before the worker did, with all that it has loaded. */
async function keepVisit(build: string): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const paths = [`${location.origin}${location.pathname}`, ...loaded]
    .filter((name) => name.startsWith(site))
    .map((name) => name.slice(site.length))
    .filter((path) => !/[?#]|^(?:pagefind|offline)\//.test(path))
  await putAll(build, paths)
}

/** Keeps what the boards of a page may load later, so that an open case has all that it needs. */
async function keepNeeds(build: string): Promise<void> {
  const islands = [...document.querySelectorAll('main astro-island')]
  const owner = document.querySelector<HTMLElement>('.sheet[data-game], .today[data-game]')
  const part = { language: document.documentElement.lang, name: owner?.dataset['game'] ?? '' }
  if (islands.length === 0 || !part.name || isSparing()) return
  if ((await stateOf(build, part)) === 'kept') return
  const needs = await needsFor(build, part)
  const cases = islands.flatMap((island) => caseOf(island, `${part.language}/${part.name}`))
  await putAll(build, [...cases, ...needs])
}

/** The files that the boards of a game may load; asked for once, for the device remembers the list. */
async function needsFor(build: string, part: Part): Promise<readonly string[]> {
  const address = `${base}${needsOf(part)}`
  const cache = await caches.open(visitedCache(build))
  const known = await cache.match(address)
  const response = known ?? (await fetch(address))
  if (!response.ok) return []
  if (!known) await cache.put(address, response.clone())
  return response.json() as Promise<readonly string[]>
}

/** The data of an example, which its island fetches once a reader commits to an answer. */
function caseOf(island: Element, game: string): string[] {
  const [, id] = /"id":\[0,"([\w-]+)"/.exec(island.getAttribute('props') ?? '') ?? []
  return id ? [`${game}/scenarios/${id}.json`] : []
}

/** True for a reader who spares data. */
function isSparing(): boolean {
  return (
    'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData)
  )
}

/** Fetches kept games of an older build anew. */
async function renewKept(build: string): Promise<void> {
  const names = await caches.keys()
  if (isSparing() || !names.some((name) => keptIn(name))) return
  await renew(build)
}

void start()
