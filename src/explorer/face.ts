import type { ComponentChildren, FunctionComponent } from 'preact'
import type { Point, Span } from '../kernel/choice.ts'
import type { FactQuestion } from '../kernel/facts.ts'
import type { Fact, FactValue, Opening, PlayedGame } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { AskedQuestion } from '../kernel/run.ts'
import type { GameEvent } from '../kernel/table.ts'
import { partsOfEvent } from '../kernel/things.ts'
import type { Speech } from '../kernel/words/speech.ts'
import type { Words } from '../kernel/words/words.ts'
import type { Forms } from './forms/plan.ts'
import type { Asides } from './labs/export-moment.ts'
import type { Assumed, FactsOdds } from './odds/fact-odds.ts'
import type { FractionData } from './odds/fraction-data.ts'
import type { Handy } from './question/points-and-records.ts'
import type { Session } from './session/session.ts'

/** A situation as a reader builds it. */
export interface Situation {
  readonly kind: string
}

/** A question that can be answered on the way by whoever likes guessing. */
export interface Guessable {
  readonly asked: FactQuestion
  isSettledBy(event: GameEvent): boolean
}

/** Parts of a board that can be pressed to answer, and whether each has been chosen already. */
export type Offers = ReadonlyMap<string, boolean>

/** A point of the table, where the question that waits asks for one. */
export interface PointOffer {
  /** The question that asks for it. */
  readonly question: AskedQuestion
  /** The point that has been chosen; nothing before. */
  readonly at: Point | undefined
  /** The part of the table in which all points lie that can be chosen; nothing where that may be all of it. */
  readonly within: { readonly x: Span; readonly y: Span } | undefined
  /** Refuses a point that cannot be chosen; undefined for one that can. */
  refuse(point: Point): Refusal | undefined
  choose(point: Point): void
}

/** Props of a board. */
export interface BoardProps<Given = unknown, Position = unknown> {
  readonly position: Position
  readonly given: Given
  readonly words: Words
  /** The event that led to this position, and the parts of the board that it is about, which are marked. */
  readonly event?: GameEvent | undefined
  readonly touched?: readonly string[] | undefined
  /** Called with the name of a part of the board that the reader points at; without it the board is a picture. */
  readonly onPick?: ((part: string) => void) | undefined
  /** The parts of the board by which the question that waits can be answered. */
  readonly offers?: Offers | undefined
  /** True while the case is edited: a part that answers nothing can still be pressed to change its content. */
  readonly isEdited?: boolean | undefined
  /** The part that the reader has chosen. */
  readonly picked?: string | undefined
  /** The answer that is being put together. */
  readonly draft?: unknown
  /** Choosing a point, when the question asks for one. */
  readonly point?: PointOffer | undefined
  /** Events so far; a board shows from them what the position does not hold, such as dice. */
  readonly events?: readonly GameEvent[] | undefined
  /** By which readings it is played; by ours when absent. */
  readonly readings?: Readonly<Record<string, string>> | undefined
  /** The fact that the case asks about, where it asks; its numbers are those to show. */
  readonly about?: string | undefined
}

/** A case to begin from: its name, and what lays it out. */
export interface Preset {
  readonly title: string
  open(): void
}

/** A form that alters a situation. */
export interface EditorProps<S extends Situation = Situation> {
  readonly situation: S
  readonly words: Words
  /** The part of the board that the reader points at. */
  readonly picked: string | undefined
  /** Cases to begin from. */
  readonly presets?: readonly Preset[] | undefined
  onPick(part: string): void
  onChange(situation: S): void
}

/** Pictures of a game's chapters, by name; a picture may be told which part of itself to show. */
export type Pictures = Readonly<
  Record<string, FunctionComponent<{ readonly words: Words; readonly highlight?: string }>>
>

/** Props of a seat's hand. */
export interface HandProps<Given = unknown, Position = unknown>
  extends Pick<BoardProps<Given, Position>, 'position' | 'given' | 'words' | 'offers' | 'onPick'> {
  readonly seat: string
}

