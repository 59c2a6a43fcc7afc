import type { FactValue, Game } from '../game/game.ts'
import { shown } from '../game/refusal.ts'
import { type FactQuestion, factOdds, factOf, questionOf } from '../odds/fact-odds.ts'
import {
  type Claim,
  type Expectation,
  factAnswers,
  factValue,
  runScenario,
  type Scenario,
  type ScenarioRun,
} from './scenario.ts'

/** A way in which a scenario does not come out as expected. */
export interface Mismatch {
  /** The field of the scenario, or the fact, in the words of its file. */
  readonly what: string
  readonly expected: string
  readonly received: string
}

/** Everything in which a scenario does not come out as it claims; empty when it holds. */
export function checkScenario(game: Game, scenario: Scenario): Mismatch[] {
  const run = runScenario(game, scenario)
  const { expect } = scenario
  return [
    ...checkRefusal(run, expect),
    ...checkConsumed(run, scenario),
    ...checkClauses(run, [scenario.because], 'because'),
    ...checkClauses(run, expect.clauses ?? [], 'clauses'),
    ...(expect.facts ?? []).flatMap((claim) => checkFact(game, run, claim)),
    ...(expect.odds ?? []).flatMap((claim) => checkOdds(game, run, claim)),
    ...checkPrediction(game, run, scenario.predict),
  ]
}

function checkRefusal({ refusals }: ScenarioRun, { refused }: Expectation): Mismatch[] {
  if (!refused) return refusals.flatMap(({ code }) => compare('refused', undefined, code))
  const received = refusals.map(({ code, clause }) => `${clause} ${code}`)
  const expected = `${refused.clause} ${refused.code}`
  return received.includes(expected) ? [] : compare('refused', expected, received.join(', '))
}

/** Every scripted answer must have been asked for, save the one that was refused. */
function checkConsumed(
  { replay: run, unused }: ScenarioRun,
  { answers = [] }: Scenario,
): Mismatch[] {
  return run ? compare('answers', answers.length, answers.length - unused.length) : []
}

function checkClauses(
  { fired }: ScenarioRun,
  clauses: readonly string[],
  what: string,
): Mismatch[] {
  let from = 0
  for (const clause of clauses) {
    const found = fired.indexOf(clause, from)
    if (found < 0) return [{ what, expected: clause, received: [...new Set(fired)].join(' ') }]
    from = found + 1
  }
  return []
}

function checkFact(game: Game, run: ScenarioRun, claim: Claim): Mismatch[] {
  const asked = questionOf(claim)
  return compare(describe(asked), claim.is, factValue(game, run, asked))
}

function checkOdds(
  game: Game,
  { opening }: ScenarioRun,
  claim: Claim & { chance: string },
): Mismatch[] {
  const { is, chance } = claim
  const asked = questionOf(claim)
  const fact = factOf(game, asked)
  if (!opening || !fact) return compare(describe(asked), chance, undefined)
  const found = factOdds(game, opening, asked)
  if (!found.ok) return compare(describe(asked), chance, found.refusals[0]?.code)
  const outcome = found.value.outcomes.find(({ result }) => result === is)
  return compare(`odds ${describe(asked)} ${is}`, chance, outcome?.chance.toFraction() ?? '0')
}

function checkPrediction(game: Game, run: ScenarioRun, asked: FactQuestion): Mismatch[] {
  const value = factValue(game, run, asked)
  if (value === undefined) return compare('predict', describe(asked), undefined)
  const answers = factAnswers(game, run, asked)
  if (answers.length === 0 || answers.includes(value)) return []
  return compare('predict', answers.join(' '), value)
}

function describe({ fact, ...parameters }: FactQuestion): string {
  return [fact, ...Object.values(parameters)].join(' ')
}

function compare(
  what: string,
  expected: FactValue | undefined,
  received: FactValue | undefined,
): Mismatch[] {
  if (expected === received) return []
  return [{ what, expected: shown(expected), received: shown(received) }]
}
