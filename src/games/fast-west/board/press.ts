import type { Situation } from '../../../explorer/contract.ts'
import type { Seat } from '../components.ts'
import type { Top } from '../position.ts'
import type { DuelSituation } from '../situations/duel.ts'
import type { RowSituation } from '../situations/row.ts'

/** Visible card after a press: the next card laid on it, its back, or nothing. */
const turned: Readonly<Partial<Record<Top, Top>>> = {
  none: 'cactus',
  cactus: 'child',
  child: 'back',
  back: 'none',
}

/**
 * Effect of a press on the table: in a row of visible cards, turns one over; in a final duel, the player pressed
 * before, if holding a bullet, aims at the one pressed now.
 */
export function pressed(situation: Situation, part: string, before = ''): Situation | undefined {
  const [of, seat] = part.split(':') as [string, Seat]
  if (of !== 'seat') return undefined
  if (situation.kind === 'row') {
    const { tops = {}, ...row } = situation as RowSituation
    const next = turned[tops[seat] ?? 'none'] ?? 'cactus'
    return { ...row, tops: { ...tops, [seat]: next } } as RowSituation
  }
  const { bullets = {}, targets = {}, ...duel } = situation as DuelSituation
  const [, shooter] = before.split(':') as [string, Seat | undefined]
  if (situation.kind !== 'duel' || !shooter || shooter === seat || !bullets[shooter])
    return undefined
  return { ...duel, bullets, targets: { ...targets, [shooter]: seat } } as DuelSituation
}
