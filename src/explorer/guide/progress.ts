/** Where a first game was left: its case as a link has it, and how many lines of it had been seen. */
interface Left {
  readonly fragment: string
  readonly at: number
}

const keyOf = (game: string) => `reckoning-first-game-${game}`

/** Where the first game of a game was left on this device; undefined where it was not, or nothing may be kept. */
export function remembered(game: string): Left | undefined {
  try {
    const [, at = '', fragment = ''] =
      /^(\d{1,6}) (#[\w.-]+)$/.exec(localStorage.getItem(keyOf(game)) ?? '') ?? []
    return fragment ? { fragment, at: Number(at) } : undefined
  } catch {
    return undefined
  }
}

/** Keeps where a first game is, on this device and nowhere else. */
export function remember(game: string, { fragment, at }: Left): void {
  try {
    localStorage.setItem(keyOf(game), `${at} ${fragment}`)
  } catch {
    // Without storage a first game lasts as long as its page.
  }
}

/** Forgets it. */
export function forget(game: string): void {
  try {
    localStorage.removeItem(keyOf(game))
  } catch {
    // There was nothing to forget.
  }
}
