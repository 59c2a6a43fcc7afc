import { refusing } from '../../kernel/decide/agreement.ts'
import { sensible } from '../../kernel/decide/opponent.ts'
import type { ThinkingGame } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import { byNumber } from '../../kernel/run/answerers.ts'
import { replay } from '../../kernel/run/replay.ts'
import type { LookaheadTask } from './tasks.ts'

/**
 * Runs a task that plays random games on from the answers given. Reports interim results where it takes long. An opponent's
 * thought, which a game waits for, comes without what the other tasks need.
 */
export async function runLookahead(
  game: ThinkingGame,
  opening: Opening,
  { ahead, after }: LookaheadTask,
  onSoFar?: (found: unknown) => void,
): Promise<unknown> {
  const run = replay(game, opening, byNumber(after))
  if (ahead.what === 'thought') return sensible(game, opening, run, ahead)
  if (ahead.what === 'agreement') {
    const { seats, refused } = ahead
    const all = [...refused, ...refusing(game, opening, run, seats, ahead)]
    return { answer: run.question?.step === 'ask' ? run.question.options.indexOf(all) : undefined }
  }
  if (ahead.what === 'turning') {
    const { turningPoints } = await import('../../kernel/decide/turning-points.ts')
    return turningPoints(game, opening, run, ahead, onSoFar)
  }
  const { estimateFacts, hint } = await import('../../kernel/decide/estimate.ts')
  return ahead.what === 'hint'
    ? hint(game, opening, run, ahead, onSoFar)
    : estimateFacts(game, opening, run, ahead.questions, ahead)
}
