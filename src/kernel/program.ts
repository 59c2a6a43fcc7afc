import type { Clause } from './clause.ts'
import type { Game } from './game.ts'
import type { Speech } from './words/speech.ts'

/** A game as programs and the reader of content know it: its rules, its words, and how its book is laid out. */
export interface Program<Components = unknown, Made = Game> {
  /** The rules with the given component data. */
  make(components: Components): Made
  readonly speech: Speech
  /** The chapters of the rulebook, in the order of play. */
  readonly chapters: readonly string[]
  /** The clauses, in the order of the book. */
  readonly clauses: readonly Clause[]
  /** The pages that lead a newcomer through a first case, in their order; see `content/docs/<language>/<game>/lessons/`. */
  readonly lessons: readonly string[]
  /** The kinds of situation that a reader can build on a page of their own, the first of them first. */
  readonly labs: readonly [string, ...string[]]
}
