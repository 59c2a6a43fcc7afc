import type { TraceLine } from '../../kernel/trace.ts'
import type { Face } from '../face.ts'
import type { LedgerLine, LedgerPart } from './ledger.ts'
import type { Session } from './session.ts'

/** How many outcomes of one kind a headline joins, such as two who fall in one duel. */
const MOST_JOINED = 2

/**
 * What of the lines that are news says it best: those of the most telling kind, or the last one where nothing
 * was settled. A single step is its own headline.
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

/** Whether rounds have begun of which what they settled is told again. */
export function hasRounds(
  { rounds = [] }: Pick<Face, 'rounds'>,
  trace: readonly TraceLine[],
): boolean {
  return trace.some((line) => line.type === 'event' && rounds.includes(line.event.kind))
}

/** The number that chance showed last, for as long as nothing else has been rolled or drawn. */
export function lastRolled(trace: readonly TraceLine[], at: number): number | undefined {
  const rolled = trace.slice(0, at).findLast(isRoll)
  return typeof rolled?.value === 'number' ? rolled.value : undefined
}

function isRoll(line: TraceLine): line is Extract<TraceLine, { type: 'answer' }> {
  return line.type === 'answer' && line.question.step === 'roll'
}
