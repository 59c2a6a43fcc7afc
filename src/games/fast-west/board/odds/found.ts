import type { FractionData } from '../../../../explorer/odds/fraction-data.ts'
import type { Seat } from '../../components.ts'

/** What each player can hope for in the final duel, as plain data; an estimate where there are too many ways. */
export interface HopesFound {
  readonly isExact: boolean
  /** Whether it rests on the tokens alone, since all else is told already. */
  readonly isByTokens: boolean
  readonly players: readonly {
    readonly seat: Seat
    /** The chance to win, and that with the best bullet and target. */
    readonly chance: FractionData
    readonly best: FractionData
    readonly shots: readonly { readonly bullet: number; readonly target: Seat }[]
  }[]
}
