import { refusing } from '../../kernel/decide/agreement.ts'
import { estimateFacts, hint } from '../../kernel/decide/estimate.ts'
import { sensible } from '../../kernel/decide/opponent.ts'
import { turningPoints } from '../../kernel/decide/turning-points.ts'
import type { ThinkingGame } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import { byNumber } from '../../kernel/run/answerers.ts'
import { replay } from '../../kernel/run/replay.ts'
import type { LookaheadTask } from './tasks.ts'

/** Runs a task that plays random games on from the answers given. Reports interim results where it takes long. */
export function runLookahead(
  game: ThinkingGame,
  opening: Opening,
  { ahead, after }: LookaheadTask,
  onSoFar?: (found: unknown) => void,
): unknown {
  const run = replay(game, opening, byNumber(after))
  if (ahead.what === 'thought') return sensible(game, opening, run, ahead)
  if (ahead.what === 'agreement') {
    const { seats, refused } = ahead
    const all = [...refused, ...refusing(game, opening, run, seats, ahead)]
    return { answer: run.question?.step === 'ask' ? run.question.options.indexOf(all) : undefined }
  }
  if (ahead.what === 'turning') return turningPoints(game, opening, run, ahead, onSoFar)
  if (ahead.what === 'hint') return hint(game, opening, run, ahead, onSoFar)
  return estimateFacts(game, opening, run, ahead.questions, ahead)
}
