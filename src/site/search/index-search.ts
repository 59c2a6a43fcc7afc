import { keyWord } from './document.ts'
import { type Kind, keyIn, kinds, otherExamples, type Shown, shelfName } from './kinds.ts'
import type { Asked, Reader } from './question.ts'
import { splitWords } from './words.ts'

/** The part of Pagefind that is used in a browser. */
export interface Pagefind {
  options(options: { readonly ranking: Readonly<Record<string, number>> }): Promise<void>
  search(
    query: string | null,
    options?: { readonly filters: Readonly<Record<string, string>> },
  ): Promise<{ readonly results: readonly PagefindResult[] }>
}

interface PagefindResult {
  readonly id: string
  readonly score: number
  /** The places of what was found among the words of the record. */
  readonly words: readonly number[]
  data(): Promise<{
    readonly url: string
    readonly content: string
    readonly filters: Readonly<Record<string, readonly string[]>>
  }>
}

/** Something found, best first. */
export interface Hit {
  readonly result: PagefindResult
  readonly kind: Kind
  readonly game: string
  readonly score: number
  /** An example under a reading that is not the one taken here. */
  readonly isOther: boolean
  /** The places in the record of what was asked for. */
  readonly places: readonly number[]
}

/** A hit as it is shown: what rides with its record, and the words of it that were asked for. */
export interface Found extends Shown {
  readonly address: string
  readonly game: string
  readonly score: number
  readonly asked: readonly string[]
}

/** Ranking of Pagefind: by the place of a word and little else; hardly by the beginning of another word. */
const ranking = { termFrequency: 1, pageLength: 0.1, termSaturation: 1.4, termSimilarity: 10 }
/** Likelihood that a find of a kind is the answer; an example by another reading is rarely meant. */
const priors: Readonly<Record<string, number>> = {
  clause: 1.3,
  scenario: 1,
  [otherExamples]: 0.6,
  ruling: 1,
  term: 0.5,
  page: 0.4,
}
/** Likelihood that a word alone asks for the term of that name. */
const alone = 2
/** Share of the best score that a record needs to be shown at all: one of many words says little. */
const least = 0.3
/** Weight of a word that answers for two words of a question. */
const shared = 0.4
/** Distance within which words stand together, and the factor of a record in which all do. */
const span = 4
const together = 0.5
/** The most words of a question that are looked up: who pastes a page asks by its beginning. */
const most = 16
/** The most searches that are kept. */
const remembered = 100

/** Part that one word of a question has in a record. */
interface Part {
  readonly worth: number
  readonly query: string
  readonly places: readonly number[]
}

/** Searches a Pagefind index word by word, each in all its senses, and merges what is found. */
export class IndexSearch {
  readonly #pagefind: Pagefind
  readonly #reader: Reader
  /** By the words of its name, each game. */
  readonly #games: ReadonlyMap<string, string>
  readonly #searched = new Map<string, Promise<readonly PagefindResult[]>>()
  #catalogue: Promise<ReadonlyMap<string, { kind: string; game: string }>> | undefined

