import { expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import type { WildGangsPosition } from '../../../src/games/wild-gangs/index.ts'
import { randomDraw } from '../../../src/kernel/run/random.ts'
import { valueFrom } from '../../kernel/toy.ts'
import { inEveryWay } from '../draws.ts'

const game = engineOf('wild-gangs')

/** The last turns of two players: A has not looked at E and S2, does not know which of B's cards lies in NW.n. */
const opening = valueFrom(
  game.open({
    kind: 'placing',
    players: 2,
    bank: 'NE',
    firstPlayer: 'A',
    events: { N1: 'sheriff', N2: 'hidden', E: 'seduction', S2: 'poker', S1: 'sign', W: 'mg' },
    loots: {
      NW: [500, 200],
      NC: [400, 300],
      NE: [600, 100],
      SE: [500, 300],
      SC: [800, 200],
      SW: [700, 400],
    },
    gangsters: {
      'NW.n': ['A1', '(B4)'],
      'NC.n': ['A2', 'A3', 'B1', 'B2', 'B3'],
      'SC.s': ['A4', 'A5', '(A6)', 'B5', 'B6'],
    },
    hands: { A: ['A7', 'A8', 'A9'], B: ['B7', 'B8', 'B9'] },
    seen: { A: ['N1', 'N2', 'S1', 'W'], B: ['E'] },
  }),
)
const { given, readings } = opening
const view = game.seenBy(opening.position, 'A')

function fillWith(draw: Parameters<typeof game.lookahead.fill>[2]): WildGangsPosition {
  return game.lookahead.fill({ given, readings, now: view }, 'A', draw) as WildGangsPosition
}

test('what A does not know is each thing that it can be, equally often', () => {
  const counts = new Map<string, number>()
  inEveryWay((draw) => {
    const { events, hands, sides } = fillWith(draw)
    const laid = sides['NW.n'].map(({ card }) => card)
    const key = [events.E, events.S2, ...[...hands.B].sort(), laid[1]].join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  // Five events are left for E and S2, and each of four cards of B can lie there: 5 × 4 × 4 ways.
  expect(counts.size).toBe(80)
  expect(new Set(counts.values()).size).toBe(1)
})

test('what A knows stays', () => {
  const { events, hands, sides, aside, piles } = fillWith(randomDraw(1))
  expect([events.N1, events.N2, events.S1, events.W]).toEqual(['sheriff', 'hidden', 'sign', 'mg'])
  expect(hands.A).toEqual(['A7', 'A8', 'A9'])
  expect(sides['SC.s'].map(({ card }) => card)).toEqual(['A4', 'A5', 'A6', 'B5', 'B6'])
  expect(aside).toHaveLength(3)
  expect([piles.A, piles.B]).toEqual([[], []])
})

test('the winner has it all, the others nothing, and a lead is what promises it', () => {
  const { position } = opening as { position: WildGangsPosition }
  const now = { ...position, winner: 'B', money: { A: 900, B: 1000, C: 0, D: 0 } }
  const laid = { given, readings, now }
  expect(game.lookahead.victory({ ...laid, now: position }, 'A')).toBeUndefined()
  expect(game.lookahead.victory(laid, 'A')).toBe(0)
  expect(game.lookahead.victory(laid, 'B')).toBe(1)
  // Behind by 100 where they have 950 on average: (1 − 100/1050) / 2.
  expect(game.lookahead.promise(laid, 'A')).toBeCloseTo(19 / 42, 12)
  expect(game.lookahead.promise(laid, 'B')).toBeCloseTo(23 / 42, 12)
})
