import type { FunctionComponent } from 'preact'
import type { Opening } from '../../kernel/game/opening.ts'
import type { Scalar } from '../../kernel/schema/schema.ts'
import type { Noun } from '../../kernel/words/nouns.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { EditorProps, Situation } from '../contract.ts'
import type { Path } from './paths.ts'

/** Something of a situation that is edited by itself: what pressing a part of the board opens. */
export interface Section {
  /** The part of the board, or a name of its own. */
  readonly part: string
  readonly label: string
  /** Heading, when it says more than the label. */
  readonly title?: string
  /** Paths that it edits; only its own actions when absent. */
  readonly paths?: readonly Path[]
  readonly note?: string
  /** Actions on the situation, one press each. */
  readonly actions?: readonly {
    readonly label: string
    readonly path: Path
    readonly value: unknown
  }[]
  /** True for a section that stands beside the others as a tab. */
  readonly isTab?: boolean
  /** A form of its own. */
  readonly Own?: FunctionComponent<EditorProps>
}

/** Layout of a situation's form: a part that is always shown, the rest in sections, one at a time. */
export interface Plan {
  readonly always: readonly Path[]
  readonly groups: readonly { readonly title: string; readonly sections: readonly Section[] }[]
}

/** Context of a form: the situation, the words and what it would open to. */
export interface At<Given = unknown, Position = unknown> {
  readonly situation: Situation
  readonly opening: Opening<Given, Position>
  readonly words: Words
}

/** Description of a game for the forms, beside its schemas. */
export interface Forms<Given = unknown, Position = unknown> {
  plan(at: At<Given, Position>): Plan
  /** The nouns by which values are called, by what the schema says that they are. */
  readonly named?: Readonly<Record<string, Noun>>
  /** The name of any other value; its own, or yes and no, when absent. */
  value?(of: string, value: Scalar, at: At<Given, Position>): string | undefined
  /** Under which heading a value is offered, where there are many. */
  group?(of: string, value: Scalar, at: At<Given, Position>): string | undefined
  /** Fallbacks of absent parts, such as the printed values of a card, in the shape of a situation. */
  implied?(at: At<Given, Position>): object
  /** Label for an absent part; absence cannot be chosen without one. */
  absent?(path: Path, at: At<Given, Position>): string | undefined
}
