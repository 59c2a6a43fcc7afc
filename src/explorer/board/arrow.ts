import { between, type Point } from './box.ts'

/** An arrow of a drawing: its line, and where its head lies and points to. */
export interface Arrow {
  readonly path: string
  readonly tip: Point
  readonly middle: Point
  /** Of the head, in degrees. */
  readonly angle: number
}

/** A straight arrow, so far short of both ends. */
export function arrow(from: Point, to: Point, short: number): Arrow {
  const share = short / Math.hypot(to.x - from.x, to.y - from.y)
  const start = between(from, to, share)
  const end = between(to, from, share)
  return {
    path: `M${text(start)}L${text(end)}`,
    tip: rounded(end),
    middle: rounded(between(start, end, 1 / 2)),
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
