import type { FractionData } from '../../../../explorer/odds/fraction-data.ts'
import type { Seat } from '../../components.ts'

/** Each player's prospects in the final duel, as plain data; an estimate when there are too many ways. */
export interface HopesFound {
  readonly isExact: boolean
  /** True when only the tokens are still open. */
  readonly isByTokens: boolean
  readonly players: readonly {
    readonly seat: Seat
    /** The chance to win, and that with the best bullet and target. */
    readonly chance: FractionData
    readonly best: FractionData
    readonly shots: readonly { readonly bullet: number; readonly target: Seat }[]
  }[]
}
