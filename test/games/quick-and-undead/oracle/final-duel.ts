/*
 * The duel of two at the end of the game, volley after volley. A hit ends it, so between volleys only
 * the tokens can change: when both backfire at once, both live and duel again.
 */

import {
  addChance,
  type Chances,
  type Fraction,
  fraction,
  minus,
  ONE,
  over,
  plus,
  times,
  ZERO,
} from './fraction.ts'
import { dieFaces, type Gunner, type Readings } from './terms.ts'
import { settleVolley } from './volley.ts'

/** Chances of each to win: `draw` when nobody is left alive. Null where the duel may never end. */
export function finalDuelOdds(one: Gunner, other: Gunner, readings: Readings): Chances | null {
  const gunners = { A: one, B: other }
  const once: Chances = new Map()
  let goesOn = ZERO
  let bothFlee = ZERO
  let afterBoth = gunners
  for (const a of dieFaces) {
    for (const b of dieFaces) {
      const duel = { seats: ['A', 'B'], gunners, targets: { A: 'B', B: 'A' } } as const
      const { killed, fled, gunners: left } = settleVolley(duel, { A: a, B: b }, readings)
      const chance = fraction(1, 64)
      const standing = duel.seats.filter((seat) => !killed.includes(seat) && !fled.includes(seat))
      if (standing.length === 1) addChance(once, standing[0] as string, chance)
      else if (standing.length === 2) goesOn = plus(goesOn, chance)
      else if (killed.length === 2) addChance(once, 'draw', chance)
      else {
        bothFlee = plus(bothFlee, chance)
        afterBoth = { A: left.A as Gunner, B: left.B as Gunner }
      }
    }
  }
  return resolve(once, goesOn, bothFlee, gunners, afterBoth, readings)
}

type Pair = { readonly A: Gunner; readonly B: Gunner }

/** R-final-flee: two who fled together are the best who live, and duel again with their tokens as they are now. */
function resolve(
  once: Chances,
  goesOn: Fraction,
  bothFlee: Fraction,
  before: Pair,
  afterBoth: Pair,
  readings: Readings,
): Chances | null {
  const changed = afterBoth.A.side !== before.A.side || afterBoth.B.side !== before.B.side
  const repeats = changed ? goesOn : plus(goesOn, bothFlee)
  const ends = minus(ONE, repeats)
  if (ends.n === 0n) return null
  const chances: Chances = new Map()
  for (const [end, chance] of once) addChance(chances, end, over(chance, ends))
  if (!changed || bothFlee.n === 0n) return chances
  const again = finalDuelOdds(afterBoth.A, afterBoth.B, readings)
  if (!again) return null
  for (const [end, chance] of again) {
    addChance(chances, end, over(times(chance, bothFlee), ends))
  }
  return chances
}
