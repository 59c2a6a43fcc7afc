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
import type { Asides } from './labs/aside.ts'
import type { Handy } from './player/answer/handy.ts'
import type { Exact } from './player/exact.ts'
import type { Assumed, LiveOdds } from './player/odds.ts'
import type { Session } from './player/session.ts'

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
  /** Why a point cannot be chosen; nothing where it can. */
  refuse(point: Point): Refusal | undefined
  choose(point: Point): void
}

/** What a board shows. */
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
  /** Whether a part that answers nothing can be pressed all the same, to change what lies there. */
  readonly isEdited?: boolean | undefined
  /** The part that the reader has chosen. */
  readonly picked?: string | undefined
  /** The answer that is being put together. */
  readonly draft?: unknown
  /** How a point of the table is chosen, where the question asks for one. */
  readonly point?: PointOffer | undefined
  /** What has happened so far; a board shows of it what the position does not hold, such as dice. */
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

/** What the chapters of a game draw, by name; a picture may be told what to show of itself. */
export type Pictures = Readonly<
  Record<string, FunctionComponent<{ readonly words: Words; readonly highlight?: string }>>
>

/** What is shown of the hand of a seat. */
export interface HandProps<Given = unknown, Position = unknown>
  extends Pick<BoardProps<Given, Position>, 'position' | 'given' | 'words' | 'offers' | 'onPick'> {
  readonly seat: string
}

/** What a picture of a moment is given: a position before or after something has happened. */
export interface SceneProps<Given = unknown, Position = unknown> {
  readonly position: Position
  readonly given: Given
  readonly words: Words
  /** What happens between the two positions of the moment; the picture shows what it is about. */
  readonly events: readonly GameEvent[]
  /** The parts of the board that the events are about; those that are marked, once it has happened. */
  readonly parts: readonly string[]
  readonly touched: readonly string[]
  /** Whether it has happened. */
  readonly isOver: boolean
  /** Whether the picture shows all that lies on the table, and not only what the moment is about. */
  readonly isWhole?: boolean | undefined
  /** What the picture shows, for those who do not see it. */
  readonly label: string
}

/** What a panel of a game is given: where the reader stands, and how it is said. */
export interface PanelProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
}

/**
 * Something that a game offers beside the odds of a case, such as the best decision, in a fold of its own.
 * What takes long is one of the computations that `board/odds/advice.ts` of the game exports; the panel has
 * it worked out in a worker, by `<OnDemand task={adviceTask(…)}>` when the reader asks for it, or by
 * `useWorked` anew whenever the case changes. Either can be cancelled.
 */
export interface Panel {
  /** The sentence `panel.<id>` of the game names it. */
  readonly id: string
  readonly load: () => Promise<FunctionComponent<PanelProps>>
  /** Whether it is open until the reader folds it up. */
  readonly isOpen?: boolean
}

/** A question whose odds are always shown. */
export interface LiveQuestion {
  readonly asked: FactQuestion
  /** The answer whose chance is drawn; every answer when absent. */
  readonly is?: FactValue
  /** What it says beside the bar, or above the bars of every answer. Without it, only figures use its odds. */
  readonly label?: string
  /** What stands above several bars that follow one another. */
  readonly group?: string
  /** What is told of the bar to those who do not see it, if not its label. */
  readonly said?: string
}

/** A mean number of something. */
export interface LiveFigure {
  readonly label: string
  readonly mean: Exact
}

/** What is always worked out of a case: there and then, as the reader changes it and steps through it. */
export interface LiveContent {
  readonly questions: readonly LiveQuestion[]
  /** What has to be known or done first. */
  readonly note?: string
  /** Mean numbers from the beginning of the case. */
  figures?(found: LiveOdds): readonly LiveFigure[]
  /** What the decisions were taken to be, as a sentence. */
  assumption?(assumed: readonly Assumed[]): string
}

/** A case where a reader stands, and where it began. */
export interface LiveCase<Given = unknown, Position = unknown> {
  readonly given: Given
  readonly position: Position
  readonly start: Position
}

