import type { GameId } from '../engine/games/index.ts'
import type { Game } from '../engine/kernel/game.ts'

/** The rules of each game without its pictures and words, for workers. */
const engines: Readonly<Record<GameId, () => Promise<{ default: Game }>>> = {
  'wild-gangs': () => import('./boards/wild-gangs/game.ts'),
}

/** The rules of a game. */
export async function loadEngine(id: string): Promise<Game> {
  const load = Object.hasOwn(engines, id) ? engines[id as GameId] : undefined
  if (!load) throw new Error(`the explorer has no game ${id}`)
  return (await load()).default
}
