import type { ReadonlySignal, Signal } from '@preact/signals-core'
import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import type { Refusal } from '../../kernel/game/refusal.ts'
import type { Answerer } from '../../kernel/run/answerers.ts'
import type { AskedQuestion, Question } from '../../kernel/run/laid-table.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import type { Situation } from '../contract.ts'

/** All that a player of scenarios remembers; everything else is computed from it by replay. */
export interface State {
  readonly situation: Situation
  readonly readings: Readonly<Record<string, string>>
  /** The numbers of the answers given. */
  readonly log: readonly number[]
  /** Number of trace lines shown; Infinity for all, however many there will be. */
  readonly cursor: number
}

/** A run of a scenario that a reader steps through, answers, undoes and shares. */
export interface Session {
  readonly state: ReadonlySignal<State>
  readonly opening: ReadonlySignal<Opening>
  readonly run: ReadonlySignal<Replay<unknown>>
  /** Number of trace lines shown. */
  readonly at: ReadonlySignal<number>
  /** The position after the lines that are shown. */
  readonly position: ReadonlySignal<unknown>
  /** The question that waits after the lines that are shown, answered later or not at all. */
  readonly question: ReadonlySignal<Question | undefined>
  /** Number of lines shown when the next question after it is put; undefined where none follows. */
  readonly decision: ReadonlySignal<number | undefined>
  /** The question at the end of the run that somebody thinks about, whatever lines are shown. */
  readonly thinking: ReadonlySignal<AskedQuestion | undefined>
  /** Number of lines shown before the last action; lines after it are news. */
  readonly since: ReadonlySignal<number>
  /** The numbers of the answers given up to the lines that are shown. */
  readonly answered: ReadonlySignal<readonly number[]>
  /** Refusals of the last action, which changed nothing else. */
  readonly refusals: ReadonlySignal<readonly Refusal[]>
  readonly canUndo: ReadonlySignal<boolean>
  /** True while the case is shown from a record, before its rules are loaded. */
  readonly isTold: ReadonlySignal<boolean>
  /** Goes on by the rules, from where the reader stands. */
  play(game: PlayedGame): void
  /** Answers the waiting question by number, and shows the first that comes of it; later answers are forgotten. */
  answer(index: number): void
  /**
   * Answers by chance under a seed: the waiting question, and shows the first that comes of
   * it; or everything that is left.
   */
  answerWhatever(seed: number, extent: 'one' | 'all'): void
  /** The seed under which chance answers next. */
  readonly seed: Signal<number>
  /** The waiting question under that seed, which then goes on to the next. */
  answerByChance(): void
  /**
   * Everything that is left under that seed, some answers at a time: what comes of them is shown on the way, and
   * `stop` leaves it there.
   */
  playOut(): void
  stop(): void
  /** True while `playOut` goes on. */
  readonly isPlaying: ReadonlySignal<boolean>
  /** Gives the answer that somebody has thought of, at the end of the run; what is shown stays. */
  supply(index: number): void
  /** Shows so many lines of the trace; as news those after `since`, or after the lines shown before. */
  goTo(line: number, since?: number): void
  /** Steps to after the next event, or back to before the last one. */
  step(by: 1 | -1): void
  /** Goes on to the next question that somebody was asked, or to the end of what is settled. */
  toDecision(): void
  /** Takes another situation or other readings; refused ones change nothing. */
  change(what: Partial<Pick<State, 'situation' | 'readings'>>): boolean
  /** Takes over a state from a link, with what was wrong with it. */
  open(state: State): boolean
  refuse(refusals: readonly Refusal[]): void
  /**
   * Another session that begins where this one stands, and knows nothing of what came after; with the last answer not
   * yet given where nothing is left to answer. Of a seat that is named the others are played by chance.
   */
  branch(seat: string | undefined): Session
  /** Answers what nobody is asked any more, after that has changed. */
  attend(): void
  undo(): void
  /** Back to where the session began. */
  reset(): void
}

/** The facts of a question that decide who answers it, before and after it has been answered. */
export type Addressed = {
  readonly step: 'roll' | 'ask'
  readonly kind: string
  readonly by?: string | undefined
  readonly about?: Readonly<Record<string, string | number>> | undefined
  /** The only seats that see a roll; none for what nobody sees. */
  readonly seenBy?: readonly string[] | undefined
}

/**
 * Says who is not asked. Returns a seed for questions that chance answers at once, a source of answers for those that
 * have one of their own, 'thought' for those that a computer opponent answers, undefined for the reader's.
 */
export type Unattended = (question: Addressed) => number | Answerer | 'thought' | undefined
