import { engineOf } from '../../content/engines.ts'
import type { Language } from '../../content/languages.ts'
import { misreadingsOf } from '../../content/misreadings.ts'
import { once } from '../../content/once.ts'
import { run as runOf } from '../../content/played.ts'
import type { Scenario } from '../../content/scenarios.ts'
import { otherReadings } from '../../explorer/prediction/verdict-kind.ts'
import type { Fact, FactValue, Game } from '../../kernel/game/game.ts'
import { type FactQuestion, factOf } from '../../kernel/odds/fact-odds.ts'
import { byNumber } from '../../kernel/run/answerers.ts'
import {
  factAnswers,
  factValue,
  outcomeOfScenario,
  runScenario,
  type ScenarioRun,
} from '../../kernel/scenario/scenario.ts'
import { likelyAnswers } from '../scenarios/likely.ts'

/*
 * Wrong answers explained: by a misreading written by hand, or by one that is worked out. For that the case is run once more
 * with one clause left out or counted twice, one interpretation changed or one result altered, or it is asked of another.
 */

/**
 * Mistakes that lead to a wrong answer: a misreading that is written by hand; the clause that refuses is overlooked; the answer
 * stays at what was true before a clause acted; a clause is left out, or counted twice; another interpretation is taken; it is
 * the answer to the same question about another; a roll or a draw is taken for another.
 */
export const mistakeWays = [
  'written',
  'forbidden',
  'before',
  'without',
  'twice',
  'reading',
  'other',
  'result',
] as const
export type MistakeWay = (typeof mistakeWays)[number]

/** A wrong answer, and the mistake that leads to it. */
export type Mistake = { readonly value: FactValue } & (
  | { readonly way: 'written'; readonly text: Readonly<Record<Language, string>> }
  | { readonly way: 'forbidden' | 'before' | 'without' | 'twice'; readonly clause: string }
  | { readonly way: 'reading'; readonly key: string; readonly to: string }
  | { readonly way: 'other'; readonly asked: FactQuestion }
  | { readonly way: 'result'; readonly given: number; readonly was: unknown; readonly is: unknown }
)

/** Longest run, in lines, that is run again without each of its clauses. */
const LONGEST = 250

/** An altered run that goes on for so many times as many events has lost its end. */
const STRAYED = 3

class Strayed extends Error {}

/** A game in which a clause acts so many times instead of once. A run that comes to what no rule foresees is given up. */
function repeating(game: Game, clause: string, times: number, most: number): Game {
  let count = 0
  return {
    ...game,
    apply(position, event) {
      count += 1
      if (count > most) throw new Strayed(clause)
      const applied = event.clause === clause ? times : 1
      for (let time = 0; time < applied; time++) game.apply(position, event)
    },
  }
}

/** Result of a case in which a clause acts so many times instead of once; undefined where the case cannot be played so. */
function outcomeRepeating(
  game: Game,
  scenario: Scenario,
  clause: string,
  times: number,
  events: number,
): FactValue | undefined {
  try {
    const altered = repeating(game, clause, times, events * STRAYED + 20)
    const run = runScenario(altered, scenario)
    // An answer that is refused or missing belongs to another course.
    return run.refusals.length > 0 ? undefined : factValue(game, run, scenario.predict)
  } catch {
    return undefined
  }
}

/** Wrong answers that a misreading written by hand leads to. */
function* written({ game, id }: Scenario): Generator<Mistake> {
  for (const { value, text } of misreadingsOf(game).get(id) ?? [])
    yield { value, way: 'written', text }
}

/** The clause that refuses what was tried, for the answer that it is allowed. */
function* forbidden({ predict }: Scenario, { refusals }: ScenarioRun): Generator<Mistake> {
  const clause = refusals[0]?.clause
  if (predict.fact === 'legal' && clause) yield { value: true, way: 'forbidden', clause }
}

/** The clauses that act in a run, the one that decides first; none in a run that is refused, or too long to run again. */
function actingIn(scenario: Scenario, { replay, refusals }: ScenarioRun): ReadonlySet<string> {
  if (!replay || refusals.length > 0 || replay.trace.length > LONGEST) return new Set()
  const acting = new Set(replay.events.map(({ clause }) => clause))
  return new Set([...(acting.has(scenario.because) ? [scenario.because] : []), ...acting])
}

/** Results of the case when each clause in turn changes nothing. */
function* leftOut(game: Game, scenario: Scenario, run: ScenarioRun): Generator<Mistake> {
  const events = run.replay?.events.length ?? 0
  for (const clause of actingIn(scenario, run)) {
    const value = outcomeRepeating(game, scenario, clause, 0, events)
    if (value !== undefined) yield { value, way: 'without', clause }
  }
}

