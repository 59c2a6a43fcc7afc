import type { Deck } from '../../explorer/practice/sitting.ts'
import { fetchOnce } from '../../explorer/ui/fetch-once.ts'

/** The deck of a game as its file holds it. */
export interface GameDeck extends Deck {
  /** The cases that a table will meet, by their ids, in the order of the book. */
  readonly tonight: readonly string[]
  /** Number and chapter of each clause that cases rest on. */
  readonly clauses: Readonly<Record<string, { readonly number: string; readonly chapter: string }>>
}

/** The deck of a game from its file; see `fetchOnce`. */
export const fetchDeck = (address: string): Promise<GameDeck> => fetchOnce<GameDeck>(address)
