import { count, optional, parts, some } from '../../../../src/kernel/schema/schema.ts'
import { GOAL_LIMIT, seats } from '../components.ts'
import { turn as wholeTurn } from '../rules/turns.ts'
import { kind, mover, openTable, players } from './table.ts'

const clause = 'component.chips'

/** One turn, from the chips that are banked. */
export const turn = kind({
  name: 'turn',
  schema: parts({
    players,
    mover,
    banked: optional(
      some(seats, () => count(0, GOAL_LIMIT - 1, { clause })),
      {},
    ),
  }),
  example: { players: 2, banked: { A: 1, B: 2 } },
  open: openTable,
  procedure: wholeTurn,
})
