import { engineOf } from '../content/engines.ts'
import type { Language } from '../content/languages.ts'
import { sayer } from '../content/messages.ts'
import { readScenario, type Scenario, scenariosOf } from '../content/scenarios.ts'
import { type GameId, gameIds } from '../games/manifest.ts'
import type { Refusal } from '../kernel/game/refusal.ts'
import { questionOf } from '../kernel/odds/fact-odds.ts'
import { checkScenario, type Mismatch } from '../kernel/scenario/check.ts'
import { runScenario } from '../kernel/scenario/scenario.ts'
import { readFact, readPrediction } from '../node/facts.ts'
import { speakerOf } from '../node/speaker.ts'
import { fileOf, gameOf } from './case.ts'
import { refusalLine } from './ledger.ts'
import type { Options } from './options.ts'
import type { Terminal } from './terminal.ts'

/** A scenario that does not come out as it claims. */
interface Broken {
  readonly id: string
  readonly game: GameId
  readonly mismatches: readonly Mismatch[]
  /** Facts that the game does not know, or why it does not go on as the scenario claims. */
  readonly refused: readonly Refusal[]
}

/** `check`: whether the scenarios, all of them unless some are named, come out as they claim. */
export function check({ files, game, json, language }: Options, terminal: Terminal): number {
  const scenarios = files.length > 0 ? files.map((file) => named(file, game)) : all()
  const broken = scenarios.flatMap((scenario) => brokenIn(scenario) ?? [])
  const count = scenarios.length
  if (json) {
    const data = broken.map(({ id, mismatches, refused }) => ({ id, mismatches, refused }))
    terminal.print(JSON.stringify({ checked: count, broken: data }, null, 2))
  } else {
    const say = sayer(language, 'cli')
    const differing = broken.length
    const lines = broken.flatMap((one) => [one.id, ...linesOf(one, language)])
    lines.push(
      differing > 0 ? say('check.differ', { count, differing }) : say('check.hold', { count }),
    )
    terminal.print(lines.join('\n'))
  }
  return broken.length > 0 ? 1 : 0
}

/** Refusals of a scenario, or the claims that do not hold. */
function linesOf({ game, mismatches, refused }: Broken, language: Language): readonly string[] {
  const say = sayer(language, 'cli')
  const speaker = speakerOf(engineOf(game), language)
  const shown = (value: string) => (value === 'undefined' ? say('check.nothing') : value)
  return [
    ...refused.map((one) => `  ${say('account.refused', { reason: refusalLine(one, speaker) })}`),
    ...mismatches.map(({ what, expected, received }) =>
      say('check.mismatch', { what, expected: shown(expected), received: shown(received) }),
    ),
  ]
}

function named(name: string, game: string | undefined): Scenario {
  const file = fileOf(name, game)
  return readScenario(gameOf(file, game), file)
}

function all(): readonly Scenario[] {
  return gameIds.flatMap((game) => [...scenariosOf(game).values()])
}

/** Facts that the game does not know, or else everything in which the scenario does not come out. */
function brokenIn(scenario: Scenario): Broken | undefined {
  const { id, game: name, predict, expect } = scenario
  const game = engineOf(name)
  const asked = [
    ...[predict, ...expect.facts].map((claim) => readPrediction(game, questionOf(claim))),
    ...expect.odds.map((claim) => readFact(game, questionOf(claim))),
  ]
  const unknown = asked.flatMap((fact) => (fact.ok ? [] : fact.refusals))
  if (unknown.length > 0) return { id, game: name, mismatches: [], refused: unknown }
  const mismatches = checkScenario(game, scenario)
  if (mismatches.length === 0) return undefined
  const isRefused = mismatches.some(({ what }) => what === 'refused')
  const refused = isRefused ? runScenario(game, scenario).refusals : []
  return { id, game: name, mismatches, refused }
}
