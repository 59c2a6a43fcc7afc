import type { Given, Position } from '../../../engine/games/wild-gangs/position.ts'
import {
  exampleGame,
  examplePlacing,
  exampleTown,
} from '../../../engine/games/wild-gangs/situations/examples.ts'
import { wildGangs as speech } from '../../../speech/games/wild-gangs.ts'
import type { Face } from '../../face.ts'
import { Board } from './Board.tsx'
import game from './game.ts'
import { possibilities } from './possibilities.ts'
import { describe, hand, values } from './values.ts'

/** How Wild Gangs is drawn and said. */
const wildGangs: Face<Given, Position> = {
  ...speech,
  game,
  Board,
  editors: {
    town: async () => (await import('./TownEditor.tsx')).TownEditor,
    placing: async () => (await import('./PlacingEditor.tsx')).PlacingEditor,
    game: async () => (await import('./GameEditor.tsx')).GameEditor,
  },
  examples: { town: exampleTown, placing: examplePlacing, game: exampleGame },
  describe,
  values,
  isIdle: ({ kind }) => kind === 'not-applied' || kind === 'nothing-protected',
  isParameter: (name, value, given) =>
    name !== 'seat' || given.seats.some((seat) => seat === value),
  possibilities,
  hasHands: (kind) => kind === 'game',
  hand,
}

export default wildGangs
