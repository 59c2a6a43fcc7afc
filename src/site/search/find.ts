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

type Ranked = Find & { readonly score: number }

function toFind(base: string, kind: Kind, hit: Hit): Ranked {
  const read = async () => {
    const { raw_url, url, meta } = await hit.data()
    return { ...meta, href: `${base}${raw_url ?? url}` }
  }
  return { id: hit.id, kind, score: hit.score, read }
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

async function ofKind(index: Index, base: string, query: string, kind: Kind): Promise<Ranked[]> {
  const { results } = await index.search(query, { filters: { kind } })
  return results.map((hit) => toFind(base, kind, hit))
}

/** What bears a number or an id: the clause itself first, then what it decides. */
async function named(index: Index, base: string, key: string): Promise<Ranked[]> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { results } = await index.search(null, { filters: { key, kind } })
      return results.map((hit) => toFind(base, kind, hit))
    }),
  )
  return found.flat()
}

/** Finds a query; what is named outright by its number or id goes first. */
export async function find(base: string, query: string): Promise<Finds> {
  const index = await open(base)
  const key = keyIn(query)
  const first = key ? await named(index, base, key) : []
  const rest = await Promise.all(kinds.map((kind) => ofKind(index, base, fold(query), kind)))
  const known = new Set(first.map(({ id }) => id))
  const all = [...first, ...order(rest.flat()).filter(({ id }) => !known.has(id))]
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, all.filter((each) => each.kind === kind).length]),
  ) as Record<Kind, number>
  return { all, counts }
}
