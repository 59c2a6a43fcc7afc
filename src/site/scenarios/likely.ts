import type { Scenario } from '../../content/scenarios.ts'
import type { FactValue } from '../../kernel/game/game.ts'
import type { ScenarioRun } from '../../kernel/scenario/scenario.ts'

/** Up to this many answers are all offered; of more, only those that the case brings up. */
const MANY = 10

/** Answers that are always possible: nobody, nothing. */
const none: readonly FactValue[] = ['nobody', 'nothing']

/**
 * The answers to choose from in a worked example. A list of everything in the box would cover the table, and asks a
 * reader to rule out what nobody has: of a long one remain what lies on this table, what happens on it, and none of it.
 */
export function likelyAnswers(
  all: readonly FactValue[],
  { situation }: Pick<Scenario, 'situation'>,
  { replay }: Pick<ScenarioRun, 'replay'>,
  verdict: FactValue,
): readonly FactValue[] {
  if (all.length <= MANY) return all
  const named = new Set<unknown>([...wordsIn([situation, replay?.trace]), ...none, verdict])
  return all.filter((value) => named.has(value))
}

/** Every word that some data is made of, the keys included, and names such as `bandit:ada` by their parts. */
function wordsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data, ...data.split(':')]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => [key, ...wordsIn(value)])
}
