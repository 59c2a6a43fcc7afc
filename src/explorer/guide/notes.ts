import type { Question } from '../../kernel/run/laid-table.ts'
import type { GameEvent } from '../../kernel/run/table.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import { hasFacts } from './facts.ts'
import type { Script } from './others.ts'

/** A moment of a game: a question of a kind that the reader is asked, an event of a kind, or an event by a clause. */
export interface Moment {
  readonly question?: string | undefined
  readonly event?: string | undefined
  readonly clause?: string | undefined
  /** Facts that the event has, among others. */
  readonly where?: Readonly<Record<string, unknown>> | undefined
  /** The how-many-eth time counts; the first when absent. */
  readonly times?: number | undefined
}

/** An answer that a reader may give, in words; a seat's own name when these are absent. */
export interface Option {
  readonly value: string | number
  readonly text?: string | undefined
}

/** Event that settles a prediction, and the answer: one of its facts, or a value of its own. */
export interface Settling {
  readonly event: string
  readonly where?: Readonly<Record<string, unknown>> | undefined
  readonly part?: string | undefined
  readonly value?: string | number | undefined
}

/** A question about what comes next, answered before it is told and graded by what the engine then reports. */
export interface Prediction {
  readonly text: string
  readonly options: readonly Option[]
  readonly settled: readonly Settling[]
  /** The reason, told with the grade. */
  readonly because: string
  /** The case that asks the same, as practice knows it. */
  readonly like?: { readonly id: string; readonly mark: string } | undefined
}

/** A rule that is said at the moment when it bites. */
export interface Note {
  readonly when: Moment
  readonly clause: string
  readonly text: string
  /** True when it does not stop the game: it is said at the next stop. */
  readonly passing?: boolean | undefined
  readonly ask?: Prediction | undefined
}

/**
 * A question put to the reader in words of its own, with a few of its answers: a decision of which a newcomer need not see
 * every part, or what the reader's hand does, which the table is asked for everybody.
 */
export interface Act {
  /** Kind of the question, facts that it is about, and facts of the position, among others. */
  readonly to: string
  readonly about?: Readonly<Record<string, unknown>> | undefined
  readonly at?: Readonly<Record<string, unknown>> | undefined
  readonly text: string
  /** The answers, of which those are offered that are legal: of each the first of its values that is. */
  readonly options: readonly Choosable[]
}

/** An answer that comes to one of several values, the one to prefer first. */
export interface Choosable {
  readonly values: readonly unknown[]
  readonly text: string
}

/** A first game: where it begins, whose part the reader plays, under which chance, and what is said on the way. */
export interface Guided {
  readonly situation: { readonly kind: string }
  readonly seat: string
  readonly seed: number
  /** Moment at which the guided part ends; the end of the game when absent. */
  readonly until?: Moment | undefined
  /** Minutes for a reader who reads everything. */
  readonly minutes: number
  readonly goal: string
  readonly notes: readonly Note[]
  /** Answers of the others, of chance and of the table; chance under the seed where nothing fits. */
  readonly others: readonly Script[]
  /** Answers of the reader that make sense; a form of several parts begins with them. */
  readonly answers: readonly Script[]
  readonly acts: readonly Act[]
  /** Kinds of questions of which the reader is spared: they are answered like those of the others. */
  readonly spared: readonly string[]
  /** Kinds of events told of a step that settles nothing, the most telling first. */
  readonly told: readonly string[]
}

/** A reader's place in a run. */
export interface Standing {
  readonly trace: readonly TraceLine[]
  /** Number of trace lines shown. */
  readonly at: number
  readonly question: Question | undefined
  /** The seat of the reader. */
  readonly seat: string
}

/**
 * True when the game is at its end, or the reader has passed the guided part and would be asked again.
 * @param waits the question for which the run waits, wherever the reader stands in it
 */
export function isOver(
  { until }: Guided,
  standing: Standing,
  waits: Question | undefined,
): boolean {
  if (standing.question === undefined && standing.at === standing.trace.length) return true
  const place = until && waits && placeOf(until, standing)
  return place !== undefined && place < standing.at
}

/** The line of the trace with which a moment comes, or where its question waits. */
export function placeOf(when: Moment, { trace, at, question, seat }: Standing): number | undefined {
  let left = when.times ?? 1
  for (const [place, line] of trace.slice(0, at).entries()) {
    if (isMoment(when, line, seat)) left -= 1
    if (left === 0) return place
  }
  const waits = question?.step === 'ask' && isFor(question, seat) && question.kind === when.question
  return waits && left === 1 ? at : undefined
}

/** True for a decision of the reader, or of the table, of which the reader is one. */
function isFor({ by }: { readonly by?: string | undefined }, seat: string): boolean {
  return by === seat || by === 'table'
}

function isMoment(when: Moment, line: TraceLine, seat: string): boolean {
  if (line.type === 'answer') {
    const asked = line.question
    return when.question === asked.kind && asked.step === 'ask' && isFor(asked, seat)
  }
  const { event } = line
  if (when.where && !hasFacts(when.where, event)) return false
  if (when.event !== undefined) return event.kind === when.event
  return when.clause !== undefined && event.clause === when.clause
}

/** The answer to a prediction that an event settles; undefined for one that does not settle it. */
export function settledBy({ settled }: Prediction, event: GameEvent): string | number | undefined {
  for (const { event: kind, where = {}, part, value } of settled) {
    if (event.kind !== kind || !hasFacts(where, event)) continue
    const fact = part === undefined ? value : partOf(event, part)
    if (typeof fact === 'string' || typeof fact === 'number') return fact
  }
  return undefined
}

/** A part of something by its path, such as `order.0`. */
function partOf(thing: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((whole, step) => new Map(Object.entries(Object(whole))).get(step), thing)
}
