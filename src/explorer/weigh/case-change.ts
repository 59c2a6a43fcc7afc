import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Situation } from '../contract.ts'
import { type Path, withValue } from '../forms/paths.ts'

/** A change of a case: another value of one of its parts. */
export interface Change {
  readonly path: Path
  readonly value: unknown
}

/** A case with one of its parts changed. */
export function changedCase(
  game: Pick<PlayedGame, 'kinds'>,
  situation: Situation,
  { path, value }: Change,
): Situation {
  const kind = game.kinds.find(({ name }) => name === situation.kind)
  return kind ? (withValue(kind.schema, situation, path, value) as Situation) : situation
}
