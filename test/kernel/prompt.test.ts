import { describe, expect, test } from 'vitest'
import { atRandom } from '../../src/kernel/answer.ts'
import { oneOf } from '../../src/kernel/choice.ts'
import type { Policy } from '../../src/kernel/game.ts'
import { playout } from '../../src/kernel/playout.ts'
import { replay } from '../../src/kernel/replay.ts'
import { ask, askTogether, known, nothing, type Rule, roll } from '../../src/kernel/step.ts'
import { change, opened, rollDie, type ToyTable, toys } from './toy.ts'

interface Count {
  readonly rolls: number
  readonly chosen: string
}

/** Rolls a die twice, then somebody chooses. */
function* rollTwiceAndChoose({ now }: ToyTable<Count>): Rule {
  yield* rollDie(6)
  yield* rollDie(6)
  yield* change({ rolls: now.rolls + 2 })
  const options = oneOf(['left', 'right'])
  const chosen = yield* ask({ clause: 'toy.choose', kind: 'choose', by: 'A', options })
  yield* change({ chosen })
}

const start: Count = { rolls: 0, chosen: '' }

describe('a step that is taken at once', () => {
  test('belongs to its own game, although a policy plays another meanwhile', () => {
    const others: Count[] = []
    const tries: Policy<Count> = {
      id: 'tries',
      choose(_question, position) {
        others.push(playout(toys, opened(position, rollTwiceAndChoose), 1))
        return 1
      },
    }
    const end = playout(toys, opened(start, rollTwiceAndChoose), 7, tries)
    expect(end).toEqual({ rolls: 2, chosen: 'right' })
    expect(others.map(({ rolls }) => rolls)).toEqual([4])
  })

  test('belongs to its own game, although it is the whole of one that a policy plays meanwhile', () => {
    let played = 0
    const tries: Policy<Count> = {
      id: 'tries',
      choose(_question, position) {
        playout(
          toys,
          opened(position, () => change({ chosen: 'tried' })),
          1,
        )
        playout(
          toys,
          opened(position, () => rollDie(6) as Rule<never>),
          1,
        )
        played++
        return 0
      },
    }
    const end = playout(toys, opened(start, rollTwiceAndChoose), 7, tries)
    expect(end).toEqual({ rolls: 2, chosen: 'left' })
    expect(played).toBe(1)
  })
})

/** Rolls by weights, then two choose at the same time. */
function* rollByWeights(): Rule {
  const outcomes = oneOf([1, 2, 3])
  const rolls = yield* roll({ clause: 'toy.roll', kind: 'roll', outcomes, weights: [1, 5, 2] })
  const question = { clause: 'toy.choose', kind: 'choose', options: oneOf(['left', 'right']) }
  const both = yield* askTogether([
    { ...question, by: 'A' },
    { ...question, by: 'B' },
  ])
  yield* change({ rolls, chosen: both.join() })
}

test('an answer that is drawn unseen is the one that would have been picked for the question', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed)
  const drawn = seeds.map((seed) => playout(toys, opened(start, rollByWeights), seed))
  const seen = seeds.map((seed) => replay(toys, opened(start, rollByWeights), atRandom(seed)))
  expect(drawn).toEqual(seen.map(({ position }) => position))
  // Seeds that follow one another do not lead chance by the hand: every way is met.
  expect(new Set(drawn.map(({ rolls, chosen }) => `${rolls} ${chosen}`)).size).toBe(3 * 2 * 2)
})

test('a procedure that has nothing to do or to ask returns what it knows', () => {
  function* whole(): Rule {
    yield* change({ rolls: yield* known(3), chosen: String(yield* nothing()) })
  }
  expect(playout(toys, opened(start, whole), 1)).toEqual({ rolls: 3, chosen: 'undefined' })
})
