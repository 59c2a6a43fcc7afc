import type { Policy } from '../../kernel/game.ts'
import type { Position } from './position.ts'

/** What a player does who plays plainly: no die is rolled again, and Fatigue rather than a Wound. */
const plain: Readonly<Record<string, unknown>> = { reroll: 'none', damage: 'fatigue' }

/** Rolls no die again, tires rather than is wounded, and takes every other decision at random. */
export const plainly: Policy<Position> = {
  id: 'plain',
  choose: ({ kind, options }) => {
    const answer = plain[kind]
    const index = answer === undefined ? -1 : options.indexOf(answer)
    return index >= 0 ? index : 'any'
  },
}
