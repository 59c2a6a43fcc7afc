import type { Rule } from '../../../kernel/step.ts'
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
  if (duelsFirst) for (const space of spaces) yield* duelOn(play, space, meetingOn(play, space))
  yield* resolveHiredGuns(play)
  for (const space of spaces) {
    if (play.now.ending) return
    const seats = meetingOn(play, space)
    if (seats.length > 0) yield* resolveSpace(play, space, seats, !duelsFirst)
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

/** duel.when, duel.survivors-act: a duel where several stand, then the turns of those who are left. */
function* resolveSpace(play: Play, space: Space, seats: readonly Seat[], withDuel: boolean): Rule {
  yield* report({ clause: 'day.resolution-order', kind: 'space-comes-up', space, seats })
  if (withDuel) yield* duelOn(play, space, seats)
  const shared = seats.length > 1
  for (const seat of seats) yield* turnIfStill(play, seat, space, shared)
}

/** turn.killed-loses-turn: who was killed or sent back before has no turn left. */
function* turnIfStill(play: Play, seat: Seat, space: Space, shared: boolean): Rule {
  if (play.now.ending || play.now.gangs[seat].turn !== space) return
  const others = shared ? orderOf(play, space) : []
  if (seat === RANGER) yield* rangerTurn(play, space)
  else yield* takeTurn(play, seat, space, others)
}

/** duel.survivors-act: on 7, where nobody duels, sharers only take their turns in order. */
function orderOf({ given }: Play, space: Space): readonly ClauseId[] {
  if (space === 7 && !given.solo) return ['turn.sharers-order']
  return ['turn.sharers-order', 'duel.survivors-act']
}
