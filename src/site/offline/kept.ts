/** The parts of the site that a device keeps, as pages read them. */
import { base } from './base.ts'
import { house, keptCache, keptIn, type Part, packAt } from './names.ts'
import { listIn } from './packs.ts'

/** States of a part: not there, begun and not complete, complete, or complete in an older build only. */
export type State = 'none' | 'half' | 'kept' | 'older'

/** The state of a part in a build. */
export async function stateOf(build: string, part: Part): Promise<State> {
  const own = keptCache(build, part)
  const names = (await caches.keys()).filter((name) => {
    const kept = keptIn(name)
    return kept?.part.language === part.language && kept.part.name === part.name
  })
  if (names.includes(own) && (await isComplete(own, part))) return 'kept'
  for (const name of names) if (name !== own && (await isComplete(name, part))) return 'older'
  return names.includes(own) ? 'half' : 'none'
}

async function isComplete(name: string, part: Part): Promise<boolean> {
  return (await listIn(await caches.open(name), base, part)) !== undefined
}

/** The games that are complete on the device, in whatever build. */
export async function keptGames(): Promise<readonly Part[]> {
  const found = new Map<string, Part>()
  for (const name of await caches.keys()) {
    const part = keptIn(name)?.part
    if (part && part.name !== house && (await isComplete(name, part)))
      found.set(`${part.language}/${part.name}`, part)
  }
  return [...found.values()]
}

/** Bytes that a part has on the device in a build, complete or not. */
export async function bytesHeld(build: string, part: Part): Promise<number> {
  if ((await stateOf(build, part)) === 'none') return 0
  const cache = await caches.open(keptCache(build, part))
  const packs = (await cache.keys()).filter(({ url }) => url.endsWith('.pack'))
  const sizes = packs.map(async (pack) => (await (await cache.match(pack))?.blob())?.size ?? 0)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Erases a game, and with the last of its language what the games share. */
export async function forget({ language, name }: Part): Promise<void> {
  const left = (await keptGames()).filter(
    (part) => part.language === language && part.name !== name,
  )
  const isLast = left.length === 0
  for (const cache of await caches.keys()) {
    const part = keptIn(cache)?.part
    if (part?.language !== language) continue
    if (part.name === name || (isLast && part.name === house)) await caches.delete(cache)
  }
}

/** A pack that the device has in a part of any build; its name is the hash of its content. */
export async function findPack(name: string): Promise<Response | undefined> {
  return caches.match(`${base}${packAt(name)}`)
}
