import type { Moments } from '../scenario/moment.ts'
import type { Parts, Typed } from '../schema/schema.ts'
import type { Speech } from '../words/speech.ts'
import type { Clause } from './clause.ts'
import type { Game } from './game.ts'
import type { Refusal } from './refusal.ts'

/** Notes what is wrong with component data, and where. */
type Refuse = (code: string, facts: Refusal['facts'], at: string) => void

/** The component data of a game: what its file holds, and what its rules take of that. */
export interface ComponentData<Components = unknown, File = unknown> {
  /** Content of the component file, without source, names and provenance, which all games share. */
  readonly file: Parts & Typed<File, unknown>
  toEngine(file: File): Components
  /** Components that the rules use; a program may bring its own instead. */
  readonly own: Parts
  /** Further checks of the components, all or some of them, and of the file. */
  check?(own: Partial<Components>, refuse: Refuse): void
  checkFile?(file: File, refuse: Refuse): void
}

/** A game as programs and the reader of content know it: its rules, its words, and how its book is laid out. */
export interface Program<Components = unknown, Made = Game, Geography = unknown> {
  /** The rules with the given component data. */
  make(components: Components): Made
  readonly components: ComponentData<Components>
  readonly speech: Speech
  /** Fixed layout: streets, spaces, what is printed on them. */
  readonly geography: Geography
  /** Writers of moments of play as situations. */
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
