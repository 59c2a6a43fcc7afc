import type Fraction from 'fraction.js'
import type { Exactly } from '../../../../explorer/player/exactly.ts'
import type { BanditId, Location } from '../../components.ts'
import type { Stance } from '../../events.ts'
import type { Fate } from '../../odds/flight.ts'
import type { Plan } from '../../odds/robbery.ts'

/** What a reader puts on things, in dollars: on each card, and on the bandit in the prison. */
export interface PlansAsked {
  readonly price: number
  readonly prisoner: number
}

/** What a success brings, how much Courage there is, each set of cards, the best first, and how many are not listed. */
export type PlansFound = Exactly<{
  readonly loot: Fraction
  readonly courage: number
  readonly plans: readonly Plan[]
  readonly others: number
}>

/** Whose choice between fleeing and shooting is weighed, what the others do, and what a reader puts on the ends, in dollars. */
export interface FlightAsked {
  readonly bandit: BanditId
  readonly others: Stance
  readonly first: number
  readonly second: number
  readonly later: number
  readonly death: number
}

/** What becomes of whoever stays, and of whoever flees. */
export type FlightFound = Exactly<Readonly<Record<Stance, Fate>>>

/** What each position of each location brings a bandit. */
export type IncomeFound = Exactly<Readonly<Partial<Record<Location, readonly Fraction[]>>>>
