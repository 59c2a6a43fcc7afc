import { keyOf } from '../data/copy.ts'
import { RefusalError } from '../game/refusal.ts'

/** The steps taken before odds are refused as too large, unless told otherwise: some seconds of work. */
export const ODDS_BUDGET = 10_000_000

/** The positions kept in memory before odds are refused. No loop of a real game comes near. */
const POSITIONS_KEPT = 100_000

/** The forks on one way before it is taken for a round that never ends. */
export const FORKS_ON_A_WAY = 10_000

/** The characters of a position, written as JSON, that are copied in about the time of a step. */
const CHARACTERS_A_STEP = 250

/** Limit on the cost of exact odds. Counts work instead of time, so that every machine refuses the same requests. */
export class Budget {
  readonly #limit: number
  #steps: number
  #copy: number | undefined
  #kept = 0

  constructor(steps = ODDS_BUDGET) {
    this.#limit = steps
    this.#steps = steps
  }

  /** Pays for steps: an answer, an event, a loop, or an operation on fractions of ordinary size. */
  spend(steps: number): void {
    this.#steps -= steps
    if (this.#steps < 0) {
      throw new RefusalError({ code: 'odds-too-large', facts: { limit: this.#limit } })
    }
  }

  /** Pays for the copy of a position with which each way begins; positions of a game are about equally large. */
  copy(position: unknown): void {
    this.#copy ??= Math.ceil(keyOf(position).length / CHARACTERS_A_STEP)
    this.spend(this.#copy)
  }

  /** Pays for one more position, or result, that has to be remembered. */
  keep(): void {
    if (++this.#kept > POSITIONS_KEPT) {
      throw new RefusalError({ code: 'odds-too-many-positions', facts: { limit: POSITIONS_KEPT } })
    }
  }
}
