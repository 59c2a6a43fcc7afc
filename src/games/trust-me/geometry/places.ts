import { gapTo, type Room, roomFrom, roomOn } from './clearance.ts'
import { STRAY, settle } from './contact.ts'
import { besidePiece, type Curve, feet, limitsOf, meet, moved } from './curves.ts'
import { type Ground, isAtPiece, whyNotMove, whyNotStand } from './ground.ts'
import { compareToOutline, edgesOf, type Outline, passesThrough } from './outline.ts'
import {
  along,
  compareGap,
  compareToEdge,
  cross,
  distance,
  isTouching,
  SIDE,
  type Spot,
  squared,
  TOUCH,
} from './plane.ts'
import { type Candidate, firstSettled, type Search } from './settle.ts'

/** Goal of a figure: a spot, up to a distance of its centre from it, or a piece of scenery. */
export type Goal =
  | { readonly at: Spot; readonly radii: number }
  | { readonly piece: Outline; readonly radius: number }

/** True when a base at the spot is in contact with its goal. */
export function isThere(spot: Spot, goal: Goal): boolean {
  return 'at' in goal
    ? isTouching(spot, goal.at, goal.radii)
    : isAtPiece(spot, goal.piece, goal.radius)
}

/** True when one place is nearer to a goal than another: to a piece, by a whole tenth of a millimetre. */
export function isNearer(spot: Spot, than: Spot, goal: Goal): boolean {
  return 'at' in goal
    ? squared(spot, goal.at) < squared(than, goal.at)
    : compareToOutline(spot, goal.piece, Math.floor(farFrom(than, goal))) < 0
}

/** Distance from a place to a goal, as shown and as used to search for places. */
export function farFrom(spot: Spot, goal: Goal): number {
  if ('at' in goal) return distance(spot, goal.at)
  return Math.min(...edgesOf(goal.piece).map(([a, b]) => distance(spot, footOn(spot, a, b))))
}

/**
 * R-zombie-move: of all places that a figure can reach straight, the one nearest to its goal: in contact with it where
 * that can be, and then by the shortest way; undefined where none is nearer than where it stands.
 */
export function nearestPlace(from: Spot, goal: Goal, reach: number, ground: Ground) {
  if (isThere(from, goal)) return undefined
  const walk = walkFrom(from, reach, ground)
  const far = (spot: Spot) => farFrom(spot, goal)
  const about = within(goal, far(from))
  const find = (places: readonly Candidate[]) =>
    settled(walk, places, far, (spot) => isNearer(spot, from, goal), about)
  return touching(walk, goal) ?? find(straight(walk, goal)) ?? find(nearPlaces(walk, goal))
}

/** R-step4-who: the nearest place in contact with a goal to which a figure can go straight, if there is one. */
export function touchingPlace(from: Spot, goal: Goal, reach: number, ground: Ground) {
  return touching(walkFrom(from, reach, ground), goal)
}

function touching(walk: Walk, goal: Goal): Spot | undefined {
  const { from, reach } = walk
  const radii = 'at' in goal ? goal.radii : goal.radius
  // By the triangle inequality nothing within reach can be in contact with what lies farther.
  if (farFrom(from, goal) > reach + radii + TOUCH) return undefined
  const far = (spot: Spot) => distance(from, spot)
  const about = within(goal, radii + TOUCH)
  const find = (places: readonly Candidate[]) =>
    settled(walk, places, far, (spot) => isThere(spot, goal), about)
  // Nothing else is as near as straight before the figure: mostly it is free.
  return find(before(walk, goal)) ?? find(touchingPlaces(walk, goal))
}

/** The place in contact with a spot straight before a figure, if it gets there. */
function before({ from, reach }: Walk, goal: Goal): readonly Candidate[] {
  const [rim] = rimsOf(goal)
  const spot = 'at' in goal && rim && feet(rim, from)[0]
  if (!spot) return []
  const far = distance(from, spot)
  return far <= reach + STRAY ? [{ spot, far, limits: [] }] : []
}

