import type { Face } from '../face.ts'
import type { LedgerLine, LedgerPart } from './build-ledger.ts'

type Settling = Pick<Face, 'outcomes' | 'recapped' | 'rounds' | 'isOneRound'>

/** Outcomes of a round by part, with the heading of the round. */
export interface RecapRound {
  readonly title: string | undefined
  readonly parts: readonly LedgerPart[]
}

/** The kinds of events that are told again of some parts: what weighs most, where there is any of it. */
function toldAgain({ outcomes, recapped = [] }: Settling, parts: readonly LedgerPart[]) {
  const hasSome = parts.some(({ lines }) =>
    lines.some(({ event }) => recapped.includes(event.kind)),
  )
  return hasSome ? recapped : outcomes
}

/** Recap of all rounds; rounds without an outcome are left out. */
export function recapOf(face: Settling, all: readonly LedgerPart[]): readonly RecapRound[] {
  const outcomes = toldAgain(face, all)
  const begins = ({ event }: LedgerLine) => !face.isOneRound && face.rounds?.includes(event.kind)
  const rounds: { title: string | undefined; parts: LedgerPart[] }[] = []
  for (const { title, lines } of all) {
    if (rounds.length === 0 || lines.some(begins)) rounds.push({ title, parts: [] })
    const told = lines.filter(({ event }) => outcomes.includes(event.kind))
    if (told.length > 0) rounds.at(-1)?.parts.push({ title, lines: told })
  }
  return rounds.filter(({ parts }) => parts.length > 0)
}

/** Outcomes of the previous round, as long as the current one has none. */
export function lastRound(
  { rounds = [], ...face }: Settling,
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
