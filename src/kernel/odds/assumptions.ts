import type { Assumption } from '../game/game.ts'
import type { Policy } from '../game/opening.ts'
import { RefusalError } from '../game/refusal.ts'
import { numberOfChoice } from '../run/laid-table.ts'
import type { Ask } from '../run/table.ts'

/** Takes decisions by a policy, and keeps a list of those it took. */
export class Assumptions<Position> {
  readonly #policy: Policy<Position> | undefined
  readonly #taken = new Map<string, Assumption>()

  constructor(policy: Policy<Position> | undefined) {
    this.#policy = policy
  }

  /** The answer of the policy. Refused when there is none: a decision is not chance. */
  decide(question: Ask, position: Position): number | 'any' {
    const { clause, kind, by } = question
    if (!this.#policy) {
      throw new RefusalError({
        code: 'decision-needs-policy',
        clause,
        facts: { question: kind, by },
      })
    }
    this.#taken.set(`${kind} ${by}`, { clause, kind, by, policy: this.#policy.id })
    return numberOfChoice(question, this.#policy.choose(question, position))
  }

  /** Every kind of decision taken so far, once per person who takes it. */
  list(): readonly Assumption[] {
    return [...this.#taken.values()]
  }
}
