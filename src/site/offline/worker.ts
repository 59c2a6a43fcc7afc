/**
 * The service worker. It is the only one that answers in the place of the network: a page that is kept comes from the
 * device, one that is not from the network, and without a network whatever the device has of it, or an honest page.
 *
 * Old and new never mix: what is put into a cache of a build says which build it is of, or has the hash of its content
 * in its name. A new worker waits until a reader asks for it or has left the site.
 */
import {
  buildOf,
  buildsCache,
  folder,
  isOfBuild,
  pageOf,
  shellCache,
  visitedCache,
} from './names.ts'
import { Packs } from './packs.ts'
import type { AskedEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Hash of the whole build, which its pages carry too. */
declare const BUILD: string

/** The address of the site with its slash: the one constant from which all paths follow. */
const base = self.registration.scope
const packs = new Packs(base)
const buildsKey = `${base}builds`

/** Pages that were visited and are kept; the oldest go first. */
const most = 150
/** Milliseconds for a network that says nothing, where the device has the page. */
const patience = 4000

const shell = self.__WB_MANIFEST

self.addEventListener('install', (event) => event.waitUntil(fillShell()))
self.addEventListener('activate', (event) =>
  event.waitUntil(retireBuilds().then(() => self.clients.claim())),
)
self.addEventListener('message', ({ data }) => {
  if (data === 'take') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const path = pathOf(event.request)
  if (path === undefined) return
  event.respondWith(
    event.request.mode === 'navigate' ? answerPage(event, path) : answerFile(event, path),
  )
})

/** Fetches what every reader has. A file of another build fails the installation, which the browser tries again. */
async function fillShell(): Promise<void> {
  const cache = await caches.open(shellCache(BUILD))
  await Promise.all(
    shell.map(async ({ url, revision }) => {
      const address = `${base}${url}`
      const response = await fetch(address, { cache: revision === null ? 'default' : 'reload' })
      const isRight = response.ok && !response.redirected && (await isOfBuild(BUILD, url, response))
      if (!isRight) throw new Error(`${address}: ${response.status}`)
      await cache.put(address, response)
    }),
  )
}

/** Ends all builds but this one and the last: a page of that may still be open, and what was visited can still be read. */
async function retireBuilds(): Promise<void> {
  const builds = await caches.open(buildsCache)
  const known = ((await (await builds.match(buildsKey))?.json()) ?? []) as readonly string[]
  const left = [...known.filter((build) => build !== BUILD).slice(-1), BUILD]
  await builds.put(buildsKey, Response.json(left))
  for (const cache of await caches.keys()) {
    const build = buildOf(cache)
    if (build !== undefined && !left.includes(build)) await caches.delete(cache)
  }
}

/** The path below the base of what the worker answers; nothing for what is left to the network. */
function pathOf({ method, url }: Request): string | undefined {
  const { href, searchParams } = new URL(url)
  if (method !== 'GET' || !href.startsWith(base) || searchParams.get('sw') === 'off') return
  const path = plain(href)
  // Lists and packs are fetched by the page that keeps them; embedded pages belong to other sites.
  return path === 'sw.js' || path.startsWith(folder) || path.startsWith('embed/') ? undefined : path
}

/** An address without the base, and without what follows the path. */
const plain = (href: string) => href.slice(base.length).replace(/[?#].*/, '')

/** Whatever the device has of an address of the site, a question behind it left aside. */
function stored(path: string): Promise<Response | undefined> {
  return caches.match(`${base}${path}`, { ignoreVary: true })
}

async function answerPage(event: AskedEvent, path: string): Promise<Response> {
  const address = pageOf(path)
  /** A page has one address, from which its scripts read where they are. */
  const at = (page: Response) =>
    path === address
      ? page
      : Response.redirect(`${base}${address}${new URL(event.request.url).search}`)
  const kept = await packs.respond(address, BUILD)
  if (kept) return at(kept)
  const own = (await fromBuild(address)) ?? (await stored(address))
  const asked = fetch(event.request)
  try {
    const response = await (own ? withinPatience(asked) : asked)
    if (response.status < 500) {
      if (response.ok) event.waitUntil(remember(address, response.clone()))
      return response
    }
  } catch {
    // There is no network, or none that answers.
  }
  const left = own ?? (await packs.respond(address))
  return left ? at(left) : withoutNetwork(path)
}

/** A page that was visited or is in the shell, of this build. */
async function fromBuild(path: string): Promise<Response | undefined> {
  for (const name of [visitedCache(BUILD), shellCache(BUILD)]) {
    const found = await caches.match(`${base}${path}`, { cacheName: name, ignoreVary: true })
    if (found) return found
  }
  return undefined
}

function withinPatience(asked: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience))
  return Promise.race([asked, late])
}

/** Puts away a page or a file that was fetched. A device that has no room goes without. */
async function remember(path: string, response: Response): Promise<void> {
  try {
    if (!(await isOfBuild(BUILD, path, response))) return
    const cache = await caches.open(visitedCache(BUILD))
    await cache.put(`${base}${path}`, response)
    const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/'))
    const tooMany = pages.slice(0, Math.max(0, pages.length - most))
    await Promise.all(tooMany.map((page) => cache.delete(page)))
  } catch {
    // What could not be kept is asked of the network again.
  }
}

async function answerFile(event: AskedEvent, path: string): Promise<Response> {
  const local = () => packs.respond(path)
  if (path.startsWith('_astro/')) {
    const own = (await stored(path)) ?? (await local())
    return own ?? fetchAndRemember(event, path)
  }
  const isFirst = path.startsWith('pagefind/') ? await isAskedByOwn(event) : true
  const own = isFirst ? await packs.respond(path, BUILD) : undefined
  if (own) return own
  try {
    return await fetchAndRemember(event, path)
  } catch (error) {
    const left = (await fromBuild(path)) ?? (await stored(path)) ?? (await local())
    if (left) return left
    throw error
  }
}

/**
 * True where the script that asks is one of the parts that are kept: the index of the search is read by the script of its own
 * build, and a page of a newer build reads the index of the network.
 */
async function isAskedByOwn({ clientId }: AskedEvent): Promise<boolean> {
  const client = await self.clients.get(clientId)
  if (!client?.url.startsWith(base)) return false
  return packs.has(pageOf(plain(client.url)), BUILD)
}

async function fetchAndRemember(event: AskedEvent, path: string): Promise<Response> {
  const response = await fetch(event.request)
  // A page that is only fetched ahead was not visited, and an index is kept as a whole or not at all.
  const isKept = response.ok && !path.endsWith('/') && !path.startsWith('pagefind/')
  if (isKept) event.waitUntil(remember(path, response.clone()))
  return response
}

/** The page that says that there is no network, and lists what is kept. */
async function withoutNetwork(path: string): Promise<Response> {
  const language = path.split('/')[0] ?? ''
  const page = (await fromBuild(`${language}/offline/`)) ?? (await fromBuild('en/offline/'))
  if (!page) return Response.error()
  return new Response(page.body, { status: 503, headers: page.headers })
}
