import { fold } from './fold.ts'
import { type Kind, keyIn, kinds, type Meta } from './kinds.ts'

/** The part of the index's own interface that is used here. */
interface Hit {
  readonly id: string
  readonly score: number
  data(): Promise<{ readonly raw_url?: string; readonly url: string; readonly meta: Meta }>
}
interface Index {
  options(options: { readonly metaCacheTag: string }): Promise<void>
  init(): Promise<void>
  search(
    query: string | null,
    options?: { readonly filters?: Readonly<Record<string, string>> },
  ): Promise<{ readonly results: readonly Hit[] }>
}

/** Something found; what it says is fetched when it is shown. */
export interface Find {
  readonly id: string
  readonly kind: Kind
  read(): Promise<Meta & { readonly href: string }>
}

/** All that was found, best first, and how much of each kind. */
export interface Finds {
  readonly all: readonly Find[]
  readonly counts: Readonly<Record<Kind, number>>
}

let loading: Promise<Index> | undefined

async function load(base: string): Promise<Index> {
  const index: Index = await import(/* @vite-ignore */ `${base}/pagefind/pagefind.js`)
  await index.options({ metaCacheTag: 'index' })
  await index.init()
  return index
}

/** Fetches the index once; a failed attempt may be repeated. */
export function open(base: string): Promise<Index> {
  loading ??= load(base).catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

/** A find with its score, and whether it belongs to the game on whose pages the reader is. */
type Ranked = Find & { readonly score: number; readonly isHere: boolean }

/** Where is asked: the path below which the site is hosted, and the game of the page, if it has one. */
export interface Asker {
  readonly base: string
  readonly game?: string | undefined
}

function toFind(base: string, kind: Kind, hit: Hit, isHere: boolean): Ranked {
  const read = async () => {
    const { raw_url, url, meta } = await hit.data()
    return { ...meta, href: `${base}${raw_url ?? url}` }
  }
  return { id: hit.id, kind, score: hit.score, isHere, read }
}

/**
 * The order shown: by score, but a rule that can be run is what a reader came for, so the best example and
 * the best clause each stand among the first three.
 */
export function order<T extends { readonly kind: Kind; readonly score: number }>(
  found: readonly T[],
): T[] {
  const ranked = [...found].sort((a, b) => b.score - a.score)
  for (const [kind, latest] of [
    ['clause', 1],
    ['scenario', 2],
  ] as const) {
    const place = ranked.findIndex((find) => find.kind === kind)
    if (place > latest) ranked.splice(latest, 0, ...ranked.splice(place, 1))
  }
  return ranked
}

type Filters = Readonly<Record<string, string>>

/** What answers a question within a kind, best first; what belongs to the reader's game is marked. */
async function ofKind(
  index: Index,
  { base, game }: Asker,
  query: string | null,
  kind: Kind,
  filters: Filters = {},
): Promise<Ranked[]> {
  const { results } = await index.search(query, { filters: { ...filters, kind } })
  const here = game
    ? (await index.search(query, { filters: { ...filters, kind, game } })).results
    : []
  const ids = new Set(here.map(({ id }) => id))
  return results.map((hit) => toFind(base, kind, hit, ids.has(hit.id)))
}

/** The finds of the reader's game before those of others, in their order otherwise. */
function hereFirst<T extends { readonly isHere: boolean }>(found: readonly T[]): T[] {
  return [...found.filter(({ isHere }) => isHere), ...found.filter(({ isHere }) => !isHere)]
}

/** What bears a number or an id: the clause itself first, then what it decides. */
async function named(index: Index, asker: Asker, key: string): Promise<Ranked[]> {
  const found = await Promise.all(kinds.map((kind) => ofKind(index, asker, null, kind, { key })))
  return hereFirst(found.flat())
}

/**
 * Finds a query; what is named outright by its number or id goes first, and what belongs to the game at hand
 * goes before what belongs to others.
 */
export async function find(asker: Asker, query: string): Promise<Finds> {
  const index = await open(asker.base)
  const key = keyIn(query)
  const first = key ? await named(index, asker, key) : []
  const rest = await Promise.all(kinds.map((kind) => ofKind(index, asker, fold(query), kind)))
  const known = new Set(first.map(({ id }) => id))
  const ranked = [
    ...order(rest.flat().filter(({ isHere }) => isHere)),
    ...order(rest.flat().filter(({ isHere }) => !isHere)),
  ]
  const all = [...first, ...ranked.filter(({ id }) => !known.has(id))]
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, all.filter((each) => each.kind === kind).length]),
  ) as Record<Kind, number>
  return { all, counts }
}
