import type { Face } from '../face.ts'
import type { LedgerLine, LedgerPart } from './ledger.ts'

/** What was settled, part by part, to be told again at the end; parts in which nothing was are left out. */
export function recapOf(
  { outcomes }: Pick<Face, 'outcomes'>,
  parts: readonly LedgerPart[],
): readonly LedgerPart[] {
  return parts
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(({ event }) => outcomes.includes(event.kind)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** What the round before has settled, for as long as that which has begun has settled nothing. */
export function lastRound(
  { outcomes, rounds = [] }: Pick<Face, 'outcomes' | 'rounds'>,
  parts: readonly LedgerPart[],
): readonly LedgerLine[] {
  const settled: LedgerLine[] = []
  let hasBegun = false
  for (const { lines } of parts.toReversed()) {
    for (const line of lines.toReversed()) {
      const { kind } = line.event
      if (rounds.includes(kind)) {
        if (settled.length > 0) return settled.toReversed()
        hasBegun = true
      } else if (outcomes.includes(kind)) {
        if (!hasBegun) return []
        settled.push(line)
      }
    }
  }
  return settled.toReversed()
}
