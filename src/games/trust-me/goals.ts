import type { Seat } from './components.ts'
import { CENTRE, distance, SIDE, type Spot } from './geometry/plane.ts'
import { lengthOfWay, type Seen } from './paths.ts'
import { isResource, type Position } from './position.ts'
import { pointsOf, QUOTA } from './rules/points.ts'

/*
 * Goals of a player with a purpose, and the ways there, by what its seat sees. Lengths are rough, in units of a tenth of
 * a millimetre: a policy estimates, and measures nothing.
 */

/** Radius of a base. */
const BASE = 125
/** Rough distance at which a zombie comes into contact after an action. */
const LUNGE = 760
/** Rough distance at which a zombie comes into contact in its phase. */
const ZOMBIE_PHASE = 1500
/** Rough distance from which a token can be searched, and one on a piece of scenery. */
const SEARCHED_FROM = 550
const SEARCHED_ON_PIECE = 800
/** Distance from the pawn at which a survivor waits who has nothing to look for. */
const WAITING = 500

/** Goal of a survivor, and the distance that is near enough. */
export interface Aim {
  readonly at: Spot
  readonly near: number
}

/** True when a token on the ground is worth a search: the seat has not looked at it, or it counts. */
export function isWorth({ seen, item }: Position['lying'][number], seat: Seat): boolean {
  return !seen.includes(seat) || (item !== null && isResource(item))
}

/** True when a token is near that is worth a search. */
export function isSearchable(position: Position, seat: Seat): boolean {
  const { at } = position.players[seat]
  return position.lying.some((token) => {
    const far = token.piece === null ? SEARCHED_FROM : SEARCHED_ON_PIECE
    return isWorth(token, seat) && distance(at, token.at) <= far
  })
}

/** True when a survivor has the points that it takes to leave. */
export function isRich(position: Position, seat: Seat): boolean {
  return pointsOf({ now: position }, seat).total >= QUOTA
}

/** Next goal of a survivor: with five points its pawn, else the nearest token that is worth a search, if there is one. */
export function goalOf(seen: Seen, seat: Seat): Aim | undefined {
  const position = seen.now
  const { at, community } = position.players[seat]
  const inside = (value: number) => Math.min(Math.max(value, BASE), SIDE - BASE)
  const home = community && { x: inside(community.x), y: inside(community.y) }
  if (home && isRich(position, seat)) return { at: home, near: 0 }
  const tokens = position.lying.filter((token) => token.piece === null && isWorth(token, seat))
  const far = (spot: Spot) => lengthOfWay(seen, at, spot)
  const [nearest] = tokens.toSorted((one, other) => far(one.at) - far(other.at))
  if (nearest) return { at: nearest.at, near: SEARCHED_FROM }
  return home ? { at: home, near: WAITING } : undefined
}

/** Length of the way that is left from a spot to a goal. */
export function wayTo(seen: Seen, spot: Spot, goal: Aim | undefined): number {
  return goal ? Math.max(lengthOfWay(seen, spot, goal.at) - goal.near, 0) : 0
}

/** Number of zombies that come into contact with a base there after an action. */
export function zombiesNear({ zombies }: Position, spot: Spot): number {
  return zombies.filter((zombie) => distance(zombie, spot) <= LUNGE).length
}

/**
 * The spots about a survivor to which it may go, and where it stands: where it is best off first. After the last of its
 * tokens, of which it has `left`, all zombies move.
 */
export function waysOf(
  seen: Seen,
  seat: Seat,
  left = seen.now.players[seat].reserve,
): readonly Spot[] {
  const position = seen.now
  const { at } = position.players[seat]
  // Whoever has what it takes to leave runs a risk for it.
  const [fear, dread] = isRich(position, seat) ? [400, 150] : [700, left === 0 ? 500 : 100]
  const goal = goalOf(seen, seat)
  const aim = goal?.at ?? CENTRE
  const cost = (spot: Spot) =>
    wayTo(seen, spot, goal ?? { at: aim, near: 0 }) +
    fear * zombiesNear(position, spot) +
    dread * position.zombies.filter((zombie) => distance(zombie, spot) <= ZOMBIE_PHASE).length
  const isReached = distance(at, aim) < 1750
  return [at, ...(isReached ? [aim] : []), ...rosette(at, aim)]
    .map((spot) => ({ spot, far: cost(spot) }))
    .sort((one, other) => one.far - other.far)
    .map(({ spot }) => spot)
}

/** Spots in twelve directions, that to a goal first, at four distances: the farthest is that of a Run whose box is free. */
function rosette(at: Spot, aim: Spot): readonly Spot[] {
  const lengths = [1750, 1250, 750, 400]
  return lengths.flatMap((length) => spotsAround(at, aim, length))
}

/** Spots at a distance from another, in twelve directions, that to a goal first. */
export function spotsAround(at: Spot, aim: Spot, length: number): readonly Spot[] {
  const far = distance(at, aim)
  const [x, y] = far > 0 ? [(aim.x - at.x) / far, (aim.y - at.y) / far] : [0, -1]
  return Array.from({ length: 12 }, (_, turn) => {
    const angle = (turn % 2 === 0 ? turn : -turn - 1) * (Math.PI / 12)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: Math.round(at.x + length * (x * cos - y * sin)),
      y: Math.round(at.y + length * (x * sin + y * cos)),
    }
  })
}

/** Spots of the middle of the table, those first that are farthest from others, and of those the most central. */
export function spreadFrom(others: readonly Spot[]): readonly Spot[] {
  const steps = Array.from({ length: 12 }, (_, step) => 1350 + 300 * step)
  const all = steps.flatMap((x) => steps.map((y) => ({ x, y })))
  const apart = (spot: Spot) => Math.min(SIDE, ...others.map((other) => distance(spot, other)))
  return all
    .map((spot) => ({ spot, apart: apart(spot), far: distance(spot, CENTRE) }))
    .sort((one, other) => other.apart - one.apart || one.far - other.far)
    .map(({ spot }) => spot)
}
