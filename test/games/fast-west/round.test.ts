import { expect, test } from 'vitest'
import { refusalOf, refusalsOf, tokensOf, told } from './tables.ts'

/** Stacks of the third round in which everybody turns over one child, D first and A last. */
const stacks = {
  A: ['cactus', 'cactus', 'cactus', 'child'],
  B: ['cactus', 'cactus', 'child', 'cactus'],
  C: ['cactus', 'child', 'cactus', 'cactus'],
  D: ['child', 'cactus', 'cactus', 'cactus'],
}
const third = { kind: 'round', players: 4, round: 3, stacks }

test('each false start after the last flip costs its token, however many were told before', () => {
  const flips = Array.from({ length: 16 }, (_, turn) => ({ flip: 'ABCD'[turn % 4] }))
  const grabs = ['A', 'B', 'C', 'A', 'B', 'C'].map((seat) => ({ grab: [seat] }))
  const run = told({ ...third, falseStarts: true }, [...flips, ...grabs, { grab: [] }])
  expect(run.refusal).toBeUndefined()
  expect(tokensOf(run, 4)).toEqual([2, 2, 2, 0])
})

test('no flip can bring the duel about once somebody who flips before it has no cactus left', () => {
  const row = ['cactus', 'child', 'cactus', 'cactus', 'child', 'child', 'cactus']
  const cards = [...row, 'child', 'child', 'child']
  const { trace } = told({ kind: 'round', players: 3 }, cards)
  const lines = trace.flatMap((line) => (line.type === 'event' ? [line.event] : []))
  const last = lines.findLast(({ kind }) => kind === 'no-duel')
  expect(last).toMatchObject({ last: null })
})

test('a player without a bullet in the final duel is told to grab one', () => {
  const duel = { kind: 'duel', players: 3 }
  for (const none of ['none', null]) {
    const answer = { A: 1, B: 2, C: none }
    expect(refusalOf(duel, [answer])).toBe('not-one-bullet-each duel.grab-one')
  }
  const known = { ...duel, bullets: { A: 1 } }
  expect(refusalOf(known, [{ B: 1, C: 2 }])).toBe('bullet-twice duel.grab-one')
})

test('nobody has tokens before the first deal, also where it is that of the third round', () => {
  const first = { kind: 'round', players: 3, round: 3, tokens: { A: 1 } }
  const readings = { 'deal.three': 'third-round' }
  expect(refusalsOf(first, readings)).toEqual(['tokens-too-early setup.tokens-near'])
})
