import { oneOf } from '../../../kernel/choice.ts'
import { ask, loop, type Rule, repeat, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { DieFace, Seat, UndeadCard } from '../components.ts'
import type { UndeadShotResult } from '../events.ts'
import { type Attempt, type Place, type Play, type Position, placeOf } from '../position.ts'
import { report } from '../report.ts'
import { payBounties } from './effects/bounties.ts'
import { clauseOfFace, flipAfterHit, hasCell, resultOf, rollShot } from './shooting.ts'
import { backfire, payNotorious } from './shootouts.ts'
import { recycle } from './solo/undead.ts'

/** hunt.any-in-town: an Undead in any building or in the Street; hunt.not-boot-hill: none of Boot Hill. */
export function undeadInTown({ street, town }: Position): UndeadCard[] {
  const cards = [...street]
  for (const { undead } of town) cards.push(...undead)
  return cards
}

/** undead.declare: the Undead aimed at is named first and cannot be changed. */
export function* shootAt(play: Play, seat: Seat, card: UndeadCard): Rule {
  const at = placeOf(play.now, card) as Place
  yield* report({ clause: 'undead.declare', kind: 'undead-declared', seat, card, at })
  if (play.readings['shootout-kinds'] !== 'players-only') yield* payNotorious(play, [seat])
  yield* repeat(attempt, play)
  yield* endAttempt(play)
}

/** undead.until-double: shots follow one another until the shooter stops or has to. */
export const attempt = loop<Play>({
  name: 'attempt',
  clause: 'undead.until-double',
  goesOn: ({ now }) => now.attempt !== null && !now.attempt.over,
  body: anotherShot,
})

/** undead.stop-anytime: before every shot but the first, which the attempt is, the shooter may stop. */
function* anotherShot(play: Play): Rule {
  const { seat, rolled } = underWay(play)
  if (rolled.length > 0 && (yield* shootOrStop(seat)) === 'stop') {
    yield* report({ clause: 'undead.stop-anytime', kind: 'attempt-stopped', seat })
    return
  }
  const face = yield* rollShot(seat)
  if (underWay(play).rolled.includes(face)) {
    const clause = 'undead.until-double'
    yield* report({ clause, kind: 'undead-shot', seat, face, result: 'double' })
    return
  }
  yield* settleShot(play, seat, face, yield* resultOf(play, seat, face))
}

function shootOrStop(by: Seat): Suspension<'shoot' | 'stop'> {
  return ask({ clause: 'undead.stop-anytime', kind: 'shoot-on', by, options: shootOrStopOptions })
}

const shootOrStopOptions = oneOf(['shoot', 'stop'] as const)

function underWay({ now }: Play): Attempt {
  return now.attempt as Attempt
}

/**
 * undead.weak-spots: a hit on one of the weak spots kills;
 * undead.bullets-used: any other Bullet is fired for nothing, and used up.
 */
function* settleShot(
  play: Play,
  seat: Seat,
  face: DieFace,
  shot: 'hit' | 'miss' | 'critical-hit' | 'critical-miss',
): Rule {
  const weak = play.given.undead[underWay(play).card].weakSpots as readonly number[]
  const result: UndeadShotResult = shot === 'hit' && !weak.includes(face) ? 'wide' : shot
  const clause = clauseOfShot(play, seat, face, result)
  yield* report({ clause, with: ['undead.tracking'], kind: 'undead-shot', seat, face, result })
  if (shot === 'hit' && hasCell(face)) {
    const others = ['undead.bullets-used'] as const
    yield* report({ clause: 'shot.spend', with: others, kind: 'emptied', seat, cell: face })
  }
  yield* flipAfterHit(seat, shot)
  if (result === 'hit' || result === 'critical-hit') yield* killUndead(play, seat)
  else if (result === 'critical-miss') yield* backfire(play, seat, 'crit.miss-effect')
}

function clauseOfShot(play: Play, seat: Seat, face: DieFace, result: UndeadShotResult): ClauseId {
  if (result === 'hit') return 'undead.weak-spots'
  if (result === 'wide') return 'undead.bullets-used'
  if (result === 'double') return 'undead.until-double'
  return clauseOfFace(play, seat, face, result, 'shot.roll')
}

/**
 * undead.kill: the card goes into the shooter's stash;
 * sologoal.undead-recycled: in the solo game under Boot Hill.
 */
function* killUndead(play: Play, seat: Seat): Rule {
  const { card, at } = underWay(play)
  if (play.given.solo) yield* recycle(card, at)
  else yield* report({ clause: 'undead.kill', kind: 'undead-killed', seat, card, at })
  yield* payBounties(play)
}

/** undead.tracking: the tokens taken off the card go back Spent side up. */
function endAttempt({ now }: Play): Suspension<void> {
  const { seat, card } = now.attempt as Attempt
  const killed = placeOf(now, card) === undefined
  return report({ clause: 'undead.tracking', kind: 'attempt-ended', seat, killed })
}
