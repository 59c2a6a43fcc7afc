import { optional, parts } from '../../../kernel/schema/schema.ts'
import { claim as claimExit } from '../rules/ending.ts'
import { dead, kind, openTable, player, remarks, seated } from './table.ts'

/** A survivor has reached its Community pawn, and shows what it has: does it leave? */
export const claim = kind({
  name: 'claim',
  schema: parts({ ...seated, seat: optional(player, 'A'), dead }),
  example: {
    players: 4,
    survivors: {
      A: {
        sheet: { '1': 'materials', '8': 'materials', left: 'food' },
        objectives: ['materials', 'two-resources', 'left-dead'],
      },
    },
  },
  open(said, maker) {
    const { seat, dead: gone } = said
    const opened = openTable('claim', said, maker, { told: { seat } })
    const alive = opened.given.seats.filter((one) => !gone.includes(one))
    maker.allow('seat', seat, alive, 'end.win', 'dead', 'players')
    return opened
  },
  remarks,
  procedure: (play) => claimExit(play, play.given.told.seat ?? 'A'),
})
