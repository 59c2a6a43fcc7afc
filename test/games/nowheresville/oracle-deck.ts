/** Number of all. */
export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The equipment deck, with what was put back on it and what was thrown away. */
export function deckOf(copies: Readonly<Record<string, number>>) {
  const deck: Record<string, number> = { ...copies }
  const discard: Record<string, number> = {}
  const top: string[] = []
  return {
    discard,
    /** A card leaves the deck; where none is left, what was thrown away is shuffled first. */
    draw(card: string): void {
      if (top.length > 0) {
        const due = top.shift()
        if (due !== card) throw new Error(`${due} lies on top, ${card} was drawn`)
        return
      }
      if (total(deck) === 0) {
        Object.assign(deck, discard)
        for (const id of Object.keys(discard)) discard[id] = 0
      }
      deck[card] = (deck[card] ?? 0) - 1
      if ((deck[card] ?? 0) < 0) throw new Error(`no ${card} is left`)
    },
    /** Number that can still be drawn. */
    left: () => top.length + total(deck) + total(discard),
    /** Cards that can still be drawn. */
    all: () => [
      ...top,
      ...[deck, discard].flatMap((some) => Object.keys(some).filter((id) => some[id])),
    ],
    throwAway(cards: readonly string[]): void {
      for (const card of cards) discard[card] = (discard[card] ?? 0) + 1
    },
    putBack(cards: readonly string[]): void {
      top.unshift(...cards)
    },
  }
}
