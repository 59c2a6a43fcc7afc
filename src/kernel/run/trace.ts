import { copyOf } from '../data/copy.ts'
import { choiceOf, type Question } from './laid-table.ts'
import type { GameEvent } from './table.ts'

/** Record of an answered question; the question itself was valid until the next verb only. */
export interface Answered {
  readonly step: 'roll' | 'ask'
  readonly clause: string
  readonly kind: string
  /** The decider, for a decision. */
  readonly by: string | undefined
  /** Whose die or draw it was, of a roll, when it was somebody's. */
  readonly of: string | undefined
  /** Number of its answers. */
  readonly count: number
  /** Equal things were chosen from: the first links numbered its answers otherwise. */
  readonly renumbered: boolean
  /** The things that it was about, by their nouns. */
  readonly about: Readonly<Record<string, string | number>> | undefined
  /** The only seats that know the answer; everybody does when absent. */
  readonly seenBy: readonly string[] | undefined
}

/** One line of a trace: a question that was answered, or an event that changed the position. */
export type TraceLine<Event extends GameEvent = GameEvent> =
  | {
      readonly type: 'answer'
      readonly question: Answered
      readonly index: number
      readonly value: unknown
    }
  | { readonly type: 'event'; readonly event: Event }

/** Record of a question for the trace. */
export function answeredOf(question: Question, count: number): Answered {
  const { step, clause, kind, about } = question
  const renumbered = choiceOf(question).former !== undefined
  const asked = { step, clause, kind, about, count, renumbered }
  if (step === 'roll') {
    return { ...asked, by: undefined, of: question.of, seenBy: question.seenBy }
  }
  const seenBy = question.secret ? [question.by] : undefined
  return { ...asked, by: question.by, of: undefined, seenBy }
}

function eventsOf<Event extends GameEvent>(lines: readonly TraceLine<Event>[]): Event[] {
  return lines.flatMap((line) => (line.type === 'event' ? [line.event] : []))
}

/** A position that was kept, and how many lines of the trace had led to it. */
interface Kept<Position> {
  readonly lines: number
  readonly position: Position
}

/**
 * The events between two positions that are kept: what it may cost to look at one between them. So many
 * take about as long as the copy that each of those costs that are kept.
 */
const EVENTS_BETWEEN = 64

/**
 * The lines of a run and some of its positions. Every other position follows from the one kept before
 * it by the events between them, so a trace costs little more than its events.
 */
export class Trace<Position, Event extends GameEvent> {
  readonly lines: TraceLine<Event>[]
  readonly events: Event[]
  readonly #kept: Kept<Position>[]
  readonly #apply: (position: Position, event: Event) => void
  /** The events since a position was kept. */
  #events = 0
  #looked: Kept<Position> | undefined

  constructor(
    apply: (position: Position, event: Event) => void,
    start: Position,
    before?: { readonly trace: Trace<Position, Event>; readonly lines: number },
  ) {
    this.#apply = apply
    this.#kept = before?.trace.keptAt(before.lines) ?? [{ lines: 0, position: start }]
    this.lines = before?.trace.lines.slice(0, before.lines) ?? []
    this.events = eventsOf(this.lines)
  }

  /** Adds an event that has led to a position; the position is copied where it is kept. */
  event(event: Event, position: Position): void {
    this.lines.push({ type: 'event', event })
    this.events.push(event)
    if (++this.#events < EVENTS_BETWEEN) return
    this.#kept.push({ lines: this.lines.length, position: copyOf(position) })
    this.#events = 0
  }

  /** The position after so many lines. Whoever asks for the next one thereafter pays for one event. */
  at(lines: number): Position {
    const looked = this.#looked
    if (looked?.lines === lines) return looked.position
    const near = this.#keptUntil(lines).at(-1) as Kept<Position>
    const from = looked && looked.lines > near.lines && looked.lines < lines ? looked : near
    const position = this.#between(from, lines)
    this.#looked = { lines, position }
    return position
  }

  #between(from: Kept<Position>, lines: number): Position {
    const between = eventsOf(this.lines.slice(from.lines, lines))
    if (between.length === 0) return from.position
    const position = copyOf(from.position)
    for (const event of between) this.#apply(position, event)
    return position
  }

  /** Data for going on from a line: the positions kept before it, and the one there. */
  keptAt(lines: number): Kept<Position>[] {
    return [...this.#keptUntil(lines - 1), { lines, position: this.at(lines) }]
  }

  #keptUntil(lines: number): Kept<Position>[] {
    const after = this.#kept.findIndex((kept) => kept.lines > lines)
    return this.#kept.slice(0, after < 0 ? undefined : after)
  }
}
