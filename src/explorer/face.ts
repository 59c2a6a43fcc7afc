import type { FunctionComponent } from 'preact'
import type { Game, Opening } from '../engine/kernel/game.ts'
import type { GameEvent } from '../engine/kernel/step.ts'
import type { Speech } from '../speech/speech.ts'
import type { Words } from '../speech/words.ts'

/** A situation as a reader builds it. */
export interface Situation {
  readonly kind: string
}

/** What a board shows. */
export interface BoardProps<Given = unknown, Position = unknown> {
  readonly position: Position
  readonly given: Given
  readonly words: Words
  /** The event that led to this position; its parts of the board are marked. */
  readonly event?: GameEvent | undefined
  /** Called with the name of a part of the board that the reader points at; without it the board is a picture. */
  readonly onPick?: ((part: string) => void) | undefined
  /** The part that the reader has chosen. */
  readonly picked?: string | undefined
}

/** A form that alters a situation. */
export interface EditorProps<S extends Situation = Situation> {
  readonly situation: S
  readonly words: Words
  /** The part of the board that the reader points at. */
  readonly picked: string | undefined
  onPick(part: string): void
  onChange(situation: S): void
}

/** Something of a position that can be told before and after, with its name. */
export type Values = ReadonlyMap<string, string>

/**
 * What the generic player needs to know of a game beyond its rules: how it is said and how it is drawn.
 * A game joins the explorer with one such face and one line of the registry.
 */
export interface Face<Given = unknown, Position = unknown> extends Speech<Given, Position> {
  readonly game: Game
  readonly Board: FunctionComponent<BoardProps<Given, Position>>
  /** The forms for the situations that a reader can build, by kind; loaded where they are shown. */
  readonly editors: Readonly<Record<string, () => Promise<FunctionComponent<EditorProps>>>>
  /** The page's own example of each kind of situation. */
  readonly examples: Readonly<Record<string, Situation>>
  /** The position told in words, a paragraph a line. */
  describe(position: Position, given: Given, words: Words): readonly string[]
  /** Whether an event says that a clause was considered and did not apply. */
  isIdle(event: GameEvent): boolean
  /** What of a position can change, by name. */
  values(position: Position, given: Given, words: Words): Values
  /** Whether a parameter can have a value here, such as a player who plays. */
  isParameter(name: string, value: string, given: Given): boolean
  /** In how many ways what the reader does not know of a situation can be; 1 when all is known. */
  possibilities(opening: Opening<Given, Position>): bigint
  /** Whether a kind of situation is played by seats that hide cards from each other; others lie open. */
  hasHands(kind: string): boolean
  /** What a seat alone sees, a line for each thing. */
  hand(position: Position, seat: string, given: Given, words: Words): readonly string[]
}
