import type { Outcome } from '../../kernel/refusal.ts'

/** What is answered when a worker breaks off. */
export const brokenOff: Outcome<never> = {
  ok: false,
  refusals: [{ code: 'odds-failed', facts: {} }],
}
