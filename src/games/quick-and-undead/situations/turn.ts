import { listed, parts } from '../../../kernel/schema/schema.ts'
import { RANGER, spaces } from '../components.ts'
import { hire } from '../rules/hired-guns.ts'
import { rangerTurn } from '../rules/solo/ranger.ts'
import { takeTurn } from '../rules/turn.ts'
import { gangSeats } from '../seats.ts'
import { table } from './examples.ts'
import { seat, tableParts } from './parts.ts'
import { kind } from './start.ts'
import { openActing } from './table.ts'

/** One turn: of an Outlaw on a space, or of a die on Hired Guns. */
export const turn = kind({
  name: 'turn',
  schema: parts({
    by: seat,
    space: listed([...spaces, 'hired'], { clause: 'component.board', of: 'space' }),
    ...tableParts,
  }),
  /** A whole turn on 8: hunt or intimidate, an income of choice, and no purchase while the Street is haunted. */
  example: {
    ...table,
    by: 'A',
    space: 8,
    gangs: {
      A: { loaded: [2, 4, 5], coins: 5, notoriety: 1 },
      B: { loaded: [4, 7], coins: 3, notoriety: 2, on: { 5: 'standing' } },
      C: { loaded: [3], coins: 1, notoriety: 3, on: { 3: 'standing' } },
    },
    street: ['U5'],
  },
  /** soloflow.hired-never: Dead Ranger takes turns on the numbered spaces alone. */
  open(situation, maker) {
    const { by, space } = situation
    return openActing(situation, maker, (fixed) => {
      if (by === RANGER) maker.allow('space', space, spaces, 'soloflow.hired-never', 'by')
      return { allowed: gangSeats(fixed), scene: { kind: 'turn', space } }
    })
  },
  procedure(play, { by, space }) {
    if (space === 'hired') return hire(play, by)
    return by === RANGER ? rangerTurn(play, space) : takeTurn(play, by, space)
  },
})
