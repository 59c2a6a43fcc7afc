import { arrange } from './arrange.ts'
import { type Found, type Hit, IndexSearch, type Pagefind } from './index-search.ts'
import { type Kind, kinds } from './kinds.ts'
import { Reader } from './question.ts'
import type { Words } from './words.ts'

/** Address of the index of a language, and the games by their ids. */
export interface Library {
  readonly base: string
  readonly language: string
  readonly games: Readonly<Record<string, string>>
}

/** Request to the worker: to fetch what every question needs, to answer one, or to show more of the answer. */
export type Request =
  | { readonly task: 'warm' }
  | { readonly task: 'ask'; readonly question: string; readonly game: string | undefined }
  | { readonly task: 'show'; readonly kind: Kind | 'all'; readonly count: number }

/** Finds for the last question: the best of a kind, and the number of each kind. */
export interface Answer {
  readonly finds: readonly Found[]
  readonly counts: Readonly<Record<Kind | 'all', number>>
}

/** Number of finds that are arranged; behind them all stand as they fit. */
const arranged = 12

const words = import.meta.glob<{ default: Words }>('../../../content/search/words/*.yaml')

/** True once something could not be fetched. Pagefind itself goes on without what it lacks. */
let isLacking = false
const fetchPlainly = globalThis.fetch
/** Responses fetched ahead, by address without query; each is handed out once. */
const ahead = new Map<string, Promise<Response>>()
globalThis.fetch = async (...request) => {
  try {
    const name = String(request[0]).replace(/\?.*/, '')
    const early = ahead.get(name)
    ahead.delete(name)
    const response = await (early ?? fetchPlainly(...request))
    isLacking ||= !response.ok
    return response
  } catch (error) {
    isLacking = true
    throw error
  }
}

async function openSearch({ base, language, games }: Library): Promise<IndexSearch> {
  const folder = `${base}/pagefind/${language}/`
  const loadWords = words[`../../../content/search/words/${language}.yaml`]
  if (!loadWords) throw new Error(`the search has no words of ${language}`)
  fetchAhead(folder, language)
  const fetchVocabulary = async () => (await fetch(`${folder}words.json`)).json()
  const [pagefind, own, vocabulary] = await Promise.all([
    openPagefind(folder),
    loadWords(),
    fetchVocabulary() as Promise<string[]>,
  ])
  return new IndexSearch(pagefind, new Reader(own.default, vocabulary), games)
}

/** Asks for what Pagefind is about to, all at once: it would ask for one thing after another. */
function fetchAhead(folder: string, language: string): void {
  const ask = (name: string) => {
    const asked = fetchPlainly(`${folder}${name}`)
    asked.catch(() => undefined)
    ahead.set(`${folder}${name}`, asked)
    return asked
  }
  ask(`wasm.${language}.pagefind`)
  const entry = ask('pagefind-entry.json').then(async (response) => {
    const { languages }: { languages: Record<string, { hash: string }> } = await response
      .clone()
      .json()
    const hash = languages[language]?.hash
    if (hash) ask(`pagefind.${hash}.pf_meta`)
  })
  entry.catch(() => undefined)
}

/**
 * Loads Pagefind, which runs in this worker and needs none of its own. It would put the base path before addresses, as
 * whoever shows a find does.
 */
async function openPagefind(folder: string): Promise<Pagefind> {
  const script: {
    createInstance(options: {
      basePath: string
      baseUrl: string
    }): Pagefind & { init(): Promise<void> }
  } = await import(/* @vite-ignore */ new URL(`${folder}pagefind.js`, location.href).href)
  const pagefind = script.createInstance({ basePath: folder, baseUrl: '/' })
  await pagefind.init()
  return pagefind
}

let search: Promise<IndexSearch> | undefined
let hits: readonly Hit[] = []

async function show(opened: IndexSearch, kind: Kind | 'all', count: number): Promise<Answer> {
  const chosen = hits.filter((hit) => kind === 'all' || hit.kind === kind)
  // Among examples alone, those by another reading come last.
  if (kind !== 'all') chosen.sort((one, other) => Number(one.isOther) - Number(other.isOther))
  const finds = await opened.show(chosen.slice(0, Math.max(count, arranged)))
  const counts = Object.fromEntries([
    ['all', hits.length],
    ...kinds.map((each) => [each, hits.filter((hit) => hit.kind === each).length]),
  ]) as Answer['counts']
  const first = finds.slice(0, arranged)
  return {
    finds: [...(kind === 'all' ? arrange(first) : first), ...finds.slice(arranged)].slice(0, count),
    counts,
  }
}

/** Number of finds shown at first. */
const portion = 12

async function answer(opened: IndexSearch, request: Request): Promise<Answer | undefined> {
  if (request.task === 'warm') {
    await opened.warm()
    return undefined
  }
  if (request.task === 'show') return show(opened, request.kind, request.count)
  hits = await opened.find(request.question, request.game)
  return show(opened, 'all', portion)
}

/** The first message says where the index is; every other is a request, answered by its number. */
addEventListener(
  'message',
  ({ data }: MessageEvent<Library | { id: number; request: Request }>) => {
    if ('base' in data) {
      search = openSearch(data)
      search.catch(() => undefined)
      return
    }
    const { id, request } = data
    const run = async () => {
      if (!search) throw new Error('the search was not opened')
      const opened = await search
      const found = await answer(opened, request)
      if (isLacking) throw new Error('part of the index could not be fetched')
      return found
    }
    run().then(
      (found) => postMessage({ id, found }),
      (error: unknown) => postMessage({ id, error: String(error) }),
    )
  },
)
