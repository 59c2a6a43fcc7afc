import type { Loop } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { inTurnOrder, type Position } from '../position.ts'
import { announceTargets, volley } from './duels.ts'
import { gainBullet } from './income.ts'
import { offerFlip } from './shooting.ts'

/**
 * score.tie-duel: those who are still tied duel to the death;
 * score.duel-unavoidable: nobody can avoid it, effect.avoid-shootout or not.
 * Who wins, or null where all of them are dead. R-final-volleys: the Outlaws that stand are notional, so
 * nobody gains Notoriety and no Undead are added.
 */
export function finalDuel(
  play: Play,
  among: readonly Seat[],
  others: readonly ClauseId[] = [],
): Seat | null {
  begin(play, among, others)
  play.repeat(finalVolleys)
  const [winner] = [...standing(play.now), ...fled(play.now)]
  return winner ?? null
}

function begin(play: Play, among: readonly Seat[], others: readonly ClauseId[]): void {
  const because = ['score.duel-unavoidable', ...others] as const
  const duel = { shootout: 'final-duel', seats: inTurnOrder(play, among) } as const
  play.report({ clause: 'score.tie-duel', with: because, kind: 'shootout-begins', ...duel })
}

/** score.tie-duel: to the death, volley after volley while several stand. */
const finalVolleys: Loop<Play> = {
  name: 'final-volleys',
  clause: 'score.tie-duel',
  goesOn: ({ now }) => standing(now).length > 1,
  body: oneVolley,
}

/** Duellists of the present volley who were neither killed nor triggered a Critical Miss. */
function standing({ shootout }: Position): readonly Seat[] {
  if (!shootout) return []
  const { seats, killed, fled } = shootout
  return seats.filter((seat) => !killed.includes(seat) && !fled.includes(seat))
}

/** R-final-flee: who got out of this duel alive by a Critical Miss. */
function fled({ shootout }: Position): readonly Seat[] {
  return [...(shootout?.fled ?? [])]
}

/** R-final-volleys: targets are announced anew for every volley. */
function oneVolley(play: Play): void {
  reload(play)
  announceTargets(play)
  const { backfired } = volley(play, 'stand')
  for (const seat of backfired) offerFlip(play, seat)
  goOn(play)
}

/**
 * score.duel-bullet: if a duellist has no Bullet, all of them get one extra Bullet;
 * R-final-bullet: that is looked at before every volley.
 */
function reload(play: Play): void {
  const seats = standing(play.now)
  if (seats.every((seat) => play.now.gangs[seat].loaded.length > 0)) return
  for (const seat of seats) gainBullet(play, seat, 'score.duel-bullet')
}

/** R-final-flee: those who stand shoot again; where nobody stands and several got out alive, these duel again. */
function goOn(play: Play): void {
  const seats = standing(play.now)
  if (seats.length > 1) play.report({ clause: 'score.tie-duel', kind: 'volley-again', seats })
  const alive = fled(play.now)
  if (seats.length === 0 && alive.length > 1) begin(play, alive, ['score.second-duel'])
}
