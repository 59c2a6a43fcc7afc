import { exampleGame, examplePlacing, exampleTown } from '../../games/wild-gangs/examples.ts'
import type { Said } from './said.ts'

const town = exampleTown
const placing = examplePlacing
const face = { strength: 1, firepower: 1, bounty: 100 }
const deck = Array.from({ length: 9 }, () => face)

const sevenOfA = { 'NC.n': ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'], 'SC.s': ['A7'] }

/** Situations that cannot exist: together they are refused with every code that a situation can be. */
const impossible: readonly unknown[] = [
  7,
  { kind: 'duel' },
  { ...town, players: 5 },
  { ...town, events: 'none' },
  { ...town, events: { ...town.events, N1: 'hidden' } },
  { ...town, loots: { ...town.loots, NW: 100 } },
  { ...town, loots: { ...town.loots, NW: [100] } },
  { ...town, loots: { ...town.loots, NW: [100, 2.5] } },
  { ...exampleGame, loots: { NW: [100, -1] } },
  { ...exampleGame, events: { N1: 'sign', N2: 'sign' } },
  { ...town, gangsters: { 'NW.n': ['A1', 'A2', 'A3', 'A4'] } },
  { ...town, players: 2, bank: 'NW', gangsters: { 'NW.w': ['A1'] } },
  { ...town, gangsters: { 'NC.n': ['A1', 'A1'] } },
  { ...town, gangsters: { 'NC.n': ['X1'] } },
  { ...town, gangsters: { 'NC.n': ['D1'] } },
  {
    ...town,
    gangsters: {
      'NC.n': ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
      'SC.s': ['A7', 'A8', 'A9', 'A?'],
    },
  },
  { ...town, decks: deck.slice(1) },
  { ...town, decks: [7, ...deck.slice(1)] },
  { ...town, decks: [{ ...face, strength: 99 }, ...deck.slice(1)] },
  { ...town, decks: [{ ...face, woman: 'yes' }, ...deck.slice(1)] },
  { ...placing, events: { ...placing.events, N1: 'unknown' } },
  { ...placing, hands: { A: ['A2', 'A3', 'A8', 'A9'] }, gangsters: {} },
  { ...placing, hands: { A: ['A1'] } },
  { ...placing, gangsters: {}, hands: { ...placing.hands, B: ['B6', 'B8'] } },
  { ...placing, gangsters: sevenOfA, hands: { ...placing.hands, A: ['A8', 'A9'] } },
  { ...placing, hands: {}, gangsters: { 'NC.n': ['(A1)', '(A2)', '(A3)'] } },
]

/** Answers that are not legal, each with the situation and the answers before it. */
export const illegal: readonly (readonly [situation: object, answers: readonly unknown[]])[] = [
  [placing, [{ card: 'A1', side: 'NC.n', face: 'up' }]],
  [placing, [{ card: 'A6', side: 'XX.n', face: 'up' }]],
  [placing, [{ card: 'A6', side: 'NC.n', face: 'sideways' }]],
  [placing, [{ event: 'N1' }]],
  [
    { ...placing, gangsters: { 'NC.n': ['(A1)', '(A2)'] } },
    [{ card: 'A6', side: 'SC.s', face: 'down' }],
  ],
  [
    { ...placing, gangsters: { 'NW.n': ['A1', 'A2', 'B1'] } },
    [{ card: 'A6', side: 'NW.n', face: 'up' }],
  ],
  [
    {
      ...placing,
      players: 2,
      gangsters: {},
      hands: { A: ['A6', 'A7', 'A9'], B: ['B6', 'B8', 'B9'] },
      seen: { A: ['N1'] },
    },
    [{ card: 'A6', side: 'NE.e', face: 'up' }],
  ],
  ...[
    { event: 'N1' },
    { event: 'X' },
    { gangster: 'NW.n', place: 1 },
    { gangster: 'NW.n', place: 2 },
  ].map((look) => [placing, [{ card: 'A6', side: 'SC.s', face: 'up' }, look]] as const),
  [town, ['D']],
  [exampleGame, [openingLook(['N1', 'N2']), openingLook(['N2', 'N1'])]],
  [exampleGame, [openingLook(['N1', 'N1'])]],
]

const start = { ...placing, gangsters: {}, hands: {} }
const six = ['N1', 'N2', 'E', 'S2', 'S1', 'W'] as const
const pair = ['N1', 'N2'] as const
const hands = { A: ['A1', 'A2', 'A3'], B: ['B1', 'B2', 'B3'], C: ['C1', 'C2', 'C3'] } as const

/** Situations that no real game comes to. */
const remarked = [
  { ...town, gangsters: {} },
  { ...start, hands, gangsters: { 'NC.n': ['A4'] }, seen: { A: six, B: ['N1'], C: pair } },
  { ...start, hands, seen: { A: pair, B: pair, C: pair } },
] as const

/** The two events that whoever is next to look at the beginning looks at. */
function openingLook(answer: readonly string[]) {
  return { to: 'opening-look', answer }
}

export const wildGangs: Said = {
  refused: [...impossible.map((situation) => [situation] as const), ...illegal],
  remarked,
}
