import type { Play } from '../play.ts'

/** goal.first: a player who has banked enough chips wins at once. */
export function checkGoal(play: Play): void {
  const { mover: seat, chips } = play.now
  if (chips[seat] >= play.given.goal) play.report({ clause: 'goal.first', kind: 'won', seat })
}
