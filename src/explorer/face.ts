import type { FunctionComponent } from 'preact'
import type { FactParameters, FactValue, Game, Opening } from '../engine/kernel/game.ts'
import type { Refusal } from '../engine/kernel/refusal.ts'
import type { Question } from '../engine/kernel/run.ts'
import type { GameEvent } from '../engine/kernel/step.ts'
import type { Words } from './words.ts'

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
 * What the generic player needs to know of a game beyond its rules: how it is drawn and how it is said.
 * A game joins the explorer with one such face and one line of the registry.
 */
export interface Face<Given = unknown, Position = unknown> {
  readonly game: Game
  readonly Board: FunctionComponent<BoardProps<Given, Position>>
  /** The forms for the situations that a reader can build, by kind; loaded where they are shown. */
  readonly editors: Readonly<Record<string, () => Promise<FunctionComponent<EditorProps>>>>
  /** The page's own example of each kind of situation. */
  readonly examples: Readonly<Record<string, Situation>>
  /** The position told in words, a paragraph a line. */
  describe(position: Position, given: Given, words: Words): readonly string[]
  /** The sentence of an event. */
  sentence(event: GameEvent, given: Given, words: Words): string
  /** The heading that opens a new part of the trace, when this event does. */
  heading(event: GameEvent, words: Words): string | undefined
  /** Whether an event says that a clause was considered and did not apply. */
  isIdle(event: GameEvent): boolean
  /** What of a position can change, by name. */
  values(position: Position, given: Given, words: Words): Values
  /** What is asked. */
  question(question: Question, position: Position, words: Words): string
  /** One answer to a question. */
  answer(question: Question, value: unknown, given: Given, words: Words): string
  /** The name of one part of a compound answer. */
  partName(question: Question, part: string, words: Words): string
  /** One value of a part of a compound answer. */
  partValue(question: Question, part: string, value: unknown, given: Given, words: Words): string
  /** What a reader may predict. */
  fact(kind: string, parameters: FactParameters, words: Words): string
  factValue(kind: string, value: FactValue, words: Words): string
  /** An answer to what a reader may predict, as it is named within a sentence. */
  factValueWithin(kind: string, value: FactValue, words: Words): string
  /** The name of a kind of fact, of its parameters and of their values. */
  factName(kind: string, words: Words): string
  parameterName(name: string, words: Words): string
  parameterValue(name: string, value: string, words: Words): string
  /** Whether a parameter can have a value here, such as a player who plays. */
  isParameter(name: string, value: string, given: Given): boolean
  /** In how many ways what the reader does not know of a situation can be; 1 when all is known. */
  possibilities(opening: Opening<Given, Position>): bigint
  /** Why something cannot be. */
  refusal(refusal: Refusal, words: Words): string
  /** Whether a kind of situation is played by seats that hide cards from each other; others lie open. */
  hasHands(kind: string): boolean
  /** What a seat alone sees, a line for each thing. */
  hand(position: Position, seat: string, given: Given, words: Words): readonly string[]
  /** The name of a player, by itself and within a sentence. */
  seat(seat: string, words: Words): string
  seatWithin(seat: string, words: Words): string
  /** The name of a switch between readings and of its values. */
  switchName(key: string, words: Words): string
  switchValue(key: string, value: string, words: Words): string
}
