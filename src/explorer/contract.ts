import type { ComponentChildren, FunctionComponent } from 'preact'
import type { Point, Span } from '../kernel/choice/index.ts'
import type { Lookahead } from '../kernel/decide/lookahead.ts'
import type { Refusal } from '../kernel/game/refusal.ts'
import type { FactQuestion } from '../kernel/odds/fact-odds.ts'
import type { AskedQuestion } from '../kernel/run/laid-table.ts'
import type { GameEvent } from '../kernel/run/table.ts'
import type { Moments } from '../kernel/scenario/moment.ts'
import type { Words } from '../kernel/words/words.ts'

/* Types that boards, forms and the stage exchange. They know neither a face nor a session, so both can rest on them. */

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
  /** The kind of question that waits, and the answer to it that is being put together. */
  readonly asked?: string | undefined
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

/** Score of a seat. */
export interface Score {
  readonly seat: string
  readonly has: ComponentChildren
  /** The same in words, where what is shown is a sign. */
  readonly told?: string
}

/** Something of a position that can be told before and after, with its name. */
export type Values = ReadonlyMap<string, string>

/** Writers of a game's moments as situations, with the filling in of hidden things. */
export interface MomentExports {
  readonly moments: Moments
  readonly lookahead: Pick<Lookahead, 'fill'>
}
