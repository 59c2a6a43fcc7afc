import type { Exact } from '../../../../explorer/player/exact.ts'
import type { Cell } from '../../components.ts'

/* What the computations of the game find, as plain data. */

/** Every way of stealing a Bullet, the best first. */
export type TheftsFound = readonly {
  readonly take: Cell | null
  readonly load: Cell | null
  readonly answers: readonly number[]
  readonly kills: Exact
  readonly dies: Exact
  /** By how much likelier the victim dies than the thief. */
  readonly edge: Exact
}[]
