import { describe, expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import { run } from '../../../src/content/played.ts'
import { type Scenario, scenariosOf } from '../../../src/content/scenarios.ts'
import type { Position } from '../../../src/games/wild-gangs/position.ts'
import { placing } from '../../../src/games/wild-gangs/situations/placing.ts'
import { normalised } from '../../../src/kernel/game/open-situation.ts'
import { byValue } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import type { ScenarioRun } from '../../../src/kernel/scenario/scenario.ts'

interface Example {
  readonly file: Scenario
  readonly run: ScenarioRun
}

test('gangsters stay at the places where they are told, by which a look names them', () => {
  const game = engineOf('wild-gangs')
  const { example } = placing
  const gangsters = { ...example.gangsters, 'SE.s': ['B3', 'A5', '(A8)'] }
  const situation = { ...example, kind: 'placing', gangsters, mover: 'C' }
  const read = normalised(game, situation)
  expect(read.ok && read.value).toMatchObject({ gangsters: { 'SE.s': ['B3', 'A5', '(A8)'] } })
  const opening = game.open(situation)
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  const laid = { card: 'C3', side: 'NW.n', face: 'up' }
  const look = { gangster: 'SE.s', place: 3 }
  const { events, refusal } = replay(game, opening.value, byValue([laid, look]))
  expect(refusal).toBeUndefined()
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'looked-at-gangster', side: 'SE.s', place: 3, card: 'A8' }),
  )
})

describe('the examples reach every way', () => {
  const examples = [...scenariosOf('wild-gangs').values()].map((file) => ({ file, run: run(file) }))
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
