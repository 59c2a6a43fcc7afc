import { type Refusal, shown } from '../../../kernel/refusal.ts'
import { isRecord } from '../../../kernel/things.ts'
import type { ClauseId } from '../clauses.ts'
import { bulletsOf, type Laid } from '../position.ts'

/*
 * The table tells what hands have done. What cannot have happened is refused, with the reason that comes first;
 * then nothing changes, and the table is asked again.
 */

/** What the table can tell at all, by the names that each telling bears. */
export const tellings = [
  'flip',
  'grab',
  'slowest',
  'holding',
  'announced',
  'draws',
  'bullets',
  'targets',
]

/** The clause that says what comes now instead of what was told. */
const instead = {
  flips: 'round.order',
  action: 'event.immediate',
  duel: 'round.duel-any-moment',
  over: 'win.fewest',
} as const

/** What speaks against a telling: a code with the clause, what is wrong, and what may stand there instead. */
export function reason(
  code: string,
  clause: ClauseId,
  received: unknown,
  allowed: readonly unknown[],
): Refusal {
  return { code, clause, facts: { received: shown(received), allowed: allowed.map(String) } }
}

/** wrong-phase: something is told that does not happen now, such as a flip while an event is pending. */
export function notNow({ now }: Laid, told: unknown): Refusal | undefined {
  const name = isRecord(told) ? Object.keys(told).find((key) => tellings.includes(key)) : undefined
  if (name === undefined) return undefined
  return {
    code: 'wrong-phase',
    clause: instead[now.phase],
    facts: { told: name, phase: now.phase },
  }
}

/** unknown-player: somebody is named who does not play. */
export function stranger({ given }: Laid, named: readonly unknown[]): Refusal | undefined {
  const other = named.find((seat) => !given.seats.some((one) => one === seat))
  if (other === undefined) return undefined
  return reason('unknown-player', 'game.players', other, given.seats)
}

/** bullet-out-of-range: a bullet that does not exist for so many players. */
export function noSuchBullet({ given }: Laid, named: readonly unknown[]): Refusal | undefined {
  const numbers = bulletsOf(given)
  const other = named.find((bullet) => !numbers.some((one) => one === bullet))
  if (other === undefined) return undefined
  return reason('bullet-out-of-range', 'setup.bullet-count', other, numbers)
}

/** What is named twice in a list; undefined where all differ. */
export function twiceIn<T>(named: readonly T[]): T | undefined {
  return named.find((one, place) => named.indexOf(one) < place)
}

/** bullet-twice: one bullet is told to be with two players. */
export function sharedBullet(named: readonly unknown[], clause: ClauseId): Refusal | undefined {
  const twice = twiceIn(named)
  return twice === undefined ? undefined : reason('bullet-twice', clause, twice, [])
}
