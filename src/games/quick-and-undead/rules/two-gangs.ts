import type { Resource, Seat } from '../components.ts'
import type { Given, Laid, Position } from '../position.ts'

/** twogang.setup-as-four: how many gangs play; two players with two gangs each prepare the game as four. */
export function gangCount({ seats }: Given): number {
  return seats.length
}

/** True when two players have two gangs each, as twogang.optional lets them. */
export function hasTwoGangs({ players, seats }: Given): boolean {
  return seats.length > players
}

/**
 * R-gang-is-player: whether two gangs are one player's and do not duel; by default each gang counts as a
 * player for everything but Coins, Notoriety and the final score.
 */
export function areSisters({ now, readings }: Laid, one: Seat, other: Seat): boolean {
  if (readings['gang-is-player'] !== 'sisters-spared') return false
  return now.gangs[one].purse === now.gangs[other].purse
}

/** R-gang-is-player: whether there is anybody among these to shoot at. */
export function haveOpponents(play: Laid, [first, ...others]: readonly Seat[]): boolean {
  return first !== undefined && others.some((other) => !areSisters(play, first, other))
}

/**
 * twogang.resources: whether two gangs are one player's, so that neither can take such a resource from the
 * other: they share Coins and Notoriety, but not Bullets.
 */
export function isShared({ gangs }: Position, what: Resource, one: Seat, other: Seat): boolean {
  return what !== 'bullet' && gangs[one].purse === gangs[other].purse
}

/** The players, each by the first of their gangs, whose purse all their gangs share. */
export function playersOf({ given, now }: Laid): readonly Seat[] {
  return given.seats.filter((seat) => now.gangs[seat].purse === seat)
}

/** twogang.score: the gangs of a player, whose scores are added; in any other game the one. */
export function gangsOf({ given, now }: Laid, player: Seat): readonly Seat[] {
  return given.seats.filter((seat) => now.gangs[seat].purse === player)
}
