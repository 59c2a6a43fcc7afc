import type { Exact } from '../../../../explorer/player/exact.ts'
import type { Cell } from '../../components.ts'

/* What the computations of the game find, as plain data. */

/** One Bullet on another cell, or one more where it comes from nowhere. */
export interface MoveFound {
  readonly from: Cell | null
  readonly to: Cell
  readonly chance: Exact
  /** How much likelier that is. */
  readonly change: Exact
}

/** What moving one Bullet changes of a wish. */
export interface BulletsFound {
  readonly now: Exact
  readonly moves: readonly MoveFound[]
}

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
