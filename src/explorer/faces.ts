import type { GameId } from '../engine/games/index.ts'
import type { Face } from './face.ts'

/** The games of the explorer, each loaded when it is first needed. */
const faces: Readonly<Record<GameId, () => Promise<{ default: Face }>>> = {
  'wild-gangs': () => import('./boards/wild-gangs/face.ts') as Promise<{ default: Face }>,
  'quick-and-undead': () =>
    import('./boards/quick-and-undead/face.ts') as Promise<{ default: Face }>,
}

/** The face of a game. */
export async function loadFace(game: string): Promise<Face> {
  const load = Object.hasOwn(faces, game) ? faces[game as GameId] : undefined
  if (!load) throw new Error(`the explorer has no game ${game}`)
  return (await load()).default
}
