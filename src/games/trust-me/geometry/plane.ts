/** A place on the table, in tenths of a millimetre from its upper left corner: x to the right, y down. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** One centimetre. */
export const CENTIMETRE = 100

/** meta.board: the side of the table. Every spot lies on it, so that every verdict below stays exact. */
export const SIDE = 60 * CENTIMETRE

/** The centre of the table, on which the circular template is laid. */
export const CENTRE: Spot = { x: SIDE / 2, y: SIDE / 2 }

/** True for two equal spots. */
export function isSame(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y
}

/** The square of the distance of two spots. */
export function squared(one: Spot, other: Spot): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2
}

/** Twice the area of the triangle of three spots; its sign tells on which side of the line `a` to `b` the third lies. */
export function cross(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** Projection of a third spot on the line from `a` to `b`, times the length of that line. */
export function along(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y)
}

/** True when a spot lies on the line from `a` to `b`, ends included. */
export function isOnEdge(spot: Spot, a: Spot, b: Spot): boolean {
  const foot = along(a, b, spot)
  return cross(a, b, spot) === 0 && foot >= 0 && foot <= squared(a, b)
}

/** To the nearest whole number, halves away from zero: the same whichever way one looks. */
export function rounded(value: number): number {
  return value < 0 ? -Math.round(-value) : Math.round(value)
}

/** Comparison with a limit: nearer, at the limit, farther. */
export type Compared = -1 | 0 | 1

/** Sign of a number. */
export function compared(difference: number | bigint): Compared {
  return difference < 0 ? -1 : difference > 0 ? 1 : 0
}

/**
 * R-geo-measure: how the gap between two things compares with a length, exactly: the distance of their centres less
 * `radii`, what their bases take of it. That is two radii between figures, one between a figure and a marker
 * (R-geo-points), and none where centres are measured.
 */
export function compareGap(one: Spot, other: Spot, radii: number, length: number): Compared {
  return compared(squared(one, other) - (radii + length) ** 2)
}

/** A gap that was measured: the square of a distance, in parts of `parts` where it is no whole number, less `radii`. */
export interface Gap {
  readonly squared: number
  readonly parts?: number
  readonly radii: number
}

/**
 * R-zombie-nearest: which of two gaps is the smaller, exactly, whatever bases they lie between. Whether √a is below, at
 * or above √b + more is told by their squares twice; squares of parts of a gap pass 2^53.
 */
export function compareGaps(one: Gap, other: Gap): Compared {
  const more = BigInt(one.radii - other.radii)
  if (more < 0n) return compared(-compareGaps(other, one))
  const [a, b] = [BigInt(one.squared), BigInt(other.squared)]
  const [parts, its] = [BigInt(one.parts ?? 1), BigInt(other.parts ?? 1)]
  const rest = a * its - b * parts - more ** 2n * parts * its
  if (rest < 0n) return -1
  return compared(rest ** 2n - 4n * more ** 2n * b * its * parts ** 2n)
}

/** The gap between a spot and the line from `a` to `b`, exactly. */
export function gapToEdge(spot: Spot, a: Spot, b: Spot, radii: number): Gap {
  const parts = squared(a, b)
  const foot = along(a, b, spot)
  if (foot <= 0) return { squared: squared(spot, a), radii }
  if (foot >= parts) return { squared: squared(spot, b), radii }
  return { squared: cross(a, b, spot) ** 2, parts, radii }
}

/** Compares the distance between a spot and the line from `a` to `b` with a length, exactly. */
export function compareToEdge(spot: Spot, a: Spot, b: Spot, length: number): Compared {
  const far = squared(a, b)
  const foot = along(a, b, spot)
  if (foot <= 0) return compareGap(spot, a, 0, length)
  if (foot >= far) return compareGap(spot, b, 0, length)
  return compared(cross(a, b, spot) ** 2 - length ** 2 * far)
}

/**
 * R-geo-contact: a gap below this is contact, for a place that was computed lies on the nearest free point of the grid.
 */
export const TOUCH = 2

/** True when two bases, or a base and a marker, are in contact; `radii` is the sum of their radii. */
export function isTouching(one: Spot, other: Spot, radii: number): boolean {
  return compareGap(one, other, radii, TOUCH) < 0
}

/** R-geo-contact: whether two bases would lie one above the other. */
export function isOverlapping(one: Spot, other: Spot, radii: number): boolean {
  return compareGap(one, other, radii, 0) < 0
}

/** The length between two spots as it is shown; nothing is decided by it. */
export function distance(one: Spot, other: Spot): number {
  return Math.sqrt(squared(one, other))
}

/**
 * R-geo-move: the template between two places of a base, from rim to rim; where it has no length, the spot of the rim
 * that comes first.
 */
export function templateOf(from: Spot, to: Spot, radius: number): readonly [Spot, Spot] {
  const far = distance(from, to)
  const at = (length: number) => ({
    x: rounded(from.x + ((to.x - from.x) * length) / far),
    y: rounded(from.y + ((to.y - from.y) * length) / far),
  })
  return [at(radius), at(Math.max(radius, far - radius))]
}
