import type { Exact } from '../../../../explorer/player/exact.ts'
import type { Cell, Seat } from '../../components.ts'

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

/** What each answer to a decision comes to, in the order of the answers. */
export interface DecisionFound {
  readonly by: Seat
  /** The numbers of the answers that gain most; none where that is not known. */
  readonly best: readonly number[]
  readonly answers: readonly {
    readonly gain: Exact | null
    readonly chances: readonly Exact[] | null
    readonly gains: readonly Exact[] | null
  }[]
}

/** What is best to do after each outcome of a roll, by number. */
export type AheadFound = readonly {
  readonly best: readonly number[]
  readonly gain: Exact | null
}[]

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
