import { parts } from '../../../kernel/schema/schema.ts'
import { wholeGame } from '../rules/round.ts'
import { openTable } from './open.ts'
import { aim, kind, rareParts, tableParts } from './table.ts'

/** A whole game, from what is told of the table on: players of whom nothing is said are dealt a starter. */
export const game = kind({
  name: 'game',
  schema: parts({ ...tableParts, aim, ...rareParts }),
  example: { players: 4 },
  open: (situation, maker) => openTable(situation, maker, true),
  procedure: wholeGame,
})
