import { directionOf } from './circle.ts'
import {
  type Compared,
  compareGaps,
  compareToEdge,
  cross,
  type Gap,
  gapToEdge,
  isOnEdge,
  isSame,
  rounded,
  SIDE,
  type Spot,
  squared,
} from './plane.ts'

/** The outline of a piece of scenery: its corners in order, joined by straight edges that do not cross. */
export type Outline = readonly Spot[]

/** In how many ways a piece can be turned on its spot: by ten degrees each. */
export const TURNS = 36

/** The outline of a piece laid somewhere: its corners are turned about its own origin, and lie on the grid. */
export function laid(shape: Outline, { x, y }: Spot, turn: number): Outline {
  const [sine, cosine, whole] = directionOf(turn)
  return shape.map((corner) => ({
    x: x + rounded((corner.x * cosine - corner.y * sine) / whole),
    y: y + rounded((corner.x * sine + corner.y * cosine) / whole),
  }))
}

/** Every edge of an outline, from corner to corner. */
export function edgesOf(outline: Outline): readonly (readonly [Spot, Spot])[] {
  return outline.map((corner, place) => [corner, outline[(place + 1) % outline.length] as Spot])
}

/** True when an outline lies on the table. */
export function isOnTable(outline: Outline): boolean {
  return outline.every(({ x, y }) => x >= 0 && y >= 0 && x <= SIDE && y <= SIDE)
}

/** True when one of the longest sides of an outline lies along the edge of the table. */
export function isAtEdge(outline: Outline): boolean {
  const edges = edgesOf(outline)
  const longest = Math.max(...edges.map(([a, b]) => squared(a, b)))
  return edges.some(
    ([a, b]) =>
      squared(a, b) === longest &&
      (['x', 'y'] as const).some((axis) => a[axis] === b[axis] && [0, SIDE].includes(a[axis])),
  )
}

/** True when a spot lies inside an outline; on its edge is not inside. */
export function isWithin(spot: Spot, outline: Outline): boolean {
  if (isBeyond(spot, outline, 0)) return false
  let within = false
  let a = outline.at(-1) as Spot
  for (const b of outline) {
    if (isOnEdge(spot, a, b)) return false
    if (a.y > spot.y !== b.y > spot.y && cross(a, b, spot) > 0 === b.y > a.y) within = !within
    a = b
  }
  return within
}

/** The least and the greatest that the corners of an outline come to, each way. */
interface Bounds {
  readonly low: Spot
  readonly high: Spot
}

/** Bounds of outlines, each found once. */
const known = new WeakMap<Outline, Bounds>()

function boundsOf(outline: Outline): Bounds {
  const found = known.get(outline)
  if (found) return found
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const low = { x: Math.min(...xs), y: Math.min(...ys) }
  const bounds = { low, high: { x: Math.max(...xs), y: Math.max(...ys) } }
  known.set(outline, bounds)
  return bounds
}

/** True when a piece lies further to one side of a spot than a length. A quick test. */
function isBeyond({ x, y }: Spot, outline: Outline, length: number): boolean {
  const { low, high } = boundsOf(outline)
  return low.x > x + length || low.y > y + length || high.x < x - length || high.y < y - length
}

/** Compares the distance between a spot and a piece with a length; inside the piece it is always nearer. */
export function compareToOutline(spot: Spot, outline: Outline, length: number): Compared {
  if (isBeyond(spot, outline, length)) return 1
  if (isWithin(spot, outline)) return -1
  let least: Compared = 1
  let a = outline.at(-1) as Spot
  for (const b of outline) {
    const edge = compareToEdge(spot, a, b, length)
    if (edge < least) least = edge
    a = b
  }
  return least
}

/** The gap between a spot and a piece, exactly; none within it. */
export function gapToOutline(spot: Spot, outline: Outline, radii: number): Gap {
  if (isWithin(spot, outline)) return { squared: 0, radii }
  const gaps = edgesOf(outline).map(([a, b]) => gapToEdge(spot, a, b, radii))
  return gaps.reduce((least, gap) => (compareGaps(gap, least) < 0 ? gap : least))
}

/** True when a straight line runs through the inside of a piece; along an edge or past a corner is not through. */
export function passesThrough(from: Spot, to: Spot, outline: Outline): boolean {
  if (isBeside(from, to, outline)) return false
  if (edgesOf(outline).some(([a, b]) => isCrossing(from, to, a, b))) return true
  const onLine = outline.filter((corner) => isOnEdge(corner, from, to))
  const stops = [from, ...onLine, to].sort((a, b) => squared(from, a) - squared(from, b))
  const doubled = outline.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }))
  return stops.some((stop, place) => {
    const next = stops[place + 1]
    const isStretch = next !== undefined && !isSame(stop, next)
    return isStretch && isWithin({ x: stop.x + next.x, y: stop.y + next.y }, doubled)
  })
}

/** True when a straight line shares a spot with a piece, its edge included. */
export function touches(from: Spot, to: Spot, outline: Outline): boolean {
  if (isWithin(from, outline) || isWithin(to, outline)) return true
  return edgesOf(outline).some(
    ([a, b]) =>
      isCrossing(from, to, a, b) ||
      [a, b].some((corner) => isOnEdge(corner, from, to)) ||
      [from, to].some((end) => isOnEdge(end, a, b)),
  )
}

/** True when two pieces overlap; side by side they may touch. */
export function isOverlappingPiece(one: Outline, other: Outline): boolean {
  const cuts = (mine: Outline, its: Outline) =>
    edgesOf(mine).some(([a, b]) => passesThrough(a, b, its))
  return (
    cuts(one, other) ||
    cuts(other, one) ||
    // What is turned onto its like has the same corners, told in another order.
    one.every((corner) => other.some((its) => isSame(corner, its)))
  )
}

/** True when a line lies to one side of all corners of a piece. A quick test. */
function isBeside(from: Spot, to: Spot, outline: Outline): boolean {
  const { low, high } = boundsOf(outline)
  return (
    low.x >= Math.max(from.x, to.x) ||
    low.y >= Math.max(from.y, to.y) ||
    high.x <= Math.min(from.x, to.x) ||
    high.y <= Math.min(from.y, to.y)
  )
}

/** True when two lines cross at a spot that is an end of neither. */
function isCrossing(from: Spot, to: Spot, a: Spot, b: Spot): boolean {
  return cross(from, to, a) * cross(from, to, b) < 0 && cross(a, b, from) * cross(a, b, to) < 0
}
