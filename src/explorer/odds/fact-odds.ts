import type Fraction from 'fraction.js'
import type { CountedGame, FactValue } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import { accepted, type Outcome } from '../../kernel/game/refusal.ts'
import { type FactQuestion, factOdds, factsOdds } from '../../kernel/odds/fact-odds.ts'
import type { Odds } from '../../kernel/odds/odds.ts'
import { type FractionData, toFractionData } from './fraction-data.ts'

/** One outcome with its exact chance. */
export interface OddsLine extends FractionData {
  readonly value: FactValue
}

/** A kind of decision that was taken for the sake of the odds, with its policy. */
export interface Assumed {
  readonly kind: string
  readonly policy: string
}

/** The exact odds of a fact, the likeliest outcome first, in plain data. */
export interface FactOdds {
  readonly lines: readonly OddsLine[]
  readonly assumed: readonly Assumed[]
}

/** The exact odds of several facts, in their order, with how often on average each loop is gone through. */
export interface FactsOdds {
  readonly odds: readonly (readonly OddsLine[])[]
  readonly rounds: Readonly<Record<string, FractionData>>
  readonly assumed: readonly Assumed[]
}

/** Counts the exact odds of a fact: of all that can come of an opening after the answers given. */
export function countOdds(
  game: CountedGame,
  opening: Opening,
  asked: FactQuestion,
  after: readonly number[] = [],
): Outcome<FactOdds> {
  const found = factOdds(game, opening, asked, { after })
  if (!found.ok) return found
  return accepted({ lines: linesOf(found.value), assumed: assumedIn([found.value]) })
}

/** Counts the exact odds of several facts at once. */
export function countLive(
  game: CountedGame,
  opening: Opening,
  questions: readonly FactQuestion[],
  after: readonly number[] = [],
): Outcome<FactsOdds> {
  const found = factsOdds(game, opening, questions, { after })
  if (!found.ok) return found
  const rounds = Object.assign({}, ...found.value.map(({ meanRounds }) => meanRounds)) as Readonly<
    Record<string, Fraction>
  >
  return accepted({
    odds: found.value.map(linesOf),
    rounds: Object.fromEntries(
      Object.entries(rounds).map(([loop, mean]) => [loop, toFractionData(mean)] as const),
    ),
    assumed: assumedIn(found.value),
  })
}

function linesOf({ outcomes }: Odds<FactValue>): readonly OddsLine[] {
  return outcomes
    .map(({ result, chance }) => ({ value: result, ...toFractionData(chance) }))
    .sort((one, other) => other.share - one.share)
}

/** Each kind of decision once. */
function assumedIn(all: readonly Odds<unknown>[]): readonly Assumed[] {
  const kinds = new Map(
    all.flatMap(({ assumed }) => assumed.map(({ kind, policy }) => [kind, policy] as const)),
  )
  return [...kinds].map(([kind, policy]) => ({ kind, policy }))
}
