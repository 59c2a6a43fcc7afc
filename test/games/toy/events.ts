import type { EventsOf } from '../../../src/kernel/run/table.ts'
import type { ClauseId } from './clauses.ts'
import type { Seat } from './components.ts'

/** The facts of everything that can happen. */
interface Facts {
  gathered: { seat: Seat }
  bust: { seat: Seat }
  robbed: { seat: Seat }
  banked: { seat: Seat }
  passed: { seat: Seat }
  won: { seat: Seat }
}

/** Everything that can happen. */
export type ToyEvent = EventsOf<Facts, ClauseId>
