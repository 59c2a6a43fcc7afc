import { plain } from '../search/words.ts'

/** Filters of a list of examples, as named in the address; an empty one narrows nothing. */
export const filters = ['chapter', 'q', 'tag', 'level'] as const
export type Filter = (typeof filters)[number]

/** Chosen value of each filter. */
export type Chosen = Readonly<Record<Filter, string>>

/** An example as a list knows it. */
export interface Listed {
  readonly chapter: string
  readonly level: string
  readonly tags: readonly string[]
  /** The numbers of the clauses at work in it. */
  readonly clauses: readonly string[]
  /** Its title and its question. */
  readonly words: string
}

/** A number of a clause or a chapter, such as `8.6` and `8`. */
const number = /^(?:§\s*)?(\d+(?:\.\d+)?)\.?$/

/** True for an example with the clause, or with every typed word, whatever its accents. */
function answers({ clauses, words }: Listed, typed: string): boolean {
  const [, named] = number.exec(typed.trim()) ?? []
  if (named?.includes('.')) return clauses.includes(named)
  if (named) return clauses.some((clause) => clause.startsWith(`${named}.`))
  const text = plain(words.replace(/’/g, "'"))
  return plain(typed.replace(/’/g, "'"))
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** True for an example that passes the filters. */
export function isLeft(example: Listed, chosen: Chosen): boolean {
  return (
    (!chosen.chapter || example.chapter === chosen.chapter) &&
    (!chosen.tag || example.tags.includes(chosen.tag)) &&
    (!chosen.level || example.level === chosen.level) &&
    answers(example, chosen.q)
  )
}

/** Filters chosen by an address. */
export function chosenIn(search: string): Chosen {
  const asked = new URLSearchParams(search)
  const of = (name: Filter) => (asked.get(name) ?? '').slice(0, 200)
  return { chapter: of('chapter'), q: of('q'), tag: of('tag'), level: of('level') }
}

/** Query of an address for chosen filters; open ones are left out. */
export function addressOf(chosen: Chosen): string {
  const kept = filters.filter((name) => chosen[name]).map((name) => [name, chosen[name]])
  const search = String(new URLSearchParams(kept as [string, string][]))
  return search && `?${search}`
}
