import { STRAY } from './contact.ts'
import { type Ground, whyNotStand } from './ground.ts'
import { edgesOf, isWithin, type Outline } from './outline.ts'
import { along, cross, distance, SIDE, type Spot, squared } from './plane.ts'

/*
 * Where nothing can be set down, and how far it is to there at the least. Whoever looks for a place along a line need
 * not look again before it has come so far.
 */

/** Room in which places are sought. */
export interface Room {
  /** True at a spot at which, whatever rounding does, nothing can be set down. */
  readonly isShut: (spot: Spot) => boolean
  /** At a spot that is not shut: how far it is at the least to any that is. */
  readonly clearance: (spot: Spot) => number
}

/** Room of whoever is set down. */
export function roomOn(ground: Ground): Room {
  const slim = { ...ground, radius: ground.radius - STRAY }
  return {
    isShut: (spot) => whyNotStand(spot, slim) !== undefined,
    clearance: (spot) => standing(spot, slim),
  }
}

/** Room of a figure that goes straight from a spot, so far at the most. */
export function roomFrom(from: Spot, reach: number, ground: Ground): Room {
  const { isShut, clearance } = roomOn(ground)
  const far = reach + STRAY
  let found: readonly Bar[] | undefined
  const bars = () => {
    found ??= barsFrom(from, ground)
    return found
  }
  return {
    isShut: (spot) =>
      squared(from, spot) > far ** 2 ||
      bars().some((bar) => isBehind(from, spot, bar)) ||
      isShut(spot),
    clearance(spot) {
      let least = Math.min(far - distance(from, spot), clearance(spot))
      for (const bar of bars()) least = Math.min(least, wayBehind(from, spot, bar))
      return least
    },
  }
}

/** Distance, at the least, from a spot where a base can stand to one where it cannot. */
function standing(spot: Spot, { radius, figures, stops, shuns }: Ground): number {
  const { x, y } = spot
  let least = Math.min(x - radius, y - radius, SIDE - radius - x, SIDE - radius - y)
  for (const other of figures) least = Math.min(least, distance(spot, other) - 2 * radius)
  for (const piece of stops) least = Math.min(least, gapTo(spot, piece) - radius)
  for (const piece of shuns) least = Math.min(least, gapTo(spot, piece) - radius)
  return least
}

/** Distance from a spot to a piece; none within it. */
export function gapTo(spot: Spot, piece: Outline): number {
  if (isWithin(spot, piece)) return 0
  let least = Number.POSITIVE_INFINITY
  let a = piece.at(-1) as Spot
  for (const b of piece) {
    least = Math.min(least, gapToLine(spot, a, b))
    a = b
  }
  return least
}

function gapToLine(spot: Spot, a: Spot, b: Spot): number {
  const part = Math.min(Math.max(along(a, b, spot) / squared(a, b), 0), 1)
  return distance(spot, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
}

/** By how much a line must miss the ends of an edge, and end beyond it, to cross it for certain. */
const MARGIN = STRAY + 1

/** An edge that no template crosses as it is seen from a spot: the side on which it lies, and how far its ends are. */
interface Bar {
  readonly a: Spot
  readonly b: Spot
  readonly side: number
  readonly toA: number
  readonly toB: number
  readonly length: number
}

/** The edges of all pieces that a template cannot cross, as they are seen from a spot. */
function barsFrom(from: Spot, { stops, shuns }: Ground): readonly Bar[] {
  return [...stops, ...shuns].flatMap(edgesOf).map(([a, b]) => ({
    a,
    b,
    side: cross(a, b, from),
    toA: distance(from, a),
    toB: distance(from, b),
    length: distance(a, b),
  }))
}

/** True when an edge lies across every line from a spot to the grid points of a computed place. */
function isBehind(from: Spot, to: Spot, { a, b, side, toA, toB, length }: Bar): boolean {
  const far = cross(a, b, to)
  if (side > 0 ? far > -MARGIN * length : side === 0 || far < MARGIN * length) return false
  const left = cross(from, to, a)
  const right = cross(from, to, b)
  return left > 0
    ? left > MARGIN * toA && right < -MARGIN * toB
    : left < -MARGIN * toA && right > MARGIN * toB
}

/** Distance, at the least, from a spot that is not behind an edge to one that is: each product changes in proportion. */
function wayBehind(from: Spot, to: Spot, { a, b, side, toA, toB, length }: Bar): number {
  if (side === 0 || toA === 0 || toB === 0) return Number.POSITIVE_INFINITY
  const beyond = (-Math.sign(side) * cross(a, b, to)) / length
  const left = cross(from, to, a) / toA
  const right = cross(from, to, b) / toB
  return Math.max(
    MARGIN - beyond,
    Math.min(Math.max(MARGIN - left, MARGIN + right), Math.max(MARGIN + left, MARGIN - right)),
  )
}
