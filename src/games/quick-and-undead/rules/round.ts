import { when } from '../clauses.ts'
import type { Play } from '../play.ts'
import type { Laid } from '../position.ts'
import { callHiredGuns, revealAndPlace, setDice } from './day.ts'
import { roundStart } from './effects/round-start.ts'
import { endDay, endRound, tellUpkeepSpared } from './end.ts'
import { resolveSpaces } from './resolution.ts'
import { soloRound } from './solo/round.ts'

/** day.three-rounds: how many rounds a day has. */
export const ROUNDS = 3

/** True when another round is to be played: not after High Noon, nor once the game has ended. */
export function isOn({ now }: Pick<Laid, 'now'>): boolean {
  return now.ending === null && now.noon !== 'over'
}

/** day.three-rounds: the next round begins and is played; it is High Noon where that was triggered. */
export function nextRound(play: Play): void {
  const { law, noon } = play.now
  const highNoon = noon === 'next'
  const order = when(highNoon, 'noon.one-round', ['day.round-order'])
  play.report({
    clause: 'day.three-rounds',
    with: when(play.given.solo, 'soloflow.always-law', order),
    kind: 'round-begins',
    round: play.now.round + 1,
    law,
    highNoon,
  })
  playRound(play)
}

/**
 * day.round-order: Round Start abilities, secret choice, Hired Guns, reveal and placement, the spaces, the
 * end of the round; after the third round also the end of the day.
 */
function playRound(play: Play): void {
  if (play.given.solo) soloRound(play)
  else {
    roundStart(play)
    setDice(play)
    callHiredGuns(play)
    revealAndPlace(play)
    resolveSpaces(play)
    endRound(play)
  }
  if (!isOn(play)) return
  if (play.now.round === ROUNDS) endDay(play)
  else tellUpkeepSpared(play)
}
