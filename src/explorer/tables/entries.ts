import type { Refusal } from '../../kernel/game/refusal.ts'
import type { Answerer } from '../../kernel/run/answerers.ts'
import { numberOf } from '../../kernel/run/answerers.ts'
import type { Question } from '../../kernel/run/laid-table.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import type { Answered } from '../../kernel/run/trace.ts'

/** An answer of a table by its value, which outlives the numbers of a log, with the question that it answered. */
export interface Entry {
  /** The kind of the question, and whose it was: who decided, or whose die or draw it was. */
  readonly kind: string
  readonly who?: string | undefined
  readonly value: unknown
}

/** The one whom a question is about: who decides, or whose die or draw it is. */
export function whoOf(question: Question | Answered): string | undefined {
  return question.step === 'ask' ? question.by : question.of
}

/** All answers of a run in their order. */
export function entriesOf({ trace }: Pick<Replay<unknown>, 'trace'>): readonly Entry[] {
  return trace.flatMap((line) => {
    if (line.type !== 'answer') return []
    const who = whoOf(line.question)
    return [{ kind: line.question.kind, ...(who !== undefined && { who }), value: line.value }]
  })
}

/** An entry that the rules refuse at its place, with the reason. */
export interface Stopped {
  readonly entry: Entry
  readonly refusal: Refusal
}

/** Outcome of telling entries again. */
export interface Retold {
  readonly log: readonly number[]
  /** Entries that could not be told again yet: the question that waits is another one. */
  readonly waiting: readonly Entry[]
  /** Entries that nobody is asked for any more. */
  readonly dropped: readonly Entry[]
  readonly stopped: Stopped | undefined
  /** Number of those that wait which may still go if they are not asked for. */
  readonly loose: number
}

/**
 * Number of entries at the beginning that followed from the answer before them: all up to the next question of that
 * kind. They go where the answer has changed, if they are not asked for.
 */
export function consequences(kind: string, entries: readonly Entry[]): number {
  const next = entries.findIndex((one) => one.kind === kind)
  return next < 0 ? entries.length : next
}

/**
 * Tells entries again after the first answers of a run, each by its value, for as long as the same is asked and the rules
 * allow it.
 *
 * @param run The run that goes on, and the number of its answers that stay.
 * @param entries What is told again.
 * @param free Number of entries at the beginning that may go where they are not asked for; see `consequences`.
 * @param unasked Answers to questions that nobody is asked, such as draws that nobody sees.
 */
export function retell(
  { run, kept }: { readonly run: Replay<unknown>; readonly kept: number },
  entries: readonly Entry[],
  free = 0,
  unasked: Answerer = () => undefined,
): Retold {
  let [left, loose] = [entries, free]
  const dropped: Entry[] = []
  let stopped: Stopped | undefined
  const answer: Answerer = (question, position, given) => {
    if (stopped) return undefined
    const place = left.findIndex((one) => isFor(one, question))
    if (place < 0 && loose >= left.length) {
      dropped.push(...left)
      left = []
    }
    if (place < 0 || place > loose) return unasked(question, position, given)
    const entry = left[place] as Entry
    dropped.push(...left.slice(0, place))
    left = left.slice(place + 1)
    loose = Math.max(0, loose - place - 1)
    const number = numberOf(question, entry.value)
    if (typeof number === 'number') return number
    stopped = { entry, refusal: number }
    return undefined
  }
  const { log } = run.again(kept, answer)
  return { log, waiting: left, dropped, stopped, loose }
}

function isFor(entry: Entry, question: Question): boolean {
  return entry.kind === question.kind && entry.who === whoOf(question)
}
