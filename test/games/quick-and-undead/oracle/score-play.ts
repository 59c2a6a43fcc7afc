/* The count, ties, and the duel at the end of the game. */

import { clockwise, gangOf, type Play } from './play.ts'
import { askTarget, fireVolley, flipAll } from './shootouts.ts'
import type { Seat } from './terms.ts'
import { gainBullet } from './tokens.ts'
import type { BySeat } from './volley.ts'

/** The players, each by the first of their gangs. */
export function ownersOf(play: Play): Seat[] {
  return play.world.seats.filter((seat) => gangOf(play, seat).purse === seat)
}

/** score.sum, twogang.score. */
export function scoreOf(play: Play, owner: Seat): number {
  const { state, world } = play
  let score = state.purses[owner]?.notoriety ?? 0
  for (const seat of world.seats.filter((other) => gangOf(play, other).purse === owner)) {
    for (const card of gangOf(play, seat).trophies) score += world.undead[card]?.value ?? 0
    for (const { card, occupants, undead } of state.town) {
      const isClear = undead.length === 0
      if (isClear && occupants.includes(seat)) score += world.buildings[card]?.notoriety ?? 0
    }
  }
  return score
}

/** score.winner, score.tie-coins, score.tie-duel. */
export function count(play: Play): void {
  const owners = ownersOf(play)
  for (const owner of owners) play.state.scores[owner] = scoreOf(play, owner)
  crown(play, owners)
}

function crown(play: Play, living: readonly Seat[]): void {
  const { best, by } = bestOf(play, living)
  if (best.length > 1) duelToTheDeath(play, best, living)
  else play.state.ending = { winner: best[0] as Seat, by }
}

/** The best of some by score and then by Coins, and which of the two told them apart. */
function bestOf(play: Play, some: readonly Seat[]): { best: Seat[]; by: 'notoriety' | 'coins' } {
  const { scores, purses } = play.state
  const scoreOf = (seat: Seat) => scores[seat] ?? 0
  const coinsOf = (seat: Seat) => purses[seat]?.coins ?? 0
  const top = Math.max(...some.map(scoreOf))
  const first = some.filter((seat) => scoreOf(seat) === top)
  const most = Math.max(...first.map(coinsOf))
  const best = first.filter((seat) => coinsOf(seat) === most)
  return { best, by: first.length === 1 ? 'notoriety' : 'coins' }
}

/** score.duel-all-dead, score.second-duel, R-final-all-dead: the best who live win, or duel in turn. */
function duelToTheDeath(play: Play, tied: readonly Seat[], living: readonly Seat[]): void {
  const winner = finalDuel(play, tied)
  if (winner) {
    play.state.ending = { winner, by: 'duel' }
    return
  }
  const others = living.filter((seat) => !tied.includes(seat))
  if (others.length === 0) play.state.ending = { winner: null, by: 'draw' }
  else crown(play, others)
}

/**
 * R-final-volleys, R-final-bullet: volley after volley, until one stands; R-final-flee: where nobody does,
 * one who fled has won, and several duel again. Null when all are dead.
 */
export function finalDuel(play: Play, seats: readonly Seat[]): Seat | null {
  let standing = clockwise(play, seats)
  let alive = standing
  while (standing.length > 1) {
    if (standing.some((seat) => gangOf(play, seat).loaded.length === 0)) {
      for (const seat of standing) gainBullet(play, seat)
    }
    const targets: BySeat<Seat> = {}
    for (const seat of standing) targets[seat] = askTarget(play, seat, standing)
    const { killed, fled, backfired } = fireVolley(play, standing, targets)
    alive = alive.filter((seat) => !killed.includes(seat))
    flipAll(play, backfired)
    standing = standing.filter((seat) => !killed.includes(seat) && !fled.includes(seat))
  }
  if (standing.length === 1 || alive.length === 0) return standing[0] ?? null
  return alive.length === 1 ? (alive[0] as Seat) : finalDuel(play, alive)
}
