import { engineOf } from '../../content/engines.ts'
import { once } from '../../content/once.ts'
import type { Scenario } from '../../content/scenarios.ts'
import { otherReadings } from '../../explorer/prediction/verdict-kind.ts'
import type { FactValue, Game } from '../../kernel/game/game.ts'
import { factOf } from '../../kernel/odds/fact-odds.ts'
import {
  factAnswers,
  factValue,
  outcomeOfScenario,
  runScenario,
  type ScenarioRun,
} from '../../kernel/scenario/scenario.ts'
import { likelyAnswers } from '../scenarios/likely.ts'

/*
 * Wrong answers explained: the case is run once more with one clause left out or one interpretation changed, and a wrong
 * answer that comes of it is explained by that. Nothing here is written by hand.
 */

/**
 * Mistakes that lead to a wrong answer: the clause that refuses is overlooked; a clause is left out; the answer stays at what
 * was true before a clause acted; another interpretation is taken.
 */
export const mistakeWays = ['forbidden', 'without', 'before', 'reading'] as const
export type MistakeWay = (typeof mistakeWays)[number]

/** A wrong answer, and the mistake that leads to it. */
export type Mistake = { readonly value: FactValue } & (
  | { readonly way: Exclude<MistakeWay, 'reading'>; readonly clause: string }
  | { readonly way: 'reading'; readonly key: string; readonly to: string }
)

/** Longest run, in lines, that is run again without each of its clauses. */
const LONGEST = 250

/** An altered run that goes on for so many times as many events has lost its end. */
const STRAYED = 3

class Strayed extends Error {}

/** A game in which a clause changes nothing. An altered run may come to what no rule foresees, and is then given up. */
function without(game: Game, clause: string, most: number): Game {
  let count = 0
  return {
    ...game,
    apply(position, event) {
      count += 1
      if (count > most) throw new Strayed(clause)
      if (event.clause !== clause) game.apply(position, event)
    },
  }
}

/** Result of a case in which a clause changes nothing; undefined where the case cannot be played so. */
function outcomeWithout(
  game: Game,
  scenario: Scenario,
  clause: string,
  events: number,
): FactValue | undefined {
  try {
    const altered = without(game, clause, events * STRAYED + 20)
    const run = runScenario(altered, scenario)
    // An answer that is refused or missing belongs to another course.
    return run.refusals.length > 0 ? undefined : factValue(game, run, scenario.predict)
  } catch {
    return undefined
  }
}

/** The clause that refuses what was tried, for the answer that it is allowed. */
function* forbidden({ predict }: Scenario, { refusals }: ScenarioRun): Generator<Mistake> {
  const clause = refusals[0]?.clause
  if (predict.fact === 'legal' && clause) yield { value: true, way: 'forbidden', clause }
}

/** Results of the case when each clause in turn changes nothing; the clause that decides first. */
function* leftOut(game: Game, scenario: Scenario, run: ScenarioRun): Generator<Mistake> {
  const { replay } = run
  if (!replay || run.refusals.length > 0 || replay.trace.length > LONGEST) return
  const acting = new Set(replay.events.map(({ clause }) => clause))
  const decides = acting.has(scenario.because) ? [scenario.because] : []
  for (const clause of new Set([...decides, ...acting])) {
    const value = outcomeWithout(game, scenario, clause, replay.events.length)
    if (value !== undefined) yield { value, way: 'without', clause }
  }
}

/** Values of the fact before each change of it, with the clause that changed it; the last change first. */
function* before(game: Game, { predict }: Scenario, run: ScenarioRun): Generator<Mistake> {
  const { opening, replay } = run
  const fact = factOf(game, predict)
  if (!fact || !opening || !replay || run.refusals.length > 0 || replay.trace.length > LONGEST)
    return
  let after = fact.value(replay.position, opening.given, predict)
  for (let line = replay.trace.length - 1; line >= 0; line--) {
    const one = replay.trace[line]
    if (one?.type !== 'event') continue
    const value = fact.value(replay.at(line), opening.given, predict)
    if (value !== after) yield { value, way: 'before', clause: one.event.clause }
    after = value
  }
}

/** Results of the case by each other interpretation. */
function* byReadings(game: Game, scenario: Scenario): Generator<Mistake> {
  for (const readings of otherReadings(game, scenario.readings)) {
    const value = outcomeOfScenario(game, { ...scenario, readings }, scenario.predict)
    const [key = '', to = ''] =
      Object.entries(readings).find(([each, is]) => scenario.readings[each] !== is) ?? []
    if (value !== undefined) yield { value, way: 'reading', key, to }
  }
}

/**
 * The wrong answers to a case that a mistake leads to, each with the first mistake that does: the closest to the rule.
 *
 * @param run the case as it was run
 * @param verdict the right answer
 */
export function mistakesOf(
  game: Game,
  scenario: Scenario,
  run: ScenarioRun,
  verdict: FactValue,
): readonly Mistake[] {
  const found = new Map<FactValue, Mistake>()
  const all = [
    forbidden(scenario, run),
    before(game, scenario, run),
    leftOut(game, scenario, run),
    byReadings(game, scenario),
  ]
  for (const mistakes of all)
    for (const mistake of mistakes)
      if (mistake.value !== verdict && !found.has(mistake.value)) found.set(mistake.value, mistake)
  return [...found.values()]
}

/** The wrong options of a case, and how many of them are explained, by the way of the mistake. */
export const explained = once((scenario: Scenario) => {
  const game = engineOf(scenario.game)
  const run = runScenario(game, scenario)
  const verdict = factValue(game, run, scenario.predict)
  const possible = factAnswers(game, run, scenario.predict)
  const options = verdict === undefined ? [] : likelyAnswers(possible, scenario, run, verdict)
  const wrong = options.filter((value) => value !== verdict)
  const mistakes = verdict === undefined ? [] : mistakesOf(game, scenario, run, verdict)
  return { wrong, mistakes }
})
