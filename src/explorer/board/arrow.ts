import type { Point } from './box.ts'

/** An arrow of a drawing: its line, and where its head lies and points to. */
export interface Arrow {
  readonly path: string
  readonly tip: Point
  readonly middle: Point
  /** Of the head, in degrees. */
  readonly angle: number
}

/**
 * A straight arrow, `short` of both ends, and so far aside, to the right for who goes along it, so that the way back
 * runs beside it.
 */
export function arrow(from: Point, to: Point, short: number, aside: number): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const at = (point: Point, along: number) => ({
    x: point.x + x * along - y * aside,
    y: point.y + y * along + x * aside,
  })
  const [start, end] = [at(from, short), at(to, -short)]
  return {
    path: `M${text(start)}L${text(end)}`,
    tip: rounded(end),
    middle: rounded({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }),
    angle: angleOf(start, end),
  }
}

/** An arrow that bows towards a point. */
export function bow(from: Point, bend: Point, to: Point): Arrow {
  return {
    path: `M${text(from)}Q${text(bend)} ${text(to)}`,
    tip: rounded(to),
    middle: rounded({ x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 }),
    angle: angleOf(bend, to),
  }
}

function angleOf(from: Point, to: Point): number {
  return round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
}

function text(point: Point): string {
  const { x, y } = rounded(point)
  return `${x} ${y}`
}

function rounded({ x, y }: Point): Point {
  return { x: round(x), y: round(y) }
}

/** A number of a drawing, as exactly as anybody can see. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