/** Where all points of the grid lie that are so far from a goal or nearer, with what rounding may add. */
function within(goal: Goal, far: number): Pick<Search, 'around' | 'away'> {
  const most = far + STRAY
  if ('at' in goal) {
    const { at } = goal
    return { around: { at, radius: most }, away: (spot) => distance(spot, at) - most }
  }
  const { piece } = goal
  const [x, y] = (['x', 'y'] as const).map((axis) => {
    const all = piece.map((corner) => corner[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  }) as [number, number]
  const widest = Math.max(...piece.map((corner) => distance({ x, y }, corner)))
  return {
    around: { at: { x, y }, radius: widest + most },
    away: (spot) => gapTo(spot, piece) - most,
  }
}

/** A figure that goes: where it stands, how far it gets, and what it can meet on its way. */
interface Walk {
  readonly from: Spot
  readonly reach: number
  readonly ground: Ground
  readonly room: Room
}

/** Parts of the table that a figure can meet on its way. */
function walkFrom(from: Spot, reach: number, { radius, figures, stops, shuns }: Ground): Walk {
  const far = reach + radius + STRAY
  const isNear = (piece: Outline) => compareToOutline(from, piece, far) < 0
  const near = figures.filter((other) => compareGap(from, other, radius, far) < 0)
  const pieces = { stops: stops.filter(isNear), shuns: shuns.filter(isNear) }
  const ground = { radius, figures: near, ...pieces }
  return { from, reach, ground, room: roomFrom(from, reach, ground) }
}

/** As far as the figure gets straight towards a spot out of its reach: nothing else is nearer, if it is free. */
function straight({ from, reach }: Walk, goal: Goal): readonly Candidate[] {
  if (!('at' in goal)) return []
  const far = distance(from, goal.at)
  if (far <= reach) return []
  const by = { x: goal.at.x - from.x, y: goal.at.y - from.y }
  return [{ spot: moved(from, by, reach / far), far: far - reach, limits: [] }]
}

/** The first of several places that can be reached on the grid and of which something holds. */
function settled(
  { from, reach, ground, room }: Walk,
  places: readonly Candidate[],
  far: (spot: Spot) => number,
  isWanted: (spot: Spot) => boolean,
  about: Pick<Search, 'around' | 'away'>,
): Spot | undefined {
  return firstSettled(places, {
    ...room,
    ...about,
    anchor: from,
    far,
    holds: (spot) => isWanted(spot) && whyNotMove(from, spot, reach, ground) === undefined,
  })
}

/** Places in contact with a goal, the nearest first: straight before the figure, and where its rim meets a limit. */
function touchingPlaces(walk: Walk, goal: Goal): readonly Candidate[] {
  const { from, reach } = walk
  const limits = [...curvesFor(walk, goal), ...sightsFrom(walk)]
  return rimsOf(goal)
    .flatMap((rim) =>
      [...feet(rim, from), ...limits.flatMap((limit) => meet(rim, limit))].map((spot) => ({
        spot,
        far: distance(from, spot),
        limits: [rim],
      })),
    )
    .filter(({ far }) => far <= reach + STRAY)
    .sort((one, other) => one.far - other.far)
}

/** Places at which a figure may come nearest to a goal out of its reach, the nearest to it first. */
function nearPlaces(walk: Walk, goal: Goal): readonly Candidate[] {
  const { from, reach } = walk
  const sights = sightsFrom(walk)
  const curves = [...sights, ...curvesFor(walk, goal)]
  const own = farFrom(from, goal)
  const found: Candidate[] = []
  const look = (spots: readonly Spot[], ...limits: readonly Curve[]) => {
    for (const spot of spots) {
      if (squared(from, spot) > (reach + STRAY) ** 2) continue
      const far = farFrom(spot, goal)
      if (far < own) found.push({ spot, far, limits })
    }
  }
  for (const [at, one] of curves.entries()) {
    look(towards(one, goal), one)
    // Sights meet one another where the figure stands.
    for (const other of curves.slice(Math.max(at + 1, sights.length)))
      look(meet(one, other), one, other)
  }
  return found.sort(
    (one, other) => one.far - other.far || squared(from, one.spot) - squared(from, other.spot),
  )
}

/** The spots of a curve that can be nearest to a goal. */
function towards(curve: Curve, goal: Goal): readonly Spot[] {
  if ('at' in goal) return feet(curve, goal.at)
  const nearest = edgesOf(goal.piece).map(([a, b]) => footOn(curve.at, a, b))
  return [...goal.piece, ...nearest].flatMap((spot) => feet(curve, spot))
}

/** The spot of an edge that is nearest to another. */
function footOn(spot: Spot, a: Spot, b: Spot): Spot {
  const part = along(a, b, spot) / squared(a, b)
  return moved(a, { x: b.x - a.x, y: b.y - a.y }, Math.min(Math.max(part, 0), 1))
}

/** The limits within reach: how far the figure gets, and what else stands there. */
function curvesFor({ from, reach, ground }: Walk, goal: Goal): readonly Curve[] {
  const isNear = (curve: Curve) =>
    feet(curve, from).some((foot) => squared(foot, from) <= (reach + TOUCH) ** 2)
  return [{ at: from, radius: reach }, ...rimsOf(goal), ...limitsOf(ground, isNear)]
}

/** The lines past corners within reach, which the template of a figure cannot pass. */
function sightsFrom({ from, reach, ground: { stops, shuns } }: Walk): readonly Curve[] {
  return [...stops, ...shuns]
    .flat()
    .filter((corner) => squared(corner, from) <= (reach + TOUCH) ** 2)
    .map((corner) => ({ at: from, towards: { x: corner.x - from.x, y: corner.y - from.y } }))
}

/** Curves of the centres of bases in contact with a goal. */
function rimsOf(goal: Goal): readonly Curve[] {
  return 'at' in goal ? [{ at: goal.at, radius: goal.radii }] : besidePiece(goal.piece, goal.radius)
}

/**
 * R-geo-jump: where a figure in contact with a piece can be set down beyond it: straight across from where it stands,
 * square to a side that it touches. The line of its centre runs through the piece: beside the end of a wall, or at an
 * outer corner, there is nothing to jump over, and in an inner corner there are two ways.
 */
export function jumpPlaces(from: Spot, piece: Outline, ground: Ground): readonly Spot[] {
  const { radius } = ground
  const isFree = (spot: Spot) =>
    whyNotStand(spot, ground) === undefined && isAtPiece(spot, piece, radius)
  return edgesOf(piece).flatMap(([a, b]) => {
    const isBeside = cross(a, b, from) !== 0 && compareToEdge(from, a, b, radius + TOUCH) < 0
    if (!isBeside) return []
    const across = squareTo(a, b, from)
    // Where it leaves the rim of the piece, of those spots at which it touches the piece.
    const exits = besidePiece(piece, radius)
      .flatMap((rim) => meet(rim, { at: from, towards: across }))
      .filter(({ x, y }) => compareToOutline({ x, y }, piece, radius + 1) < 0)
    const far = Math.max(
      ...exits.map(({ x, y }) => (x - from.x) * across.x + (y - from.y) * across.y),
    )
    const by = moved({ x: 0, y: 0 }, across, far)
    const spot = far > 0 ? settle(from, by, isFree) : undefined
    return spot && passesThrough(from, spot, piece) ? [spot] : []
  })
}

/** The vector of length one from a spot square to a line. */
function squareTo(a: Spot, b: Spot, spot: Spot): Spot {
  const length = distance(a, b)
  const side = Math.sign(cross(a, b, spot))
  return { x: ((b.y - a.y) * side) / length, y: (-(b.x - a.x) * side) / length }
}

/** R-geo-circle: the free place nearest to a spot of the table, whichever way; the spot itself if it is free. */
export function nearestFree(at: Spot, ground: Ground): Spot | undefined {
  if (whyNotStand(at, ground) === undefined) return at
  const far = (spot: Spot) => distance(at, spot)
  const holds = (spot: Spot) => whyNotStand(spot, ground) === undefined
  const search = { ...roomOn(ground), anchor: at, far, holds }
  // Places so near are where limits meet that come so near: most of the table is never looked at.
  for (let near = NEAR; near < FARTHEST; near *= 2) {
    const found = firstSettled(freePlaces(at, near, ground), search)
    if (found && far(found) <= near) return found
  }
  return firstSettled(freePlaces(at, FARTHEST, ground), search)
}

/** First radius of the search for a free place, and the largest one: across the table. */
const NEAR = 250
const FARTHEST = 2 * SIDE

/** Candidate places of a base near a spot, the nearest first: points where limits come nearest to it, or meet. */
function freePlaces(at: Spot, near: number, ground: Ground): readonly Candidate[] {
  const isNear = (curve: Curve) =>
    'radius' in curve
      ? Math.abs(distance(at, curve.at) - curve.radius) <= near + 1
      : feet(curve, at).some((foot) => distance(at, foot) <= near + 1)
  const limits = limitsOf(ground, (curve) => near === FARTHEST || isNear(curve))
  const on = (spots: readonly Spot[], ...its: readonly Curve[]) =>
    spots
      .map((spot) => ({ spot, far: distance(at, spot), limits: its }))
      .filter(({ far }) => near === FARTHEST || far <= near)
  const places = limits.flatMap((one, place) => [
    ...on(feet(one, at), one),
    ...limits.slice(place + 1).flatMap((other) => on(meet(one, other), one, other)),
  ])
  return places.sort((one, other) => one.far - other.far)
}
