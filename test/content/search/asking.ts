import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Language } from '../../../src/content/languages.ts'
import { both } from '../../../src/content/languages.ts'
import { once } from '../../../src/content/once.ts'
import { gameName } from '../../../src/content/pages.ts'
import { inProject } from '../../../src/content/root.ts'
import { readYaml } from '../../../src/content/yaml.ts'
import { gameIds } from '../../../src/games/manifest.ts'
import { arrange } from '../../../src/site/search/arrange.ts'
import { buildIndex, type IndexFile, wordsIn } from '../../../src/site/search/build-index.ts'
import { type Found, IndexSearch, type Pagefind } from '../../../src/site/search/index-search.ts'
import type { Shelf } from '../../../src/site/search/kinds.ts'
import { Reader } from '../../../src/site/search/question.ts'
import { houseShelf, shelfOf } from '../../../src/site/search/records.ts'

/** All that can be found in a language; examples without what comes of them. */
export const shelvesIn = once((language: Language): readonly Shelf[] => [
  ...gameIds.map((game) => shelfOf(language, game, new Map())),
  houseShelf(language),
])

/** A place for indexes that no request leaves the process for. */
const host = 'https://index.test/'
const served = new Map<string, IndexFile['content']>()
const fetchElsewhere = globalThis.fetch

/** Answers requests for an index from memory. */
function serve(input: string | URL | Request, options?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input)
  if (!url.href.startsWith(host)) return fetchElsewhere(input, options)
  const content = served.get(url.pathname)
  const body = typeof content === 'string' ? content : content && new Uint8Array(content)
  return Promise.resolve(new Response(body ?? null, { status: body === undefined ? 404 : 200 }))
}

/** The search of a language on an index that is made of its records, as the site makes it. */
export const searchIn = once(async (language: Language): Promise<IndexSearch> => {
  const files = await buildIndex(language, shelvesIn(language))
  globalThis.fetch = serve
  for (const { path, content } of files) served.set(`/${language}/${path}`, content)
  const script = join(mkdtempSync(join(tmpdir(), 'reckoning-search-')), 'pagefind.mjs')
  writeFileSync(script, served.get(`/${language}/pagefind.js`) ?? '')
  const { createInstance } = (await import(pathToFileURL(script).href)) as {
    createInstance(options: { basePath: string }): Pagefind & { init(): Promise<void> }
  }
  const pagefind = createInstance({ basePath: `${host}${language}/` })
  await pagefind.init()
  const vocabulary = z
    .array(z.string())
    .parse(JSON.parse(String(served.get(`/${language}/words.json`))))
  const names = Object.fromEntries(gameIds.map((game) => [game, gameName(language, game)]))
  return new IndexSearch(pagefind, new Reader(wordsIn(language), vocabulary), names)
})

/** First finds for a question, in the order in which they are shown. */
export async function askIn(language: Language, question: string, game?: string): Promise<Found[]> {
  const search = await searchIn(language)
  const hits = await search.find(question, game)
  return arrange(await search.show(hits.slice(0, 12)))
}

const question = z.strictObject({
  asks: z.string(),
  of: z.enum(gameIds),
  /** Clauses, with a dot in their ids, and rulings. */
  for: z.array(z.string()),
})

/** The sets of questions by which the search is judged. */
export const questionSets = ['tuned', 'kept', 'fresh', 'later'] as const

/** Questions of players with what answers them. */
export function questionsIn(file: (typeof questionSets)[number], language: Language) {
  const path = inProject('test', 'content', 'search', `${file}.yaml`)
  return readYaml(path, both(z.array(question)))[language]
}
