/** A point of a drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle of a drawing. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The point between two, by the share of the way from one to the other. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The middle of a box. */
export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The box around some boxes, with a margin; a margin below zero takes away from it. */
export function around(boxes: readonly Box[], margin = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin
  const y = Math.min(...boxes.map((box) => box.y)) - margin
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return { x, y, width: right - x, height: bottom - y }
}

/** The square of so many units to each side of a point. */
export function squareAt({ x, y }: Point, reach: number): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}
