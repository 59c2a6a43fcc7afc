/** What the search returns, in the order in which the kinds are offered. */
export const kinds = ['clause', 'scenario', 'term', 'ruling', 'page'] as const
export type Kind = (typeof kinds)[number]

/** Something that can be found, as it is written for the browser: what it shows, and by which words it is found. */
export interface SearchRecord {
  readonly kind: Kind
  /** The address below the site's base path. */
  readonly address: string
  readonly title: string
  /** What is shown below the title. */
  readonly text: string
  /** Numbers and ids that name it outright; of a clause its number and its id. */
  readonly keys?: readonly string[]
  /** The ids of the clauses that it bears on. Whoever finds it has found them, too. */
  readonly on?: readonly string[]
  /** The words in which players ask for it. */
  readonly asked?: string
  /** Further words by which it is found. */
  readonly also?: string
  /** What comes of an example, as one sentence. */
  readonly verdict?: string
  /** The number of a clause, or that of the clause which decides an example or which a ruling settles. */
  readonly number?: string
  /** An example under a reading that is not the one taken here. */
  readonly isOther?: true
}

/** All that can be found of one game, or of the house, in one language: what is fetched in one piece. */
export interface Shelf {
  /** The id of the game; empty for the pages of the house. */
  readonly game: string
  /** The name of the game. */
  readonly name: string
  readonly records: readonly SearchRecord[]
}

/** A number or an id of a clause that was asked for outright. */
export function keyIn(query: string): string | undefined {
  const asked = query.trim().toLowerCase()
  return /^(\d+\.\d+|[a-z]+\.[a-z0-9-]+)$/.test(asked) ? asked : undefined
}
