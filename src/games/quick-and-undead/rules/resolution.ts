import { when } from '../clauses.ts'
import { RANGER, type Seat, type Space, spaces } from '../components.ts'
import type { Play } from '../play.ts'
import { type Laid, turnOrder } from '../position.ts'
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
export function resolveSpaces(play: Play): void {
  const duelsFirst = play.readings['duel-time'] === 'after-placement'
  const first = duelsFirst ? spaces : []
  const fought = first.filter((space) => duelOn(play, space, meetingOn(play, space)))
  resolveHiredGuns(play)
  for (const space of spaces) {
    if (play.now.ending) return
    const seats = meetingOn(play, space)
    if (seats.length === 0) continue
    play.report({ clause: 'day.resolution-order', kind: 'space-comes-up', space, seats })
    const duelled = duelsFirst ? fought.includes(space) : duelOn(play, space, seats)
    takeTurns(play, space, seats, duelled)
  }
}

/** Whose Outlaws meet on a space, in turn order: those that stand there, and in the solo game some that lie. */
function meetingOn(play: Laid, space: Space): readonly Seat[] {
  return play.given.solo ? soloMeeting(play.now, space) : standingOn(play, space)
}

/**
 * hired.several: several dice may lie on Hired Guns;
 * turn.sharers-order: their turns go clockwise.
 */
function resolveHiredGuns(play: Play): void {
  const seats = turnOrder(play).filter((seat) => play.now.gangs[seat].turn === 'hired')
  const others = seats.length > 1 ? (['hired.several', 'turn.sharers-order'] as const) : []
  for (const seat of seats) hire(play, seat, others)
}

/**
 * turn.sharers-order: those who share a space take their turns in order;
 * duel.survivors-act: as survivors, if there was a duel;
 * turn.killed-loses-turn: who was killed or sent back before has no turn left.
 */
function takeTurns(play: Play, space: Space, seats: readonly Seat[], duelled: boolean): void {
  const shared = when(seats.length > 1, 'turn.sharers-order')
  const others = when(duelled, 'duel.survivors-act', shared)
  for (const seat of seats) {
    if (play.now.ending || play.now.gangs[seat].turn !== space) continue
    if (seat === RANGER) rangerTurn(play, space)
    else takeTurn(play, seat, space, others)
  }
}
