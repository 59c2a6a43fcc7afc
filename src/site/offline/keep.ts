/** Keeps games on the device: fetches their packs one by one, and the list of each last, which makes it count. */
import { base } from './base.ts'
import { findPack, keptGames, stateOf } from './kept.ts'
import {
  hashOf,
  house,
  keptCache,
  listOf,
  type Pack,
  type PackList,
  type Part,
  packAt,
} from './names.ts'

/** Reasons for which games were not kept. */
export const faults = ['network', 'version', 'full', 'refused'] as const
export type Fault = (typeof faults)[number]

/** Games that could not be kept, and why. */
export class KeepError extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Progress of a download in bytes, and the signal that ends it. */
interface Watch {
  readonly signal?: AbortSignal
  tell?(done: number, all: number): void
}

/**
 * Keeps games of one language, and what these share. What is there already is not fetched again, so that a download goes
 * on where it was broken off.
 *
 * @throws {KeepError} when the network, the server's answer or the device's room do not allow it.
 */
export async function keep(
  build: string,
  games: readonly Part[],
  watch: Watch = {},
): Promise<void> {
  const [first] = games
  if (!first) return
  const { language } = first
  const parts = [{ language, name: house }, ...games]
  const lists = await Promise.all(parts.map((part) => fetchList(build, part, watch)))
  const all = sum(lists.flatMap(({ packs }) => packs))
  let done = 0
  const told = (pack: Pack) => {
    done += pack.bytes
    watch.tell?.(done, all)
  }
  try {
    for (const [index, part] of parts.entries()) {
      const list = lists[index]
      if (list) await keepPart(part, list, watch, told)
    }
  } catch (error) {
    const isAlone = (await keptGames()).every((part) => part.language !== language)
    // Nothing uses what games share where there is no game.
    if (isFull(error) && isAlone) await caches.delete(keptCache(build, { language, name: house }))
    throw error
  }
}

const isFull = (error: unknown) => error instanceof KeepError && error.fault === 'full'

/** Keeps one part. Where there is no room for all of it, none of it stays: a half takes room and is of no use. */
async function keepPart(
  part: Part,
  list: PackList,
  watch: Watch,
  told: (pack: Pack) => void,
): Promise<void> {
  const name = keptCache(list.build, part)
  const cache = await open(name)
  try {
    for (const pack of list.packs) {
      await putPack(cache, pack, watch)
      told(pack)
    }
    await put(cache, `${base}${listOf(part)}`, Response.json(list))
  } catch (error) {
    if (isFull(error)) await caches.delete(name)
    throw error
  }
}

const sum = (packs: readonly Pack[]) => packs.reduce((bytes, pack) => bytes + pack.bytes, 0)

/** Fetches games that are kept in an older build, in this one; what fails is tried again on the next page. */
export async function renew(build: string): Promise<void> {
  for (const part of await keptGames())
    if ((await stateOf(build, part)) === 'older') await keep(build, [part])
}

async function fetchList(build: string, part: Part, { signal }: Watch): Promise<PackList> {
  const address = `${base}${listOf(part)}`
  const response = await ask(address, { cache: 'no-cache', ...(signal && { signal }) })
  const list = (await response.json().catch(() => undefined)) as PackList | undefined
  if (!list?.packs) throw new KeepError('network', `${address} is no list`)
  if (list.build !== build) throw new KeepError('version', `${address} is of build ${list.build}`)
  return list
}

async function ask(address: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, request)
    if (response.ok) return response
    throw new Error(String(response.status))
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new KeepError('network', `${address}: ${error}`)
  }
}

/** Puts a pack where it belongs, once its content is what its name says. */
async function putPack(cache: Cache, pack: Pack, { signal }: Watch): Promise<void> {
  signal?.throwIfAborted()
  const address = `${base}${packAt(pack.name)}`
  if (await cache.match(address)) return
  const known = await findPack(pack.name)
  // A mistake of the host is not to be given again by the browser, which remembers it for as long as the host allows.
  const request: RequestInit = { cache: 'no-store', ...(signal && { signal }) }
  const response = known ?? (await ask(address, request))
  const content = await response.arrayBuffer().catch((error: unknown) => {
    throw signal?.aborted ? error : new KeepError('network', `${address}: ${error}`)
  })
  if ((await hashOf(content)) !== pack.name)
    throw new KeepError('network', `${address} is not what it should be`)
  await put(cache, address, new Response(content))
}

async function open(name: string): Promise<Cache> {
  try {
    return await caches.open(name)
  } catch (error) {
    throw new KeepError('refused', String(error))
  }
}

/** Puts away, and says why where that fails. */
async function put(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response)
  } catch (error) {
    const isLacking = error instanceof DOMException && error.name === 'QuotaExceededError'
    throw new KeepError(isLacking ? 'full' : 'refused', String(error))
  }
}
