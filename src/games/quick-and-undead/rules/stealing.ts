import { oneOf } from '../../../kernel/choice/index.ts'
import { type ClauseId, when } from '../clauses.ts'
import { RANGER, type Resource, type Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { controls, emptyCells, type Laid } from '../position.ts'
import { mayStealFrom } from './effects/protection.ts'
import { chooseCell, gainOne, isLeft, loadTaken } from './income.ts'
import { isShared } from './two-gangs.ts'

/**
 * steal.any-player: the other players who have the resource and can be robbed of it;
 * twogang.resources: of Coins and Notoriety not the own other gang, with which they are shared;
 * soloflow.resources: in the solo game it is the supply that has to have it.
 */
export function victimsOf(play: Laid, thief: Seat, what: Resource): readonly Seat[] {
  if (play.given.solo) return isLeft(play.now, what) ? [RANGER] : []
  return play.given.seats.filter((seat) => isVictim(play, thief, seat, what))
}

function isVictim(play: Laid, thief: Seat, seat: Seat, what: Resource): boolean {
  if (seat === thief || isShared(play.now, what, thief, seat)) return false
  return mayStealFrom(play, seat, what)
}

/**
 * steal.any-player: one of the resource shown;
 * effect.double-steal: its controller may take another one of the same kind, R-double-steal: from the same
 * victim, or in the other reading from the supply;
 * day.permanent-repeatable: in every theft.
 */
export function steal(play: Play, seat: Seat, what: Resource, victim: Seat): void {
  takeOne(play, seat, what, victim)
  if (!controls(play.now, seat, 'double-steal')) return
  const fromSupply = play.readings['double-steal'] === 'from-supply' || play.given.solo
  const isMore = fromSupply ? isLeft(play.now, what) : mayStealFrom(play, victim, what)
  const clause = 'effect.double-steal'
  const options = oneOf(isMore ? [true, false] : [false])
  if (!play.ask({ clause, kind: 'steal-more', by: seat, options })) return
  const often = 'day.permanent-repeatable'
  if (fromSupply) takeFromSupply(play, seat, what, clause, [often])
  else takeOne(play, seat, what, victim, [clause, often])
}

/**
 * steal.coin, steal.notoriety: a Coin or a Notoriety goes from the victim to the thief;
 * income.fives: a token of five can always be changed for five of one, so Notoriety is a number;
 * soloflow.resources: in the solo game it comes from the supply.
 */
function takeOne(
  play: Play,
  seat: Seat,
  what: Resource,
  victim: Seat,
  because: readonly ClauseId[] = [],
): void {
  if (victim === RANGER) takeFromSupply(play, seat, what, 'soloflow.resources')
  else if (what === 'bullet') takeBullet(play, seat, victim, because)
  else {
    const clause = what === 'coin' ? 'steal.coin' : 'steal.notoriety'
    const others = when(what === 'notoriety', 'income.fives', because)
    play.report({ clause, with: others, kind: 'handed', from: victim, to: seat, what, count: 1 })
  }
}

/** steal.full-card: what comes from the supply instead of a victim is lost in the same way. */
function takeFromSupply(
  play: Play,
  seat: Seat,
  what: Resource,
  clause: ClauseId,
  because: readonly ClauseId[] = [],
): void {
  if (what === 'bullet' && emptyCells(play.now.gangs[seat]).length === 0) {
    const others = ['income.bullet-cap', clause, ...because] as const
    play.report({ clause: 'steal.full-card', with: others, kind: 'bullet-lost', seat })
  } else gainOne(play, seat, what, clause, because)
}

/** steal.bullet: the thief chooses which loaded cell of the victim is emptied, then which own empty one is loaded. */
function takeBullet(play: Play, seat: Seat, victim: Seat, because: readonly ClauseId[]): void {
  const clause = 'steal.bullet'
  const loaded = [...play.now.gangs[victim].loaded]
  const cell = chooseCell(play, 'steal-cell', seat, loaded, clause, victim)
  play.report({ clause, with: because, kind: 'emptied', seat: victim, cell })
  loadTaken(play, seat, clause)
}
