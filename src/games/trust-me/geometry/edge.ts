import { type Ground, whyNotStand } from './ground.ts'
import { laid, type Outline } from './outline.ts'
import { SIDE, type Spot } from './plane.ts'

/**
 * R-geo-edge: a base inside the table touches its edge as near as possible to a point of it; where that is taken, it
 * is the nearest free place along the edge, clockwise first, so many steps away at the most.
 */
export function placeAtEdge(
  at: Spot,
  ground: Ground,
  most = Number.POSITIVE_INFINITY,
): Spot | undefined {
  const { radius } = ground
  const side = SIDE - 2 * radius
  const { x, y } = clamped(at, radius)
  const start = edgeNear({ x: x - radius, y: y - radius }, side).step
  for (let step = 0; step <= Math.min(2 * side, most); step++) {
    for (const turned of [start + step, start - step]) {
      const spot = spotOf(turned, radius)
      if (whyNotStand(spot, ground) === undefined) return spot
    }
  }
  return undefined
}

/** Place and orientation of a piece. */
export type Turned = Spot & { readonly turn: number }

/**
 * special.metro-place: a piece that has the edge behind it is turned by quarters and moved there, at the upper edge as it
 * is drawn.
 */
export function behindEdge(shape: Outline, { x, y }: Spot, turn: number): Turned {
  const quarter = Math.floor(turn / 9)
  const turned = laid(shape, { x: 0, y: 0 }, quarter * 9)
  const far = (axis: 'x' | 'y') => Math.max(...turned.map((corner) => corner[axis]))
  const sides = [
    { x, y: far('y') },
    { x: SIDE - far('x'), y },
    { x, y: SIDE - far('y') },
    { x: far('x'), y },
  ]
  return { turn: quarter * 9, ...(sides[quarter] as Spot) }
}

/** A point of the edge of the table as near as a base can have its centre to it. */
export function clamped({ x, y }: Spot, radius: number): Spot {
  const within = (value: number) => Math.min(Math.max(value, radius), SIDE - radius)
  return { x: within(x), y: within(y) }
}

/** The edge of a square that is nearest to a spot, from the upper one on as the clock goes, and how far round it lies. */
export function edgeNear({ x, y }: Spot, side = SIDE) {
  const far = [y, side - x, side - y, x]
  const nearest = far.indexOf(Math.min(...far))
  const step = [x, side + y, 3 * side - x, 4 * side - y][nearest] as number
  return { nearest, step }
}

/** Centre of something at a number of steps around the table, clockwise from the upper left corner. */
function spotOf(step: number, radius: number): Spot {
  const side = SIDE - 2 * radius
  const far = SIDE - radius
  const round = ((step % (4 * side)) + 4 * side) % (4 * side)
  const rest = round % side
  if (round < side) return { x: radius + rest, y: radius }
  if (round < 2 * side) return { x: far, y: radius + rest }
  if (round < 3 * side) return { x: far - rest, y: far }
  return { x: radius, y: far - rest }
}

/** The spot so many steps along the edge of the table, clockwise from its upper left corner. */
export function edgeSpot(step: number): Spot {
  return spotOf(step, 0)
}
