import type { GameId } from '../games/manifest.ts'
import { once } from './once.ts'
import { run } from './played.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'

/** The clauses that act when a scenario is run. */
export function firedClauses(scenario: Scenario): ReadonlySet<string> {
  return new Set(run(scenario).fired)
}

/** Closeness of a scenario to a clause: decided by it, expecting it, or merely meeting it. */
function closeness({ because, expect }: Scenario, clause: string): number {
  if (because === clause) return 2
  return expect.clauses.includes(clause) ? 1 : 0
}

/** The scenarios of a game by the clauses that act in them, the closest first. */
const byClause = once((game: GameId): ReadonlyMap<string, readonly Scenario[]> => {
  const lists = new Map<string, Scenario[]>()
  for (const scenario of scenariosOf(game).values())
    for (const id of firedClauses(scenario)) lists.set(id, [...(lists.get(id) ?? []), scenario])
  for (const [id, list] of lists) list.sort((a, b) => closeness(b, id) - closeness(a, id))
  return lists
})

/** The scenarios in which a clause acts. */
export function scenariosFiring(game: GameId, clause: string): readonly Scenario[] {
  return byClause(game).get(clause) ?? []
}
