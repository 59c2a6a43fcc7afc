/** Progress in a first game: its case as a link fragment, and the number of lines seen. */
interface Left {
  readonly fragment: string
  readonly at: number
}

const keyOf = (game: string) => `reckoning-first-game-${game}`

/** Progress in a game's first game on this device; undefined when there is none or storage is refused. */
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
