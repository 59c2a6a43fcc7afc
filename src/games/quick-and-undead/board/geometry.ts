import { type Arrow, arrow, bow } from '../../../explorer/board/arrow.ts'
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

/** Parts of a card's head: owner, token, and the numbers that the token governs. */
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

/** Layout of the cards of a shootout. */
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
export function arrowBetween(from: Layout['places'][number], to: Layout['places'][number]): Arrow {
  const [start, end] = [muzzle(from), muzzle(to)]
  if (from.side !== to.side) {
    // The way back runs beside the way there.
    const aside = from.side === 'left' ? -15 : 15
    const [a, b] = [start, end].map(({ x, y }) => ({ x, y: y + aside })) as [Point, Point]
    return arrow(a, b, 7)
  }
  // Of two cards of one column, the way down bows into the channel less than the way up.
  const isDown = end.y > start.y
  const inwards = from.side === 'left' ? 1 : -1
  const depth = isDown === (from.side === 'left') ? 118 : 72
  const shift = isDown ? 20 : -20
  const a = { x: start.x + inwards * 6, y: start.y + shift }
  const b = { x: end.x + inwards * 6, y: end.y - shift }
  return bow(a, { x: start.x + inwards * depth, y: (a.y + b.y) / 2 }, b)
}

/** Point where a shot leaves a card or arrives: the middle of its inner edge. */
function muzzle({ x, y, side }: Layout['places'][number]): Point {
  return { x: side === 'left' ? x + CARD.width : x, y: y + CARD.height / 2 }
}
