import type { SituationOf } from '../../../kernel/kind.ts'
import { optional, parts, several, some } from '../../../kernel/schema/schema.ts'
import { seats } from '../components.ts'
import { claim as claimExit } from '../rules/ending.ts'
import { meetNeighboursAt } from '../rules/points.ts'
import { kind, openTable, player, players, sheetPart } from './table.ts'

/** A survivor has reached its Community pawn, and shows what it has: does it leave? */
export const claim = kind({
  name: 'claim',
  schema: parts({
    players,
    survivors: optional(
      some(seats, () => sheetPart),
      {},
    ),
    seat: optional(player, 'A'),
    dead: optional(several(player, { clause: 'vp.death' }), []),
  }),
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
    const { seat, dead } = said
    const opened = openTable('claim', said, maker, { told: { seat } })
    const { given, position } = opened
    for (const one of dead) maker.allow('dead', one, given.seats, 'meta.players', 'players')
    maker.allow(
      'seat',
      seat,
      given.seats.filter((one) => !dead.includes(one)),
      'end.win',
      'dead',
      'players',
    )
    for (const one of dead.filter((one) => given.seats.includes(one))) {
      for (const { seat: to, side } of meetNeighboursAt({ given }, one))
        position.players[to][side] = true
    }
    return opened
  },
  procedure: (play) => claimExit(play, play.given.told.seat ?? 'A'),
})
export type ClaimSituation = SituationOf<typeof claim>
