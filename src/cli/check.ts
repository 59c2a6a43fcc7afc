import { engineOf, runnable } from '../content/fired.ts'
import { sayer } from '../content/messages.ts'
import { readScenario, type Scenario, scenariosOf } from '../content/scenarios.ts'
import { gameIds } from '../games/manifest.ts'
import { checkScenario, type Mismatch } from '../kernel/check.ts'
import { questionOf } from '../kernel/facts.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { readFact, readPrediction } from '../node/facts.ts'
import { fileOf, gameOf } from './case.ts'
import type { Options } from './options.ts'
import type { Terminal } from './terminal.ts'

/** A scenario that does not come out as it claims. */
interface Broken {
  readonly id: string
  readonly mismatches: readonly Mismatch[]
}

/** `check`: whether the scenarios, all of them unless some are named, come out as they claim. */
export function check({ files, game, json, language }: Options, terminal: Terminal): number {
  const scenarios = files.length > 0 ? files.map((file) => named(file, game)) : all()
  const broken = scenarios.flatMap((scenario): Broken[] => {
    const mismatches = mismatchesOf(scenario)
    return mismatches.length > 0 ? [{ id: scenario.id, mismatches }] : []
  })
  if (json) terminal.print(JSON.stringify({ checked: scenarios.length, broken }, null, 2))
  else {
    const say = sayer(language, 'cli')
    const lines = broken.flatMap(({ id, mismatches }) => [
      id,
      ...mismatches.map((mismatch) => say('check.mismatch', { ...mismatch })),
    ])
    const count = scenarios.length
    const differing = broken.length
    lines.push(
      differing > 0 ? say('check.differ', { count, differing }) : say('check.hold', { count }),
    )
    terminal.print(lines.join('\n'))
  }
  return broken.length > 0 ? 1 : 0
}

function named(name: string, game: string | undefined): Scenario {
  const file = fileOf(name, game)
  return readScenario(gameOf(file, game), file)
}

function all(): readonly Scenario[] {
  return gameIds.flatMap((game) => [...scenariosOf(game).values()])
}

/** Facts that the game does not know, or else everything in which the scenario does not come out. */
function mismatchesOf(scenario: Scenario): readonly Mismatch[] {
  const game = engineOf(scenario.game)
  const { predict, expect } = scenario
  const asked = [
    ...[predict, ...expect.facts].map((claim) => readPrediction(game, questionOf(claim))),
    ...expect.odds.map((claim) => readFact(game, questionOf(claim))),
  ]
  const unknown = asked.flatMap((fact) => (fact.ok ? [] : fact.refusals.map(mismatchOf)))
  return unknown.length > 0 ? unknown : checkScenario(game, runnable(scenario))
}

function mismatchOf({ code, facts }: Refusal): Mismatch {
  const { allowed, received } = facts
  return {
    what: code,
    expected: Array.isArray(allowed) ? allowed.join(' | ') : String(allowed),
    received: String(received),
  }
}
