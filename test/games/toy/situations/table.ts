import { byKey } from '../../../../src/kernel/data/keyed.ts'
import { kindsOf, type Maker, type Opened } from '../../../../src/kernel/game/kind.ts'
import { listed, optional } from '../../../../src/kernel/schema/schema.ts'
import { type Components, type PlayerCount, playerCounts, type Seat, seats } from '../components.ts'
import type { Given, Position } from '../position.ts'

/* Parts that several kinds of situation share. */

export const kind = kindsOf<Given, Position, Components>()

export const players = listed(playerCounts, { clause: 'component.players' })
export const mover = optional(listed(seats, { clause: 'component.players' }), 'A')

interface Said {
  readonly players: PlayerCount
  readonly mover: Seat
  readonly banked?: Partial<Record<Seat, number>>
}

/** A table on which some chips are banked, and on which somebody begins to roll. */
export function openTable(said: Said, maker: Maker<Components>): Opened<Given, Position> {
  const { goal } = maker.components
  const playing = seats.slice(0, said.players)
  maker.allow('mover', said.mover, playing, 'component.players', 'players')
  const banked = byKey(seats, (seat) => said.banked?.[seat] ?? 0)
  for (const seat of seats) {
    const facts = { received: banked[seat], allowed: goal - 1 }
    maker.atMost('too-many-chips', 'goal.first', facts, `banked.${seat}`)
  }
  const stock = seats.length * goal - banked.A - banked.B - banked.C
  return {
    given: { seats: playing, goal },
    position: {
      mover: said.mover,
      rolling: true,
      chips: { ...banked, turn: 0, stock },
      winner: null,
    },
  }
}
