import type { ClauseId } from '../clauses.ts'
import type { PlayerCount, Seat } from '../components.ts'
import type { Play } from '../play.ts'

/** goal.target-2p, goal.target-3p, goal.target-4-5p: the sum that wins, by the number of players. */
const targets: Readonly<Record<PlayerCount, { target: number; clause: ClauseId }>> = {
  2: { target: 3000, clause: 'goal.target-2p' },
  3: { target: 2500, clause: 'goal.target-3p' },
  4: { target: 2000, clause: 'goal.target-4-5p' },
  5: { target: 2000, clause: 'goal.target-4-5p' },
}

/** The sum that wins. */
export function targetOf(players: PlayerCount): number {
  return targets[players].target
}

/** goal.first-to-target: who has the target wins at once; nothing is resolved any more. */
export function checkWin(play: Play, seat: Seat): void {
  const isReached = play.now.money[seat] >= play.given.target
  if (isReached && play.readings['win'] === 'at-once') win(play, [seat])
}

/** The same where it is read so that the round is played to its end: then the richest wins, or all who are as rich. */
export function checkRoundEnd(play: Play): void {
  if (play.readings['win'] === 'at-once') return
  const { seats, target } = play.given
  const most = Math.max(...seats.map((seat) => play.now.money[seat]))
  const richest = seats.filter((seat) => play.now.money[seat] === most)
  if (most >= target) win(play, richest)
}

function win(play: Play, seats: readonly Seat[]): void {
  const { players, target } = play.given
  const because = [targets[players].clause]
  play.report({ clause: 'goal.first-to-target', with: because, kind: 'won', seats, target })
}
