import type { GameId } from './games.ts'
import { once } from './once.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'

/** Tells which clauses act when a scenario is run. */
export type FiredClauses = (scenario: Scenario) => ReadonlySet<string>

/** What a scenario's file itself names: the clause that decides and those it expects. */
export const namedClauses: FiredClauses = ({ because, expect }) =>
  new Set([because, ...expect.clauses, ...(expect.refused ? [expect.refused.clause] : [])])

/** Runs every scenario of a game once and lists, for each clause, the scenarios in which it acts. */
export function scenariosByClause(
  game: GameId,
  fired: FiredClauses,
): ReadonlyMap<string, readonly Scenario[]> {
  const lists = new Map<string, Scenario[]>()
  for (const scenario of scenariosOf(game).values())
    for (const id of fired(scenario)) {
      const list = lists.get(id)
      if (list) list.push(scenario)
      else lists.set(id, [scenario])
    }
  for (const [id, list] of lists)
    list.sort((a, b) => Number(b.because === id) - Number(a.because === id))
  return lists
}

const byClause = once((game: GameId) => scenariosByClause(game, namedClauses))

/** The scenarios in which a clause acts; those that it decides come first. */
export function scenariosFiring(game: GameId, clause: string): readonly Scenario[] {
  return byClause(game).get(clause) ?? []
}
