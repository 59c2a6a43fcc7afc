import type { TraceLine } from '../../kernel/run/trace.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import type { LedgerLine, LedgerPart } from './build-ledger.ts'

/** Largest number of equal outcomes joined in one headline, such as two kills in a duel. */
const MOST_JOINED = 2

/**
 * Headline among the new lines: those of the most important kind of outcome, or the last line when nothing was
 * settled. A single line is its own headline.
 */
export function headlineOf(
  { outcomes }: Pick<Face, 'outcomes'>,
  news: readonly LedgerLine[],
): readonly LedgerLine[] {
  const last = news.at(-1)
  if (!last || news.length === 1) return news
  const best = outcomes.find((kind) => news.some(({ event }) => event.kind === kind))
  if (best === undefined) return [last]
  return news.filter(({ event }) => event.kind === best).slice(-MOST_JOINED)
}

/** The lines between where the reader was and where the reader is; the last one where that was a step back. */
export function newsOf(parts: readonly LedgerPart[], session: Session): readonly LedgerLine[] {
  const since = session.since.value
  const news = parts.flatMap(({ lines }) => lines.filter(({ end }) => end > since))
  if (news.length > 0) return news
  const last = parts.at(-1)?.lines.at(-1)
  return last ? [last] : []
}

/** True when the trace has rounds whose outcomes can be recapped. */
export function hasRounds(
  { rounds = [] }: Pick<Face, 'rounds'>,
  trace: readonly TraceLine[],
): boolean {
  return trace.some((line) => line.type === 'event' && rounds.includes(line.event.kind))
}

/** True when something was settled before the current round. */
export function hasSettled(
  { outcomes, rounds = [] }: Pick<Face, 'outcomes' | 'rounds'>,
  trace: readonly TraceLine[],
): boolean {
  const isOf = (kinds: readonly string[]) => (line: TraceLine) =>
    line.type === 'event' && kinds.includes(line.event.kind)
  const begun = trace.findLastIndex(isOf(rounds))
  return trace.slice(0, Math.max(begun, 0)).some(isOf(outcomes))
}

/** The number that chance showed, and which line of the trace threw it. */
interface Rolled {
  readonly face: number
  readonly thrown: number
  /** True when the reader has already seen this roll. */
  readonly isOld: boolean
}

/**
 * The number that chance showed last, until something else is rolled or drawn; what the reader has seen already goes
 * when another part of play begins.
 */
export function lastRolled(parts: readonly LedgerPart[], session: Session): Rolled | undefined {
  const trace = session.run.value.trace.slice(0, session.at.value)
  const before = parts.slice(0, -1).flatMap(({ lines }) => lines)
  const since = Math.min(session.since.value, before.at(-1)?.end ?? 0)
  const thrown = trace.findLastIndex(isRoll)
  const line = thrown < since ? undefined : trace[thrown]
  if (line?.type !== 'answer' || typeof line.value !== 'number') return undefined
  return { face: line.value, thrown, isOld: thrown < session.since.value }
}

function isRoll(line: TraceLine): line is Extract<TraceLine, { type: 'answer' }> {
  return line.type === 'answer' && line.question.step === 'roll'
}
