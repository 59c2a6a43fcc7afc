import { PLAYER } from '../../components.ts'
import type { Play } from '../../play.ts'
import { hasOutlaws, hasOutlawsAtHand, type Laid, townIsClear } from '../../position.ts'
import { layDown, withdrawOutlaws } from '../end.ts'

/**
 * The end of a solo round: Outlaws are laid down, the player may take some out of buildings, and is lost without
 * any. R-solo-noon: there is no High Noon. The badge stays (soloflow.always-law).
 */
export function endSoloRound(play: Play): void {
  layDown(play)
  withdrawOutlaws(play)
  if (townIsClear(play.now)) {
    play.report({ clause: 'noon.trigger', kind: 'not-applied', why: 'no-noon-in-solo' })
  }
  const clause = 'sologoal.lose-dead'
  if (areAllDead(play)) {
    const ending = { winner: null, by: 'all-dead' } as const
    play.report({ clause, kind: 'game-won', ending })
  } else if (!hasOutlawsAtHand(play.now, PLAYER)) {
    play.report({ clause, kind: 'not-applied', why: 'not-all-dead', seat: PLAYER })
  }
}

/**
 * sologoal.lose-dead: all Outlaws of the player are in the Graveyard at the end of a round;
 * R-solo-dead: those beside Hired Guns save nobody, but for the other reading.
 */
function areAllDead({ now, readings }: Laid): boolean {
  if (hasOutlaws(now, PLAYER)) return false
  return readings['solo-dead'] === 'reserve-does-not-count' || now.gangs[PLAYER].reserve === 0
}
