import type { FunctionComponent } from 'preact'
import type { Fact, FactValue, PlayedGame } from '../kernel/game/game.ts'
import type { Opening } from '../kernel/game/opening.ts'
import type { FactQuestion } from '../kernel/odds/fact-odds.ts'
import type { GameEvent } from '../kernel/run/table.ts'
import { partsOfEvent } from '../kernel/words/nouns.ts'
import type { Speech } from '../kernel/words/speech.ts'
import type { Words } from '../kernel/words/words.ts'
import type {
  BoardProps,
  Guessable,
  HandProps,
  MomentExports,
  Score,
  Situation,
  Values,
} from './contract.ts'
import type { Forms } from './forms/plan.ts'
import type { Assumed, FactsOdds } from './odds/fact-odds.ts'
import type { FractionData } from './odds/fraction-data.ts'
import type { Handy } from './question/points-and-records.ts'
import type { Session } from './session/types.ts'

/** Props of a game's panel: the session, the face and the words. */
export interface PanelProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
}

/**
 * Something that a game offers beside the odds of a case, such as the best decision, in a fold of its own.
 * What takes long is one of the computations that `board/odds/advice.ts` of the game exports; the panel has
 * it worked out in a worker, by `<TaskButton task={adviceTask(…)}>` when the reader asks for it, or by
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
  /**
   * The kinds of events that lay out what the question of a case takes for granted, such as who grabbed what: its picture
   * shows the moment after the last of them, and not the beginning.
   */
  readonly reports?: readonly string[]
  /** The kinds of events with which a round begins, the widest first; at each, what the one before has settled is told again. */
  readonly rounds?: readonly string[]
  /** True when the steps belong to a single round, recapped together at the end. */
  readonly isOneRound?: boolean
  /**
   * The kinds of events with which a fight, a robbery or a count begins: what the others do is played on no further than
   * to before one.
   */
  readonly climaxes?: readonly string[]
  /** The kinds of questions to the whole table that ask which seats refuse: each seat decides for itself. */
  readonly agreements?: readonly string[]
  /** Writes a moment of a game as a situation; absent when no situation is part of a game. */
  readonly moments?: () => Promise<MomentExports>
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
  /** The kinds of questions whose answers tell what only the player who is asked has seen. */
  readonly forOwnEyes?: readonly string[]
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

/** Face as a game exports it from `ui.ts`; the loader adds its engine and the spawning of its workers. */
export type GameFace<Given = unknown, Position = unknown> = Omit<
  Face<Given, Position>,
  'game' | 'whole' | 'hire'
>
