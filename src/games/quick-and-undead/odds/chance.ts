import Fraction from 'fraction.js'
import type { FactValue } from '../../../kernel/game.ts'
import type { Odds } from '../../../kernel/odds.ts'

/** The chance of one answer; zero when it cannot come. */
export function chanceOf({ outcomes }: Odds<FactValue>, is: FactValue): Fraction {
  return outcomes.find(({ result }) => result === is)?.chance ?? new Fraction(0)
}
