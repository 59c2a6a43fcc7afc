import type { Deck } from '../../explorer/practice/sitting.ts'

/** The deck of a game as its file holds it. */
export interface GameDeck extends Deck {
  /** The cases that a table will meet, by their ids, in the order of the book. */
  readonly tonight: readonly string[]
  /** Number and chapter of each clause that cases rest on. */
  readonly clauses: Readonly<Record<string, { readonly number: string; readonly chapter: string }>>
}

const decks = new Map<string, Promise<GameDeck>>()

/** The deck of a game from its file, fetched once a page. Throws where it does not come; the next call fetches anew. */
export function fetchDeck(address: string): Promise<GameDeck> {
  const begun = decks.get(address) ?? fetchAnew(address)
  decks.set(address, begun)
  begun.catch(() => decks.delete(address))
  return begun
}

async function fetchAnew(address: string): Promise<GameDeck> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json() as Promise<GameDeck>
}
