import { either, oneOf } from '../../../kernel/choice.ts'
import { ask, known, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { type BuildingCard, RANGER, type Seat, type Space } from '../components.ts'
import { controls, inTurnOrder, type Play, purseOf, type Shootout, turnOrder } from '../position.ts'
import { report } from '../report.ts'
import { addUndead } from './graveyard.ts'
import { gain } from './income.ts'
import { offerFlip } from './shooting.ts'

/** Where a shootout is fought. */
export interface Ground {
  readonly space?: Space
  readonly building?: BuildingCard
}

/** A shootout between Outlaws begins: from here on nobody can avoid it. */
export function* beginShootout(
  play: Play,
  shootout: Shootout['kind'],
  seats: readonly Seat[],
  ground: Ground,
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): Rule {
  yield* report({ clause, with: others, kind: 'shootout-begins', shootout, seats, ...ground })
  if (shootout !== 'final-duel') yield* payNotorious(play, seats)
}

/** effect.notorious: a Notoriety for its controller whenever involved in a shootout, surviving or not. */
export function* payNotorious(play: Play, seats: readonly Seat[]): Rule {
  for (const seat of seats) {
    if (controls(play.now, seat, 'notorious'))
      yield* gain(play, seat, 'notoriety', 1, 'effect.notorious')
  }
}

/** effect.avoid-shootout: whether a seat can give an opponent a Coin to avoid a shootout. */
export function canBuyOff({ now }: Play, seat: Seat): boolean {
  return controls(now, seat, 'avoid-shootout') && purseOf(now, seat).coins > 0
}

/** effect.avoid-shootout: whether its controller gives a Coin, and to which opponent. */
export function askToAvoid(by: Seat, opponents: readonly Seat[]): Suspension<Seat | 'no'> {
  return ask({
    clause: 'effect.avoid-shootout',
    kind: 'avoid',
    by,
    options: either(oneOf(['no']), oneOf(opponents)),
  })
}

/** effect.avoid-shootout: the opponent, who cannot refuse, gets the Coin; Dead Ranger's goes to the supply. */
export function* buyOff(seat: Seat, opponent: Seat): Rule {
  const clause = 'effect.avoid-shootout'
  yield* report({ clause, with: ['building.precedence'], kind: 'buys-off', seat, opponent })
  if (opponent === RANGER) yield* report({ clause, kind: 'paid', seat, what: 'coin', count: 1 })
  else yield* report({ clause, kind: 'handed', from: seat, to: opponent, what: 'coin', count: 1 })
}

/** An Outlaw that was shot: whose, from where, and who is credited with it. */
export interface Death {
  readonly seat: Seat
  readonly from: Space | BuildingCard | 'stand'
  readonly by: readonly Seat[]
}

/** shot.killed: an Outlaw that is shot goes to the Graveyard. */
export function kill(
  { seat, from, by }: Death,
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): Suspension<void> {
  const besides: ClauseId[] = ['shot.killed', ...others]
  if (seat === RANGER) besides.push('soloflow.from-graveyard')
  return report({ clause, with: besides, kind: 'outlaw-killed', seat, from, by })
}

/**
 * graveyard.killer-notoriety: first every killer gains 1 Notoriety from the supply;
 * duel.defeated, graveyard.add-undead: then every owner of a dead Outlaw adds an Undead, in turn order.
 */
export function* settleDeaths(play: Play, deaths: readonly Death[], clause: ClauseId): Rule {
  for (const killer of killersOf(play, deaths)) {
    yield* gain(play, killer, 'notoriety', 1, 'graveyard.killer-notoriety', [clause])
  }
  for (const seat of inTurnOrder(
    play,
    deaths.map((death) => death.seat),
  )) {
    yield* addUndead(play, seat)
    if (play.now.ending) return
  }
}

/** Who gains for each death, in turn order; Dead Ranger, who is not in it, gains nothing. */
function killersOf(play: Play, deaths: readonly Death[]): readonly Seat[] {
  const killers: Seat[] = []
  for (const seat of turnOrder(play)) {
    for (const { by } of deaths) if (by.includes(seat)) killers.push(seat)
  }
  return killers
}

/**
 * crit.miss-effect, shot.critical-miss: who triggered a Critical Miss returns to the stash;
 * crit.miss-not-killed: that is no death, so no Undead is added.
 */
export function flee(
  seat: Seat,
  from: Death['from'],
  clause: ClauseId = 'shot.critical-miss',
): Suspension<void> {
  const others = ['crit.miss-effect', 'crit.miss-not-killed'] as const
  return report({ clause, with: others, kind: 'outlaw-fled', seat, from })
}

/**
 * crit.miss-effect: a Critical Miss in one's own turn sends the own Outlaw back to the stash and ends the
 * turn, without income or purchase; the token may be turned.
 */
export function* backfire(play: Play, seat: Seat, clause: ClauseId): Rule {
  const { turn } = play.now.gangs[seat]
  if (typeof turn === 'number') {
    yield* flee(seat, turn, clause)
    yield* loseTurn(play, seat, turn, clause)
  }
  yield* offerFlip(seat)
}

/**
 * turn.killed-loses-turn, crit.miss-effect: the turn of an Outlaw that is gone, still to come or under way, is
 * lost; one that lay there, or sat in a building, had none.
 */
export function loseTurn(
  { now }: Play,
  seat: Seat,
  from: Death['from'],
  clause: ClauseId,
): Suspension<void> {
  if (now.gangs[seat].turn !== from) return known(undefined)
  return report({ clause, kind: 'turn-lost', seat })
}
