import type { CountedGame, FactValue, Game } from '../game/game.ts'
import type { Opening } from '../game/opening.ts'
import { type Refusal, shown } from '../game/refusal.ts'
import { type FactQuestion, factOf } from '../odds/fact-odds.ts'
import { type Answerer, atRandom, byValue, first } from '../run/answerers.ts'
import { type Replay, replay } from '../run/replay.ts'

/** The engine's side of a worked example; titles and explanations are the content's. */
export interface Scenario {
  readonly situation: unknown
  readonly readings?: Readonly<Record<string, unknown>>
  /** The outcome of each roll and each decision, in order. */
  readonly answers?: readonly unknown[]
  /** A seed that answers everything after the scripted answers. */
  readonly whatever?: number | undefined
  /** The reader's prediction. `legal` asks whether the last answer, or the situation, is legal. */
  readonly predict: FactQuestion
  /** The clause that decides: it must fire, or be the clause of the refusal. */
  readonly because: string
  readonly expect: Expectation
}

/** A fact that must come out, as files write it: what is asked, and the answer. */
export type Claim = Readonly<{ fact: string; is: FactValue; [parameter: string]: unknown }>

/** Expected result; every given part is checked. */
export interface Expectation {
  /** Clauses that fire in this order, others between them. */
  readonly clauses?: readonly string[]
  readonly facts?: readonly Claim[]
  /** The last answer, or the situation, is refused by this clause for this reason. */
  readonly refused?: { readonly clause: string; readonly code: string } | undefined
  /** Exact chances, as `numerator/denominator`. */
  readonly odds?: readonly (Claim & { readonly chance: string })[]
}

/** The fact that every game has: whether what was tried is legal. */
export const LEGAL = 'legal'

/** A scenario that has been run. Without a replay its situation was refused. */
export interface ScenarioRun {
  readonly opening: Opening | undefined
  readonly replay: Replay<unknown> | undefined
  /** Refusals of the situation or of the last answer. */
  readonly refusals: readonly Refusal[]
  /** Every clause that fired, in order, each once for each time. */
  readonly fired: readonly string[]
  /** The scripted answers that nobody has asked for. */
  readonly unused: readonly unknown[]
}

/** The part of a scenario that is played; the rest is what should come of it. */
export type Played = Pick<Scenario, 'situation' | 'readings' | 'answers' | 'whatever'>

/** Runs a scenario: opens its situation and gives its answers. */
export function runScenario(game: CountedGame, scenario: Played): ScenarioRun {
  const opening = game.open(scenario.situation, scenario.readings)
  const { answers = [], whatever } = scenario
  if (!opening.ok) {
    const { refusals } = opening
    const fired = refusals.flatMap(({ clause }) => clause ?? [])
    return { opening: undefined, replay: undefined, refusals, fired, unused: answers }
  }
  const scripted = byValue(answers)
  const run = replay(game as Game<never>, opening.value, answererOf(scripted, whatever))
  const unused = scripted.unused()
  const refusals = refusalsOf(run, unused)
  const fired = firedClauses(run, refusals)
  return { opening: opening.value, replay: run, refusals, fired, unused }
}

/** A replay as the run of a scenario that has nothing left to say. */
export function playedOf(run: Replay<unknown>): ScenarioRun {
  const refusals = run.refusal ? [run.refusal] : []
  const fired = firedClauses(run, refusals)
  return { opening: run.opening as Opening, replay: run, refusals, fired, unused: [] }
}

/** The refusal of the last answer; answers-left: all is over, and answers are left that nobody has asked for. */
function refusalsOf(
  { refusal, question }: Replay<unknown>,
  unused: readonly unknown[],
): readonly Refusal[] {
  if (refusal) return [refusal]
  if (question || unused.length === 0) return []
  return [{ code: 'answers-left', facts: { received: shown(unused[0]), count: unused.length } }]
}

/** Result of a scenario by the engine: like `factValue` after `runScenario`, without the run. */
export function outcomeOfScenario(
  game: CountedGame,
  scenario: Played,
  asked: FactQuestion,
): FactValue | undefined {
  const opening = game.open(scenario.situation, scenario.readings)
  if (!opening.ok) return asked.fact === LEGAL ? false : undefined
  const { answers = [], whatever } = scenario
  const scripted = byValue(answers)
  const run = replay(game as Game<never>, opening.value, answererOf(scripted, whatever))
  if (asked.fact === LEGAL) return refusalsOf(run, scripted.unused()).length === 0
  return factOf(game, asked)?.value(run.position, opening.value.given, asked)
}

/** The scripted answers, and after them those under the seed. */
function answererOf(scripted: Answerer, whatever: number | undefined): Answerer {
  return whatever === undefined ? scripted : first(scripted, atRandom(whatever))
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

/** Value of a fact at the end of a run. Undefined when there is no position. */
export function factValue(
  game: CountedGame,
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
  game: CountedGame,
  run: ScenarioRun,
  asked: FactQuestion,
): readonly FactValue[] {
  if (asked.fact === LEGAL) return [true, false]
  const fact = factOf(game, asked)
  return fact && run.opening ? fact.answers(run.opening.given) : []
}
