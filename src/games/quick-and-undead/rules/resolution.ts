import { nothing, type Rule } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { RANGER, type Seat, type Space, spaces } from '../components.ts'
import { type Play, turnOrder } from '../position.ts'
import { report } from '../report.ts'
import { standingOn } from './day.ts'
import { duelOn } from './duels.ts'
import { hire } from './hired-guns.ts'
import { soloMeeting } from './solo/meeting.ts'
import { rangerTurn } from './solo/ranger.ts'
import { takeTurn } from './turn.ts'

/**
 * day.resolution-order: Hired Guns, then the spaces from 8 down to 2;
 * R-duel-time: every duel when its space comes up, or in the other reading all of them first.
 */
export function* resolveSpaces(play: Play): Rule {
  const duelsFirst = play.readings['duel-time'] === 'after-placement'
  const fought: Space[] = []
  for (const space of duelsFirst ? spaces : []) {
    if (yield* duelOn(play, space, meetingOn(play, space))) fought.push(space)
  }
  yield* resolveHiredGuns(play)
  for (const space of spaces) {
    if (play.now.ending) return
    const seats = meetingOn(play, space)
    const duelled = duelsFirst ? fought.includes(space) : undefined
    if (seats.length > 0) yield* resolveSpace(play, space, seats, duelled)
  }
}

/** Whose Outlaws meet on a space, in turn order: those that stand there, and in the solo game some that lie. */
function meetingOn(play: Play, space: Space): readonly Seat[] {
  return play.given.solo ? soloMeeting(play.now, space) : standingOn(play, space)
}

/**
 * hired.several: several dice may lie on Hired Guns;
 * turn.sharers-order: their turns go clockwise.
 */
function* resolveHiredGuns(play: Play): Rule {
  const seats = turnOrder(play).filter((seat) => play.now.gangs[seat].turn === 'hired')
  const others = seats.length > 1 ? (['hired.several', 'turn.sharers-order'] as const) : []
  for (const seat of seats) yield* hire(play, seat, others)
}

/**
 * duel.when: a duel where several stand, unless it was fought or avoided before, then the turns of those who are
 * left;
 * turn.sharers-order: in their order;
 * duel.survivors-act: as survivors, if there was a duel.
 */
function* resolveSpace(
  play: Play,
  space: Space,
  seats: readonly Seat[],
  duelled: boolean | undefined,
): Rule {
  yield* report({ clause: 'day.resolution-order', kind: 'space-comes-up', space, seats })
  const survivors = duelled ?? (yield* duelOn(play, space, seats))
  const others: ClauseId[] = []
  if (seats.length > 1) others.push('turn.sharers-order')
  if (survivors) others.push('duel.survivors-act')
  for (const seat of seats) yield* turnIfStill(play, seat, space, others)
}

/** turn.killed-loses-turn: who was killed or sent back before has no turn left. */
function turnIfStill(play: Play, seat: Seat, space: Space, others: readonly ClauseId[]): Rule {
  if (play.now.ending || play.now.gangs[seat].turn !== space) return nothing()
  return seat === RANGER ? rangerTurn(play, space) : takeTurn(play, seat, space, others)
}
