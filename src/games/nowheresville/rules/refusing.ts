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

/** The same for every answer that is not allowed. */
export function refusing(code: string, clause: ClauseId, allowed: readonly unknown[]) {
  return (told: unknown) => reason(code, clause, told, allowed)
}

/** An answer as a list, where it should be one. */
export function listed(told: unknown): readonly unknown[] {
  return Array.isArray(told) ? told : [told]
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
