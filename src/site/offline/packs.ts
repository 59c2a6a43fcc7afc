import { keptIn, listOf, type Pack, type PackList, type Part, packAt } from './names.ts'

/** Place of a file in a pack. */
interface Place {
  readonly pack: Pack
  readonly start: number
  readonly length: number
}

/** A file in a complete part. */
interface Found extends Place {
  readonly cache: string
}

/** Most packs that stay unpacked; a search needs all packs of its index again and again. */
const most = 10

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

function typeOf(path: string): string {
  const extension = path === '' || path.endsWith('/') ? 'html' : (path.split('.').at(-1) ?? '')
  return types[extension] ?? 'application/octet-stream'
}

/** Reads files out of the parts that are kept on the device. */
export class Packs {
  readonly #base: string
  readonly #places = new Map<string, ReadonlyMap<string, Place>>()
  readonly #unpacked = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  /** @param base The address below which the packs lie, with its slash. */
  constructor(base: string) {
    this.#base = base
  }

  /** A file as a response; undefined where no complete part of that build holds it, or of any build where none is named. */
  async respond(path: string, build?: string): Promise<Response | undefined> {
    const found = await this.#find(path, build)
    if (!found) return undefined
    const content = await this.#unpack(found)
    const body = content?.subarray(found.start, found.start + found.length)
    return body && new Response(body, { headers: { 'Content-Type': typeOf(path) } })
  }

  /** True where a complete part of a build holds a file. */
  async has(path: string, build: string): Promise<boolean> {
    return (await this.#find(path, build)) !== undefined
  }

  async #find(path: string, build: string | undefined): Promise<Found | undefined> {
    for (const cache of await caches.keys()) {
      const kept = keptIn(cache)
      if (!kept || (build !== undefined && kept.build !== build)) continue
      const place = (await this.#placesIn(cache, kept.part)).get(path)
      if (place) return { ...place, cache }
    }
    return undefined
  }

  /** The files of a part by their paths; none before it is complete. */
  async #placesIn(name: string, part: Part): Promise<ReadonlyMap<string, Place>> {
    const known = this.#places.get(name)
    if (known) return known
    const list = await listIn(await caches.open(name), this.#base, part)
    if (!list) return new Map()
    const places = new Map<string, Place>()
    for (const pack of list.packs) {
      let start = 0
      for (const [path, length] of pack.files) {
        places.set(path, { pack, start, length })
        start += length
      }
    }
    this.#places.set(name, places)
    return places
  }

  async #unpack({ pack, cache }: Found): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const known = this.#unpacked.get(pack.name)
    if (known) return known
    const packed = await (await caches.open(cache)).match(`${this.#base}${packAt(pack.name)}`)
    if (!packed?.body) return undefined
    const whole = new Response(packed.body.pipeThrough(new DecompressionStream('gzip')))
      .arrayBuffer()
      .then((content) => new Uint8Array(content))
    this.#unpacked.set(pack.name, whole)
    const [oldest] = this.#unpacked.keys()
    if (this.#unpacked.size > most && oldest) this.#unpacked.delete(oldest)
    return whole
  }
}

/** The list of a part in its cache: the last thing that is put there, once all its packs are. */
export async function listIn(
  cache: Cache,
  base: string,
  part: Part,
): Promise<PackList | undefined> {
  return (await cache.match(`${base}${listOf(part)}`))?.json() as Promise<PackList | undefined>
}
