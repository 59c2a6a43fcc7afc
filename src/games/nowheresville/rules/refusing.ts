import { type Refusal, shown } from '../../../kernel/refusal.ts'
import type { ClauseId } from '../clauses.ts'

/*
 * What cannot have happened is refused, with the reason that comes first; then nothing changes, and it is asked again.
 */

/** What speaks against an answer: a code with the clause, what is wrong, and what may stand there instead. */
export function reason(
  code: string,
  clause: ClauseId,
  received: unknown,
  allowed: readonly unknown[],
): Refusal {
  const told = Array.isArray(received) ? received.map(shown) : shown(received)
  return { code, clause, facts: { received: told, allowed: allowed.map(String) } }
}

/** What is named twice in a list; undefined where all differ. */
export function twiceIn<T>(named: readonly T[]): T | undefined {
  return named.find((one, place) => named.indexOf(one) < place)
}

/** What a list has more often than another; undefined where it is all there. */
export function surplusIn<T>(named: readonly T[], there: readonly unknown[]): T | undefined {
  const often = (all: readonly unknown[], one: T) => all.filter((other) => other === one).length
  return named.find((one) => often(named, one) > often(there, one))
}
