import type { FunctionComponent } from 'preact'
import type { Opening } from '../../kernel/game.ts'
import type { Scalar } from '../../kernel/schema/schema.ts'
import type { Noun } from '../../kernel/things.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { EditorProps, Situation } from '../face.ts'
import type { Path } from './paths.ts'

/** Something of a situation that is edited by itself: what pressing a part of the board opens. */
export interface Section {
  /** The part of the board, or a name of its own. */
  readonly part: string
  readonly label: string
  /** What stands over it, where that says more than the label. */
  readonly title?: string
  /** What of the situation it edits; nothing but what it does itself when absent. */
  readonly paths?: readonly Path[]
  readonly note?: string
  /** What can be done to the situation at once. */
  readonly actions?: readonly {
    readonly label: string
    readonly path: Path
    readonly value: unknown
  }[]
  /** Whether it stands beside all others, a tap away, rather than among them. */
  readonly isTab?: boolean
  /** A form of its own. */
  readonly Own?: FunctionComponent<EditorProps>
}

/** What the form of a situation shows: some of it always, the rest by sections, one at a time. */
export interface Plan {
  readonly always: readonly Path[]
  readonly groups: readonly { readonly title: string; readonly sections: readonly Section[] }[]
}

/** Where a form stands: what is edited, how it is said, and what it would come to. */
export interface At<Given = unknown, Position = unknown> {
  readonly situation: Situation
  readonly opening: Opening<Given, Position>
  readonly words: Words
}

/** What a game tells the forms, which know its schemas and nothing else of it. */
export interface Forms<Given = unknown, Position = unknown> {
  plan(at: At<Given, Position>): Plan
  /** The nouns by which values are called, by what the schema says that they are. */
  readonly named?: Readonly<Record<string, Noun>>
  /** The name of any other value; its own, or yes and no, when absent. */
  value?(of: string, value: Scalar, at: At<Given, Position>): string | undefined
  /** Under which heading a value is offered, where there are many. */
  group?(of: string, value: Scalar, at: At<Given, Position>): string | undefined
  /** What absent parts come to, such as what is printed on a card, put together as a situation is. */
  implied?(at: At<Given, Position>): object
  /** How the absence of a part is called; it cannot be chosen without a name. */
  absent?(path: Path, at: At<Given, Position>): string | undefined
}