  constructor(pagefind: Pagefind, reader: Reader, games: Readonly<Record<string, string>>) {
    this.#pagefind = pagefind
    this.#reader = reader
    this.#games = new Map(
      Object.entries(games).map(([id, name]) => [nameKey(splitWords(name)), id]),
    )
  }

  /** Kind and game of every record; fetched once, and again after a failure. */
  async #everything(): Promise<ReadonlyMap<string, { kind: string; game: string }>> {
    await this.#pagefind.options({ ranking })
    const shelves = [...this.#games.values(), ''].flatMap((game) =>
      ([...kinds, otherExamples] as const).map(async (kind) => {
        const filters = { shelf: shelfName(game, kind) }
        const { results } = await this.#pagefind.search(null, { filters })
        return results.map(({ id }) => [id, { kind, game }] as const)
      }),
    )
    const all = new Map((await Promise.all(shelves)).flat())
    if (all.size === 0) throw new Error('the index holds nothing')
    return all
  }

  /** Fetches what every question needs. */
  warm(): Promise<ReadonlyMap<string, { kind: string; game: string }>> {
    this.#catalogue ??= this.#everything()
    this.#catalogue.catch(() => {
      this.#catalogue = undefined
    })
    return this.#catalogue
  }

  /** The game that a question names, and the question without its name. */
  gameIn(question: string): { readonly game: string | undefined; readonly rest: string } {
    const words = question.split(/\s+/)
    for (let from = 0; from < words.length; from++)
      for (let to = Math.min(from + 5, words.length); to > from; to--) {
        const game = this.#games.get(nameKey(splitWords(words.slice(from, to).join(' '))))
        const rest = [...words.slice(0, from), ...words.slice(to)].join(' ')
        if (game && splitWords(rest).length > 0) return { game, rest }
      }
    return { game: undefined, rest: question }
  }

  /**
   * Finds what answers a question, best first: in the game that it names; else in the game at hand, and behind that
   * among the pages of the house; in all games where that one has nothing. A number or an id finds what it names.
   */
  async find(question: string, here: string | undefined): Promise<Hit[]> {
    const { game, rest } = this.gameIn(question)
    const key = keyIn(rest)
    const asked = key
      ? [{ word: key, senses: [{ query: keyWord(key), fit: 1 }] }]
      : this.#reader.read(rest).slice(0, most)
    const scope = game ?? here
    const inScope = await this.#score(asked, (its) => !scope || its === scope)
    if (!scope || (game && inScope.length > 0)) return inScope
    const isNext = (its: string) => its !== scope && (its === '' || inScope.length === 0)
    return [...inScope, ...(await this.#score(asked, isNext))]
  }

  async #score(asked: readonly Asked[], isMeant: (game: string) => boolean): Promise<Hit[]> {
    const catalogue = await this.warm()
    const size = [...catalogue.values()].filter(({ game }) => isMeant(game)).length
    const merged = new Map<string, Merged>()
    let all = 0
    for (const [at, one] of asked.entries()) {
      const { parts, results, own } = await this.#look(one, (id) =>
        isMeant(catalogue.get(id)?.game ?? ''),
      )
      if (parts.size === 0) continue
      const rare = (rarity(parts.size, size) + rarity(own || parts.size, size)) / 2
      all += rare
      for (const [id, part] of parts) {
        const result = results.get(id)
        if (!result) continue
        const sum = merged.get(id) ?? new Merged(result)
        sum.add(at, part, rare)
        merged.set(id, sum)
      }
    }
    const isName = asked.length === 1 && !keyIn(asked[0]?.word ?? '')
    const hits = [...merged.values()]
      .map((sum) => {
        const { kind = '', game = '' } = catalogue.get(sum.result.id) ?? {}
        const prior = isName && kind === 'term' ? alone : (priors[kind] ?? 0)
        const score = sum.score(all) * prior
        const isKind = kinds.find((each) => each === kind) ?? 'scenario'
        const isOther = kind === otherExamples
        return { result: sum.result, kind: isKind, game, score, isOther, places: sum.places }
      })
      .sort((one, other) => other.score - one.score)
    return hits.filter(({ score }) => score >= least * (hits[0]?.score ?? 0))
  }

  /** Asks for what is searched for in several scopes, or at each letter typed, once. */
  #search(query: string): Promise<readonly PagefindResult[]> {
    const known = this.#searched.get(query)
    if (known) return known
    if (this.#searched.size >= remembered) this.#searched.clear()
    const fresh = this.#pagefind.search(query).then(({ results }) => results)
    this.#searched.set(query, fresh)
    return fresh
  }

  /** Number of records that hold all words of a query. */
  async count(query: string): Promise<number> {
    return (await this.#search(query)).length
  }

  /** Looks a word up in all its senses; a record counts by the best of them. */
  async #look({ word, senses }: Asked, isMeant: (id: string) => boolean) {
    const parts = new Map<string, Part>()
    const results = new Map<string, PagefindResult>()
    let own = 0
    const looked = await Promise.all(senses.map(({ query }) => this.#search(query)))
    for (const [at, { query, fit }] of senses.entries()) {
      const found = (looked[at] ?? []).filter(({ id }) => isMeant(id))
      if (query === word) own = found.length
      const best = found[0]?.score ?? 0
      for (const result of found) {
        const known = parts.get(result.id)
        const worth = (fit * result.score) / (result.score + best / 2)
        const places = [...(known?.places ?? []), ...result.words]
        const isBetter = worth > (known?.worth ?? 0)
        parts.set(result.id, isBetter || !known ? { worth, query, places } : { ...known, places })
        results.set(result.id, result)
      }
    }
    return { parts, results, own }
  }

  /** Fetches what is shown of hits. */
  show(hits: readonly Hit[]): Promise<Found[]> {
    return Promise.all(
      hits.map(async ({ result, game, places, score }) => {
        const { url, content, filters } = await result.data()
        const words = content.split(/\s+/)
        const shown = JSON.parse(filters['shown']?.[0] ?? '{}') as Shown
        const asked = new Set(places.map((place) => words[place]?.replace(/\W+$/u, '') ?? ''))
        return { ...shown, address: url, game, score, asked: [...asked] }
      }),
    )
  }
}

/** The words of a question merged in one record. */
class Merged {
  readonly result: PagefindResult
  #sum = 0
  #covered = 0
  readonly #queries = new Set<string>()
  readonly #marks: { readonly place: number; readonly word: number; readonly rare: number }[] = []

  constructor(result: PagefindResult) {
    this.result = result
  }

  get places(): number[] {
    return this.#marks.map(({ place }) => place)
  }

  add(word: number, { worth, query, places }: Part, rare: number): void {
    const once = this.#queries.has(query) && !query.includes(' ') ? shared : 1
    this.#queries.add(query)
    this.#sum += worth * rare * once
    this.#covered += rare * once
    for (const place of places) this.#marks.push({ place, word, rare })
  }

  /** Score of the record, where all words of the question weigh so much: higher where they stand together. */
  score(all: number): number {
    return (
      (this.#sum / all) *
      (0.5 + 0.5 * (this.#covered / all)) *
      (1 + (together * this.#near()) / all)
    )
  }

  /** The weight of the words that stand nearest together. */
  #near(): number {
    const marks = this.#marks.toSorted((one, other) => one.place - other.place)
    const sums = marks.map(({ place: from }, at) => {
      const words = new Map<number, number>()
      for (const { place, word, rare } of marks.slice(at)) {
        if (place - from > span) break
        words.set(word, rare)
      }
      return words.size > 1 ? [...words.values()].reduce((sum, each) => sum + each, 0) : 0
    })
    return Math.max(0, ...sums)
  }
}

/** Rarity of a word that stands in so many of all records. */
function rarity(count: number, all: number): number {
  return Math.log(1 + all / (count + 1))
}

/** The words of a game’s name, however it is written. */
function nameKey(words: readonly string[]): string {
  return words.filter((word) => word !== 'the' && word !== 'and').join('')
}
