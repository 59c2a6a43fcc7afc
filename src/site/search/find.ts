import { telling } from './fold.ts'
import { type Indexed, type Kind, keyIn, kinds, type Meta } from './kinds.ts'

/** The part of the index's own interface that is used here. */
interface Hit {
  readonly id: string
  readonly score: number
  data(): Promise<{ readonly raw_url?: string; readonly url: string; readonly meta: Meta }>
}
interface Index {
  options(options: {
    readonly metaCacheTag: string
    readonly ranking: { readonly metaWeights: Readonly<Record<keyof Indexed, number>> }
  }): Promise<void>
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

/** The index, with what each of its records is. */
interface Library {
  readonly index: Index
  readonly kindOf: ReadonlyMap<string, Kind>
}

let loading: Promise<Library> | undefined

/** Words in a title or among those that players use weigh more; what is not read as words weighs nothing. */
const metaWeights = { title: 1, asked: 1, text: 0, kind: 0, number: 0, game: 0 }

async function load(base: string): Promise<Library> {
  const index: Index = await import(/* @vite-ignore */ `${base}/pagefind/pagefind.js`)
  await index.options({ metaCacheTag: 'index', ranking: { metaWeights } })
  await index.init()
  const kindOf = new Map<string, Kind>()
  for (const kind of kinds) for (const id of await idsOf(index, { kind })) kindOf.set(id, kind)
  return { index, kindOf }
}

/** Fetches the index once; a failed attempt may be repeated. */
export function open(base: string): Promise<Library> {
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
  /** Words of the page's language that say nothing of what is asked. */
  readonly fillers: ReadonlySet<string>
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

/** All records of a kind, of a game, or named by a key. */
async function idsOf(index: Index, filters: Filters): Promise<string[]> {
  const { results } = await index.search(null, { filters })
  return results.map(({ id }) => id)
}

/** What some of the words of a question were found in. */
interface Match {
  readonly hit: Hit
  readonly score: number
  readonly words: number
}

/**
 * What holds the words of a question, or more than half of them: people ask in words of their own. What
 * holds fewer of them counts for much less; only where nothing holds enough, any one of them will do.
 */
async function matching(index: Index, words: readonly string[]): Promise<Match[]> {
  const matches = new Map<string, Match>()
  for (const word of words) {
    const { results } = await index.search(word)
    for (const hit of results) {
      const { score, words: count } = matches.get(hit.id) ?? { score: 0, words: 0 }
      matches.set(hit.id, { hit, score: score + hit.score, words: count + 1 })
    }
  }
  const all = [...matches.values()]
  const enough = all.filter(({ words: count }) => count * 2 > words.length)
  return (enough.length > 0 ? enough : all).map((match) => ({
    ...match,
    score: match.score * (match.words / words.length) ** 2,
  }))
}

/** What bears a number or an id: the clause itself first, then what it decides. */
async function named({ index, kindOf }: Library, key: string): Promise<Match[]> {
  const { results } = await index.search(null, { filters: { key } })
  const rank = ({ id }: Hit) => kinds.indexOf(kindOf.get(id) ?? 'page')
  return [...results].sort((a, b) => rank(a) - rank(b)).map((hit) => ({ hit, score: 0, words: 0 }))
}

/** The finds of the reader's game before those of others, in their order otherwise. */
function hereFirst<T extends { readonly isHere: boolean }>(found: readonly T[]): T[] {
  return [...found.filter(({ isHere }) => isHere), ...found.filter(({ isHere }) => !isHere)]
}

/**
 * Finds a query; what is named outright by its number or id goes first, and what belongs to the game at hand
 * goes before what belongs to others.
 */
export async function find({ base, game, fillers }: Asker, query: string): Promise<Finds> {
  const library = await open(base)
  const { index, kindOf } = library
  const here = new Set(game ? await idsOf(index, { game }) : [])
  const toFind = ({ hit, score }: Match): Ranked => ({
    id: hit.id,
    kind: kindOf.get(hit.id) ?? 'page',
    score,
    isHere: here.has(hit.id),
    read: async () => {
      const { raw_url, url, meta } = await hit.data()
      return { ...meta, href: `${base}${raw_url ?? url}` }
    },
  })
  const key = keyIn(query)
  const first = key ? hereFirst((await named(library, key)).map(toFind)) : []
  const found = (await matching(index, telling(query, fillers))).map(toFind)
  const known = new Set(first.map(({ id }) => id))
  const ranked = [
    ...order(found.filter(({ isHere }) => isHere)),
    ...order(found.filter(({ isHere }) => !isHere)),
  ]
  const all = [...first, ...ranked.filter(({ id }) => !known.has(id))]
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, all.filter((each) => each.kind === kind).length]),
  ) as Record<Kind, number>
  return { all, counts }
}
