import type { GameSituation } from './game.ts'
import type { PlacingSituation } from './placing.ts'
import type { TownSituation } from './town.ts'

/*
 * The situations that the explorer starts from. Links leave out what equals them, so they are frozen:
 * a change would alter what old links mean.
 */

/** A town of three gangs in which every kind of event changes something. */
export const exampleTown: TownSituation = {
  kind: 'town',
  players: 3,
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
    'NW.n': ['A1', 'B4'],
    'NW.w': ['C7', 'B9'],
    'NC.n': ['A3', 'B5', 'B6', 'C1'],
    'NE.n': ['C4'],
    'NE.e': ['A4', 'B1'],
    'SE.e': ['C2'],
    'SE.s': ['A5', '(A6)', 'B3'],
    'SC.s': ['B7', 'C5', '(C8)'],
    'SW.s': ['A7', 'C6'],
    'SW.w': ['A9'],
  },
}

/** The same town two rounds before step 1 ends; each player has laid five cards. */
export const examplePlacing: PlacingSituation = {
  ...exampleTown,
  kind: 'placing',
  gangsters: {
    'NW.n': ['A1', 'B4'],
    'NW.w': ['C7'],
    'NC.n': ['A3', 'B5', 'C1'],
    'NE.n': ['C4'],
    'NE.e': ['A4', 'B1'],
    'SE.e': ['C2'],
    'SE.s': ['A5', '(A8)', 'B3'],
    'SC.s': ['B7', '(C8)'],
  },
  hands: { A: ['A6', 'A7', 'A9'], B: ['B6', 'B8', 'B9'], C: ['C3', 'C5', 'C6'] },
  seen: {
    A: ['N1', 'N2', 'E', 'S2', 'S1'],
    B: ['N1', 'W', 'E', 'S1', 'S2'],
    C: ['N2', 'W', 'E', 'S1'],
  },
  mover: 'A',
}

/** A game of four in which everything is left to chance. */
export const exampleGame: GameSituation = {
  kind: 'game',
  players: 4,
  bank: 'lot',
  firstPlayer: 'lot',
}
