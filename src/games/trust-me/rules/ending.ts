import { isResourceKind, type Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { type Item, isItem, type Laid, placesWith, seatsIn } from '../position.ts'
import { pointsClauses, pointsOf, QUOTA } from './points.ts'
import { discardShownBlanks, isFaceDown } from './sheet/sheet.ts'

/**
 * end.reveal-and-count: Objectives and hidden objects are shown, and the points counted; a Blank that is shown is gone;
 * end.win, end.success, end.others-may-win: with enough of them the survivor leaves the board, and the game goes on;
 * end.failure: without, it stays (R-exit-failure).
 */
export function claim(play: Play, seat: Seat): void {
  count(play, seat)
  discardShownBlanks(play, seat)
  const { total } = pointsOf(play, seat)
  const because = ['end.win', 'end.others-may-win'] as const
  if (total < QUOTA) play.report({ clause: 'end.failure', kind: 'claim-failed', seat, total })
  else play.report({ clause: 'end.success', with: because, kind: 'left', seat, total })
}

/**
 * end.reveal-and-count: everybody sees the Objective cards, what lies face down, and which Resources are special ones;
 * then what somebody's points are made of.
 */
function count(play: Play, seat: Seat): void {
  const clause = 'end.reveal-and-count'
  const { objectives, sheet } = play.now.players[seat]
  const places = placesWith(
    sheet,
    (held, place) => isItem(held) && (isFaceDown(play, seat, place) || isResourceKind(held.kind)),
  )
  const items = places.map((place) => ({ ...(sheet[place] as Item) }))
  if (objectives.length + items.length > 0) {
    const facts = { objectives: [...objectives], places, items }
    play.report({ clause, kind: 'revealed', seat, ...facts })
  }
  const because = ['meta.three-sources', ...pointsClauses(play, seat)] as const
  play.report({ clause, with: because, kind: 'points-counted', seat, ...pointsOf(play, seat) })
}

/** end.three-rounds: rounds that are played after the first survivor has left. */
const LAST_ROUNDS = 3

/**
 * end.three-rounds: three more rounds after the one in which the first survivor left, or with it by the other reading
 * (R-three-rounds). How many are left after this round; null while nobody has left.
 */
export function roundsLeft({ now, readings }: Laid): number | null {
  if (now.winners.length === 0) return null
  const first = readings['last-rounds'] === 'from' ? LAST_ROUNDS - 1 : LAST_ROUNDS
  return now.left === null ? first : now.left - 1
}

/** R-no-exit: a game that is broken off is unfinished: only those who left have won. */
export function breakOff(play: Play): void {
  const { round, winners } = play.now
  const clause = 'end.three-rounds'
  play.report({ clause, kind: 'broken-off', round: round - 1, winners: [...winners] })
}

/**
 * end.all-out: whoever is still on the board counts as having left, and all count their points;
 * end.several-winners: all who have enough of them win, besides those who left (R-final-quota).
 */
export function finish(play: Play): void {
  for (const seat of seatsIn(play, 'in')) count(play, seat)
  const enough = seatsIn(play, 'in').filter((seat) => pointsOf(play, seat).total >= QUOTA)
  const winners = play.given.seats.filter(
    (seat) => play.now.winners.includes(seat) || enough.includes(seat),
  )
  play.report({ clause: 'end.all-out', with: ['end.several-winners'], kind: 'game-over', winners })
}
