import { parts } from '../../../kernel/schema/schema.ts'
import { wholeGame } from '../rules/course.ts'
import { cardParts, commonParts } from './parts.ts'
import { fixedOf, kind, startOf } from './start.ts'

/** A whole game from the setup on. */
export const game = kind({
  name: 'game',
  schema: parts({ ...commonParts, ...cardParts }),
  /** A game of four in which everything is left to chance. */
  example: { players: 4 },
  open(situation, maker) {
    const given = { ...fixedOf(situation, maker), scene: { kind: 'game' } }
    return { given, position: startOf(situation, given, maker) }
  },
  procedure: wholeGame,
})
