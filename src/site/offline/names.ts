/**
 * Names that the build, the pages and their worker agree on: of caches, of the files that tell what can be kept, and
 * of what stands in them.
 */

/** Beginning of the names of all caches of the site; a host may serve other sites below the same name. */
const prefix = 'reckoning-'

/** The build of a cache stands in its name, so that files of two builds never lie together. */
const named = (kind: string, build: string) => `${prefix}${kind}-${build}`

/** Cache of the few files that every reader has. */
export const shellCache = (build: string): string => named('shell', build)

/** Cache of the pages that were visited, with all that they loaded. */
export const visitedCache = (build: string): string => named('visited', build)

/** Cache of a part that a reader keeps. It is complete once it holds its list. */
export const keptCache = (build: string, part: Part): string =>
  `${named('kept', build)}-${part.language}-${part.name}`

/** Cache of the builds that this device had, the last two in their order. */
export const buildsCache = `${prefix}builds`

/** The build of a cache; undefined for one that belongs to no build, or to another site. */
export function buildOf(cache: string): string | undefined {
  return /^reckoning-(?:shell|visited|kept)-([^-]+)/.exec(cache)?.[1]
}

/** The build and the part of a cache that holds a part; undefined for any other. */
export function keptIn(cache: string): { readonly build: string; readonly part: Part } | undefined {
  const [, build, language, name] = /^reckoning-kept-([^-]+)-([^-]+)-(.+)$/.exec(cache) ?? []
  return build && language && name ? { build, part: { language, name } } : undefined
}

/** True for a cache of this site, whatever its build. */
export const isOurs = (cache: string): boolean => cache.startsWith(prefix)

/** A part that is kept as a whole: a game in a language, or what all games of a language share. */
export interface Part {
  readonly language: string
  /** The game, or `house`. */
  readonly name: string
}

/** Name of the part that all games of a language share: the pages of the site, what boards have in common, the search. */
export const house = 'house'

/** Folder of the lists and packs below the base path. */
export const folder = 'offline/'

/** Address of the list of a part below the base path. */
export const listOf = ({ language, name }: Part): string => `${folder}${language}/${name}.json`

/** Address of the list of what the boards of a game may load, a part of its part. */
export const needsOf = ({ language, name }: Part): string =>
  `${folder}${language}/${name}.needs.json`

/** Address of the sizes of all parts of a language. */
export const sizesOf = (language: string): string => `${folder}${language}.json`

/** Address of a pack. */
export const packAt = (name: string): string => `${folder}${name}.pack`

/** Sizes in bytes of the parts of a language. */
export interface Sizes {
  readonly build: string
  readonly parts: Readonly<Record<string, number>>
}

/** Files one behind the other, compressed together: pages of one game are much alike. */
export interface Pack {
  /** Hash of the pack as it is sent. */
  readonly name: string
  readonly bytes: number
  readonly files: readonly (readonly [path: string, length: number])[]
}

/** Content of a part. */
export interface PackList {
  readonly build: string
  readonly packs: readonly Pack[]
}

/** Address of a page below the base path: the folder of an `index.html`, with its slash. */
export function pageOf(path: string): string {
  const clean = path.replace(/(^|\/)index\.html$/, '$1')
  return clean === '' || clean.endsWith('/') || /\.\w+$/.test(clean) ? clean : `${clean}/`
}

/** Hash of a pack, as it stands in its name: 120 bits of SHA-256. */
export async function hashOf(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...hash.subarray(0, 15)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** True for a page that carries the hash of a build, and for a file that is no page and was not answered with one. */
export async function isOfBuild(build: string, path: string, response: Response): Promise<boolean> {
  const isPage = path === '' || path.endsWith('/') || path.endsWith('.html')
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isPage || !isHtml) return isPage === isHtml
  return (await response.clone().text()).includes(`data-build="${build}"`)
}
