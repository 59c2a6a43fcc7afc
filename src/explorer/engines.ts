import type { GameId } from '../engine/games/index.ts'
import type { Engine } from './advice.ts'

/** The rules of each game without its pictures and words, for workers. */
const engines: Readonly<Record<GameId, () => Promise<Engine>>> = {
  'wild-gangs': () => import('./boards/wild-gangs/game.ts'),
  'quick-and-undead': () => import('./boards/quick-and-undead/game.ts'),
}

/** The rules of a game, with what they can work out beside the odds. */
export function loadEngine(id: string): Promise<Engine> {
  const load = Object.hasOwn(engines, id) ? engines[id as GameId] : undefined
  if (!load) throw new Error(`the explorer has no game ${id}`)
  return load()
}
