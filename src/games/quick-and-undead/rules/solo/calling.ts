import type { ClauseId } from '../../clauses.ts'
import { PLAYER, RANGER, type Seat, type Space } from '../../components.ts'
import type { Laid, Posture } from '../../position.ts'
import { spaceFacts } from '../../spaces.ts'

/**
 * Spaces from which Outlaws of the other side can be called out, the highest first.
 *
 * solokill.standing-or-lying: undead Outlaws standing or lying;
 * solokill.ranger-only-standing: the player's only when standing.
 */
export function spacesToCall(play: Laid, seat: Seat, from: Space): readonly Space[] {
  const { on } = play.now.gangs[seat === RANGER ? PLAYER : RANGER]
  const lyingToo = seat !== RANGER || isFast(play)
  const isCallable = (posture: Posture | null) => posture === 'standing' || lyingToo
  return spaceFacts[from].reach.filter((space) => on[space] !== null && isCallable(on[space]))
}

/** solohard.fast: Dead Ranger may call lying Outlaws too. */
function isFast({ given }: Laid): boolean {
  return given.hardships.includes('fast')
}

/** The clause by which an Outlaw on a space is called. */
export function clauseOfCall({ now }: Laid, seat: Seat, space: Space): ClauseId {
  if (seat !== RANGER) return 'solokill.standing-or-lying'
  const lies = now.gangs[PLAYER].on[space] === 'lying'
  return lies ? 'solohard.fast' : 'solokill.ranger-only-standing'
}
