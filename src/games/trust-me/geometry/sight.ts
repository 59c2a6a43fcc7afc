import { type Curve, feet, meet } from './curves.ts'
import { type Outline, passesThrough } from './outline.ts'
import { compareGap, compareToEdge, isSame, rounded, type Spot, squared } from './plane.ts'

/** A line of sight, from a spot of one base to a spot of the other. */
export type Sight = readonly [from: Spot, to: Spot]

/** R-geo-los: the line between two centres, unless it runs through the inside of a piece that blocks it. */
export function sightOf(from: Spot, to: Spot, blocks: readonly Outline[]): Sight | undefined {
  return isClear(from, to, blocks) ? [from, to] : undefined
}

/** True when no piece blocks a straight line; along an edge or past a corner there is sight. */
export function isClear(from: Spot, to: Spot, blocks: readonly Outline[]): boolean {
  return !blocks.some((piece) => passesThrough(from, to, piece))
}

/** R-geo-cover: the pieces that a straight line runs through, each once. */
export function crossed<Piece extends { readonly outline: Outline }>(
  [from, to]: Sight,
  pieces: readonly Piece[],
): readonly Piece[] {
  return pieces.filter(({ outline }) => passesThrough(from, to, outline))
}

/**
 * R-geo-los, by the other reading: a line from any spot of one base to any of the other; the one between the centres
 * where it is clear. A line that can be shifted or turned until it grazes corners, or bases, is found among those that
 * do; it is brought to the grid and then looked at, so what is found is clear. A slit so narrow that no two spots of
 * the grid see each other through it is none.
 */
export function sightBetween(
  from: Spot,
  to: Spot,
  radius: number,
  blocks: readonly Outline[],
): Sight | undefined {
  const bases = [from, to] as const
  const straight = sightOf(from, to, blocks)
  if (straight) return straight
  const corners = blocks.filter((piece) => isBetween(piece, from, to, radius)).flat()
  const lines = [
    ...corners.flatMap((one, at) => corners.slice(at + 1).map((other) => [one, other] as const)),
    ...corners.flatMap((one) =>
      bases.flatMap((base) => tangents(one, base, radius).map((other) => [one, other] as const)),
    ),
    ...sides(from, to, radius),
  ]
  for (const [one, other] of lines) {
    const sight = sightsAlong(one, other, bases, radius).find(([a, b]) => isClear(a, b, blocks))
    if (sight) return sight
  }
  return undefined
}

/** Points where the lines through a spot graze a base. */
function tangents(spot: Spot, base: Spot, radius: number): readonly Spot[] {
  const middle = { x: (spot.x + base.x) / 2, y: (spot.y + base.y) / 2 }
  const half = Math.sqrt(squared(spot, base)) / 2
  return meet({ at: middle, radius: half }, { at: base, radius })
}

/** The two lines along which both bases lie on one side, and the two that pass between them. */
function sides(from: Spot, to: Spot, radius: number): readonly Sight[] {
  const length = Math.sqrt(squared(from, to))
  const aside = { x: ((from.y - to.y) * radius) / length, y: ((to.x - from.x) * radius) / length }
  const shift = ({ x, y }: Spot, by: number) => ({ x: x + aside.x * by, y: y + aside.y * by })
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const between = tangents(middle, from, radius).map((spot): Sight => [spot, middle])
  return [...[1, -1].map((by): Sight => [shift(from, by), shift(to, by)]), ...between]
}

/** The sights along a line between two bases, each end brought to spots of the grid that lie in its base. */
function sightsAlong(one: Spot, other: Spot, [from, to]: Sight, radius: number): readonly Sight[] {
  const line: Curve = { at: one, towards: { x: other.x - one.x, y: other.y - one.y } }
  if (isSame(one, other)) return []
  const starts = endsIn(line, from, radius)
  const ends = endsIn(line, to, radius)
  return starts.flatMap((start) => ends.map((end): Sight => [start, end]))
}

/** True when a piece can lie between two bases. */
function isBetween(piece: Outline, from: Spot, to: Spot, radius: number): boolean {
  return (
    passesThrough(from, to, piece) ||
    piece.some((corner) => compareToEdge(corner, from, to, radius) <= 0)
  )
}

/** The spots of the grid in a base about where a line is nearest to its centre. */
function endsIn(line: Curve, base: Spot, radius: number): readonly Spot[] {
  const { x, y } = feet(line, base)[0] as Spot
  const at = { x: base.x + rounded(x - base.x), y: base.y + rounded(y - base.y) }
  const about = [0, -1, 1]
  return about
    .flatMap((dx) => about.map((dy) => ({ x: at.x + dx, y: at.y + dy })))
    .filter((spot) => compareGap(spot, base, 0, radius) <= 0)
}
