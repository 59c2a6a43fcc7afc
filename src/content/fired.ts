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

/** The kind of event by which every game says that a clause was considered and did not apply. */
const CONSIDERED = 'not-applied'

/**
 * The clauses that a scenario uses: those that act until its question is settled, by the clause that decides it.
 * What happens afterwards, such as the count at the end of a game, is no part of what it asks, and neither is a
 * clause that was considered and did not apply.
 */
export function clausesUntilVerdict(scenario: Scenario): ReadonlySet<string> {
  const { fired, refusals, opening, replay } = run(scenario)
  if (!opening || !replay) return new Set(fired)
  const asked = scenario.predict as FactQuestion
  // Whether something is legal is settled by the last thing that was tried.
  const fact = factOf(engineOf(scenario.game), asked)
  const { trace } = replay
  const valueAt = (lines: number) => fact?.value(replay.at(lines), opening.given, asked)
  let settled = trace.length
  while (fact && settled > 0 && valueAt(settled - 1) === valueAt(trace.length)) settled -= 1
  const clauses = trace.map((line) => {
    if (line.type === 'answer') return [line.question.clause]
    return [line.event.clause, ...(line.event.with ?? [])]
  })
  const decided = clauses.findIndex((ids) => ids.includes(scenario.because))
  const used = clauses.slice(0, Math.max(settled, decided + 1)).filter((_, index) => {
    const line = trace[index]
    return line?.type !== 'event' || line.event.kind !== CONSIDERED
  })
  const refused = refusals.flatMap(({ clause }) => clause ?? [])
  return new Set([...used.flat(), ...refused, scenario.because])
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
