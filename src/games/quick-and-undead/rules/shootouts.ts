import { type ClauseId, when } from '../clauses.ts'
import { type BuildingCard, RANGER, type Seat, type Space } from '../components.ts'
import type { Play } from '../play.ts'
import { controls, inTurnOrder, type Laid, purseOf, type Shootout, turnOrder } from '../position.ts'
import { addUndead } from './graveyard.ts'
import { gain } from './income.ts'
import { offerFlip } from './shooting.ts'

/** Place of a shootout. */
interface Ground {
  readonly space?: Space
  readonly building?: BuildingCard
}

/** A shootout between Outlaws begins: from here on nobody can avoid it. */
export function beginShootout(
  play: Play,
  shootout: Shootout['kind'],
  seats: readonly Seat[],
  ground: Ground,
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): void {
  play.report({ clause, with: others, kind: 'shootout-begins', shootout, seats, ...ground })
  payNotorious(play, seats)
}

/**
 * effect.notorious: a Notoriety for its controller whenever involved in a shootout, surviving or not;
 * day.permanent-repeatable: as often as that happens in a round.
 */
export function payNotorious(play: Play, seats: readonly Seat[]): void {
  for (const seat of seats) {
    if (controls(play.now, seat, 'notorious')) {
      gain(play, seat, 'notoriety', 1, 'effect.notorious', ['day.permanent-repeatable'])
    }
  }
}

/** effect.notorious: told where its controller gets nothing, because what happened is no shootout. */
export function tellNotoriousSpared(play: Play, seats: readonly Seat[]): void {
  const [clause, card] = ['effect.notorious', 'notorious'] as const
  for (const seat of seats) {
    if (!controls(play.now, seat, card)) continue
    play.report({ clause, kind: 'not-applied', why: 'no-shootout', seat, card })
  }
}

/** effect.avoid-shootout: whether a seat can give an opponent a Coin to avoid a shootout. */
export function canBuyOff({ now }: Laid, seat: Seat): boolean {
  return controls(now, seat, 'avoid-shootout') && purseOf(now, seat).coins > 0
}

/** effect.avoid-shootout: the opponent, who cannot refuse, gets the Coin; Dead Ranger's goes to the supply. */
export function buyOff(play: Play, seat: Seat, opponent: Seat): void {
  const clause = 'effect.avoid-shootout'
  play.report({ clause, with: ['building.precedence'], kind: 'buys-off', seat, opponent })
  if (opponent === RANGER) play.report({ clause, kind: 'paid', seat, what: 'coin', count: 1 })
  else play.report({ clause, kind: 'handed', from: seat, to: opponent, what: 'coin', count: 1 })
}

/** An Outlaw that was shot: whose, from where, and who is credited with it. */
export interface Death {
  readonly seat: Seat
  readonly from: Space | BuildingCard | 'stand'
  readonly by: readonly Seat[]
}

/** shot.killed: an Outlaw that is shot goes to the Graveyard. */
export function kill(
  play: Play,
  { seat, from, by }: Death,
  clause: ClauseId,
  because: readonly ClauseId[] = [],
): void {
  const risen = when(seat === RANGER, 'soloflow.from-graveyard')
  const others = ['shot.killed', ...because, ...risen] as const
  play.report({ clause, with: others, kind: 'outlaw-killed', seat, from, by })
}

/**
 * graveyard.killer-notoriety: first every killer gains 1 Notoriety from the supply;
 * duel.defeated, graveyard.add-undead: then every owner of a dead Outlaw adds an Undead, in turn order.
 */
export function settleDeaths(play: Play, deaths: readonly Death[], clause: ClauseId): void {
  for (const killer of killersOf(play, deaths)) {
    gain(play, killer, 'notoriety', 1, 'graveyard.killer-notoriety', [clause])
  }
  const dead = deaths.map(({ seat }) => seat)
  for (const seat of inTurnOrder(play, dead)) {
    addUndead(play, seat)
    if (play.now.ending) return
  }
}

/** Seats that gain for each death, in turn order; Dead Ranger, who is not in it, gains nothing. */
function killersOf(play: Laid, deaths: readonly Death[]): readonly Seat[] {
  return turnOrder(play).flatMap((seat) =>
    deaths.filter(({ by }) => by.includes(seat)).map(() => seat),
  )
}

/**
 * crit.miss-effect, shot.critical-miss: who triggered a Critical Miss returns to the stash;
 * crit.miss-not-killed: that is no death, so no Undead is added.
 */
export function flee(
  play: Play,
  seat: Seat,
  from: Death['from'],
  clause: ClauseId = 'shot.critical-miss',
): void {
  const others = ['crit.miss-effect', 'crit.miss-not-killed'] as const
  play.report({ clause, with: others, kind: 'outlaw-fled', seat, from })
}

/**
 * crit.miss-effect: a Critical Miss in one's own turn sends the own Outlaw back to the stash and ends the
 * turn, without income or purchase; the token may be turned.
 */
export function backfire(play: Play, seat: Seat, clause: ClauseId): void {
  const { turn } = play.now.gangs[seat]
  if (typeof turn === 'number') {
    flee(play, seat, turn, clause)
    loseTurn(play, seat, turn, clause)
  }
  offerFlip(play, seat)
}

/**
 * turn.killed-loses-turn, crit.miss-effect: the turn of an Outlaw that is gone, still to come or under way, is
 * lost; one that lay there, or sat in a building, had none.
 */
export function loseTurn(play: Play, seat: Seat, from: Death['from'], clause: ClauseId): void {
  if (play.now.gangs[seat].turn === from) play.report({ clause, kind: 'turn-lost', seat })
}
