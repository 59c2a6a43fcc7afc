import { oneOf } from '../../../kernel/choice.ts'
import { ask, known, nothing, type Rule, roll, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { type Cell, cells, type DieFace, faces, RANGER, type Seat } from '../components.ts'
import type { Gang, Play, Shot } from '../position.ts'
import { report } from '../report.ts'

const d8 = oneOf(faces)

/** shot.roll: to shoot is to roll the d8. */
export function rollShot(of: Seat, clause: ClauseId = 'shot.roll'): Suspension<DieFace> {
  return roll({ clause, kind: 'shot', outcomes: d8, of })
}

/** What a face of the die does for a shooter, before anybody decides on an 8. */
type Reading = 'hit' | 'miss' | 'critical-miss' | 'may-trigger'

/**
 * shot.roll, shot.need-bullet: a loaded cell hits, an empty one misses;
 * shot.8-and-1: 8 and 1 have no cell;
 * crit.hit-needs-skull, crit.8-on-backfire, crit.miss-needs-backfire, crit.1-on-skull: the token rules them.
 */
export function readFace(
  { loaded, critical }: Pick<Gang, 'loaded' | 'critical'>,
  face: DieFace,
): Reading {
  if (face === 8) return critical === 'skull' ? 'may-trigger' : 'miss'
  if (face === 1) return critical === 'backfire' ? 'critical-miss' : 'miss'
  return loaded.includes(face) ? 'hit' : 'miss'
}

/** The clause that says what a face does, as far as the Critical token rules it, if the shooter has one. */
export function clauseOfFace(
  play: Play,
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
 * crit.hit-kills: what a shot at an Outlaw does; a Critical Hit needs no Bullet. `bonus` is what
 * effect.plus-two adds to the value of a hit.
 */
export function* fire(play: Play, seat: Seat, face: DieFace, bonus = 0): Rule<Shot> {
  return shotOf(face, yield* resultOf(play, seat, face), bonus)
}

/** A shot with what it counts: the number of a hit and what is added to it, 8 for a Critical Hit. */
export function shotOf(face: DieFace, result: Shot['result'], bonus = 0): Shot {
  if (result === 'critical-hit') return { face, result, value: 8 }
  return { face, result, value: result === 'hit' ? face + bonus : 0 }
}

/** What a face does, once its owner has decided on an 8. */
export function resultOf(play: Play, seat: Seat, face: DieFace): Suspension<Shot['result']> {
  const reading = readFace(play.now.gangs[seat], face)
  if (seat === RANGER) return known(ofRanger(play, reading))
  return reading === 'may-trigger' ? askToTrigger(seat) : known(reading)
}

/** R-solo-crit: Dead Ranger triggers every 8, if he has a Critical token. */
function ofRanger(play: Play, reading: Reading): Shot['result'] {
  if (reading === 'hit' || reading === 'miss') return reading
  if (!rangerHasToken(play)) return 'miss'
  return reading === 'may-trigger' ? 'critical-hit' : reading
}

/** R-solo-crit: whether Dead Ranger has a Critical token of any use, which in the other reading he has not. */
function rangerHasToken({ readings }: Play): boolean {
  return readings['solo-crit'] !== 'ranger-has-none'
}

/** crit.hit-needs-skull: on an 8 with the Skull showing, the shooter may trigger a Critical Hit. */
function askToTrigger(by: Seat): Suspension<Shot['result']> {
  return ask({
    clause: 'crit.hit-needs-skull',
    kind: 'trigger',
    by,
    options: triggerOptions,
  })
}

/** crit.hit-declined: an 8 that is not triggered is a miss. */
const triggerOptions = oneOf(['critical-hit', 'miss'] as const)

/** How a shot compares: a Critical Hit beats every other hit, whatever is added to it; 0 without a hit. */
export function strengthOf({ result, value }: Shot): number {
  return result === 'critical-hit' ? 10 : value
}

/** crit.hit-flips: a Critical Hit turns the token to Backfire. */
export function flipAfterHit(seat: Seat, result: Shot['result']): Suspension<void> {
  if (result !== 'critical-hit') return nothing()
  return report({ clause: 'crit.hit-flips', kind: 'token-turned', seat, side: 'backfire' })
}

/** crit.miss-effect: after a Critical Miss the token may be turned to Skull; Dead Ranger always does. */
export function* offerFlip(seat: Seat): Rule {
  const clause = 'crit.miss-effect'
  const flips =
    seat === RANGER ||
    (yield* ask({ clause, kind: 'flip', by: seat, options: oneOf([true, false]) }))
  if (flips) yield* report({ clause, kind: 'token-turned', seat, side: 'skull' })
}

/**
 * shot.spend: a Bullet that was fired is turned to Spent;
 * soloflow.no-bullets-spent: but Dead Ranger never spends any.
 */
export function spend(seat: Seat, { face, result }: Shot): Suspension<void> {
  if (result !== 'hit' || seat === RANGER) return nothing()
  return report({ clause: 'shot.spend', kind: 'emptied', seat, cell: face as Cell })
}

/**
 * What a shot shows besides what it does. shot.8-and-1: an 8 or a 1 has no cell;
 * shot.need-bullet: no hit without a Bullet in the cell;
 * soloflow.no-bullets-spent: a hit of Dead Ranger's leaves his Bullet where it is.
 */
export function besidesShot(seat: Seat, { face, result }: Shot): readonly ClauseId[] {
  if (!hasCell(face)) return withoutCell
  if (result === 'miss') return withoutBullet
  return seat === RANGER ? keepsBullets : NO_CLAUSES
}

const withoutCell = ['shot.8-and-1'] as const
const withoutBullet = ['shot.need-bullet'] as const
const keepsBullets = ['soloflow.no-bullets-spent'] as const
const NO_CLAUSES = [] as const

/** Whether a number has a cell on the Targeting card. */
export function hasCell(face: DieFace): face is Cell {
  return (cells as readonly number[]).includes(face)
}
