import type { GameEvent } from '../../engine/kernel/step.ts'

/** What a verdict is: decided by a clause, left to the players, our ruling, or settled by hand. */
export const verdictKinds = ['decided', 'players', 'silent', 'physical'] as const
export type VerdictKind = (typeof verdictKinds)[number]

/**
 * The kind of a verdict from the clauses behind it: what rests on a clause that needed a ruling says so,
 * a physical act before a decision of the players, and both before our own rulings.
 */
export function verdictOf(
  clauses: readonly string[],
  ruled: Readonly<Record<string, VerdictKind>>,
): VerdictKind {
  const kinds = clauses.map((id) => ruled[id])
  return (['physical', 'players', 'silent'] as const).find((kind) => kinds.includes(kind)) ?? 'decided'
}

/** The clauses of an event, the one that makes it happen first. */
export function clausesOf({ clause, with: others = [] }: GameEvent): readonly string[] {
  return [clause, ...others]
}
