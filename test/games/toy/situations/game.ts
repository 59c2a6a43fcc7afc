import { parts } from '../../../../src/kernel/schema/schema.ts'
import { turns } from '../rules/turns.ts'
import { kind, mover, openTable, players } from './table.ts'

/** A whole game. */
export const game = kind({
  name: 'game',
  schema: parts({ players, mover }),
  example: { players: 2 },
  open: openTable,
  procedure: (play) => play.repeat(turns),
})