/** Props of a picture of a moment: one position, before or after something has happened. */
export interface SceneProps<Given = unknown, Position = unknown> {
  readonly position: Position
  readonly given: Given
  readonly words: Words
  /** Events between the two positions; the picture shows the parts that they are about. */
  readonly events: readonly GameEvent[]
  /** The parts of the board that the events are about; those that are marked, once it has happened. */
  readonly parts: readonly string[]
  readonly touched: readonly string[]
  /** True after the events. */
  readonly isOver: boolean
  /** True when the picture shows the whole table, not only the parts concerned. */
  readonly isWhole?: boolean | undefined
  /** Accessible name of the picture. */
  readonly label: string
}

/** Props of a game's panel: the session, the face and the words. */
export interface PanelProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
}

/**
 * Something that a game offers beside the odds of a case, such as the best decision, in a fold of its own.
 * What takes long is one of the computations that `board/odds/advice.ts` of the game exports; the panel has
 * it worked out in a worker, by `<OnDemand task={adviceTask(…)}>` when the reader asks for it, or by
 * `useTask` anew whenever the case changes. Either can be cancelled.
 */
export interface Panel {
  /** The sentence `panel.<id>` of the game names it. */
  readonly id: string
  readonly load: () => Promise<FunctionComponent<PanelProps>>
  /** True when it is open until the reader closes it. */
  readonly isOpen?: boolean
}

/** A question whose odds are always shown. */
export interface LiveQuestion {
  readonly asked: FactQuestion
  /** The answer whose chance is drawn; every answer when absent. */
  readonly is?: FactValue
  /** Text beside the bar, or above the bars of all answers. Without it, only figures use these odds. */
  readonly label?: string
  /** Heading above several consecutive bars. */
  readonly group?: string
  /** Accessible name of the bar, if it differs from the label. */
  readonly said?: string
}

/** A mean number of something. */
export interface LiveFigure {
  readonly label: string
  readonly mean: FractionData
}

/** Figures and odds that are always shown of a case, updated as the reader changes it and steps through it. */
export interface LiveContent {
  readonly questions: readonly LiveQuestion[]
  /** Condition that has to be met or known first. */
  readonly note?: string
  /** Mean numbers from the beginning of the case. */
  figures?(found: FactsOdds): readonly LiveFigure[]
  /** Sentence that states the policies assumed for decisions. */
  assumption?(assumed: readonly Assumed[]): string
}

/** A case where a reader stands, and where it began. */
export interface LiveCase<Given = unknown, Position = unknown> {
  readonly given: Given
  readonly position: Position
  readonly start: Position
}

/** The always visible block of one kind of situation, below the board of its lab. */
export interface Live<Given = unknown, Position = unknown> {
  content(at: LiveCase<Given, Position>, words: Words): LiveContent
  /** A line below the bars, such as the one change that matters most. */
  readonly Summary?: FunctionComponent<PanelProps>
}

/**
 * Makes such a block from odds questions and, where decisions had to be assumed, the sentence that states the
 * assumption.
 */
export function shown<Given, Position>(
  questions: (at: LiveCase<Given, Position>, words: Words) => readonly LiveQuestion[],
  assumed?: string,
): () => Promise<Live<Given, Position>> {
  return async () => ({
    content: (at, words) => ({
      questions: questions(at, words),
      ...(assumed && { assumption: () => words.say(assumed) }),
    }),
  })
}

/** A block without odds: the game's panels stand there alone. */
export const panelsAlone = shown(() => [])

/** Score of a seat. */
export interface Score {
  readonly seat: string
  readonly has: ComponentChildren
  /** The same in words, where what is shown is a sign. */
  readonly told?: string
}

/** Something of a position that can be told before and after, with its name. */
export type Values = ReadonlyMap<string, string>

/**
 * A game as the generic player sees it, beyond its rules: its words and its board. A game joins the explorer with one
 * face and one line of the manifest.
 */
