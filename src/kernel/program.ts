import type { Clause } from './clause.ts'
import type { Game } from './game.ts'
import type { Moments } from './moment.ts'
import type { Refusal } from './refusal.ts'
import type { Parts, Typed } from './schema/schema.ts'
import type { Speech } from './words/speech.ts'

/** Notes what is wrong with component data, and where. */
type Refuse = (code: string, facts: Refusal['facts'], at: string) => void

/** The component data of a game: what its file holds, and what its rules take of that. */
export interface ComponentData<Components = unknown, File = unknown> {
  /** What the file holds, but for its source, names and provenance, which all games write alike. */
  readonly file: Parts & Typed<File, unknown>
  toEngine(file: File): Components
  /** What the rules take, which a program may bring instead. */
  readonly own: Parts
  /** What more has to hold of what the rules take, of all or of some of it; and of the file. */
  check?(own: Partial<Components>, refuse: Refuse): void
  checkFile?(file: File, refuse: Refuse): void
}

/** A game as programs and the reader of content know it: its rules, its words, and how its book is laid out. */
export interface Program<Components = unknown, Made = Game, Geography = unknown> {
  /** The rules with the given component data. */
  make(components: Components): Made
  readonly components: ComponentData<Components>
  readonly speech: Speech
  /** What lies where for good, and how it hangs together: streets, spaces, what is printed on them. */
  readonly geography: Geography
  /** How a moment of play is written as a situation. */
  readonly moments: Moments
  /** The clauses, in the order of the book and by its chapters, which are in the order of play. */
  readonly clauses: readonly Clause[]
  /**
   * The pages that lead a newcomer through a first case, in their order; see
   * `content/docs/<language>/<game>/lessons/`.
   */
  readonly lessons: readonly string[]
  /** The kinds of situation that a reader can build on a page of their own, the first of them first. */
  readonly labs: readonly [string, ...string[]]
  /** The kind of situation whose example stands for the game where it is announced: its whole table. */
  readonly poster: string
}
