import { createHash } from 'node:crypto'
import type { Scenario } from '../../content/scenarios.ts'
import type { FactValue } from '../../kernel/game/game.ts'

/**
 * Mark of what a case asks: its situation, its answers, its question to the engine, and the verdict. Other words leave it as
 * it is; another verdict makes another case, whose old answers say nothing.
 */
export function markOf(scenario: Scenario, verdict: FactValue): string {
  const { situation, readings, answers, whatever, predict } = scenario
  const asked = JSON.stringify([situation, readings, answers, whatever ?? null, predict, verdict])
  return createHash('sha256').update(asked).digest('hex').slice(0, 8)
}
