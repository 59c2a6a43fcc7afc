import type { Policy } from '../../kernel/game.ts'
import type { Position } from './position.ts'

/** What a player does who plays plainly: no die is rolled again, and Fatigue rather than a Wound. */
const plain: Readonly<Record<string, unknown>> = { reroll: 'none', damage: 'fatigue' }

/** Where tokens go that somebody who plays plainly places: to the first place there is. */
const first = ['wound', 'infection', 'tire']

/** Rolls no die again, tires rather than is wounded, takes places in their order, and decides all else at random. */
export const plainly: Policy<Position> = {
  id: 'plain',
  choose: ({ kind, options }) => {
    if (first.includes(kind)) return 0
    const answer = plain[kind]
    const index = answer === undefined ? -1 : options.indexOf(answer)
    return index >= 0 ? index : 'any'
  },
}
