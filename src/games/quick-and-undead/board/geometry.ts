import type { Box, Point } from '../../../explorer/board/box.ts'
import type { Cell } from '../components.ts'

/** A Targeting card: two rows of three cells below the Critical token. */
export const CARD = { width: 184, height: 190 } as const

const CELL = { width: 52, height: 58 } as const
const EDGE = 8
const GAP = 6
const HEAD = 54

/** The cells, from 2 to 7 as one reads. */
export const cellBoxes: Readonly<Record<Cell, Box>> = {
  2: cellAt(0),
  3: cellAt(1),
  4: cellAt(2),
  5: cellAt(3),
  6: cellAt(4),
  7: cellAt(5),
}

function cellAt(place: number): Box {
  return {
    x: EDGE + (place % 3) * (CELL.width + GAP),
    y: HEAD + Math.floor(place / 3) * (CELL.height + GAP),
    ...CELL,
  }
}

/** Where the parts of the head of a card are: whose it is, the token, and the numbers that it governs. */
export const head = {
  seat: { x: 27, y: 29 },
  eight: { x: 70, y: 29 },
  token: { x: 114, y: 29 },
  one: { x: 158, y: 29 },
} as const

/** The line of dice and outcomes below a card in a shootout. */
const OUTCOME = 50
const ROW = CARD.height + OUTCOME + 14
/** Between the two columns of cards, where the arrows run. */
const CHANNEL = 152

/** Where the cards of a shootout lie. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly places: readonly (Point & { readonly side: 'left' | 'right' })[]
}

/** Places clockwise in two columns, from the top left; a column with fewer cards is centred. */
export function layoutOf(count: number): Layout {
  const onRight = Math.floor(count / 2)
  const onLeft = count - onRight
  // Clockwise: the first at the top left, then down the right column, and up the left one.
  const places = Array.from({ length: count }, (_, place) => {
    if (place === 0) return { x: 0, y: 0, side: 'left' as const }
    if (place <= onRight) {
      const y = (place - 1) * ROW + ((onLeft - onRight) * ROW) / 2
      return { x: CARD.width + CHANNEL, y, side: 'right' as const }
    }
    return { x: 0, y: (count - place) * ROW, side: 'left' as const }
  })
  return { width: 2 * CARD.width + CHANNEL, height: onLeft * ROW - 14, places }
}

/** The arrow from one place to another: through the channel, to the left of its counterpart. */
export function arrowBetween(
  from: Layout['places'][number],
  to: Layout['places'][number],
): { readonly path: string; readonly tip: Point; readonly middle: Point; readonly angle: number } {
  const start = muzzle(from)
  const end = muzzle(to)
  if (from.side === to.side) return bow(start, end, from.side)
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length]
  // The way back runs beside the way there.
  const [aside, short] = [from.side === 'left' ? -15 : 15, 7]
  const a = { x: start.x + dx * short, y: start.y + dy * short + aside }
  const b = { x: end.x - dx * short, y: end.y - dy * short + aside }
  return {
    path: `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`,
    tip: { x: n(b.x), y: n(b.y) },
    middle: { x: n((a.x + b.x) / 2), y: n((a.y + b.y) / 2) },
    angle: degrees(b.x - a.x, b.y - a.y),
  }
}

/** Two cards of one column: the arrow bows into the channel, the way down nearer than the way up. */
function bow(start: Point, end: Point, side: 'left' | 'right') {
  const isDown = end.y > start.y
  const inwards = side === 'left' ? 1 : -1
  const depth = isDown === (side === 'left') ? 118 : 72
  const shift = isDown ? 20 : -20
  const a = { x: start.x + inwards * 6, y: start.y + shift }
  const b = { x: end.x + inwards * 6, y: end.y - shift }
  const bend = { x: start.x + inwards * depth, y: (a.y + b.y) / 2 }
  return {
    path: `M${n(a.x)} ${n(a.y)}Q${n(bend.x)} ${n(bend.y)} ${n(b.x)} ${n(b.y)}`,
    tip: { x: n(b.x), y: n(b.y) },
    middle: { x: n((a.x + 2 * bend.x + b.x) / 4), y: n(bend.y) },
    angle: degrees(b.x - bend.x, b.y - bend.y),
  }
}

/** Where shots leave a card and where they arrive: the middle of its inner edge. */
function muzzle({ x, y, side }: Layout['places'][number]): Point {
  return { x: side === 'left' ? x + CARD.width : x, y: y + CARD.height / 2 }
}

function degrees(x: number, y: number): number {
  return n((Math.atan2(y, x) * 180) / Math.PI)
}

/** A coordinate, as exactly as anybody can see. */
function n(value: number): number {
  return Math.round(value * 10) / 10
}
