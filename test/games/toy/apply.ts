import { changesIn, set } from '../../../src/kernel/data/changes.ts'
import type { ToyEvent } from './events.ts'
import type { Place, Position } from './position.ts'

const changes = changesIn<Position, ToyEvent>({
  gathered: (position) => move(position, 'stock', 'turn', 1),
  bust: (position) => {
    move(position, 'turn', 'stock')
    position.rolling = false
  },
  robbed: (position, { seat }) => move(position, seat, 'stock'),
  banked: (position, { seat }) => {
    move(position, 'turn', seat)
    position.rolling = false
  },
  passed: (position, { seat }) => set(position, { mover: seat, rolling: true }),
  won: (position, { seat }) => set(position, { winner: seat }),
})

/** Alters the position by one event: the only way in which a position changes. */
export function apply(position: Position, event: ToyEvent): void {
  changes.get(event.kind)?.(position, event)
}

/** Moves chips, all of them unless a number is given. */
function move({ chips }: Position, from: Place, to: Place, count = chips[from]): void {
  chips[from] -= count
  chips[to] += count
}
