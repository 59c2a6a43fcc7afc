import { parts } from '../../../kernel/schema/schema.ts'
import { zombiePhase } from '../rules/zombies/activation.ts'
import { boardParts, openBoard } from './board.ts'
import { kind } from './table.ts'

/** The zombies are activated: infections, moves, attacks. */
export const zombies = kind({
  name: 'zombies',
  schema: parts(boardParts),
  example: {
    players: 2,
    survivors: { A: { x: 2000, y: 3000 }, B: { x: 4200, y: 3000 } },
    zombies: [
      { x: 3000, y: 3000 },
      { x: 3000, y: 1000 },
      { x: 5000, y: 5000 },
    ],
    pieces: [{ kind: 'bus', x: 3500, y: 2000 }],
    din: { x: 3000, y: 4000, side: 'echo' },
  },
  open: (said, maker) => openBoard('zombies', said, maker),
  procedure: zombiePhase,
})
