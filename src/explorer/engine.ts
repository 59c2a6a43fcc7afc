import type { PlayedGame } from '../kernel/game/game.ts'
import type { Kind } from '../kernel/game/kind.ts'

/** The play of a game from situations of one kind, or of every kind: its rules are loaded as far as it needs them. */
export type Engine = (kind?: string) => Promise<PlayedGame>

/**
 * An engine of kinds of situation, each in the file that bears its name, with its rules; `''` loads none. What was
 * made once is not made again.
 */
export function engineOf(
  files: Readonly<Record<string, () => Promise<unknown>>>,
  make: (kinds: readonly Kind[]) => object,
): Engine {
  const made = new Map<string | undefined, Promise<PlayedGame>>()
  const load = async (name: string | undefined) => {
    const wanted = name === undefined ? Object.keys(files) : name ? [`./situations/${name}.ts`] : []
    const loaded = await Promise.all(wanted.map((file) => files[file]?.()))
    return make(loaded.flatMap((file) => Object.values(file ?? {}).filter(isKind))) as PlayedGame
  }
  return (name) => {
    const game = made.get(name) ?? load(name)
    made.set(name, game)
    return game
  }
}

function isKind(value: unknown): value is Kind {
  return typeof value === 'object' && value !== null && 'procedure' in value
}
