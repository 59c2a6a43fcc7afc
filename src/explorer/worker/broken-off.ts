import type { Outcome } from '../../kernel/game/refusal.ts'

/** Answer for a task whose worker broke off. */
export const brokenOff: Outcome<never> = {
  ok: false,
  refusals: [{ code: 'odds-failed', facts: {} }],
}
