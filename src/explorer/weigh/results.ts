import { type Scale, type Wanted, weighAhead, weighDecision } from '../../kernel/decide/weigh.ts'
import { accepted } from '../../kernel/game/refusal.ts'
import type { Advice } from '../advice.ts'
import { type FractionData, toFractionData } from '../odds/fraction-data.ts'

/** A decision to weigh: the worth of things, and the facts that matter beside it. */
interface WeighRequest extends Wanted {
  readonly worth: Readonly<Record<string, string>>
}

/** Result of each answer to a decision, in the order of the answers. */
export interface DecisionFound {
  readonly by: string
  /** The numbers of the answers that gain most; none where that is not known. */
  readonly best: readonly number[]
  readonly answers: readonly {
    readonly gain: FractionData | null
    readonly chances: readonly FractionData[] | null
    readonly gains: readonly FractionData[] | null
  }[]
}

/** Best answer after each result of a roll, by number. */
export type AheadFound = readonly {
  readonly best: readonly number[]
  readonly gain: FractionData | null
}[]

/**
 * Advice for a game's decision panel: the result of each answer to the pending decision, and the best answer after
 * each result of the next roll. `scaleOf` gives the scale of the game for the worth that a reader assigns.
 */
export function weighingAdvice<Given, Position, Worth>(
  scaleOf: (worth: Worth) => Scale<Given, Position>,
): { readonly decision: Advice; readonly ahead: Advice } {
  return {
    decision({ game, opening, after }, asked) {
      const { worth, ...wanted } = asked as WeighRequest
      const found = weighDecision(game, { opening, after }, wanted, anyScale(scaleOf, worth))
      if (!found.ok || !found.value) return found
      const { by, best, answers } = found.value
      return accepted<DecisionFound>({
        by,
        best,
        answers: answers.map(({ gain, chances, gains }) => ({
          gain: gain && toFractionData(gain),
          chances: chances?.map(toFractionData) ?? null,
          gains: gains?.map(toFractionData) ?? null,
        })),
      })
    },
    ahead({ game, opening, after }, asked) {
      const found = weighAhead(game, { opening, after }, anyScale(scaleOf, asked))
      if (!found.ok || !found.value) return found
      return accepted<AheadFound>(
        found.value.map(({ best, gain }) => ({ best, gain: gain && toFractionData(gain) })),
      )
    },
  }
}

/** The scale of the game whose case it is. */
function anyScale<Given, Position, Worth>(
  scaleOf: (worth: Worth) => Scale<Given, Position>,
  worth: unknown,
): Scale {
  return scaleOf(worth as Worth) as Scale
}
