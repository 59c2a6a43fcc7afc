import type { Ground } from './ground.ts'
import { edgesOf, type Outline } from './outline.ts'
import { SIDE, type Spot } from './plane.ts'

/*
 * Where a computed place can lie: on the limits of what is free. These are no verdicts: a place found here is brought
 * to the grid and looked at there. Only sums, products, quotients and square roots, so every machine finds the same.
 */

/** The rim of a circle, or the line through a spot along a vector. */
export type Curve =
  | { readonly at: Spot; readonly radius: number }
  | { readonly at: Spot; readonly towards: Spot }

/** The limits of all places at which a base can stand: beside figures and pieces, and along the edge of the table. */
export function limitsOf(
  { radius, figures, stops, shuns }: Ground,
  near: (curve: Curve) => boolean,
) {
  const far = SIDE - radius
  const table: Curve[] = [radius, far].flatMap((edge) => [
    { at: { x: edge, y: 0 }, towards: { x: 0, y: 1 } },
    { at: { x: 0, y: edge }, towards: { x: 1, y: 0 } },
  ])
  const others = figures.map((at) => ({ at, radius: 2 * radius }))
  const pieces = [...stops, ...shuns].flatMap((piece) => besidePiece(piece, radius))
  return [...table, ...others, ...pieces].filter(near)
}

/** The limits of where a base can stand beside a piece: about its corners and along its edges, on either side. */
export function besidePiece(piece: Outline, radius: number): readonly Curve[] {
  return edgesOf(piece).flatMap(([a, b]): Curve[] => {
    const towards = { x: b.x - a.x, y: b.y - a.y }
    const length = Math.sqrt(towards.x ** 2 + towards.y ** 2)
    const aside = { x: (-towards.y * radius) / length, y: (towards.x * radius) / length }
    return [
      { at: a, radius },
      { at: { x: a.x + aside.x, y: a.y + aside.y }, towards },
      { at: { x: a.x - aside.x, y: a.y - aside.y }, towards },
    ]
  })
}

/** The spots that two curves have in common. */
export function meet(one: Curve, other: Curve): readonly Spot[] {
  if ('towards' in one) {
    return 'towards' in other ? lines(one, other) : onLine(one, other)
  }
  if ('towards' in other) return onLine(other, one)
  return circles(one, other)
}

/**
 * The spot of a curve that is nearest to another; of a circle also the one that is farthest, and about its centre, where
 * all are as near, one each way, clockwise from the top.
 */
export function feet(curve: Curve, spot: Spot): readonly Spot[] {
  const { x, y } = { x: spot.x - curve.at.x, y: spot.y - curve.at.y }
  if ('towards' in curve) {
    const { towards } = curve
    const part = (x * towards.x + y * towards.y) / (towards.x ** 2 + towards.y ** 2)
    return [moved(curve.at, towards, part)]
  }
  const length = Math.sqrt(x ** 2 + y ** 2)
  if (length === 0) {
    return compass.map((by) => moved(spot, by, curve.radius))
  }
  return [curve.radius / length, -curve.radius / length].map((part) =>
    moved(curve.at, { x, y }, part),
  )
}

/** A unit up, to the right, down and to the left. */
const compass: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** A spot moved along a vector by some part of it. */
export function moved(at: Spot, by: Spot, part: number): Spot {
  return { x: at.x + by.x * part, y: at.y + by.y * part }
}

/** The step from one spot of a curve to that about a unit farther along it, to either side. */
export function stepAlong(curve: Curve, side: 1 | -1): (spot: Spot) => Spot {
  if ('towards' in curve) {
    const { towards } = curve
    const part = side / Math.sqrt(towards.x ** 2 + towards.y ** 2)
    const by = { x: towards.x * part, y: towards.y * part }
    return ({ x, y }) => ({ x: x + by.x, y: y + by.y })
  }
  // A turn by 1 / radius, told by the tangent of its half.
  const { at } = curve
  const half = side / (2 * curve.radius)
  const [cos, sin] = [(1 - half ** 2) / (1 + half ** 2), (2 * half) / (1 + half ** 2)]
  return (spot) => {
    const [x, y] = [spot.x - at.x, spot.y - at.y]
    return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos }
  }
}

type Circle = Extract<Curve, { radius: number }>
type Line = Extract<Curve, { towards: Spot }>

function lines(one: Line, other: Line): readonly Spot[] {
  const turn = one.towards.x * other.towards.y - one.towards.y * other.towards.x
  if (turn === 0) return []
  const { x, y } = { x: other.at.x - one.at.x, y: other.at.y - one.at.y }
  return [moved(one.at, one.towards, (x * other.towards.y - y * other.towards.x) / turn)]
}

function onLine(line: Line, circle: Circle): readonly Spot[] {
  const [foot] = feet(line, circle.at) as readonly [Spot]
  const { x, y } = { x: foot.x - circle.at.x, y: foot.y - circle.at.y }
  const rest = circle.radius ** 2 - x ** 2 - y ** 2
  if (rest < 0) return []
  const part = Math.sqrt(rest / (line.towards.x ** 2 + line.towards.y ** 2))
  return [moved(foot, line.towards, part), moved(foot, line.towards, -part)]
}

function circles(one: Circle, other: Circle): readonly Spot[] {
  const by = { x: other.at.x - one.at.x, y: other.at.y - one.at.y }
  const far = by.x ** 2 + by.y ** 2
  if (far === 0) return []
  const part = (far + one.radius ** 2 - other.radius ** 2) / (2 * far)
  const rest = one.radius ** 2 / far - part ** 2
  if (rest < 0) return []
  const foot = moved(one.at, by, part)
  const aside = { x: -by.y, y: by.x }
  return [moved(foot, aside, Math.sqrt(rest)), moved(foot, aside, -Math.sqrt(rest))]
}
