import { loop, type Rule, repeat } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { Play } from '../position.ts'
import { report } from '../report.ts'
import { callHiredGuns, revealAndPlace, setDice } from './day.ts'
import { roundStart } from './effects/round-start.ts'
import { endDay, endRound } from './end.ts'
import { resolveSpaces } from './resolution.ts'
import { countScores } from './scoring.ts'
import { setUp } from './setup.ts'
import { soloRound } from './solo/round.ts'
import { soloSetUp } from './solo/setup.ts'

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
  const day = play.now.day + 1
  yield* report({ clause: 'day.three-rounds', with: ['day.until-noon'], kind: 'day-begins', day })
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

/** day.three-rounds: the next round begins and is played; it is High Noon where that was triggered. */
export function* nextRound(play: Play): Rule {
  const { now } = play
  const round = now.round + 1
  const highNoon = now.noon === 'next'
  const others: ClauseId[] = ['day.round-order']
  if (highNoon) others.push('noon.one-round')
  if (play.given.solo) others.push('soloflow.always-law')
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
