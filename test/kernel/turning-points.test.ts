import { expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { refusing } from '../../src/kernel/decide/agreement.ts'
import { turningPoints } from '../../src/kernel/decide/turning-points.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import { atRandom } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'

test('the parts that decided a finished game lead from one chance to the next, in its order, up to its end', () => {
  const game = engineOf('wild-gangs')
  const opening = game.open(exampleIn(game, 'game'))
  if (!opening.ok) throw new Error('the example is legal')
  const run = replay(game, opening.value, atRandom(3))
  const cuts = [...run.log.keys()].filter((answers) => answers % 9 === 0)
  const reports: number[] = []
  const request = { seed: 1, cuts, games: 6, positions: 8 }
  const found = turningPoints(game, opening.value, run, request, (soFar) =>
    reports.push(soFar.looked),
  )
  expect(run.position).toHaveProperty('winner', found.seat)
  expect(reports).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(found.points).toHaveLength(3)
  for (const { from, to, before, after } of found.points) {
    expect(cuts).toContain(from)
    expect(from).toBeLessThan(to)
    for (const chance of [before, after]) expect(chance >= 0 && chance <= 1).toBe(true)
  }
  expect(found.points.map(({ from }) => from)).toEqual(
    found.points.map(({ from }) => from).toSorted((one, other) => one - other),
  )
  // The same game is looked through alike wherever that is done.
  expect(turningPoints(game, opening.value, run, request)).toEqual(found)
})

test('opponents agree or refuse each for itself, alike under the same seed', () => {
  const game = engineOf('nowheresville')
  const opening = game.open(exampleIn(game, 'game'))
  if (!opening.ok) throw new Error('the example is legal')
  const chance = atRandom(2)
  const run = replay(game, opening.value, (question, position, place) =>
    question.kind === 'refuse' ? undefined : chance(question, position, place),
  )
  const { question } = run
  if (question?.step !== 'ask') throw new Error('several bandits meet sooner or later')
  expect(question.kind).toBe('refuse')
  const { shape } = question.options
  const seats = shape.kind === 'subset' ? [...new Set(shape.values.map(String))] : []
  const refused = refusing(game, opening.value, run, seats, { seed: 1, games: 20 })
  expect(question.options.indexOf(refused)).toBeGreaterThanOrEqual(0)
  expect(refusing(game, opening.value, run, seats, { seed: 1, games: 20 })).toEqual(refused)
})
