import type { Laid as LaidOf } from '../../../src/kernel/run/table.ts'
import type { Seat } from './components.ts'

/** Fixed for good when a situation is opened. */
export interface Given {
  /** The seats that play, in turn order. */
  readonly seats: readonly Seat[]
  readonly goal: number
}

/** Place of a chip: banked by a player, in the stock, or gathered in the turn that is on. */
export type Place = Seat | 'stock' | 'turn'

/** Everything that changes. Plain data, altered by `apply` alone. */
export interface Position {
  mover: Seat
  /** The mover goes on rolling. */
  rolling: boolean
  chips: Record<Place, number>
  winner: Seat | null
}

/** Read-only view of the table. */
export type Laid = LaidOf<Given, Position>