export interface Face<Given = unknown, Position = unknown> extends Speech<Given> {
  readonly game: PlayedGame
  /** The same for situations of one kind, or of every kind, loaded when it is first needed. */
  readonly whole: (kind?: string) => Promise<PlayedGame>
  /** A worker that answers each task posted to it, one after the other, by the rules of the game. */
  hire(): Worker
  readonly Board: FunctionComponent<BoardProps<Given, Position>>
  /** Loads what the board shows of a kind of situation, or of any, where that is not all there from the beginning. */
  readonly parts?: (kind?: string) => Promise<unknown>
  /** Facts whose odds readers can ask for; loaded on demand. */
  readonly facts: () => Promise<readonly Fact<Position, Given>[]>
  /** Descriptions for the forms of its situations; loaded with the first form. */
  readonly forms: () => Promise<Forms<Given, Position>>
  /**
   * Situation after a press on a part of the board, with the part whose form is open; undefined when the press only
   * selects what the form edits.
   */
  press?(situation: Situation, part: string, picked?: string): Situation | undefined
  /** True when results of chance can be told by pressing the board, at a table with real cards. */
  readonly tellsChance?: boolean
  /** Choosing points of a table, and putting a record together by presses. */
  readonly handy?: Handy
  /** Always visible blocks below the board, by kind of situation; its panels are shown there, too. */
  readonly live?: Readonly<Record<string, () => Promise<Live<Given, Position>>>>
  /** Panels beside the odds, by kind of situation; none where cards are hidden. */
  readonly panels?: Readonly<Record<string, readonly Panel[]>>
  /** The position told in words, a paragraph a line. */
  describe(position: Position, given: Given, words: Words): readonly string[]
  /** The kinds of events, beside `not-applied`, that say that a clause was considered and did not apply. */
  readonly idle?: readonly string[]
  /**
   * The kinds of events that settle something for somebody, the most telling first:
   * headlines and recaps are made of them.
   */
  readonly outcomes: readonly string[]
  /** Kinds of outcome that a recap prefers when one has happened; all of them when absent. */
  readonly recapped?: readonly string[]
  /** The kinds of events with which a round begins, the widest first; at each, what the one before has settled is told again. */
  readonly rounds?: readonly string[]
  /** True when the steps belong to a single round, recapped together at the end. */
  readonly isOneRound?: boolean
  /** Writes a moment of a game as a situation; absent when no situation is part of a game. */
  readonly moments?: () => Promise<Asides>
  /** Prediction offered before an event is told, with the test for the event that settles it. */
  guess?(next: GameEvent): Guessable | undefined
  /** Score of each seat in a few characters, in the order of the seats; for whole games. */
  scores?(position: Position, given: Given, words: Words): readonly Score[]
  /** Values of a position that can change, by name. */
  values(position: Position, given: Given, words: Words): Values
  /** True when a parameter can have this value here; absent: seats must play, everything else is possible. */
  isParameter?(name: string, value: string, given: Given): boolean
  /**
   * In how many ways what the reader does not know of a situation can be; all is known, or
   * drawn when it matters, when absent.
   */
  possibilities?(opening: Opening<Given, Position>): bigint
  /** The cards that a seat holds, drawn; its lines in words stand there where they are not. */
  readonly Hand?: FunctionComponent<HandProps<Given, Position>>
  /** True when seats of this kind of situation hide cards from each other. */
  hasHands(kind: string): boolean
  /** Lines of a hand, as only its seat sees them. */
  hand(position: Position, seat: string, given: Given, words: Words): readonly string[]
}

/** An event as a board shows it, with the parts that it is about. */
export function marked(
  { things }: Pick<Face, 'things'>,
  position: unknown,
  event: GameEvent | undefined,
): Pick<BoardProps, 'event' | 'touched'> {
  return { event, touched: event && partsOfEvent(things, event, position) }
}

/** True for an event that reports a clause as considered and not applied. */
export function isIdle({ idle = [] }: Pick<Face, 'idle'>, { kind }: GameEvent): boolean {
  return kind === 'not-applied' || idle.includes(kind)
}

/** Face as a game exports it from `face.ts`; the loader adds its engine and the spawning of its workers. */
export type GameFace<Given = unknown, Position = unknown> = Omit<
  Face<Given, Position>,
  'game' | 'whole' | 'hire'
>
