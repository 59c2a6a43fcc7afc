/** Predictions of a reader: the option chosen, by the place of the note that asks for it. */
export type Guesses = ReadonlyMap<number, number>

/** Progress in a first game: its case as a link fragment, the number of lines seen, that of rules said, of all, and the predictions. */
interface Left {
  readonly fragment: string
  readonly at: number
  readonly said: number
  readonly all: number
  readonly guesses: Guesses
}

const keyOf = (game: string) => `reckoning-first-game-${game}`

/** Progress in a game's first game on this device; undefined when there is none or storage is refused. */
export function remembered(game: string): Left | undefined {
  try {
    // An earlier version of this site kept no numbers of rules, and the one after it no predictions.
    const [, at = '', fragment = '', said = 0, all = 0, guesses = ''] =
      /^(\d{1,6}) (#[\w.-]+)(?: (\d{1,3})\/(\d{1,3}))?(?: ([\d:,]*))?$/.exec(
        localStorage.getItem(keyOf(game)) ?? '',
      ) ?? []
    if (!fragment) return undefined
    return {
      fragment,
      at: Number(at),
      said: Number(said),
      all: Number(all),
      guesses: read(guesses),
    }
  } catch {
    return undefined
  }
}

/** Keeps where a first game is, on this device and nowhere else. */
export function remember(game: string, { fragment, at, said, all, guesses }: Left): void {
  const made = [...guesses].map(([index, option]) => `${index}:${option}`).join(',')
  try {
    localStorage.setItem(keyOf(game), `${at} ${fragment} ${said}/${all} ${made}`)
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

function read(guesses: string): Guesses {
  const pairs = guesses.split(',').flatMap((one) => {
    const [, index, option] = /^(\d{1,3}):(\d{1,3})$/.exec(one) ?? []
    return index && option ? [[Number(index), Number(option)] as const] : []
  })
  return new Map(pairs)
}
