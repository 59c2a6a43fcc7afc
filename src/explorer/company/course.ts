import type { GameEvent } from '../../kernel/run/table.ts'
import type { Answered, TraceLine } from '../../kernel/run/trace.ts'
import type { LedgerLine, LedgerPart } from '../history/build-ledger.ts'
import { headlineOf } from '../history/headline.ts'

/** Course of a game as somebody follows it who plays in it: what is the reader's to answer, and what is worth a stop. */
export interface Course {
  isMine(question: Answered): boolean
  /** The seats that play, and those of them that are the reader's, or other people's at the same device. */
  readonly seats: readonly string[]
  readonly people: readonly string[]
  /** True for an event that begins a new part, such as a turn. */
  begins(event: GameEvent): boolean
  /** The kinds of events after each of which the eye rests: what settles something. */
  readonly told: readonly string[]
  /** The kinds of events before which play stops: fights, robberies and counts. */
  readonly climaxes: readonly string[]
}

/** A place on the way to the reader's turn, by the number of lines shown. */
export interface Beat {
  readonly at: number
  /** True where play stops: something is the reader's to decide, or worth being looked at step by step. */
  readonly isStop: boolean
}

/**
 * The next place at which the eye rests after so many lines: after something was settled, or before the next part. Play
 * stops before what the reader decides, and before a fight, a robbery or a count, unless that is where it was begun.
 *
 * @param at number of lines shown
 * @param from number of lines at which the reader went on
 */
export function nextBeat(
  trace: readonly TraceLine[],
  at: number,
  from: number,
  course: Course,
): Beat {
  for (let line = at; line < trace.length; line++) {
    const next = trace[line] as TraceLine
    if (next.type === 'answer') {
      if (course.isMine(next.question)) return { at: line, isStop: true }
      continue
    }
    const before = beforeAnswers(trace, line)
    const { kind } = next.event
    if (before > from && course.climaxes.includes(kind)) return { at: before, isStop: true }
    if (before > at && course.begins(next.event)) return { at: before, isStop: false }
    if (course.told.includes(kind)) return { at: line + 1, isStop: false }
  }
  return { at: trace.length, isStop: false }
}

/** A line, or the first of the answers that led to it: nothing stops between an answer and what comes of it. */
function beforeAnswers(trace: readonly TraceLine[], line: number): number {
  let before = line
  while (trace[before - 1]?.type === 'answer') before--
  return before
}

/** All places at which the eye rests in a run, from its beginning to its end. */
export function beatsOf(trace: readonly TraceLine[], course: Course): readonly number[] {
  const never: Course = { ...course, isMine: () => false, climaxes: [] }
  const beats = [0]
  while ((beats.at(-1) as number) < trace.length) {
    beats.push(nextBeat(trace, beats.at(-1) as number, 0, never).at)
  }
  return beats
}

/**
 * Tells the others' doings since the reader last decided: of each turn, or other part of play, the most telling that was
 * settled; where nothing was, what came of each one's first decision, an open one before one that others do not see. What
 * is told of the reader alone is left out. Before the reader's first decision only what others have decided.
 */
export function sinceMine(
  trace: readonly TraceLine[],
  at: number,
  parts: readonly LedgerPart[],
  course: Course,
): readonly (readonly LedgerLine[])[] {
  const shown = trace.slice(0, at)
  const mine = shown.findLastIndex((line) => line.type === 'answer' && course.isMine(line.question))
  const start = shown.findIndex((line, place) => place > mine && isOthers(line, mine >= 0, course))
  if (start < 0) return []
  return parts.flatMap(({ lines }) => {
    const news = lines.filter((line) => line.end > start && !line.idle && !isOfReader(line, course))
    const settled = settledIn(news, course)
    if (settled.length > 0) return [settled]
    const bySeat = new Map<string, LedgerLine>()
    for (const line of news) {
      const seat = deciderOf(trace, line, course)
      const known = seat && bySeat.get(seat)
      if (seat && (!known || (known.event.secret && !line.event.secret))) bySeat.set(seat, line)
    }
    return [...bySeat.values()].map((line) => [line])
  })
}

/**
 * The most telling of some lines: what was settled, or else what came of the first decision that lay open, of whomever, or of
 * a hidden one; where there is none, nothing.
 */
export function tellingOf(
  trace: readonly TraceLine[],
  news: readonly LedgerLine[],
  course: Course,
): readonly LedgerLine[] {
  const settled = settledIn(news, course)
  if (settled.length > 0) return settled
  const decided = news.filter((line) => questionBefore(trace, line)?.step === 'ask')
  return [decided.find(({ event }) => !event.secret) ?? decided[0]].filter((line) => !!line)
}

function settledIn(news: readonly LedgerLine[], { told }: Course): readonly LedgerLine[] {
  return headlineOf(
    { outcomes: told },
    news.filter(({ event }) => told.includes(event.kind)),
  )
}

/** The question whose answer led to an event at once; undefined for what came of something else. */
function questionBefore(trace: readonly TraceLine[], { end }: LedgerLine): Answered | undefined {
  const before = trace[end - 2]
  return before?.type === 'answer' ? before.question : undefined
}

/**
 * The seat that decided what a line tells: the one that answered right before it, or of several who answered at once the one that it
 * names; undefined where nobody did, and for what these hide from each other.
 */
function deciderOf(
  trace: readonly TraceLine[],
  { end, event }: LedgerLine,
  course: Course,
): string | undefined {
  const last = trace.slice(0, end - 1).findLastIndex(({ type }) => type === 'answer')
  const answers = trace.slice(beforeAnswers(trace, last + 1), last + 1)
  const deciders = answers.flatMap((line) =>
    line.type === 'answer' && line.question.step === 'ask' ? [line.question] : [],
  )
  const atOnce = new Set(deciders.map(({ by }) => by)).size > 1
  const [named] = seatsIn(event, course)
  const question = atOnce ? deciders.find(({ by }) => by === named) : deciders.at(-1)
  const isTold = atOnce ? !event.secret : last === end - 2
  return isTold && question && isDecided(question, course) ? question.by : undefined
}

/** The seats that an event names, in the order of its facts. */
function seatsIn(event: GameEvent, { seats }: Course): readonly string[] {
  return Object.values(event)
    .flat()
    .filter((fact): fact is string => seats.some((seat) => seat === fact))
}

/** True for what is told of nobody but the reader, such as what came of the reader's own turn. */
function isOfReader({ event }: LedgerLine, course: Course): boolean {
  const named = seatsIn(event, course)
  return named.length > 0 && named.every((seat) => course.people.includes(seat))
}

function isDecided(question: Answered, { isMine }: Course): boolean {
  return question.step === 'ask' && question.by !== 'table' && !isMine(question)
}

/** True for what others decide, and once the reader has played for the beginning of another part. */
function isOthers(line: TraceLine, hasPlayed: boolean, course: Course): boolean {
  if (line.type === 'event') return hasPlayed && course.begins(line.event)
  return isDecided(line.question, course)
}
