import { type Kind, keyIn, kinds, type SearchRecord, type Shelf } from './kinds.ts'
import { Library, type Match } from './library.ts'
import { order } from './order.ts'
import { Thesaurus, type Words } from './thesaurus.ts'

/** Something found. */
export interface Find extends SearchRecord {
  /** Where it leads. */
  readonly href: string
  readonly game: string
}

/** All that was found, best first, and how much of each kind. */
export interface Finds {
  readonly all: readonly Find[]
  readonly counts: Readonly<Record<Kind, number>>
}

/** Where is asked: the path below which the site is hosted, its shelves, and the game of the page, if it has one. */
export interface Asker {
  readonly base: string
  readonly language: string
  /** The names of all shelves of the language. */
  readonly shelves: readonly string[]
  readonly game?: string | undefined
}

const words = import.meta.glob<{ default: Words }>('../../../content/search/words/*.yaml')

async function loadThesaurus(language: string): Promise<Thesaurus> {
  const load = words[`../../../content/search/words/${language}.yaml`]
  if (!load) throw new Error(`the search has no words of ${language}`)
  return new Thesaurus(language, (await load()).default)
}

async function fetchShelf({ base, language }: Asker, name: string): Promise<Shelf> {
  const answer = await fetch(`${base}/${language}/search/${name}.json`)
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  return answer.json() as Promise<Shelf>
}

let library: Promise<Library> | undefined
const taken = new Map<string, Promise<void>>()

/** Puts a shelf into the library, once; a failed attempt may be repeated. */
function take(asker: Asker, name: string): Promise<void> {
  library ??= loadThesaurus(asker.language).then((thesaurus) => new Library(thesaurus))
  const known = taken.get(name)
  if (known) return known
  const fresh = Promise.all([library, fetchShelf(asker, name)]).then(([all, shelf]) => {
    all.add(shelf)
  })
  taken.set(name, fresh)
  fresh.catch(() => {
    taken.delete(name)
    library = taken.size > 0 ? library : undefined
  })
  return fresh
}

/**
 * The library as far as a reader needs it: first with the shelf of the game at hand, or with all where there is
 * none, and then as a whole.
 */
export async function* open(asker: Asker): AsyncGenerator<Library> {
  const own = asker.shelves.filter((name) => name === asker.game)
  const taking = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => take(asker, name)))
    return library
  }
  const isWhole = asker.shelves.every((name) => taken.has(name))
  const first = await taking(own.length > 0 && !isWhole ? own : asker.shelves)
  if (first) yield first
  const whole = await taking(asker.shelves)
  if (whole && own.length > 0 && !isWhole) yield whole
}

/**
 * Finds a question in what a library holds: what is named outright by its number or id goes first, and what belongs
 * to the game at hand before what belongs to others.
 */
export function find(library: Library, { base, game }: Asker, question: string): Finds {
  const key = keyIn(question)
  const named = key ? library.named(key) : []
  const isHere = ({ entry }: Match) => entry.game === game
  const first = [...named.filter(isHere), ...named.filter((match) => !isHere(match))]
  const known = new Set(first.map(({ entry }) => entry))
  const found = order(library.find(question), game).filter(({ entry }) => !known.has(entry))
  const all = [...first, ...found].map(({ entry }) => ({
    ...entry.record,
    href: `${base}${entry.record.address}`,
    game: entry.gameName,
  }))
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, all.filter((each) => each.kind === kind).length]),
  ) as Record<Kind, number>
  return { all, counts }
}
