import { type Refusal, shown } from '../../../kernel/refusal.ts'
import type { ClauseId } from '../clauses.ts'

/** Why an answer is not legal: what was received, what is allowed instead, and what else its sentence names. */
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
