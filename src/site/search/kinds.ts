/** What the search returns, in the order in which the kinds are offered. */
export const kinds = ['clause', 'scenario', 'term', 'ruling', 'page'] as const
export type Kind = (typeof kinds)[number]

/** What the index keeps of a find, beside the words by which it is found. */
export interface Meta {
  readonly kind: Kind
  readonly title: string
  /** The text shown below the title. */
  readonly text: string
  /** The number of a clause, otherwise empty. */
  readonly number: string
  /** The name of the game, empty for pages of the house. */
  readonly game: string
}

/** What the index searches of a record beside its content: the words in which players ask for a clause, too. */
export interface Indexed extends Meta {
  readonly asked: string
}

/** A number or an id of a clause that was asked for outright. */
export function keyIn(query: string): string | undefined {
  const asked = query.trim().toLowerCase()
  return /^(\d+\.\d+|[a-z]+\.[a-z0-9-]+)$/.test(asked) ? asked : undefined
}
