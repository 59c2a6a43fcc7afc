import { against } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'

/*
 * Events that cannot have happened are refused, with the reason that comes first; then nothing changes, and it is asked again.
 */

/** Refusal of an answer, by a clause of this game. */
export const reason = against<ClauseId>

/** The same for every answer that is not allowed where one is asked for; a list is refused for being one. */
export function refusing(code: string, clause: ClauseId, allowed: readonly unknown[]) {
  return (told: unknown) => (Array.isArray(told) ? undefined : reason(code, clause, told, allowed))
}

/** An answer as a list, where it should be one; what is not told at all stands there as null. */
export function listed(told: unknown): readonly unknown[] {
  return (Array.isArray(told) ? told : [told]).map((one) => one ?? null)
}

/** A thing named twice in a list; undefined when all differ. */
export function twiceIn<T>(named: readonly T[]): T | undefined {
  return named.find((one, place) => named.indexOf(one) < place)
}

/** A thing that a list names more often than it is there; undefined when all are there. */
export function surplusIn<T>(named: readonly T[], there: readonly unknown[]): T | undefined {
  const often = (all: readonly unknown[], one: T) =>
    all.filter((other) => Object.is(other, one)).length
  return named.find((one) => often(named, one) > often(there, one))
}
