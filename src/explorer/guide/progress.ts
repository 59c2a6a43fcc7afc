/** Progress in a first game: its case as a link fragment, the number of lines seen, and that of rules said, of all. */
interface Left {
  readonly fragment: string
  readonly at: number
  readonly said: number
  readonly all: number
}

const keyOf = (game: string) => `reckoning-first-game-${game}`

/** Progress in a game's first game on this device; undefined when there is none or storage is refused. */
export function remembered(game: string): Left | undefined {
  try {
    // What an earlier version of this site kept has no numbers of rules.
    const [, at = '', fragment = '', said = 0, all = 0] =
      /^(\d{1,6}) (#[\w.-]+)(?: (\d{1,3})\/(\d{1,3}))?$/.exec(
        localStorage.getItem(keyOf(game)) ?? '',
      ) ?? []
    return fragment ? { fragment, at: Number(at), said: Number(said), all: Number(all) } : undefined
  } catch {
    return undefined
  }
}

/** Keeps where a first game is, on this device and nowhere else. */
export function remember(game: string, { fragment, at, said, all }: Left): void {
  try {
    localStorage.setItem(keyOf(game), `${at} ${fragment} ${said}/${all}`)
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
