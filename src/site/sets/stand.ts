/** Place in a showing: a case, by its number from 0, and whether its card or the case itself is on. */
export interface Stand {
  /** The number of the case; that of all cases at the end. */
  readonly at: number
  readonly part: 'card' | 'case'
  /** True for a case that was entered from behind. */
  readonly isAtEnd: boolean
}

/** The place that an address asks for, `at=3`; the first card where it asks for none. */
export function placeIn(search: string, count: number): Stand {
  const asked = Number(new URLSearchParams(search).get('at') ?? 1)
  const at = Number.isInteger(asked) ? Math.min(Math.max(asked - 1, 0), count) : 0
  return { at, part: 'card', isAtEnd: false }
}

/**
 * One press of a clicker on: from a card into its case, from the end of a case to the next card; or back: from a card
 * to the end of the case before, from the beginning of a case to its card. A case that is missing has a card alone.
 */
export function step(stand: Stand, by: 1 | -1, count: number, isMissing: boolean): Stand {
  const { at, part } = stand
  if (by === 1) {
    if (part === 'case' || isMissing) return toCard(stand, 1, count)
    return at < count ? { at, part: 'case', isAtEnd: false } : stand
  }
  if (part === 'case') return { at, part: 'card', isAtEnd: false }
  return at > 0 ? { at: at - 1, part: 'case', isAtEnd: true } : stand
}

/** The card of the next case, or of the one before; from within a case, back leads to its own card first. */
export function toCard({ at, part }: Stand, by: 1 | -1, count: number): Stand {
  const to = by === -1 && part === 'case' ? at : at + by
  return { at: Math.min(Math.max(to, 0), count), part: 'card', isAtEnd: false }
}
