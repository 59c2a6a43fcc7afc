import type { Face } from '../face.ts'
import type { LedgerLine, LedgerPart } from './ledger.ts'

type Settling = Pick<Face, 'outcomes' | 'recapped'>

/** The kinds of events that are told again of some parts: what weighs most, where there is any of it. */
function toldAgain({ outcomes, recapped = [] }: Settling, parts: readonly LedgerPart[]) {
  const hasSome = parts.some(({ lines }) =>
    lines.some(({ event }) => recapped.includes(event.kind)),
  )
  return hasSome ? recapped : outcomes
}

/** What was settled, part by part, to be told again at the end; parts in which nothing was are left out. */
export function recapOf(face: Settling, parts: readonly LedgerPart[]): readonly LedgerPart[] {
  const outcomes = toldAgain(face, parts)
  return parts
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(({ event }) => outcomes.includes(event.kind)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** What the round before has settled, for as long as that which has begun has settled nothing. */
export function lastRound(
  { rounds = [], ...face }: Settling & Pick<Face, 'rounds'>,
  parts: readonly LedgerPart[],
): readonly LedgerLine[] {
  const outcomes = toldAgain(face, parts)
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
