import { parts } from '../../../kernel/schema/schema.ts'
import { wholeGame } from '../rules/rounds.ts'
import { roundsOf } from '../rules/setup.ts'
import { openRound, shared } from './round.ts'
import { kind } from './table.ts'

/** A whole game from its setup on. */
export const game = kind({
  name: 'game',
  schema: parts(shared),
  example: { players: 5 },
  open: (said, maker) => openRound('game', said, roundsOf(said, maker.readings)[0] ?? 1, maker),
  procedure: wholeGame,
})
