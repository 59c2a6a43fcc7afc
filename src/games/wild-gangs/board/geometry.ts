import { around, type Box, type Point, squareAt } from '../../../explorer/board/box.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import { type Building, type Side, type Spot, type Street, sideFacts, sides } from '../town.ts'

/** The whole drawing. Distances are chosen so that a place is 20 pixels wide on the narrowest phone. */
export const drawing = { width: 528, height: 528 } as const

/** The radius of a place. */
export const PLACE = 18.5

const NORTH_WALL = 98
const SOUTH_WALL = 310
const WALL_HEIGHT = 120

/** The six buildings: two rows of three, the large ones in the middle. */
export const buildingBoxes: Readonly<Record<Building, Box>> = {
  NW: { x: 46, y: NORTH_WALL, width: 88, height: WALL_HEIGHT },
  NC: { x: 184, y: NORTH_WALL, width: 160, height: WALL_HEIGHT },
  NE: { x: 394, y: NORTH_WALL, width: 88, height: WALL_HEIGHT },
  SW: { x: 46, y: SOUTH_WALL, width: 88, height: WALL_HEIGHT },
  SC: { x: 184, y: SOUTH_WALL, width: 160, height: WALL_HEIGHT },
  SE: { x: 394, y: SOUTH_WALL, width: 88, height: WALL_HEIGHT },
}

/** An event card. */
export const CARD = { width: 44, height: 64 } as const

/** A loot. */
export const LOOT = { width: 76, height: 33 } as const

function cardAt(x: number, y: number): Box {
  return { x: x - CARD.width / 2, y: y - CARD.height / 2, ...CARD }
}

/** The six event spots, each in the gap between its two buildings and towards its street. */
export const spotBoxes: Readonly<Record<Spot, Box>> = {
  N1: cardAt(159, NORTH_WALL + 44),
  N2: cardAt(369, NORTH_WALL + 44),
  E: cardAt(438, 264),
  S2: cardAt(369, SOUTH_WALL + WALL_HEIGHT - 44),
  S1: cardAt(159, SOUTH_WALL + WALL_HEIGHT - 44),
  W: cardAt(90, 264),
}

/** Box of the bonus tiles. */
export const bonusBox: Box = { x: 184, y: 236, width: 160, height: 56 }

/** A bonus tile. */
export const BONUS = { width: bonusBox.width / 2 - 12, height: 24 } as const

/** Place of each street's name; the names of the short streets are turned. */
export const streetLabels: Readonly<Record<Street, Point & { readonly turn: number }>> = {
  north: { x: 264, y: 15, turn: 0 },
  east: { x: 505, y: 264, turn: 90 },
  south: { x: 264, y: 518, turn: 0 },
  west: { x: 23, y: 264, turn: -90 },
}

/** Rows of gangsters above and below a building, nearer to the wall and further away, and at its ends. */
const rows = { n: [76, 42], s: [452, 486] } as const
const columns = { w: 23, e: 505 } as const

/**
 * The centres of the places of each side, in the order in which they are filled: one above the other at the end of a
 * building, or along its wall in two staggered rows, of which the odd ones stand nearer to it.
 */
export const placePoints = byKey(sides, (side): readonly Point[] => {
  const { building, places } = sideFacts[side]
  const { x, y, width } = buildingBoxes[building]
  const pitch = places > 3 ? 24.4 : 23.5
  const first = x + width / 2 - ((places - 1) * pitch) / 2
  const direction = side.slice(-1) as keyof typeof rows | keyof typeof columns
  return Array.from({ length: places }, (_, index) =>
    direction === 'n' || direction === 's'
      ? { x: first + index * pitch, y: rows[direction][index % 2 === 0 ? 0 : 1] }
      : { x: columns[direction], y: y + 20 + 40 * index },
  )
})

/** The ground of a side: what is pointed at to choose its places. */
export function sideBox(side: Side): Box {
  return around(placePoints[side].map((point) => squareAt(point, PLACE + 2)))
}
