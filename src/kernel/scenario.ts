import Fraction from 'fraction.js'
import { type Answerer, atRandom, byValue, first } from './answer.ts'
import { ODDS_BUDGET } from './budget.ts'
import {
  anyAnswer,
  type Counted,
  type Fact,
  type FactValue,
  type Game,
  type Opening,
  type Policy,
} from './game.ts'
import type { Odds } from './odds.ts'
import { odds } from './odds.ts'
import { accepted, type Outcome, type Refusal } from './refusal.ts'
import { type Replay, replay, standAfter } from './replay.ts'

/** A question of a game about a position: the kind of fact and a value for each of its parameters. */
export interface FactQuestion {
  readonly fact: string
  readonly [parameter: string]: string
}

/** The engine's side of a worked example; titles and explanations are the content's. */
export interface Scenario {
  readonly situation: unknown
  readonly readings?: Readonly<Record<string, unknown>>
  /** The outcome of each roll and each decision, in order. */
  readonly answers?: readonly unknown[]
  /** A seed that answers everything after the scripted answers. */
  readonly whatever?: number
  /** What the reader predicts. `legal` asks whether the last answer, or the situation, is legal. */
  readonly predict: FactQuestion
  /** The clause that decides: it must fire, or be the clause of the refusal. */
  readonly because: string
  readonly expect: Expectation
}

/** What must come out; every part that is given is checked. */
export interface Expectation {
  /** Clauses that fire in this order, others between them. */
  readonly clauses?: readonly string[]
  readonly facts?: readonly (FactQuestion & { readonly is: FactValue })[]
  /** The last answer, or the situation, is refused by this clause for this reason. */
  readonly refused?: { readonly clause: string; readonly code: string }
  /** Exact chances, as `numerator/denominator`. */
  readonly odds?: readonly (FactQuestion & { readonly is: FactValue; readonly chance: string })[]
}

/** The fact that every game has: whether what was tried is legal. */
export const LEGAL = 'legal'

/** A scenario that has been run. Without a replay its situation was refused. */
export interface ScenarioRun {
  readonly opening: Opening | undefined
  readonly replay: Replay<unknown> | undefined
  /** Why the situation or the last answer is not legal. */
  readonly refusals: readonly Refusal[]
  /** Every clause that fired, in order, each once for each time. */
  readonly fired: readonly string[]
}

/** The part of a scenario that is played; the rest is what should come of it. */
export type Played = Pick<Scenario, 'situation' | 'readings' | 'answers' | 'whatever'>

/** Runs a scenario: opens its situation and gives its answers. */
export function runScenario(game: Game, scenario: Played): ScenarioRun {
  const opening = game.open(scenario.situation, scenario.readings)
  if (!opening.ok) return { opening: undefined, replay: undefined, ...refusalsOf(opening.refusals) }
  const run = replay(game as Game<never>, opening.value, answererOf(scenario))
  const refusals = run.refusal ? [run.refusal] : []
  return { opening: opening.value, replay: run, refusals, fired: firedClauses(run, refusals) }
}

/** What a scenario comes to, by the engine: as `factValue` after `runScenario`, without the way to it. */
export function outcomeOfScenario(
  game: Game,
  scenario: Played,
  asked: FactQuestion,
): FactValue | undefined {
  const opening = game.open(scenario.situation, scenario.readings)
  if (!opening.ok) return asked.fact === LEGAL ? false : undefined
  const { position, refusal } = standAfter(game as Game<never>, opening.value, answererOf(scenario))
  if (asked.fact === LEGAL) return refusal === undefined
  return factOf(game, asked)?.value(position, opening.value.given, asked)
}

/** The scripted answers, and after them those under the seed. */
function answererOf({ answers = [], whatever }: Played): Answerer {
  const scripted = byValue(answers)
  return whatever === undefined ? scripted : first(scripted, atRandom(whatever))
}

function refusalsOf(refusals: readonly Refusal[]) {
  return { refusals, fired: refusals.flatMap(({ clause }) => clause ?? []) }
}

/** The clauses of the questions, of the events with their further clauses, and of the refusals. */
function firedClauses(
  { trace, question }: Replay<unknown>,
  refusals: readonly Refusal[],
): string[] {
  const fired = trace.flatMap((line) =>
    line.type === 'event'
      ? [line.event.clause, ...(line.event.with ?? [])]
      : [line.question.clause],
  )
  const asked = question ? [question.clause] : []
  return [...fired, ...asked, ...refusals.flatMap(({ clause }) => clause ?? [])]
}

/** The kind of fact that a question asks for. */
export function factOf(game: Game, { fact }: FactQuestion): Fact | undefined {
  return game.facts.find(({ kind }) => kind === fact)
}

