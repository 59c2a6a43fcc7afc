import { isGame, programOf } from '../games/manifest.ts'
import type { Game } from '../kernel/game/game.ts'
import type { Opening } from '../kernel/game/opening.ts'
import type { Outcome } from '../kernel/game/refusal.ts'
import type { Replay } from '../kernel/run/replay.ts'
import { type WrittenMoment, writeMoment as write } from '../kernel/scenario/moment.ts'
import * as check from './arguments.ts'

/**
 * The last moment of a run at which a situation of a kind begins, as such a situation, with what it cannot say.
 * Refused where there is no such moment yet, and where the kind begins no part of a game.
 */
export function writeMoment<Given, Position>(
  game: Pick<Game, 'id' | 'kinds' | 'components' | 'open' | 'remarks'>,
  opening: Opening<Given, Position>,
  run: Replay<Position>,
  kind: string,
): Outcome<WrittenMoment> {
  const failed =
    check.failing(
      check.game(game, 'kinds', 'open', 'remarks'),
      isGame(game?.id) ? undefined : check.notA('game', game),
    ) ?? check.failing(check.opening(opening, game), check.run(run, game))
  if (failed) return failed
  const { moments } = programOf(game.id as never) as { moments: Parameters<typeof write>[1] }
  return write(game, moments, opening as Opening, run, kind)
}
