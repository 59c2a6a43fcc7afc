import { isRecord } from '../kernel/data/keyed.ts'
import type { FactValue, Game } from '../kernel/game/game.ts'
import * as kinds from '../kernel/game/kind.ts'
import * as readings from '../kernel/game/reading.ts'
import { type Outcome, type Refusal, type Refused, shown } from '../kernel/game/refusal.ts'
import * as links from '../kernel/link/link.ts'
import { type FactQuestion, FIRES } from '../kernel/odds/fact-odds.ts'
import type { Replay } from '../kernel/run/replay.ts'
import * as checks from '../kernel/scenario/check.ts'
import * as scenarios from '../kernel/scenario/scenario.ts'
import * as check from './arguments.ts'
import { readPrediction } from './facts.ts'

/** The example of a kind of situation, as a situation; refused where there is no kind. */
export function exampleOf<K extends kinds.Kind>(kind: K): kinds.SituationOf<K> {
  const isKind = isRecord(kind) && typeof kind.name === 'string' && isRecord(kind.example)
  const failed = isKind ? undefined : check.failingUntyped(check.notA('kind', kind))
  return failed ?? kinds.exampleOf(kind)
}

/** Completes readings by their defaults; refused where a switch or a value is unknown. */
export function readingsOf(
  switches: readonly readings.Switch[],
  given?: Readonly<Record<string, unknown>>,
): Outcome<readings.Readings> {
  const isSwitch = (one: unknown) => isRecord(one) && Array.isArray(one['values'])
  const failed = check.failing(check.listOf('switches', switches, isSwitch))
  return failed ?? readings.readingsOf(switches, given)
}

/** The fragment of a link to a state; refused where the state cannot be. */
export function encodeLink(game: Game, state: links.LinkState): Outcome<string> {
  const failed =
    check.failing(check.game(game, 'open', 'kinds', 'switches'), check.record('state', state)) ??
    check.failing(
      isRecord(state.situation) ? undefined : check.notA('state', state.situation, 'situation'),
      check.listOf('answers', state.log, undefined, 'log'),
    )
  return failed ?? links.encodeLink(game, state)
}

/** The state that the fragment of a link to a kind of situation says, or why it cannot be read. */
export function decodeLink(game: Game, kind: string, fragment: string): Outcome<links.LinkState> {
  const failed = check.failing(
    check.game(game, 'open', 'kinds', 'switches'),
    typeof kind === 'string' ? undefined : check.notA('text', kind, 'kind'),
    typeof fragment === 'string' ? undefined : check.notA('text', fragment, 'fragment'),
  )
  return failed ?? links.decodeLink(game, kind, fragment)
}

/** Checks a scenario as far as it is played. */
function failingScenario(game: unknown, scenario: unknown): Refused | undefined {
  return (
    check.failing(check.game(game, 'open', 'apply', 'facts'), check.record('scenario', scenario)) ??
    check.failing(
      check.maybe(check.part(scenario, 'answers'), (answers) => check.listOf('answers', answers)),
      check.maybe(check.part(scenario, 'whatever'), check.seed),
    )
  )
}

/** Runs a scenario: opens its situation and gives its answers. Everything that is refused is among its refusals. */
export function runScenario(game: Game, scenario: scenarios.Played): scenarios.ScenarioRun {
  const failed = failingScenario(game, scenario)
  if (!failed) return scenarios.runScenario(game, scenario)
  const { refusals } = failed
  return { opening: undefined, replay: undefined, refusals, fired: [], unused: [] }
}

/** Everything in which a scenario does not come out as it claims, its own form included; empty when it holds. */
export function checkScenario(game: Game, scenario: scenarios.Scenario): checks.Mismatch[] {
  const failed = failingScenario(game, scenario)
  if (failed) {
    return failed.refusals.map(({ facts }) => ({
      what: String(facts['name']),
      expected: String(facts['argument']),
      received: String(facts['received']),
    }))
  }
  const misshapen = misshapenParts(scenario)
  if (misshapen.length > 0) return misshapen
  const predicted = readPrediction(game, scenario.predict)
  return predicted.ok ? checks.checkScenario(game, scenario) : predicted.refusals.map(mispredicted)
}

/** A prediction that the game cannot be asked, as a mismatch. */
function mispredicted({ code, facts }: Refusal): checks.Mismatch {
  return {
    what: 'predict',
    expected: shown(facts['allowed'] ?? code),
    received: shown(facts['received']),
  }
}

/** The parts of a scenario that are not what they should be. */
function misshapenParts(scenario: scenarios.Scenario): checks.Mismatch[] {
  const { predict, because, expect } = scenario
  const isClaims = (value: unknown) =>
    value === undefined ||
    (Array.isArray(value) && value.every((one) => isRecord(one) && typeof one['fact'] === 'string'))
  const clauses: unknown = expect?.clauses
  const wrong: readonly (checks.Mismatch | false)[] = [
    !isRecord(predict) && mismatch('predict', 'fact', predict),
    typeof because !== 'string' && mismatch('because', 'clause', because),
    !isRecord(expect) && mismatch('expect', 'record', expect),
    !isClaims(expect?.facts) && mismatch('expect.facts', 'claims', expect?.facts),
    !isClaims(expect?.odds) && mismatch('expect.odds', 'claims', expect?.odds),
    clauses !== undefined &&
      !Array.isArray(clauses) &&
      mismatch('expect.clauses', 'clauses', clauses),
    expect?.refused !== undefined &&
      !isRecord(expect.refused) &&
      mismatch('expect.refused', 'clause, code', expect.refused),
  ]
  return wrong.filter((one) => one !== false)
}

function mismatch(what: string, expected: string, received: unknown): checks.Mismatch {
  return { what, expected, received: shown(received) }
}

/**
 * The value of a fact at the end of a run, which is a replay or the run of a scenario; undefined where the situation was
 * refused. Refused for what is no fact of the game.
 */
export function factValue(
  game: Game,
  run: scenarios.ScenarioRun | Replay<unknown>,
  asked: FactQuestion,
): FactValue | undefined | Refused {
  const played = 'replay' in Object(run) ? (run as scenarios.ScenarioRun) : ofReplay(run)
  if (!played) return check.failing(check.notA('run', run))
  const foreign = check.failing(
    check.game(game, 'facts', 'clauses'),
    check.maybe(played.replay, (replay) => check.run(replay, game)),
  )
  if (foreign) return foreign
  const read = readPrediction(game, asked)
  if (!read.ok) return read
  if (read.value.fact === FIRES) return played.fired.includes(read.value['clause'] ?? '')
  return scenarios.factValue(game, played, read.value)
}

/** A replay as the run of a scenario. */
function ofReplay(run: unknown): scenarios.ScenarioRun | undefined {
  if (check.run(run, undefined)) return undefined
  const replay = run as Replay<unknown>
  return scenarios.playedOf(replay)
}
