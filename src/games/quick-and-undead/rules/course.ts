import type { Loop } from '../../../kernel/run/table.ts'
import type { Play } from '../play.ts'
import { isOn, nextRound, ROUNDS } from './round.ts'
import { countScores } from './scoring.ts'
import { setUp } from './setup.ts'
import { soloSetUp } from './solo/setup.ts'

/** day.until-noon, noon.then-score: days follow one another until High Noon has been played, then all count. */
export function wholeGame(play: Play): void {
  if (play.given.solo) soloSetUp(play)
  else setUp(play)
  play.repeat(days)
  if (!play.now.ending) countScores(play)
}

/** day.until-noon: another day, until High Noon has been played. */
const days: Loop<Play> = {
  name: 'days',
  clause: 'day.until-noon',
  goesOn: isOn,
  body: playDay,
}

/** day.three-rounds: a day is three rounds, and then it ends. */
function playDay(play: Play): void {
  const day = play.now.day + 1
  play.report({ clause: 'day.three-rounds', with: ['day.until-noon'], kind: 'day-begins', day })
  play.repeat(rounds)
}

/** day.badge-then-repeat: the steps repeat until three rounds have been played. */
const rounds: Loop<Play> = {
  name: 'rounds',
  clause: 'day.badge-then-repeat',
  goesOn: (play) => isOn(play) && play.now.round < ROUNDS,
  body: nextRound,
}
