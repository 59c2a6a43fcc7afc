/** The most known words that a mistyped one is taken for. */
const most = 3

/** The known words closest to a mistyped one: one slip away, or two from six letters on; none where all are further off. */
export function nearest(typed: string, known: readonly string[]): string[] {
  if (typed.length < 3) return []
  const reach = typed.length >= 6 ? 2 : 1
  const found = known.flatMap((word) => {
    if (Math.abs(word.length - typed.length) > reach || word.length < 3) return []
    const away = distance(typed, word)
    // A slip in the first letter is rare, and one that doubles a letter is hardly one.
    return away <= reach ? [{ word, away: away + (word[0] === typed[0] ? 0 : 0.5) }] : []
  })
  found.sort((one, other) => one.away - other.away)
  const least = found[0]?.away
  return found
    .filter(({ away }) => away === least)
    .slice(0, most)
    .map(({ word }) => word)
}

/** The number of letters to add, leave out, change or swap that turns one word into another. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
