import type Fraction from 'fraction.js'
import type { CountedGame } from '../../kernel/game/game.ts'
import { accepted, type Outcome } from '../../kernel/game/refusal.ts'
import { type Claim, chanceOf, factOdds } from '../../kernel/odds/fact-odds.ts'
import type { Situation } from '../contract.ts'
import { type FractionData, toFractionData } from '../odds/fraction-data.ts'
import { type Change, changedCase } from './case-change.ts'

/** Something wished of a case, and the changes of the case that may make it likelier. */
export interface Wishing extends Claim {
  readonly changes: readonly Change[]
}

/** Chance of a wish in the case as it is, and with each change. */
export interface WishFound {
  readonly now: FractionData
  readonly changed: readonly {
    readonly chance: FractionData
    /** Gain in chance. */
    readonly change: FractionData
  }[]
}

/** Weighs each change of a case by the exact chance of each wish. */
export function weighChanges(
  game: CountedGame,
  situation: Situation,
  readings: Readonly<Record<string, string>>,
  wishings: readonly Wishing[],
): Outcome<readonly WishFound[]> {
  const found: WishFound[] = []
  for (const { changes, ...wish } of wishings) {
    const now = chanceIn(game, situation, readings, wish)
    if (!now.ok) return now
    const changed: WishFound['changed'][number][] = []
    for (const one of changes) {
      const chance = chanceIn(game, changedCase(game, situation, one), readings, wish)
      if (!chance.ok) return chance
      const change = toFractionData(chance.value.sub(now.value))
      changed.push({ chance: toFractionData(chance.value), change })
    }
    found.push({ now: toFractionData(now.value), changed })
  }
  return accepted(found)
}

/** The chance of a wish in a case. */
function chanceIn(
  game: CountedGame,
  situation: Situation,
  readings: Readonly<Record<string, string>>,
  { asked, is }: Claim,
): Outcome<Fraction> {
  const opening = game.open(situation, readings)
  if (!opening.ok) return opening
  const odds = factOdds(game, opening.value, asked)
  return odds.ok ? accepted(chanceOf(odds.value, is)) : odds
}
