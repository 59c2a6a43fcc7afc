import type { Rule } from '../../../../kernel/step.ts'
import { PLAYER } from '../../components.ts'
import { hasOutlaws, type Play } from '../../position.ts'
import { report } from '../../report.ts'
import { layDown, withdrawOutlaws } from '../end.ts'

/**
 * The end of a solo round: Outlaws are laid down, the player may take some out of buildings, and is lost without
 * any. There is no High Noon, and the badge stays (soloflow.always-law).
 */
export function* endSoloRound(play: Play): Rule {
  yield* layDown(play)
  yield* withdrawOutlaws(play)
  if (!areAllDead(play)) return
  const ending = { winner: null, by: 'all-dead' } as const
  yield* report({ clause: 'sologoal.lose-dead', kind: 'game-won', ending })
}

/**
 * sologoal.lose-dead: all Outlaws of the player are in the Graveyard at the end of a round;
 * R-solo-dead: those beside Hired Guns save nobody, but for the other reading.
 */
function areAllDead({ now, readings }: Play): boolean {
  if (hasOutlaws(now, PLAYER)) return false
  return readings['solo-dead'] === 'reserve-does-not-count' || now.gangs[PLAYER].reserve === 0
}
