import { settle } from './contact.ts'
import { type Curve, next } from './curves.ts'
import { SIDE, type Spot, squared } from './plane.ts'

/** No line is longer: across the table. */
const LONGEST = 2 * SIDE

/** A place that was computed: how far it is by what counts, and the limits along which others can be sought for it. */
export interface Candidate {
  readonly spot: Spot
  readonly far: number
  readonly limits: readonly Curve[]
}

/** Search for a place: its candidates, their distance, a lower bound of it, and the condition to meet. */
export interface Search {
  readonly anchor: Spot
  readonly far: (spot: Spot) => number
  readonly isShut: (spot: Spot) => boolean
  readonly holds: (spot: Spot) => boolean
  /** A circle outside which nothing holds, if there is one. */
  readonly around?: { readonly at: Spot; readonly radius: number } | undefined
}

/**
 * The first of several computed places, the nearest first, that can be set down on the grid. Where two limits meet at a
 * small angle no point of the grid may lie in their corner: then it is the nearest one farther out between them, if no
 * other place is nearer.
 */
export function firstSettled(places: readonly Candidate[], search: Search): Spot | undefined {
  const { anchor, far, isShut, holds } = search
  let best: { readonly spot: Spot; readonly far: number } | undefined
  /** Circles that were followed all round in vain. */
  const barren = new Set<Curve>()
  const keep = (spot: Spot) => {
    const its = far(spot)
    if (!best || its < best.far) best = { spot, far: its }
  }
  for (const { spot, far: its, limits } of places) {
    if (best && best.far <= its) break
    if (isShut(spot)) continue
    const found = settle(anchor, { x: spot.x - anchor.x, y: spot.y - anchor.y }, holds)
    if (found) {
      keep(found)
      break
    }
    for (const limit of limits) {
      if (barren.has(limit)) continue
      for (const side of [1, -1] as const) {
        const beside = firstBeside(limit, spot, side, search, best?.far)
        if (beside === 'nowhere') {
          barren.add(limit)
          break
        }
        for (const one of beside) keep(one)
      }
    }
  }
  return best?.spot
}

/**
 * The first points of the grid beside a limit, from one of its spots on, that hold: none where it is shut, or as far as
 * `most`; nowhere where it was followed all round.
 */
function firstBeside(
  limit: Curve,
  start: Spot,
  side: 1 | -1,
  { anchor, far, isShut, holds, around }: Search,
  most = Number.POSITIVE_INFINITY,
): readonly Spot[] | 'nowhere' {
  let spot = start
  const round = 'radius' in limit ? Math.ceil(2 * Math.PI * limit.radius) + 1 : LONGEST
  for (let step = 0; step < round; step++) {
    const last = spot
    spot = next(limit, last, side)
    if (around && squared(spot, around.at) > around.radius ** 2) {
      // A line that leads away from the circle never comes back to it.
      const isAway = squared(spot, around.at) > squared(last, around.at)
      if ('towards' in limit && isAway) return []
      if (far(spot) >= most || isShut(spot)) return []
      continue
    }
    if (far(spot) >= most || isShut(spot)) return []
    const found = heldAround(spot, anchor, holds)
    if (found.length > 0) return found
  }
  return 'radius' in limit ? 'nowhere' : []
}

/** The points of the grid around a spot, told from an anchor, that hold: by the thousand, so no list is made of the others. */
function heldAround({ x, y }: Spot, anchor: Spot, holds: (spot: Spot) => boolean): readonly Spot[] {
  const by = { x: x - anchor.x, y: y - anchor.y }
  const held: Spot[] = []
  for (let across = Math.floor(by.x); across <= Math.ceil(by.x); across++) {
    for (let down = Math.floor(by.y); down <= Math.ceil(by.y); down++) {
      const point = { x: anchor.x + across, y: anchor.y + down }
      if (holds(point)) held.push(point)
    }
  }
  return held
}
