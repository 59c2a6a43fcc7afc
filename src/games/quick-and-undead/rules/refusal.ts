import { type Refusal, shown } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'

/** Refusal of an answer: what was received, what is allowed instead, and the further facts of its sentence. */
export function refusal(
  code: string,
  clause: ClauseId,
  answer: unknown,
  allowed: readonly (string | number)[],
  others: Refusal['facts'] = {},
): Refusal {
  const facts = { ...others, received: shown(answer), allowed: allowed.map(String) }
  return { code, clause, facts }
}
