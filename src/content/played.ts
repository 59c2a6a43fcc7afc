import type { FactValue } from '../kernel/game/game.ts'
import { outcomeOfScenario, runScenario, type ScenarioRun } from '../kernel/scenario/scenario.ts'
import { engineOf } from './engines.ts'
import type { Scenario } from './scenarios.ts'

/** Runs a scenario on the engine of its game. */
export function run(scenario: Scenario): ScenarioRun {
  return runScenario(engineOf(scenario.game), scenario)
}

/** Value of a scenario's fact under our readings, where the scenario chooses another; undefined elsewhere. */
export function ourOutcome(scenario: Scenario): FactValue | undefined {
  if (Object.keys(scenario.readings).length === 0) return undefined
  const ours = { ...scenario, readings: {}, answers: scenario.ours ?? scenario.answers }
  return outcomeOfScenario(engineOf(scenario.game), ours, scenario.predict)
}
