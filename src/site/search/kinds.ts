import type { VerdictKind } from '../../explorer/prediction/verdict-kind.ts'

/** The kinds of finds, in the order in which they are offered. */
export const kinds = ['clause', 'scenario', 'term', 'ruling', 'page'] as const
export type Kind = (typeof kinds)[number]

/** The kind by which examples under a reading that is not taken here are filtered; to readers they are examples. */
export const otherExamples = 'other'

/** The value to filter records of a game and a kind by: one list of them all weighs half as much as two. */
export function shelfName(game: string, kind: Kind | typeof otherExamples): string {
  return `${game || 'house'}/${kind}`
}

/** Line of a card about a clause, a ruling or an example that goes with the find. */
export interface Told {
  /** The address below the site’s base path. */
  readonly address: string
  readonly text: string
  /** The number of a clause. */
  readonly number?: string
  /** Question of a ruling or an example. */
  readonly question?: string
  readonly stamp?: VerdictKind
  /** A ruling on what can be read in another way. */
  readonly isOpen?: true
}

/** Data that a card shows of a find; it rides with its record in the index. */
export interface Shown {
  readonly kind: Kind
  readonly title: string
  /** Text below the title. */
  readonly text: string
  /** The number of a clause, or that of the clause which decides an example or which a ruling settles. */
  readonly number?: string | undefined
  /** Verdict of an example, as one sentence. */
  readonly verdict?: string | undefined
  /** Kind of verdict that an example or a ruling gives. */
  readonly stamp?: VerdictKind | undefined
  /** An example under a reading that is not the one taken here. */
  readonly isOther?: true
  /** A ruling on what can be read in another way. */
  readonly isOpen?: true
  /** The clause that decides an example, or that a ruling is about first of all. */
  readonly clause?: Told | undefined
  /** The ruling on a clause, or on the clause that decides an example. */
  readonly ruling?: Told | undefined
  /** An example of a clause, or the witness of a ruling. */
  readonly example?: Told | undefined
}

/** Something that can be found: what it shows, and by which words it is found. */
export interface SearchRecord extends Shown {
  /** The address below the site’s base path. */
  readonly address: string
  /** Numbers and ids that name it outright; of a clause its number and its id. */
  readonly keys?: readonly string[]
  /** The ids of the clauses that it bears on. */
  readonly on?: readonly string[]
  /** The words in which players ask for it. */
  readonly asked?: string
  /** The words in which they ask for what it belongs to. */
  readonly near?: string
  /** Further words by which it is found. */
  readonly also?: string | undefined
}

/** All that can be found of one game, or of the house, in one language. */
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
  return /^(\d+\.\d+|[a-z][a-z0-9]*\.[a-z0-9][a-z0-9-]*)$/.test(asked) ? asked : undefined
}
