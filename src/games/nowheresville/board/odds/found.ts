import type { Exact } from '../../../../explorer/player/exact.ts'
import type { RobberyCard } from '../../components.ts'

/** What a reader puts on things, in dollars: on each card, and on the bandit in the prison. */
export interface PlansAsked {
  readonly price: number
  readonly prisoner: number
}

/** What each set of cards comes to in a robbery, the best first, as plain data. */
export interface PlansFound {
  /** What a success brings. */
  readonly loot: Exact
  /** How much Courage the bandit has. */
  readonly courage: number
  readonly plans: readonly {
    readonly cards: readonly RobberyCard[]
    readonly sum: number
    readonly bare: Exact
    readonly chance: Exact
    readonly certain: number
    readonly lost: Exact
    readonly worth: Exact
  }[]
  /** How many sets that are worse are not listed. */
  readonly others: number
}
