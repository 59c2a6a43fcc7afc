import type { SituationOf } from '../../../kernel/game/kind.ts'
import { fromRevelation } from '../rules/course.ts'
import { LAID_EACH } from '../rules/placing.ts'
import { closeStreet } from '../rules/two-players.ts'
import { sides } from '../town.ts'
import { townSchema } from './parts.ts'
import { kind, openTable, seatsOf } from './table.ts'

/** The town that the events, the robberies and the fights are settled in: step 2 begins. */
export const town = kind({
  name: 'town',
  schema: townSchema,
  /** A town of three gangs in which every kind of event changes something. */
  example: {
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
      'NW.w': ['B9', 'C7'],
      'NC.n': ['A3', 'B5', 'B6', 'C1'],
      'NE.n': ['C4'],
      'NE.e': ['A4', 'B1'],
      'SE.e': ['C2'],
      'SE.s': ['A5', '(A6)', 'B3'],
      'SC.s': ['B7', 'C5', '(C8)'],
      'SW.s': ['A7', 'C6'],
      'SW.w': ['A9'],
    },
  },
  open: openTable,
  /** A town that is already laid out says first which street is closed. */
  procedure(play) {
    closeStreet(play)
    fromRevelation(play)
  },
  /** place.seven-each: a town in which some gang has not laid seven cards is no end of step 1. */
  remarks({ gangsters, players }) {
    const laid = sides.flatMap((side) => gangsters[side] ?? [])
    return seatsOf(players).flatMap((seat) => {
      const received = laid.filter((text) => text.includes(seat)).length
      if (received === LAID_EACH) return []
      const facts = { seat, received, allowed: LAID_EACH }
      return [{ code: 'not-seven-laid', clause: 'place.seven-each', facts }]
    })
  },
})
export type TownSituation = SituationOf<typeof town>
