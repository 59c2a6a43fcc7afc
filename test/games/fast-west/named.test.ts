import { describe, expect, test } from 'vitest'
import { told } from './tables.ts'

/** The clauses of each event of a kind, its own first. */
function clausesOf(run: ReturnType<typeof told>, kind: string): readonly (readonly string[])[] {
  const events = run.events.filter((event) => event.kind === kind)
  return events.map((event) => [event.clause, ...(event.with ?? [])])
}

const four = { kind: 'event', players: 4 }

test('a flip names the order in which all flip', () => {
  const run = told({ kind: 'round', players: 3, round: 3 }, ['cactus'])
  expect(clausesOf(run, 'flipped')).toEqual([['round.flip-top', 'round.order']])
})

describe('a token that is lost at the limit', () => {
  const full = { ...four, tokens: { A: 5 } }
  const atLimit = (situation: object, answers: readonly unknown[]) =>
    clausesOf(told(situation, answers), 'not-applied')[0]

  test('is named with the penalty of the card', () => {
    const lost = ['cap.five', 'cap.excess-lost']
    expect(atLimit({ ...full, card: 'sheriff' }, ['A'])).toEqual([...lost, 'sheriff.penalty'])
    expect(atLimit({ ...full, card: 'cavalry' }, ['A'])).toEqual([...lost, 'cavalry.penalty'])
    expect(atLimit({ ...full, card: 'indians' }, [{ 1: 'B', 2: 'C', 3: 'D', 4: 'B' }])).toEqual([
      ...lost,
      'indians.none',
    ])
    expect(atLimit({ ...full, card: 'bandit' }, [{ A: 'none', B: 2, C: 3, D: 4 }])).toEqual([
      ...lost,
      'bandit.penalty',
      'bandit.blank',
      'bandit.exactly-one-loser',
    ])
  })

  test('is named with the false start', () => {
    const falsely = { kind: 'round', players: 3, round: 3, falseStarts: true, tokens: { A: 5 } }
    const grabbed = told(falsely, [{ flip: 'A' }, 'child', { grab: ['A'] }])
    expect(clausesOf(grabbed, 'not-applied').at(-1)).toEqual([
      'cap.five',
      'cap.excess-lost',
      'child.false-start',
    ])
  })
})

test('wrong grabs at a Bandit are free, and so is a false start without a child', () => {
  const bandit = told({ ...four, card: 'bandit' }, [{ A: 1, B: 2, C: 3, D: 4 }])
  expect(clausesOf(bandit, 'held')).toEqual([['bandit.action', 'event.mistake-free']])
  const falsely = { kind: 'round', players: 3, round: 3, falseStarts: true }
  const grabbed = told(falsely, [{ grab: ['A'] }])
  expect(clausesOf(grabbed, 'not-applied')).toEqual([['child.false-start', 'event.mistake-free']])
})

test('those with the most bullets discard one more by another reading, and it is named', () => {
  const indians = { ...four, card: 'indians', tokens: { A: 4, B: 4 } }
  const held = [{ 1: 'A', 2: 'A', 3: 'A', 4: 'B' }]
  const run = told(indians, held, { 'indians.most': 'three' })
  expect(clausesOf(run, 'tokens-discarded')).toContainEqual(['indians.most', 'indians.some'])
  expect(clausesOf(told(indians, held), 'tokens-discarded')).toContainEqual(['indians.most'])
})
