import { momentsOf } from '../../../src/kernel/scenario/moment.ts'
import type { Components } from './components.ts'
import type { Given, Position } from './position.ts'

/** The moments at which situations begin: a turn, before its first roll. */
export const moments = momentsOf<Given, Position, Components>({
  writers: {
    turn({ given, now, asked }) {
      const { mover, chips } = now
      if (asked?.kind !== 'die' || chips.turn > 0) return undefined
      const banked = Object.fromEntries(given.seats.map((seat) => [seat, chips[seat]]))
      return { situation: { players: given.seats.length, mover, banked }, position: now }
    },
  },
  bearing: ({ given, now }) => ({ ...given, ...now }),
})
