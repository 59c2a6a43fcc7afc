import type { ClauseId } from '../../clauses.ts'
import { PLAYER, RANGER, type Seat, type Space } from '../../components.ts'
import type { Position } from '../../position.ts'

/**
 * Whose Outlaws meet on a space, the player first:
 * soloflow.player-joins: an undead Outlaw meets the player's standing one whether it stands or lies itself;
 * soloflow.ranger-joins-lying: but no undead Outlaw meets one of the player that lies;
 * soloflow.seven-duels: and 7 is no exception.
 */
export function soloMeeting({ gangs }: Position, space: Space): readonly Seat[] {
  const undead = gangs[RANGER].on[space]
  if (gangs[PLAYER].on[space] !== 'standing') return undead === 'standing' ? [RANGER] : []
  return undead === null ? [PLAYER] : [PLAYER, RANGER]
}

/** The clause by which the Outlaws that meet on a space duel. */
export function clauseOfMeeting({ gangs }: Position, space: Space): ClauseId {
  if (space === 7) return 'soloflow.seven-duels'
  return gangs[RANGER].on[space] === 'lying' ? 'soloflow.player-joins' : 'duel.when'
}
