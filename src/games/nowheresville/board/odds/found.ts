import type { Exact } from '../../../../explorer/player/exact.ts'
import type { BanditId, Location, RobberyCard } from '../../components.ts'
import type { Stance } from '../../events.ts'

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

/** Whose choice between fleeing and shooting is weighed, what the others do, and what a reader puts on the ends, in dollars. */
export interface FlightAsked {
  readonly bandit: BanditId
  readonly others: Stance
  readonly first: number
  readonly second: number
  readonly later: number
  readonly death: number
}

/** What becomes of whoever stays, and of whoever flees, as plain data. */
export type FlightFound = Readonly<
  Record<Stance, { readonly places: readonly Exact[]; readonly dies: Exact; readonly worth: Exact }>
>

/** What each position of each location brings a bandit, as plain data. */
export type IncomeFound = Readonly<Partial<Record<Location, readonly Exact[]>>>
