import { parts } from '../../../kernel/schema/schema.ts'
import { arrivals } from '../rules/zombies/spawn.ts'
import { boardParts, openBoard } from './board.ts'
import { kind } from './table.ts'

/** The activation of the zombies ends: new ones appear, where and how many. */
export const spawn = kind({
  name: 'spawn',
  schema: parts(boardParts),
  example: {
    players: 2,
    survivors: { A: { x: 3000, y: 1200 }, B: { x: 4200, y: 4000 } },
    zombies: [{ x: 3000, y: 125 }],
    pieces: [{ kind: 'metro', x: 300, y: 3000, turn: 27 }],
  },
  open: (said, maker) => openBoard('spawn', said, maker),
  procedure: arrivals,
})
