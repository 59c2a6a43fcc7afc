import { type GameId, programOf } from '../games/manifest.ts'
import { type FactQuestion, factOf } from '../kernel/facts.ts'
import type { FactValue, Game } from '../kernel/game.ts'
import {
  outcomeOfScenario,
  type Scenario as Runnable,
  runScenario,
  type ScenarioRun,
} from '../kernel/scenario.ts'
import { engineComponents } from './components/index.ts'
import { once } from './once.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'

/** The engine of a game, with the component data of its file. */
export const engineOf = once((game: GameId): Game => programOf(game).make(engineComponents(game)))

/** The engine's side of a scenario: what its file holds, without titles and explanations. */
export function runnable(scenario: Scenario): Runnable {
  const { situation, readings, answers, whatever, predict, because, expect } = scenario
  const run = { situation, readings, answers, predict, because, expect } as Runnable
  return whatever === undefined ? run : { ...run, whatever }
}

/** Runs a scenario on the engine of its game. */
export function run(scenario: Scenario): ScenarioRun {
  return runScenario(engineOf(scenario.game), runnable(scenario))
}

/** What the fact of a scenario comes to by our readings, where the scenario chooses another; undefined elsewhere. */
export function ourOutcome(scenario: Scenario): FactValue | undefined {
  if (Object.keys(scenario.readings).length === 0) return undefined
  const answers = scenario.ours ?? scenario.answers
  const by = { ...runnable(scenario), readings: {}, answers }
  return outcomeOfScenario(engineOf(scenario.game), by, by.predict)
}

/** The clauses that act when a scenario is run. */
export function firedClauses(scenario: Scenario): ReadonlySet<string> {
  return new Set(run(scenario).fired)
}

/**
 * The clauses that a scenario uses: those that act until its question is settled, by the clause that decides it.
 * What happens afterwards, such as the count at the end of a game, is no part of what it asks.
 */
export function clausesUntilVerdict(scenario: Scenario): ReadonlySet<string> {
  const { fired, opening, replay } = run(scenario)
  const asked = scenario.predict as FactQuestion
  const fact = factOf(engineOf(scenario.game), asked)
  if (!fact || !opening || !replay) return new Set(fired)
  const { trace } = replay
  const clauses = trace.map((line) =>
    line.type === 'event'
      ? [line.event.clause, ...(line.event.with ?? [])]
      : [line.question.clause],
  )
  const valueAt = (lines: number) => fact.value(replay.at(lines), opening.given, asked)
  const verdict = valueAt(trace.length)
  let settled = trace.length
  while (settled > 0 && valueAt(settled - 1) === verdict) settled -= 1
  const decided = clauses.findIndex((ids) => ids.includes(scenario.because))
  return new Set(clauses.slice(0, Math.max(settled, decided + 1)).flat())
}

/** How closely a scenario bears on a clause: it is decided by it, it expects it, or it merely meets it. */
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
