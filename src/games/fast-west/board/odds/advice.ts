import Fraction from 'fraction.js'
import type { Advice } from '../../../../explorer/advice.ts'
import { toFractionData } from '../../../../explorer/odds/fraction-data.ts'
import type { Opening } from '../../../../kernel/game/opening.ts'
import { accepted } from '../../../../kernel/game/refusal.ts'
import { hopesOf } from '../../odds/duel.ts'
import { duelAfter } from '../../odds/winner.ts'
import type { Given, Position } from '../../position.ts'
import type { HopesFound } from './found.ts'

/** Players who can still win the final duel, with the best bullets and targets of each; null before the duel begins. */
const hopes: Advice = ({ opening, after }) => {
  const { seats, kind } = opening.given as Given
  const told = duelAfter(opening as Opening<Given, Position>, after)
  if (!told && kind !== 'duel') return accepted<HopesFound | null>(null)
  // Of a duel that is told to its end it is told what its tokens alone leave open.
  const { tokens } = opening.position as Position
  const table = told ?? {
    tokens: seats.map((seat) => tokens[seat]),
    bullets: seats.map(() => 0),
    targets: seats.map(() => -1),
    readings: opening.readings,
  }
  const found = hopesOf(table)
  const players = found.hopes.map(({ wins, ways, shots }, seat) => {
    const [first] = shots
    const isBest = (one: typeof first) =>
      first !== undefined && one !== undefined && one.wins * first.ways === first.wins * one.ways
    return {
      seat: seats[seat] as Given['seats'][number],
      chance: toFractionData(new Fraction(wins, ways)),
      best: toFractionData(new Fraction(first?.wins ?? 0, first?.ways ?? 1)),
      shots: shots.filter(isBest).map(({ bullet, target }) => {
        return { bullet, target: seats[target] as Given['seats'][number] }
      }),
    }
  })
  return accepted<HopesFound>({ isExact: found.isExact, isByTokens: !told, players })
}

/** Advice of Fast-West beside the odds. */
export const advice: Readonly<Record<string, Advice>> = { hopes }
