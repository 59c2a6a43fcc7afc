import { oneOf } from '../../../kernel/choice/index.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import type { DieFace, Seat, UndeadCard } from '../components.ts'
import type { UndeadShotResult } from '../events.ts'
import type { Play } from '../play.ts'
import {
  type Attempt,
  type Laid,
  type Place,
  type Position,
  placeOf,
  type Shot,
} from '../position.ts'
import { payBounties } from './effects/bounties.ts'
import {
  besides,
  clauseOfFace,
  flipAfterHit,
  hasCell,
  resultOf,
  rollShot,
  shotOf,
} from './shooting.ts'
import { backfire, payNotorious, tellNotoriousSpared } from './shootouts.ts'
import { recycle } from './solo/undead.ts'

/** hunt.any-in-town: an Undead in any building or in the Street; hunt.not-boot-hill: none of Boot Hill. */
export function undeadInTown({ street, town }: Position): UndeadCard[] {
  return [...street, ...town.flatMap(({ undead }) => undead)]
}

/** undead.declare: the Undead aimed at is named first and cannot be changed. */
export function shootAt(play: Play, seat: Seat, card: UndeadCard): void {
  const at = placeOf(play.now, card) as Place
  play.report({ clause: 'undead.declare', kind: 'undead-declared', seat, card, at })
  // R-shootout-kinds: a shot at an Undead is a shootout, but for the other reading.
  if (play.readings['shootout-kinds'] === 'players-only') tellNotoriousSpared(play, [seat])
  else payNotorious(play, [seat])
  play.repeat(attempt)
  endAttempt(play)
}

/** undead.until-double: shots follow one another until the shooter stops or has to. */
const attempt: Loop<Play> = {
  name: 'attempt',
  clause: 'undead.until-double',
  goesOn: ({ now }) => now.attempt !== null && !now.attempt.over,
  body: anotherShot,
}

/** undead.stop-anytime: before every shot but the first, which the attempt is, the shooter may stop. */
function anotherShot(play: Play): void {
  const { seat, card, rolled } = underWay(play)
  const clause = 'undead.stop-anytime'
  const options = oneOf(rolled.length > 0 ? ['shoot', 'stop'] : ['shoot'])
  if (play.ask({ clause, kind: 'shoot-on', by: seat, about: { card }, options }) === 'stop') {
    play.report({ clause, kind: 'attempt-stopped', seat })
    return
  }
  const face = rollShot(play, seat)
  if (underWay(play).rolled.includes(face)) {
    const result = 'double'
    play.report({ clause: 'undead.until-double', kind: 'undead-shot', seat, face, result })
  } else settleShot(play, seat, face, resultOf(play, seat, face))
}

function underWay({ now }: Laid): Attempt {
  return now.attempt as Attempt
}

/**
 * undead.weak-spots: a hit on one of the weak spots kills;
 * undead.bullets-used: any other Bullet is fired for nothing, and used up;
 * shot.need-bullet: without one nothing is hit.
 */
function settleShot(play: Play, seat: Seat, face: DieFace, shot: Shot['result']): void {
  const weak: readonly DieFace[] = play.given.undead[underWay(play).card].weakSpots
  const result = shot === 'hit' && !weak.includes(face) ? 'wide' : shot
  const clause = clauseOfShot(play, seat, face, result)
  const others = ['undead.tracking', ...besides(seat, shotOf(face, shot))] as const
  play.report({ clause, with: others, kind: 'undead-shot', seat, face, result })
  if (shot === 'hit' && hasCell(face)) {
    const others = ['undead.bullets-used'] as const
    play.report({ clause: 'shot.spend', with: others, kind: 'emptied', seat, cell: face })
  }
  flipAfterHit(play, seat, shot)
  if (result === 'hit' || result === 'critical-hit') killUndead(play, seat)
  else if (result === 'critical-miss') backfire(play, seat, 'crit.miss-effect')
}

function clauseOfShot(
  play: Laid,
  seat: Seat,
  face: DieFace,
  result: Exclude<UndeadShotResult, 'double'>,
): ClauseId {
  if (result === 'hit') return 'undead.weak-spots'
  if (result === 'wide') return 'undead.bullets-used'
  return clauseOfFace(play, seat, face, result, 'shot.roll')
}

/**
 * undead.kill: the card goes into the shooter's stash;
 * sologoal.undead-recycled: in the solo game under Boot Hill.
 */
function killUndead(play: Play, seat: Seat): void {
  const { card, at } = underWay(play)
  if (play.given.solo) recycle(play, card, at)
  else play.report({ clause: 'undead.kill', kind: 'undead-killed', seat, card, at })
  payBounties(play)
}

/** undead.tracking: the tokens taken off the card go back Spent side up. */
function endAttempt(play: Play): void {
  const { seat, card } = underWay(play)
  const killed = placeOf(play.now, card) === undefined
  play.report({ clause: 'undead.tracking', kind: 'attempt-ended', seat, killed })
}
