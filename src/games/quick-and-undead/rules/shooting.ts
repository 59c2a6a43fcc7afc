import { oneOf } from '../../../kernel/choice/index.ts'
import type { ClauseId } from '../clauses.ts'
import {
  type Cell,
  type CriticalSide,
  cells,
  type DieFace,
  faces,
  RANGER,
  type Seat,
} from '../components.ts'
import type { Play } from '../play.ts'
import type { Laid, Shot } from '../position.ts'

/** shot.roll: to shoot is to roll the d8. */
export function rollShot(play: Play, of: Seat, clause: ClauseId = 'shot.roll'): DieFace {
  return play.roll({ clause, kind: 'shot', outcomes: oneOf(faces), of })
}

/** Effect of a die face for a shooter, before anybody decides on an 8. */
type Reading = 'hit' | 'miss' | 'critical-miss' | 'may-trigger'

/**
 * shot.roll, shot.need-bullet: a loaded cell hits, an empty one misses;
 * shot.8-and-1: 8 and 1 have no cell;
 * crit.hit-needs-skull, crit.8-on-backfire, crit.miss-needs-backfire, crit.1-on-skull: the token rules them.
 */
export function readFace(
  { loaded, critical }: { readonly loaded: readonly Cell[]; readonly critical: CriticalSide },
  face: DieFace,
): Reading {
  if (face === 8) return critical === 'skull' ? 'may-trigger' : 'miss'
  if (face === 1) return critical === 'backfire' ? 'critical-miss' : 'miss'
  return loaded.includes(face) ? 'hit' : 'miss'
}

/** Effect of a face once its owner has decided on an 8. R-solo-crit: Dead Ranger triggers each, if he has a token. */
export function resultOf(play: Play, seat: Seat, face: DieFace): Shot['result'] {
  const reading = readFace(play.now.gangs[seat], face)
  if (reading === 'hit' || reading === 'miss') return reading
  if (seat === RANGER && !rangerHasToken(play)) return 'miss'
  if (reading === 'critical-miss') return reading
  return seat === RANGER ? 'critical-hit' : askToTrigger(play, seat)
}

/** R-solo-crit: whether Dead Ranger has a Critical token of any use, which in the other reading he has not. */
function rangerHasToken({ readings }: Laid): boolean {
  return readings['solo-crit'] !== 'ranger-has-none'
}

/**
 * crit.hit-needs-skull: on an 8 with the Skull showing, the shooter may trigger a Critical Hit;
 * crit.hit-declined: an 8 that is not triggered is a miss.
 */
function askToTrigger(play: Play, by: Seat): Shot['result'] {
  const options = oneOf(['critical-hit', 'miss'])
  return play.ask({ clause: 'crit.hit-needs-skull', kind: 'trigger', by, options })
}

/**
 * crit.hit-kills: a shot at an Outlaw, whose face has come up; a Critical Hit needs no Bullet. `otherwise` is
 * the clause of a shot that the Critical token does not rule, `bonus` what effect.plus-two adds to a hit.
 */
export function shoot(
  play: Play,
  seat: Seat,
  at: Seat,
  face: DieFace,
  otherwise: ClauseId,
  bonus = 0,
): Shot {
  const shot = shotOf(face, resultOf(play, seat, face), bonus)
  const clause = clauseOfFace(play, seat, face, shot.result, otherwise)
  play.report({ clause, with: besides(seat, shot), kind: 'shot', seat, at, shot })
  flipAfterHit(play, seat, shot.result)
  return shot
}

/** A shot with what it counts: the number of a hit and what is added to it, 8 for a Critical Hit. */
export function shotOf(face: DieFace, result: Shot['result'], bonus = 0): Shot {
  if (result === 'critical-hit') return { face, result, value: 8 }
  return { face, result, value: result === 'hit' ? face + bonus : 0 }
}

/** The clause that says what a face does, as far as the Critical token rules it, if the shooter has one. */
export function clauseOfFace(
  play: Laid,
  seat: Seat,
  face: DieFace,
  result: Shot['result'],
  otherwise: ClauseId,
): ClauseId {
  if (result === 'critical-hit') return 'crit.hit-kills'
  if (result === 'critical-miss') return 'crit.miss-needs-backfire'
  if (hasCell(face)) return otherwise
  if (seat === RANGER && !rangerHasToken(play)) return 'shot.8-and-1'
  if (face === 1) return 'crit.1-on-skull'
  return play.now.gangs[seat].critical === 'skull' ? 'crit.hit-declined' : 'crit.8-on-backfire'
}

/**
 * Further clauses that a shot shows.
 *
 * shot.8-and-1: an 8 or a 1 has no cell;
 * shot.need-bullet: no hit without a Bullet in the cell;
 * soloflow.no-bullets-spent: a hit of Dead Ranger's leaves his Bullet where it is.
 */
export function besides(seat: Seat, { face, result, value }: Shot): readonly ClauseId[] {
  if (!hasCell(face)) return ['shot.8-and-1']
  if (result === 'miss') return ['shot.need-bullet']
  if (value > face) return ['effect.plus-two']
  return seat === RANGER ? ['soloflow.no-bullets-spent'] : []
}

/**
 * Strength of a shot in comparisons: a Critical Hit beats every other hit, whatever is added to it; 0 without a hit.
 */
export function strengthOf({ result, value }: Shot): number {
  return result === 'critical-hit' ? 10 : value
}

/** crit.hit-flips: a Critical Hit turns the token to Backfire. */
export function flipAfterHit(play: Play, seat: Seat, result: Shot['result']): void {
  if (result !== 'critical-hit') return
  play.report({ clause: 'crit.hit-flips', kind: 'token-turned', seat, side: 'backfire' })
}

/** crit.miss-effect: after a Critical Miss the token may be turned to Skull; Dead Ranger always does. */
export function offerFlip(play: Play, seat: Seat): void {
  const clause = 'crit.miss-effect'
  const options = oneOf([true, false])
  const flips = seat === RANGER || play.ask({ clause, kind: 'flip', by: seat, options })
  if (flips) play.report({ clause, kind: 'token-turned', seat, side: 'skull' })
}

/**
 * shot.spend: a Bullet that was fired is turned to Spent;
 * soloflow.no-bullets-spent: but Dead Ranger never spends any.
 */
export function spend(play: Play, seat: Seat, { face, result }: Shot): void {
  if (result !== 'hit' || seat === RANGER) return
  play.report({ clause: 'shot.spend', kind: 'emptied', seat, cell: face as Cell })
}

/** True for a number with a cell on the Targeting card. */
export function hasCell(face: DieFace): face is Cell {
  return (cells as readonly number[]).includes(face)
}
