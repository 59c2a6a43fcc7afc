import { describe, expect, test } from 'vitest'
import { type Die, faces } from '../../../src/games/trust-me/components.ts'
import { difference, failing, sumsOf, waysBetween } from '../../../src/games/trust-me/odds/pools.ts'

/** Every roll of some dice, one after the other. */
function rolls(dice: readonly Die[]): readonly number[] {
  return dice.reduce<readonly number[]>(
    (sums, die) =>
      sums.flatMap((sum) => Array.from({ length: faces[die] }, (_, face) => sum + face + 1)),
    [0],
  )
}

describe('two pools of dice', () => {
  test.each([
    [
      ['red', 'yellow'],
      ['black', 'blue'],
    ],
    [['black'], []],
    [[], ['black', 'blue']],
  ] as const)('%j against %j are counted as one counts them roll by roll', (mine, its) => {
    const spread = difference(sumsOf(mine, 2), sumsOf(its, 1))
    const all = rolls(mine).flatMap((one) => rolls(its).map((other) => one + 2 - (other + 1)))
    expect(spread.all).toBe(all.length)
    for (const [from, to] of [
      [-30, 0],
      [1, 3],
      [4, 6],
      [7, 9],
      [10, 30],
    ] as const) {
      const counted = all.filter((margin) => margin >= from && margin <= to).length
      expect(waysBetween(spread, from, to)).toBe(counted)
    }
  })

  test('a red die against a black one: 28 of 96 rolls are above, 10 of 96 by four or more', () => {
    const spread = difference(sumsOf(['red']), sumsOf(['black']))
    // 7 + 6 + … + 1 pairs with the red one higher, of 8 × 12; and 4 + 3 + 2 + 1 of them by 4 or more.
    expect(waysBetween(spread, 1, 99)).toBe(28)
    expect(waysBetween(spread, 4, 99)).toBe(10)
    expect(spread.all).toBe(96)
  })

  test('a weapon fails on as many faces as its limit, one less with the skill, never below none', () => {
    expect([failing(4, 0), failing(4, 1), failing(1, 2), failing(15, 0)]).toEqual([4, 3, 0, 12])
  })
})