/** What a game always shows of one kind of situation, in the block under the board of its lab. */
export interface Live<Given = unknown, Position = unknown> {
  content(at: LiveCase<Given, Position>, words: Words): LiveContent
  /** A line below the bars, such as the one change that matters most. */
  readonly Summary?: FunctionComponent<PanelProps>
}

/**
 * What is always shown of a kind of situation: some chances and, where decisions had to be assumed, the sentence that
 * says what they were taken to be.
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

/** Where no chances are always shown, and what a game has to say beside them stands there alone. */
export const panelsAlone = shown(() => [])

/** What a seat has so far. */
export interface Score {
  readonly seat: string
  readonly has: ComponentChildren
  /** The same in words, where what is shown is a sign. */
  readonly told?: string
}

/** Something of a position that can be told before and after, with its name. */
export type Values = ReadonlyMap<string, string>

/**
 * What the generic player needs to know of a game beyond its rules: how it is said and how it is drawn.
 * A game joins the explorer with one such face and one line of the manifest.
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
  /** What readers can ask the odds of; loaded where they do. */
  readonly facts: () => Promise<readonly Fact<Position, Given>[]>
  /** What the forms of its situations are told; loaded where one is shown. */
  readonly forms: () => Promise<Forms<Given, Position>>
  /**
   * What pressing a part of the board does to a situation there and then, with the part whose form is open; nothing
   * where it only chooses what the form edits.
   */
  press?(situation: Situation, part: string, picked?: string): Situation | undefined
  /** Whether what chance decides can be told by pressing the board: at a table with cards of its own. */
  readonly tellsChance?: boolean
  /** Where points of a table are chosen, and one of many records is put together by pressing. */
  readonly handy?: Handy
  /** What is always shown under the board, by kind of situation; its panels are shown there, too. */
  readonly live?: Readonly<Record<string, () => Promise<Live<Given, Position>>>>
  /** What the game offers beside the odds, by kind of situation; nothing where cards are hidden. */
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
  /** Which of these a recap tells, where one has happened; all of them when absent. */
  readonly recapped?: readonly string[]
  /** The kinds of events with which a round begins, the widest first; at each, what the one before has settled is told again. */
  readonly rounds?: readonly string[]
  /** Whether these are the steps of a single round, which are told together at the end. */
  readonly isOneRound?: boolean
  /** How a moment of a game is written as a situation; absent where no situation is part of a game. */
  readonly moments?: () => Promise<Asides>
  /** What can be guessed before an event is told, and which event settles it. */
  guess?(next: GameEvent): Guessable | undefined
  /** What each seat has so far, in a few signs; for whole games, in the order of the seats. */
  scores?(position: Position, given: Given, words: Words): readonly Score[]
  /** What of a position can change, by name. */
  values(position: Position, given: Given, words: Words): Values
  /** Whether a parameter can have a value here; a seat that plays, and everything else, when absent. */
  isParameter?(name: string, value: string, given: Given): boolean
  /**
   * In how many ways what the reader does not know of a situation can be; all is known, or
   * drawn when it matters, when absent.
   */
  possibilities?(opening: Opening<Given, Position>): bigint
  /** The cards that a seat holds, drawn; its lines in words stand there where they are not. */
  readonly Hand?: FunctionComponent<HandProps<Given, Position>>
  /** Whether a kind of situation is played by seats that hide cards from each other; others lie open. */
  hasHands(kind: string): boolean
  /** What a seat alone sees, a line for each thing. */
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

/** Whether an event says that a clause was considered and did not apply. */
export function isIdle({ idle = [] }: Pick<Face, 'idle'>, { kind }: GameEvent): boolean {
  return kind === 'not-applied' || idle.includes(kind)
}

/** What a game says of itself, in its `face.ts`; whoever loads it brings its engine and hires its workers. */
export type GameFace<Given = unknown, Position = unknown> = Omit<
  Face<Given, Position>,
  'game' | 'whole' | 'hire'
>
