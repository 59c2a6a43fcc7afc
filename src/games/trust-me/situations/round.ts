import { parts } from '../../../kernel/schema/schema.ts'
import { onwards } from '../rules/rounds.ts'
import { boardParts, openBoard } from './board.ts'
import { kind, mostRounds } from './table.ts'

/** A round begins on a table as it was told, and play goes on to the end; R-nobody-left: if anybody is there. */
export const round = kind({
  name: 'round',
  schema: parts({ ...boardParts, mostRounds }),
  example: {
    players: 2,
    survivors: {
      A: { x: 2000, y: 3000, sheet: { right: 'handgun' }, community: { x: 3000, y: 0 } },
      B: { x: 4200, y: 3000, sheet: { left: 'bladed' }, community: { x: 3000, y: 6000 } },
    },
    zombies: [{ x: 3000, y: 3000 }],
    mostRounds: 1,
  },
  open(said, maker) {
    const opened = openBoard('round', said, maker, { mostRounds: said.mostRounds })
    const { given, position } = opened
    const isEmpty = given.seats.every((seat) => position.players[seat].state !== 'in')
    if (isEmpty) maker.refuse('nobody-left', 'end.three-rounds', {}, 'survivors', 'dead')
    return opened
  },
  procedure: onwards,
})
