import { oneOf } from '../../../../kernel/choice/index.ts'
import { PLAYER, type Space } from '../../components.ts'
import type { Play } from '../../play.ts'
import { callHiredGuns, closing, openSpaces, refuseSpace, reopened } from '../day.ts'
import { roundStart } from '../effects/round-start.ts'
import { resolveSpaces } from '../resolution.ts'
import { endSoloRound } from './end.ts'
import { sendUndeadOutlaw } from './sending.ts'

/**
 * The solo round: Round Start abilities, the player's Outlaw, Dead Ranger's, the spaces from 8 to 2, the end of
 * the round. The game may end at any of these.
 */
export function soloRound(play: Play): void {
  roundStart(play)
  /** plan.fewer-outlaws: with no Outlaw in the stash, Hired Guns is all that is left. */
  if (play.now.gangs[PLAYER].stash === 0) callHiredGuns(play)
  else placePlayer(play)
  sendUndeadOutlaw(play)
  if (play.now.ending) return
  resolveSpaces(play)
  if (play.now.ending) return
  endSoloRound(play)
}

/**
 * soloflow.place-first: the player places an Outlaw on an open space, without a die, or goes to Hired Guns;
 * plan.no-return: the player's own Outlaws block spaces, undead Outlaws do not.
 */
function placePlayer(play: Play): void {
  const clause = 'soloflow.place-first'
  const open = [...openSpaces(play, PLAYER), 'hired'] as const
  const refuse = refuseSpace(clause, PLAYER, open)
  const closed = closing(play, PLAYER)
  const options = oneOf(open)
  const space = play.ask<Space | 'hired'>({
    clause,
    kind: 'solo-space',
    by: PLAYER,
    options,
    refuse,
  })
  if (space === 'hired') {
    const others = ['hired.die', ...closed] as const
    play.report({ clause, with: others, kind: 'joins-hired-guns', seat: PLAYER })
  } else {
    const others = reopened(play, PLAYER, space, closed)
    play.report({ clause, with: others, kind: 'outlaw-placed', seat: PLAYER, space })
  }
}
