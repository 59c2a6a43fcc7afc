import { PLAYER } from '../../components.ts'
import type { Play } from '../../play.ts'
import { hasOutlaws, type Laid } from '../../position.ts'
import { layDown, withdrawOutlaws } from '../end.ts'

/**
 * The end of a solo round: Outlaws are laid down, the player may take some out of buildings, and is lost without
 * any. There is no High Noon, and the badge stays (soloflow.always-law).
 */
export function endSoloRound(play: Play): void {
  layDown(play)
  withdrawOutlaws(play)
  if (!areAllDead(play)) return
  const ending = { winner: null, by: 'all-dead' } as const
  play.report({ clause: 'sologoal.lose-dead', kind: 'game-won', ending })
}

/**
 * sologoal.lose-dead: all Outlaws of the player are in the Graveyard at the end of a round;
 * R-solo-dead: those beside Hired Guns save nobody, but for the other reading.
 */
function areAllDead({ now, readings }: Laid): boolean {
  if (hasOutlaws(now, PLAYER)) return false
  return readings['solo-dead'] === 'reserve-does-not-count' || now.gangs[PLAYER].reserve === 0
}