/** Result of the case when the clause that decides acts twice; only of what is counted. */
function* twice(game: Game, scenario: Scenario, run: ScenarioRun): Generator<Mistake> {
  const { because } = scenario
  const counted = factValue(game, run, scenario.predict)
  if (typeof counted !== 'number' || !actingIn(scenario, run).has(because)) return
  const value = outcomeRepeating(game, scenario, because, 2, run.replay?.events.length ?? 0)
  if (value !== undefined) yield { value, way: 'twice', clause: because }
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

/** Answers that say that there is none: that somebody else has none either is no mistake. */
const none: readonly FactValue[] = ['nobody', 'nothing', 'none', 'gone', 0]

/** The other values that a parameter can have here. A seat is one that plays. */
function valuesOf(game: Game, given: unknown, fact: Fact, name: string): readonly string[] {
  const values = fact.parameters[name] ?? []
  const seats = game.seats(given)
  return name === 'seat' ? values.filter((value) => seats.includes(value)) : values
}

/** Answers to the same question about another player, place or thing; first of what there is least of. */
function* ofAnother(
  game: Game,
  { predict }: Scenario,
  { opening, replay }: ScenarioRun,
): Generator<Mistake> {
  const fact = factOf(game, predict)
  if (!fact || !opening || !replay) return
  const names = Object.keys(fact.parameters)
  const values = names.map((name) => [name, valuesOf(game, opening.given, fact, name)] as const)
  for (const [name, all] of values.toSorted(([, one], [, other]) => one.length - other.length))
    for (const each of all) {
      const asked = { ...predict, [name]: each }
      const value = fact.value(replay.position, opening.given, asked)
      const isOfSeat = name === 'seat' || typeof value !== 'boolean'
      if (isOfSeat && !none.includes(value)) yield { value, way: 'other', asked }
    }
}

/** Most answers of a case of which rolls and draws are altered, and most outcomes of each that are tried. */
const MOST_ALTERED = 30
const MOST_TRIED = 12

/** Results of the case when one roll or draw comes out otherwise, the last first, and the nearest outcome first. */
function* byResults(
  game: Game,
  { predict }: Scenario,
  { opening, replay, refusals }: ScenarioRun,
): Generator<Mistake> {
  const fact = factOf(game, predict)
  if (!fact || !opening || !replay || refusals.length > 0) return
  const answered = replay.trace.filter((line) => line.type === 'answer')
  if (answered.length > MOST_ALTERED) return
  for (const [given, { index, question, value: was }] of [...answered.entries()].reverse()) {
    // A decision taken otherwise would be another game, and no misreading of this one.
    if (question.step !== 'roll') continue
    const others = Array.from({ length: Math.min(question.count, MOST_TRIED) }, (_, at) => at)
    const nearest = others.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index))
    for (const other of nearest) {
      if (other === index) continue
      const run = replay.again(given, byNumber(replay.log.with(given, other)))
      // Another course asks for other answers.
      if (run.refusal || (run.question && !replay.question)) continue
      const line = run.trace.filter(({ type }) => type === 'answer')[given]
      if (line?.type !== 'answer') continue
      const value = fact.value(run.position, opening.given, predict)
      yield { value, way: 'result', given, was, is: line.value }
    }
  }
}

/** A case with its verdict. */
export interface Judged {
  /** The case as it was run. */
  readonly run: ScenarioRun
  /** The right answer. */
  readonly verdict: FactValue
  /** The wrong options; none where a number is given instead. */
  readonly wrong: readonly FactValue[]
}

/**
 * The wrong answers to a case that a mistake leads to, each with the first mistake that does: the closest to the rule. Looks no
 * further once every wrong option is explained.
 */
export function mistakesOf(
  game: Game,
  scenario: Scenario,
  { run, verdict, wrong }: Judged,
): readonly Mistake[] {
  const found = new Map<FactValue, Mistake>()
  const all = [
    written(scenario),
    forbidden(scenario, run),
    before(game, scenario, run),
    leftOut(game, scenario, run),
    twice(game, scenario, run),
    byReadings(game, scenario),
    ofAnother(game, scenario, run),
    ...(wrong.length > 0 ? [byResults(game, scenario, run)] : []),
  ]
  for (const mistakes of all)
    for (const mistake of mistakes) {
      if (mistake.value !== verdict && !found.has(mistake.value)) found.set(mistake.value, mistake)
      if (wrong.length > 0 && wrong.every((value) => found.has(value))) return [...found.values()]
    }
  return [...found.values()]
}

/** The wrong options of a case, and the mistakes that explain them. */
export const explained = once((scenario: Scenario) => {
  const game = engineOf(scenario.game)
  const run = runOf(scenario)
  const verdict = factValue(game, run, scenario.predict)
  if (verdict === undefined) return { wrong: [], mistakes: [] }
  const possible = factAnswers(game, run, scenario.predict)
  const options = likelyAnswers(possible, scenario, run, verdict)
  const wrong = options.filter((value) => value !== verdict)
  return { wrong, mistakes: mistakesOf(game, scenario, { run, verdict, wrong }) }
})
