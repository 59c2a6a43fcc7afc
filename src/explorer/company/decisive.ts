import type { TurningPoint } from '../../kernel/decide/turning-points.ts'
import type { TraceLine } from '../../kernel/run/trace.ts'
import type { LedgerLine, LedgerPart } from '../history/build-ledger.ts'
import type { Unattended } from '../session/types.ts'
import { beatsOf, type Course, tellingOf } from './course.ts'

/** Part of a finished game in which the chance of winning moved, with what happened there. */
export interface DecisiveMoment extends TurningPoint {
  readonly lines: readonly LedgerLine[]
  /** The clauses behind it, those of these lines first. */
  readonly clauses: readonly string[]
  /** Number of lines shown at its end. */
  readonly end: number
  /** Number of lines shown before the last decision of somebody who was asked, up to its end; else before it. */
  decision(unattended: Unattended): number
}

/** Least move of the chance of winning that decides anything. */
const LEAST = 0.08

/** The numbers of answers at the beats of a game: where it may be cut. */
export function answersOfRun(trace: readonly TraceLine[], course: Course): readonly number[] {
  const answers = answersBefore(trace)
  const cuts = beatsOf(trace, course).map((beat) => answers[beat] as number)
  const last = answers.at(-1) as number
  return [...new Set(cuts)].filter((cut) => cut < last)
}

/** For each number of lines, how many answers there are among them. */
function answersBefore(trace: readonly TraceLine[]): readonly number[] {
  const counts = [0]
  for (const { type } of trace) counts.push((counts.at(-1) as number) + Number(type === 'answer'))
  return counts
}

/** Turning points as moments of a run, each with the most telling of what happened; those that moved nothing are left out. */
export function momentsIn(
  course: Course,
  trace: readonly TraceLine[],
  parts: readonly LedgerPart[],
  points: readonly TurningPoint[],
): readonly DecisiveMoment[] {
  const starts = trace.flatMap(({ type }, line) => (type === 'answer' ? [line] : []))
  const lineOf = (answers: number) => starts[answers] ?? trace.length
  const all = parts.flatMap(({ lines }) => lines)
  return points.flatMap((point) => {
    const [start, end] = [lineOf(point.from), lineOf(point.to)]
    const news = all.filter((line) => line.end > start && line.end <= end && !line.idle)
    const lines = tellingOf(trace, news, course)
    if (lines.length === 0 || Math.abs(point.after - point.before) < LEAST) return []
    const decision = (unattended: Unattended) => {
      const asked = trace
        .slice(0, end)
        .findLastIndex((line) => line.type === 'answer' && unattended(line.question) === undefined)
      return asked < 0 ? start : asked
    }
    const clauses = [...lines, ...news].flatMap((line) => line.clauses)
    return [{ ...point, lines, clauses, end, decision }]
  })
}
