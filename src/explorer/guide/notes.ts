import type { Question } from '../../kernel/run/laid-table.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'

/** A moment of a game: a question of a kind that the reader is asked, an event of a kind, or an event by a clause. */
export interface Moment {
  readonly question?: string | undefined
  readonly event?: string | undefined
  readonly clause?: string | undefined
  /** The how-many-eth time counts; the first when absent. */
  readonly times?: number | undefined
}

/** A rule that is said at the moment when it bites. */
export interface Note {
  readonly when: Moment
  readonly clause: string
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
 * The rule that is said where a reader stands: the one whose moment came last, each the first time that its moment
 * comes, and for as long as no other does. Of two that came at once, the later in the list. Nothing before the first.
 */
export function noteAt(notes: readonly Note[], standing: Standing): Note | undefined {
  return saidBy(notes, standing).at(-1)
}

/** Number of trace lines at which the first rule is shown; all of them when none is. */
export function firstSaid(notes: readonly Note[], standing: Standing): number {
  const places = notes.flatMap(({ when }) => placeOf(when, standing) ?? [])
  return Math.min(...places.map((place) => place + 1), standing.at)
}

/** The rules that have been said up to where a reader stands, in the order in which they were. */
export function saidBy(notes: readonly Note[], standing: Standing): readonly Note[] {
  return notes
    .flatMap((note) => {
      const place = placeOf(note.when, standing)
      return place === undefined ? [] : [{ note, place }]
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ note }) => note)
}

/** True when the reader has passed the guided part. */
export function isOver({ until }: Guided, standing: Standing): boolean {
  if (!until) return standing.question === undefined && standing.at === standing.trace.length
  const place = placeOf(until, standing)
  return place !== undefined && place < standing.at
}

/** The line of the trace with which a moment comes, or where its question waits. */
function placeOf(when: Moment, { trace, at, question, seat }: Standing): number | undefined {
  let left = when.times ?? 1
  for (const [place, line] of trace.slice(0, at).entries()) {
    if (isMoment(when, line, seat)) left -= 1
    if (left === 0) return place
  }
  const waits = question?.step === 'ask' && question.by === seat && question.kind === when.question
  return waits && left === 1 ? at : undefined
}

function isMoment({ question, event, clause }: Moment, line: TraceLine, seat: string): boolean {
  if (line.type === 'answer') {
    const asked = line.question
    return question === asked.kind && asked.step === 'ask' && asked.by === seat
  }
  if (event !== undefined) return line.event.kind === event
  return clause !== undefined && line.event.clause === clause
}
