import { loop, type Rule, repeat } from '../../../kernel/step.ts'
import { type Seat, type Space, spaces } from '../components.ts'
import { inTurnOrder, type Play } from '../position.ts'
import { report } from '../report.ts'
import { callHiredGuns, revealAndPlace, setDice, standingOn } from './day.ts'
import { duelOn } from './duels.ts'
import { roundStart } from './effects/round-start.ts'
import { endDay, endRound } from './end.ts'
import { hire } from './hired-guns.ts'
import { countScores } from './scoring.ts'
import { setUp } from './setup.ts'
import { soloRound } from './solo/round.ts'
import { soloSetUp } from './solo/setup.ts'
import { takeTurn } from './turn.ts'

/** day.until-noon, noon.then-score: days follow one another until High Noon has been played, then all count. */
export function* wholeGame(play: Play): Rule {
  if (play.given.solo) yield* soloSetUp(play)
  else yield* setUp(play)
  yield* repeat(days, play)
  if (!play.now.ending) yield* countScores(play)
}

/** Whether there is another round to play: not after High Noon, nor once the game has ended. */
function isOn({ now }: Play): boolean {
  return now.ending === null && now.noon !== 'over'
}

/** day.until-noon: another day, until High Noon has been played. */
export const days = loop<Play>({
  name: 'days',
  clause: 'day.until-noon',
  goesOn: isOn,
  body: playDay,
})

/** day.three-rounds: a day is three rounds, and then it ends. */
function* playDay(play: Play): Rule {
  yield* report({ clause: 'day.three-rounds', kind: 'day-begins', day: play.now.day + 1 })
  yield* repeat(rounds, play)
}

/** day.three-rounds: how many rounds a day has. */
const ROUNDS = 3

/** day.badge-then-repeat: the steps repeat until three rounds have been played. */
export const rounds = loop<Play>({
  name: 'rounds',
  clause: 'day.badge-then-repeat',
  goesOn: (play) => isOn(play) && play.now.round < ROUNDS,
  body: nextRound,
})

function* nextRound(play: Play): Rule {
  const { now } = play
  const round = now.round + 1
  const highNoon = now.noon === 'next'
  const others = highNoon
    ? (['noon.one-round', 'day.round-order'] as const)
    : ['day.round-order' as const]
  yield* report({
    clause: 'day.three-rounds',
    with: others,
    kind: 'round-begins',
    round,
    law: now.law,
    highNoon,
  })
  yield* playRound(play)
}

/**
 * day.round-order: Round Start abilities, secret choice, Hired Guns, reveal and placement, the spaces, the
 * end of the round; after the third round also the end of the day.
 */
export function* playRound(play: Play): Rule {
  if (play.given.solo) yield* soloRound(play)
  else {
    yield* roundStart(play)
    yield* setDice(play)
    yield* callHiredGuns(play)
    yield* revealAndPlace(play)
    yield* resolveSpaces(play)
    yield* endRound(play)
  }
  if (isOn(play) && play.now.round === ROUNDS) yield* endDay(play)
}

/**
 * day.resolution-order: Hired Guns, then the spaces from 8 down to 2;
 * R-duel-time: every duel when its space comes up, or in the other reading all of them first.
 */
function* resolveSpaces(play: Play): Rule {
  const duelsFirst = play.readings['duel-time'] === 'after-placement'
  if (duelsFirst) for (const space of spaces) yield* duelOn(play, space, standingOn(play, space))
  yield* resolveHiredGuns(play)
  for (const space of spaces) {
    if (standingOn(play, space).length > 0) yield* resolveSpace(play, space, !duelsFirst)
  }
}

/** hired.several: several dice may lie on Hired Guns; turn.sharers-order: their turns go clockwise. */
function* resolveHiredGuns(play: Play): Rule {
  const { given, now } = play
  const seats = inTurnOrder(
    play,
    given.seats.filter((seat) => now.gangs[seat].turn === 'hired'),
  )
  const others = seats.length > 1 ? (['hired.several', 'turn.sharers-order'] as const) : []
  for (const seat of seats) yield* hire(play, seat, others)
}

/** duel.when, duel.survivors-act: a duel where several stand, then the turns of those who are left. */
function* resolveSpace(play: Play, space: Space, withDuel: boolean): Rule {
  const seats = standingOn(play, space)
  yield* report({ clause: 'day.resolution-order', kind: 'space-comes-up', space, seats })
  if (withDuel) yield* duelOn(play, space, seats)
  const shared = seats.length > 1
  for (const seat of seats) yield* turnIfStill(play, seat, space, shared)
}

/** turn.killed-loses-turn: who was killed or sent back before has no turn left. */
export function* turnIfStill(play: Play, seat: Seat, space: Space, shared: boolean): Rule {
  if (play.now.ending || play.now.gangs[seat].turn !== space) return
  const others = shared ? (['turn.sharers-order', 'duel.survivors-act'] as const) : []
  yield* takeTurn(play, seat, space, others)
}
