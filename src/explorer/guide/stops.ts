import { numberOf } from '../../kernel/run/answerers.ts'
import type { Question } from '../../kernel/run/laid-table.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import { hasFacts } from './facts.ts'
import { type Act, type Guided, type Note, placeOf, type Standing, settledBy } from './notes.ts'

/** A run as far as its stops need it. */
export type GuidedRun = Pick<Replay<unknown>, 'trace' | 'question'>

/** A prediction that a run has room for: at which line it is asked, at which it is settled, and the answer. */
export interface Asked {
  readonly note: Note
  /** Place of its note in the list. */
  readonly index: number
  readonly at: number
  readonly settled: number
  readonly answer: string | number
}

/** A question, or the record of one. */
export type Put = Pick<Question, 'step' | 'kind'> & {
  readonly by?: string | undefined
  readonly about?: Readonly<Record<string, string | number>> | undefined
}

/** True for a question that the reader answers: a decision of the reader's seat, or an act of the reader's hand. */
export function isReaders(
  { seat, acts, spared }: Pick<Guided, 'seat' | 'acts' | 'spared'>,
  question: Put,
): boolean {
  if (question.step !== 'ask' || spared.includes(question.kind)) return false
  return (
    question.by === seat || (question.by === 'table' && acts.some((act) => isOf(act, question)))
  )
}

function isOf({ to, about = {} }: Act, question: Put): boolean {
  return to === question.kind && hasFacts(about, question.about ?? {})
}

/** An answer that is offered in words, by its number. */
export interface Offered {
  readonly text: string
  readonly number: number
}

/** The act for a question that waits, with those of its answers that are legal; undefined where there are none. */
export function actFor(
  { acts }: Pick<Guided, 'acts'>,
  question: Question | undefined,
  position: unknown,
): { readonly text: string; readonly offered: readonly Offered[] } | undefined {
  if (question?.step !== 'ask') return undefined
  for (const act of acts) {
    if (!isOf(act, question) || !hasFacts(act.at ?? {}, Object(position))) continue
    const offered = act.options.flatMap(({ text, values }): readonly Offered[] => {
      const numbers = values.map((value) => numberOf(question, value))
      const number = numbers.find((one) => typeof one === 'number')
      return number === undefined ? [] : [{ text, number }]
    })
    if (offered.length > 0) return { text: act.text, offered }
  }
  return undefined
}

/** The predictions of a run, in the order in which they are asked: those that are settled before the reader decides again. */
export function predictionsIn(guided: Guided, { trace }: GuidedRun): readonly Asked[] {
  const whole = { trace, at: trace.length, question: undefined, seat: guided.seat }
  const found = guided.notes.flatMap((note, index): readonly Asked[] => {
    const place = note.ask && placeOf(note.when, whole)
    if (place === undefined) return []
    const at = afterPlace(trace, place)
    const end = settledAt(guided, note, trace, at)
    return end ? [{ note, index, at, ...end }] : []
  })
  return found.toSorted((one, other) => one.at - other.at)
}

/** Number of lines shown when a line has been told: an answer is not yet given where its question waits. */
function afterPlace(trace: GuidedRun['trace'], place: number): number {
  return trace[place]?.type === 'event' ? place + 1 : place
}

/** The line that settles a prediction asked at another, and the answer; undefined where the reader decides before. */
function settledAt(
  guided: Guided,
  { ask }: Note,
  trace: GuidedRun['trace'],
  at: number,
): Pick<Asked, 'settled' | 'answer'> | undefined {
  if (!ask) return undefined
  for (const [line, one] of trace.entries()) {
    if (line < at) continue
    if (one.type === 'answer' && isReaders(guided, one.question)) return undefined
    const answer = one.type === 'event' ? settledBy(ask, one.event) : undefined
    if (answer !== undefined) return { settled: line + 1, answer }
  }
  return undefined
}

/** A rule that has been said, and the line of the trace with which its moment came, or where its question waits. */
export interface SaidNote {
  readonly note: Note
  readonly place: number
}

/**
 * The rules that have been said up to where a reader stands, in the order in which they were: each the first time that its
 * moment comes, and of several that came at once in the order of the list. One that asks for a prediction is said only
 * where that can be settled.
 */
export function saidBy(guided: Guided, standing: Standing): readonly SaidNote[] {
  const { trace } = standing
  return guided.notes
    .flatMap((note) => {
      const place = placeOf(note.when, standing)
      if (place === undefined) return []
      const isSaid = !note.ask || settledAt(guided, note, trace, afterPlace(trace, place))
      return isSaid ? [{ note, place }] : []
    })
    .toSorted((one, other) => one.place - other.place)
}

/** The rules said since a reader stood at an earlier line: what was asked there had been said there. */
export function saidSince(guided: Guided, standing: Standing, before: number): readonly Note[] {
  return saidBy(guided, standing)
    .filter(({ place }) => {
      return place > before || (place === before && standing.trace[place]?.type === 'event')
    })
    .map(({ note }) => note)
}

/**
 * The numbers of lines at which a first game stops, in order: where a rule is said, where a prediction is asked or
 * settled, where the reader decides, where it is over, and at the end of the run. All that lies between is one step.
 */
export function stopsOf(guided: Guided, run: GuidedRun): readonly number[] {
  const { trace, question } = run
  const whole = { trace, at: trace.length, question, seat: guided.seat }
  const over = guided.until && question && placeOf(guided.until, whole)
  const stops = new Set([
    ...saidBy(guided, whole).flatMap(({ note, place }) =>
      note.passing ? [] : [afterPlace(trace, place)],
    ),
    ...predictionsIn(guided, run).flatMap(({ at, settled }) => [at, settled]),
    ...trace.flatMap((line, at) =>
      line.type === 'answer' && isReaders(guided, line.question) ? [at] : [],
    ),
    ...(over === undefined ? [] : [over + 1]),
    trace.length,
  ])
  return [...stops].toSorted((one, other) => one - other)
}

/** The stop at a number of lines or the next after it; the last one beyond. */
export function stopFrom(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop >= at) ?? stops.at(-1) ?? at
}
