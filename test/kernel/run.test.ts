import { describe, expect, test } from 'vitest'
import { oneOf } from '../../src/kernel/choice/index.ts'
import type { Policy } from '../../src/kernel/game/opening.ts'
import { atRandom, byFunction, byValue, nobody } from '../../src/kernel/run/answerers.ts'
import { playout } from '../../src/kernel/run/playout.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { change, opened, rollDie, type ToyTable, toys } from './toy.ts'

interface Count {
  readonly rolls: number
  readonly chosen: string
}

/** Rolls a die twice, then somebody chooses. */
function rollTwiceAndChoose(table: ToyTable<Count>): void {
  rollDie(table, 6)
  rollDie(table, 6)
  change(table, { rolls: table.now.rolls + 2 })
  const options = oneOf(['left', 'right'])
  const chosen = table.ask({ clause: 'toy.choose', kind: 'choose', by: 'A', options })
  change(table, { chosen })
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
          opened(position, (table) => change(table, { chosen: 'tried' })),
          1,
        )
        playout(
          toys,
          opened(position, (table) => void rollDie(table, 6)),
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
function rollByWeights(table: ToyTable<Count>): void {
  const outcomes = oneOf([1, 2, 3])
  const rolls = table.roll({ clause: 'toy.roll', kind: 'roll', outcomes, weights: [1, 5, 2] })
  const question = { clause: 'toy.choose', kind: 'choose', options: oneOf(['left', 'right']) }
  const both = table.askTogether([
    { ...question, by: 'A' },
    { ...question, by: 'B' },
  ])
  change(table, { rolls, chosen: both.join() })
}

test('an answer that is drawn unseen is the one that would have been picked for the question', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed)
  const drawn = seeds.map((seed) => playout(toys, opened(start, rollByWeights), seed))
  const seen = seeds.map((seed) => replay(toys, opened(start, rollByWeights), atRandom(seed)))
  expect(drawn).toEqual(seen.map(({ position }) => position))
  // Seeds that follow one another do not lead chance by the hand: every way is met.
  expect(new Set(drawn.map(({ rolls, chosen }) => `${rolls} ${chosen}`)).size).toBe(3 * 2 * 2)
})

describe('a question with a single answer', () => {
  const only = { clause: 'toy.choose', kind: 'choose', by: 'A', options: oneOf(['left']) }
  const always = () => 'right'
  const refuse = (answer: unknown) => ({
    code: 'not-left',
    clause: 'toy.choose',
    facts: { received: String(answer) },
  })

  test('is put to nobody, and neither is a roll of one outcome', () => {
    const start = opened({ rolls: 0, chosen: '' }, (table) => {
      change(table, { rolls: rollDie(table, 1), chosen: table.ask(only) })
    })
    const { position, log, trace } = replay(toys, start, nobody)
    expect(position).toEqual({ rolls: 1, chosen: 'left' })
    expect(log).toEqual([])
    expect(trace.map(({ type }) => type)).toEqual(['event'])
  })

  test('is put all the same where it is secret, so that nobody learns that there was no choice', () => {
    const start = opened({ chosen: '' }, (table) => {
      change(table, { chosen: table.ask({ ...only, secret: true }) })
    })
    expect(replay(toys, start, nobody).question).toMatchObject({ kind: 'choose', secret: true })
  })

  test('takes its answer from whoever offers it, and refuses another with its reason', () => {
    const start = opened({ chosen: '' }, (table) => {
      change(table, { chosen: table.ask({ ...only, refuse }) })
    })
    const offered = (answer: string) => byValue([{ to: 'choose', by: 'A', answer }])
    expect(replay(toys, start, offered('left')).position).toEqual({ chosen: 'left' })
    const refused = replay(toys, start, offered('right'))
    expect(refused.refusal).toMatchObject({ code: 'not-left', facts: { received: 'right' } })
    expect(refused.position).toEqual({ chosen: '' })
    expect(replay(toys, start, byFunction(always)).position).toEqual({ chosen: 'left' })
  })
})

test('a roll without outcomes is refused with its clause', () => {
  const start = opened({}, (table) => void rollDie(table, 0))
  expect(() => playout(toys, start, 1)).toThrow('nothing-to-answer')
})
