import type { Taster } from '../../explorer/tasting/taster.ts'
import { FirstDuel } from './board/shootouts/FirstDuel.tsx'
import { deciding } from './board/shootouts/rolls.ts'

/** A duel of two: the rule that gives the game its name, on two cards and two dice. */
const taster: Taster = {
  Taste: FirstDuel,
  says: [
    'taste.',
    'seat',
    'board.shot.',
    'board.fate.',
    'board.token.',
    'editor.token',
    'editor.cell',
  ],
  clauses: deciding,
}

export default taster
