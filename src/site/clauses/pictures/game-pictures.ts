import type { FunctionComponent } from 'preact'
import type { Pictures, SceneProps } from '../../../explorer/contract.ts'
import type { GameId } from '../../../games/manifest.ts'

/** Pictures of a game's chapters: `board/pictures.tsx` in its folder. */
interface Drawn {
  readonly pictures: Pictures
  /** A moment of play, as the strips of the chapters show it. */
  readonly Scene: FunctionComponent<SceneProps>
}

const drawers = import.meta.glob<Drawn>('../../../games/*/board/pictures.tsx')

/** The pictures of a game, loaded when a chapter shows one. */
export async function drawn(game: GameId): Promise<Drawn> {
  const draw = drawers[`../../../games/${game}/board/pictures.tsx`]
  if (!draw) throw new Error(`${game} draws nothing for its chapters`)
  return draw()
}
