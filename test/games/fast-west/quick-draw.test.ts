import { describe, expect, test } from 'vitest'
import {
  counts,
  type HandQuestion,
  handQuestions,
  toldBy,
} from '../../../src/games/fast-west/board/grabs.ts'
import { grabsOfRivals } from '../../../src/games/fast-west/board/rivals.ts'
import { type Seat, seats } from '../../../src/games/fast-west/components.ts'
import { nobody, numberOf } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { game, opened } from './tables.ts'

/** The question about hands that a situation puts first. */
function asked(kind: HandQuestion, players: number, readings = {}) {
  const card = { slowest: 'sheriff', bandit: 'bandit', indians: 'indians', bullets: '' }[kind]
  const situation =
    kind === 'bullets' ? { kind: 'duel', players } : { kind: 'event', players, card }
  const opening = opened(situation, readings)
  const { question } = replay(game, opening, nobody)
  if (question?.kind !== kind) throw new Error(`asked ${question?.kind}`)
  return { question, given: opening.given }
}

describe.each([3, 5, 8])('what the hands of %s players tell', (players) => {
  test.each(handQuestions)(
    'is nothing before all have grabbed, then a legal answer (%s)',
    (kind) => {
      const { question, given } = asked(kind, players)
      const order = [...seats.slice(0, players)].reverse()
      const needed = kind === 'indians' ? players : players - 1
      for (let done = 0; done < needed; done++) {
        expect(toldBy({ kind }, order.slice(0, done), given)).toBeUndefined()
      }
      expect(numberOf(question, toldBy({ kind }, order.slice(0, needed), given))).toBeTypeOf(
        'number',
      )
    },
  )
})

test('the last to grab is the slowest, alone or as a list of one', () => {
  const { given } = asked('slowest', 3)
  expect(toldBy({ kind: 'slowest' }, ['C', 'A'], given)).toBe('B')
  const { question } = asked('slowest', 3, { slowest: 'all' })
  const told = toldBy({ kind: 'slowest' }, ['C', 'A'], given, true)
  expect(told).toEqual(['B'])
  expect(numberOf(question, told)).toBeTypeOf('number')
})

test('the quickest has the best bullet, and the last of a Bandit none', () => {
  const { given } = asked('bandit', 3)
  expect(toldBy({ kind: 'bandit' }, ['C', 'A'], given)).toEqual({ A: 3, B: 'none', C: 2 })
  expect(toldBy({ kind: 'bullets' }, ['C', 'A'], given)).toEqual({ A: 2, B: 3, C: 1 })
  expect(toldBy({ kind: 'indians' }, ['C', 'C', 'A'], given)).toEqual({ 1: 'C', 2: 'C', 3: 'A' })
})

test('who holds a bullet of the final duel already grabs no other', () => {
  const opening = opened({ kind: 'duel', players: 4, bullets: { B: 1, C: 4 } })
  const { question, position } = replay(game, opening, nobody)
  expect(position.ring).toEqual([2, 3])
  const told = toldBy({ kind: 'bullets' }, ['D'], opening.given)
  expect(told).toEqual({ D: 2, A: 3 })
  expect(question && numberOf(question, told)).toBeTypeOf('number')
})

test('only with Indians does a second grab count', () => {
  const once: readonly Seat[] = ['A']
  expect(handQuestions.filter((kind) => counts(kind, once, 'A'))).toEqual(['indians'])
  expect(handQuestions.filter((kind) => counts(kind, once, 'B'))).toEqual(handQuestions)
})

describe('opponents of a stated speed', () => {
  test('grab once each, about as fast as is said, and not equally fast each time', () => {
    const grabs = grabsOfRivals('slowest', ['B', 'C'], 5, 400, sequence(0, 0.999))
    expect(grabs.map(({ seat }) => seat)).toEqual(['B', 'C'])
    expect(grabs.map(({ after }) => Math.round(after))).toEqual([300, 500])
  })

  test('grab as often as there are bullets with Indians, one after the other', () => {
    const grabs = grabsOfRivals('indians', ['B'], 3, 300, sequence(0.5))
    expect(grabs.map(({ after }) => Math.round(after))).toEqual([300, 600, 900])
  })
})

/** Numbers that come one after the other, over and over. */
function sequence(...numbers: readonly number[]): () => number {
  let place = 0
  return () => numbers[place++ % numbers.length] as number
}
