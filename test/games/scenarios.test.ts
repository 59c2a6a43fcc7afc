import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { languages } from '../../src/content/languages.ts'
import { ourOutcome, run } from '../../src/content/played.ts'
import { type Scenario, scenariosOf } from '../../src/content/scenarios.ts'
import { type GameId, gameIds } from '../../src/games/manifest.ts'
import { checkScenario } from '../../src/kernel/scenario/check.ts'
import { factValue, type ScenarioRun } from '../../src/kernel/scenario/scenario.ts'

/*
 * The worked examples are tests: each file's claim is held against the engine, and together they have
 * to reach every clause that decides something.
 */

interface Example {
  readonly id: string
  readonly file: Scenario
  readonly run: ScenarioRun
}

function examplesOf(game: GameId): readonly Example[] {
  return [...scenariosOf(game).values()].map((file) => ({ id: file.id, file, run: run(file) }))
}

describe.each(gameIds)('the examples of %s', (id) => {
  const game = engineOf(id)
  const examples = examplesOf(id)

  test.each(examples)('$id', ({ file }) => {
    expect(checkScenario(game, file)).toEqual([])
  })

  test('reach every clause that decides something', () => {
    const fired = new Set(examples.flatMap(({ run }) => run.fired))
    const rules = game.clauses.filter(({ binding }) => binding === 'rule')
    expect(rules.map((clause) => clause.id).filter((clause) => !fired.has(clause))).toEqual([])
  })

  test('use every reading that differs from the default', () => {
    const used = new Set(
      examples.flatMap(({ file }) => Object.entries(file.readings).map((pair) => pair.join('='))),
    )
    const others = game.switches.flatMap(({ key, values }) =>
      values.slice(1).map((value) => `${key}=${value}`),
    )
    expect(others.filter((reading) => !used.has(reading))).toEqual([])
  })

  test('that choose a reading differ from ours, but for the one that is about their being alike', () => {
    const chosen = examples.filter(({ file }) => Object.keys(file.readings).length > 0)
    const alike = chosen.filter(({ file, run }) => {
      const { predict } = file
      return ourOutcome(file) === factValue(game, run, predict)
    })
    const known = ['other-reading-deputy-alone-is-the-same']
    expect(alike.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([])
  })

  test('each ask something of their own', () => {
    for (const language of languages) {
      const titles = examples.map(({ file }) => file.title[language])
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    }
  })
})
