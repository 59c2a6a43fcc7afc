import type { Situation } from '../../../explorer/face.ts'
import type { Seat } from '../components.ts'
import type { RowSituation } from '../kinds/row.ts'
import type { Top } from '../position.ts'

/** What a press turns a visible card into: the card that is laid on it next, its back, nothing. */
const turned: Readonly<Partial<Record<Top, Top>>> = {
  none: 'cactus',
  cactus: 'child',
  child: 'back',
  back: 'none',
}

/** What pressing a part of the table does at once: in a row of visible cards one is turned over. */
export function pressed(situation: Situation, part: string): Situation | undefined {
  const [of, seat] = part.split(':') as [string, Seat]
  if (situation.kind !== 'row' || of !== 'seat') return undefined
  const { tops = {}, ...row } = situation as RowSituation
  const next = turned[tops[seat] ?? 'none'] ?? 'cactus'
  return { ...row, tops: { ...tops, [seat]: next } } as RowSituation
}
