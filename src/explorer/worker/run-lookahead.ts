import { estimateFacts, hint } from '../../kernel/decide/estimate.ts'
import { sensible } from '../../kernel/decide/opponent.ts'
import type { ThinkingGame } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import { byNumber } from '../../kernel/run/answerers.ts'
import { replay } from '../../kernel/run/replay.ts'
import type { LookaheadTask } from './tasks.ts'

/** Runs a task that plays random games on from the answers given. Reports interim results of a hint. */
export function runLookahead(
  game: ThinkingGame,
  opening: Opening,
  { ahead, after }: LookaheadTask,
  onSoFar?: (found: unknown) => void,
): unknown {
  const run = replay(game, opening, byNumber(after))
  if (ahead.what === 'thought') return sensible(game, opening, run, ahead)
  if (ahead.what === 'hint') return hint(game, opening, run, ahead, onSoFar)
  return estimateFacts(game, opening, run, ahead.questions, ahead)
}
