import type { FactValue, Game, Opening } from '../../engine/kernel/game.ts'
import { accepted, type Outcome } from '../../engine/kernel/refusal.ts'
import { type FactQuestion, factOdds } from '../../engine/kernel/scenario.ts'

/** One outcome: its exact chance as a fraction, and the same as a share of one, for drawing. */
export interface OddsLine {
  readonly value: FactValue
  readonly numerator: string
  readonly denominator: string
  readonly share: number
}

/** The exact odds of a fact, the likeliest outcome first, in plain data. */
export interface FactOdds {
  readonly lines: readonly OddsLine[]
  /** The kinds of decision that were taken for the sake of the odds, each with its policy. */
  readonly assumed: readonly { readonly kind: string; readonly policy: string }[]
}

/** Counts the exact odds of a fact: of all that can come of an opening after the answers given. */
export function countOdds(
  game: Game,
  opening: Opening,
  asked: FactQuestion,
  after: readonly number[] = [],
): Outcome<FactOdds> {
  const found = factOdds(game, opening, asked, { after })
  if (!found.ok) return found
  const lines = found.value.outcomes
    .map(({ result, chance }) => ({
      value: result,
      numerator: String(chance.n),
      denominator: String(chance.d),
      share: chance.valueOf(),
    }))
    .sort((one, other) => other.share - one.share)
  const kinds = new Map(found.value.assumed.map(({ kind, policy }) => [kind, policy]))
  return accepted({ lines, assumed: [...kinds].map(([kind, policy]) => ({ kind, policy })) })
}
