import type { Room } from './clearance.ts'
import { settle } from './contact.ts'
import { type Curve, stepAlong } from './curves.ts'
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
export interface Search extends Room {
  readonly anchor: Spot
  readonly far: (spot: Spot) => number
  readonly holds: (spot: Spot) => boolean
  /** Least distance of a spot from any about which a point of the grid holds, if that is known. */
  readonly away?: ((spot: Spot) => number) | undefined
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
 * `most`; nowhere where it was followed all round. What is a number of units away is not looked for before.
 */
function firstBeside(
  limit: Curve,
  start: Spot,
  side: 1 | -1,
  { anchor, far, isShut, clearance, holds, away, around }: Search,
  most = Number.POSITIVE_INFINITY,
): readonly Spot[] | 'nowhere' {
  const next = stepAlong(limit, side)
  const round = 'radius' in limit ? Math.ceil(2 * Math.PI * limit.radius) + 1 : LONGEST
  let spot = start
  let [open, idle] = [0, 0]
  for (let step = 0; step < round; step++) {
    const last = spot
    spot = next(last)
    if (--open < 0) {
      const its = far(spot)
      if (its >= most || isShut(spot)) return []
      open = Math.floor(Math.min(most - its, clearance(spot))) - 1
    }
    if (--idle >= 0) continue
    // A line that leads away from the circle never comes back to it.
    if ('towards' in limit && around && isLeaving(last, spot, around)) return []
    idle = away ? Math.floor(away(spot)) - 1 : 0
    if (idle > 0) continue
    const found = heldAround(spot, anchor, holds)
    if (found.length > 0) return found
  }
  return 'radius' in limit ? 'nowhere' : []
}

/** True when the second of two spots is outside a circle and farther from it than the first. */
function isLeaving(last: Spot, spot: Spot, { at, radius }: NonNullable<Search['around']>): boolean {
  const far = squared(spot, at)
  return far > radius ** 2 && far > squared(last, at)
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
