import { describe, expect, test } from 'vitest'
import { engineOf, run, runnable } from '../../src/content/fired.ts'
import { type GameId, gameIds } from '../../src/content/games.ts'
import { type Scenario, scenariosOf } from '../../src/content/scenarios.ts'
import type { Position } from '../../src/engine/games/wild-gangs/position.ts'
import { checkScenario, type ScenarioRun } from '../../src/engine/kernel/scenario.ts'

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
    expect(checkScenario(game, runnable(file))).toEqual([])
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

  test('each ask something of their own', () => {
    for (const language of ['en', 'fr'] as const) {
      const titles = examples.map(({ file }) => file.title[language])
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    }
  })
})

describe('the examples of wild-gangs reach every way', () => {
  const examples = examplesOf('wild-gangs')
  const position = ({ run }: Example) => run.replay?.position as Position | undefined
  const finished = examples.filter((example) => position(example)?.winner)

  test.each([2, 3, 4])('a whole game of %i is played to its winner', (players) => {
    const games = finished.filter(
      ({ file: { situation } }) => situation.kind === 'game' && situation.players === players,
    )
    expect(games).not.toEqual([])
  })

  test.each(['loot.tie', 'fight.tie', 'end.tie'])('%s decides', (clause) => {
    expect(examples.filter(({ file }) => file.because === clause)).not.toEqual([])
  })

  test.each(['A', 'B', 'C', 'D'])('a fight is level while %s is first player', (seat) => {
    const level = finished.filter(
      (example) => position(example)?.firstPlayer === seat && example.file.because === 'fight.tie',
    )
    expect(level).not.toEqual([])
  })

  test('a game is won by riches alone, and by turn order between equals', () => {
    const byTurnOrder = finished.filter(({ run }) => run.fired.includes('end.tie'))
    expect(byTurnOrder).not.toEqual([])
    expect(byTurnOrder.length).toBeLessThan(finished.length)
  })

  test('a street fights, is silenced, is left to one gang, or is empty', () => {
    const reasons = examples.flatMap(({ run }) =>
      (run.replay?.events ?? []).map((event) =>
        event.kind === 'not-applied' && 'why' in event ? String(event.why) : event.kind,
      ),
    )
    expect(reasons).toEqual(
      expect.arrayContaining(['captured', 'no-fight', 'one-gang-only', 'nobody-in-street']),
    )
  })
})