/** What holds at the end of a run, by the engine. Undefined when there is no position to ask. */
export function factValue(
  game: Game,
  run: ScenarioRun,
  asked: FactQuestion,
): FactValue | undefined {
  if (asked.fact === LEGAL) return run.refusals.length === 0
  const fact = factOf(game, asked)
  if (!fact || !run.opening || !run.replay) return undefined
  return fact.value(run.replay.position, run.opening.given, asked)
}

/** The answers among which a reader predicts; empty where a number has to be given. */
export function factAnswers(
  game: Game,
  run: ScenarioRun,
  asked: FactQuestion,
): readonly FactValue[] {
  if (asked.fact === LEGAL) return [true, false]
  const fact = factOf(game, asked)
  return fact && run.opening ? fact.answers(run.opening.given) : []
}

/** A way in which a scenario does not come out as expected. */
export interface Mismatch {
  /** The field of the scenario, or the fact, in the words of its file. */
  readonly what: string
  readonly expected: string
  readonly received: string
}

/** What a claim asks, without the answer and the chance that it expects. */
export function questionOf(
  claim: Readonly<{ fact: string; [part: string]: unknown }>,
): FactQuestion {
  const { is: _is, chance: _chance, fact, ...given } = claim
  const parameters = Object.entries(given).map(([name, value]) => [name, String(value)] as const)
  return { ...Object.fromEntries(parameters), fact }
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
function checkConsumed({ replay: run }: ScenarioRun, { answers = [] }: Scenario): Mismatch[] {
  if (!run) return []
  const given = Math.min(run.log.length + (run.refusal ? 1 : 0), answers.length)
  return compare('answers', answers.length, given)
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

function checkFact(
  game: Game,
  run: ScenarioRun,
  claim: FactQuestion & { is: FactValue },
): Mismatch[] {
  const asked = questionOf(claim)
  return compare(describe(asked), claim.is, factValue(game, run, asked))
}

function checkOdds(
  game: Game,
  { opening }: ScenarioRun,
  claim: FactQuestion & { is: FactValue; chance: string },
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

/** The exact odds of a fact from an opening after the answers given, decisions by the game's own policy. */
export function factOdds(
  game: Game,
  opening: Opening,
  asked: FactQuestion,
  options: FactOddsOptions = {},
): Outcome<Odds<FactValue>> {
  const found = factsOdds(game, opening, [asked], options)
  return found.ok ? accepted(found.value[0] as Odds<FactValue>) : found
}

/**
 * The exact odds of several facts, in their order: each counted by the game where it can, the others
 * together by playing every way once.
 */
export function factsOdds(
  game: Game,
  opening: Opening,
  questions: readonly FactQuestion[],
  {
    policy = game.policies[0] ?? anyAnswer,
    after = [],
    budget = ODDS_BUDGET,
  }: FactOddsOptions = {},
): Outcome<readonly Odds<FactValue>[]> {
  const facts = questions.map((asked) => ({ asked, fact: factOf(game, asked) as Fact }))
  const isPlain = policy === game.policies[0]
  const counted = facts.map(({ asked, fact }) =>
    isPlain ? fact.counted?.(opening, asked, after) : undefined,
  )
  const others = facts.filter((_, index) => !counted[index])
  if (others.length === 0) return accepted((counted as readonly Counted[]).map(oddsOf))
  const played = odds(game as Game<never>, opening, {
    policy,
    after,
    budget,
    result: (position, given) =>
      others.map(({ asked, fact }) => fact.value(position, given, asked)),
  }) as Outcome<Odds<readonly FactValue[]>>
  if (!played.ok) return played
  const { value } = played
  return accepted(
    facts.map((one, index) => {
      const count = counted[index]
      return count ? oddsOf(count) : oddsOfPart(value, others.indexOf(one))
    }),
  )
}

/** The odds of one of several things whose odds are known together. */
function oddsOfPart(
  { outcomes, ...rest }: Odds<readonly FactValue[]>,
  part: number,
): Odds<FactValue> {
  const chances = new Map<FactValue, Fraction>()
  for (const { result, chance } of outcomes) {
    const value = result[part] as FactValue
    chances.set(value, chance.add(chances.get(value) ?? 0))
  }
  return { ...rest, outcomes: [...chances].map(([result, chance]) => ({ result, chance })) }
}

/** How odds of a fact are wanted. */
export interface FactOddsOptions {
  /** Who decides; the game's first policy unless told otherwise. */
  readonly policy?: Policy
  /** The answers given so far, by number. */
  readonly after?: readonly number[]
  /** How many steps may be computed at the most. */
  readonly budget?: number
}

/** What a game has counted, as odds. */
function oddsOf({ weights, assumed }: Counted): Odds<FactValue> {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0n)
  const outcomes = [...weights].map(([result, weight]) => ({
    result,
    chance: new Fraction(weight, total),
  }))
  return { outcomes, meanRounds: {}, assumed }
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
  return [{ what, expected: String(expected), received: String(received) }]
}
