import type { Signal } from '@preact/signals-core'
import type { ComponentChildren } from 'preact'
import type { Question } from '../../kernel/run/laid-table.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { LedgerPart } from '../history/build-ledger.ts'
import type { Forks } from '../interpretations/useForks.ts'
import type { LabPage } from '../labs/page.ts'
import type { Spoken } from '../labs/thinkers.ts'
import type { SeatsState } from '../labs/useSeats.ts'
import type { VerdictKind } from '../prediction/verdict-kind.ts'
import type { AnswerState } from '../question/useAnswer.ts'
import type { Session } from '../session/types.ts'

/** Those who play a whole game with the reader, and its page. */
export interface Company {
  readonly seats: SeatsState
  /** True once the reader has played, or where the address names a game to take up. */
  readonly isBegun: boolean
  /** Begins a new game at the same table, with luck of its own. */
  begin(): void
  readonly page: LabPage
  /** The last agreement on which people have spoken. */
  readonly spoken: Signal<Spoken | undefined>
  /** Takes back the last decision of a person, and all that came of it; absent where there is none. */
  readonly undo: (() => void) | undefined
}

/** Props of the bar and of everything it loads later. */
export interface BarProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** The lines that are shown. */
  readonly parts: readonly LedgerPart[]
  /** The answer that is being put together. */
  readonly answering: AnswerState | undefined
  /** Lines at which the case would part under another reading, and the way to compare. */
  readonly forks: Forks
  /** The seat of the only person who plays; what was settled is told from there. */
  readonly reader?: string | undefined
  /** Those who play along, in a whole game: what they do can be played on to the reader's turn. */
  readonly company?: Company | undefined
  /** Number of lines shown once the step that decides the case has been taken, if one does. */
  readonly deciding?: number | undefined
  /** Number of lines that have happened when the question of the case is asked; none when absent. */
  readonly moment?: number | undefined
  /** Introduction, shown before the first step. */
  readonly lead?: string | undefined
  /** Note beside the step, such as a rule for a newcomer. */
  readonly note?: ComponentChildren
  /**
   * For somebody who has never played: an answer of a short list is given by one press, and nothing is chosen
   * beforehand, except in a form of several parts the sensible answer whose number this returns, if there is one.
   */
  readonly direct?: ((question: Question) => number | undefined) | undefined
  /** Content in place of the question, such as a curtain. */
  readonly instead?: ComponentChildren
  /** Content when nothing is asked, before the first step and after the last, such as an example's verdict. */
  readonly told?: ComponentChildren
  /** True before a class, which sees the verdict at the end also where somebody would have to answer next. */
  readonly isForClass?: boolean | undefined
  /** Content when the rules could not be loaded and so no question can be asked. */
  readonly missing?: ComponentChildren
  /**
   * The kind of the verdict, where the page knows it better than the run does; none
   * over a game that was simply won.
   */
  readonly verdict?: VerdictKind | 'none' | undefined
  /** The address of this very case, with the answers so far; undefined where no link holds it. */
  readonly address?: (() => Promise<string | undefined>) | undefined
}
