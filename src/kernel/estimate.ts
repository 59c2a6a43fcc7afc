/** A share of random games, with the bounds between which the true share lies in 19 of 20 cases. */
export interface Estimate {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** So many standard errors on each side hold the true share in 95 % of cases. */
const Z = 1.96

/** The share of so many games that came out so, with its interval (Wilson, 1927), which is sound for few games, too. */
export function intervalOf(count: number, games: number): Estimate {
  const share = count / games
  const weight = (Z * Z) / games
  const middle = (share + weight / 2) / (1 + weight)
  const half = Math.sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
