import { around, type Box, type Point, squareAt } from '../../../explorer/board/box.ts'
import { cards } from '../components.ts'

/** The middle of the round table, across and down. */
export const MIDDLE = 300

/** Distance of the players from the middle, and radius of the circle of bullets. */
const SEATS = 232
const RING = 96

/** Radius of the cloth, between the circle of bullets and the players. */
export const CLOTH = 146

/** The ground of a player, told from its middle: all of it, and that of the stack, as large as a finger. */
export const PLACE: Box = { x: -66, y: -66, width: 132, height: 130 }
export const STACK: Box = { x: -10, y: -18, width: 76, height: 82 }

/** The middle of the card that is visible: beside the stack, as long as there is one. */
export function topPoint(stack: number): Point {
  return { x: stack > 0 ? -24 : 0, y: 20 }
}

/** The ground of a card that is visible, told from its middle. */
export const CARD: Box = { x: -31, y: -42, width: 62, height: 84 }

/** The ground of a bullet in a hand; of one in the middle, which is pressed, and how much larger that is drawn. */
export const BULLET: Box = squareAt({ x: 0, y: 0 }, 22)
export const LYING: Box = squareAt({ x: 0, y: 0 }, 37)
export const LARGER = 1.25

/** The ground of each kind of card where they are laid out in the middle, for the table to tell which was flipped. */
export const kindBoxes: ReadonlyMap<string, Box> = new Map(
  cards.map((card, place) => {
    const [row, half] = place < 2 ? [-1, 0.5] : place < 5 ? [0, 3] : [1, 5.5]
    const [x, y] = [MIDDLE + 76 * (place - half) - 37, MIDDLE + 89 * row - 44]
    return [`card:${card}`, { x, y, width: 74, height: 87 }]
  }),
)

/** Place of a bullet in a hand: two beside the card, further ones above it. */
export function handPoint(index: number): Point {
  return { x: 48 - 26 * Math.floor(index / 2), y: index % 2 === 0 ? 44 : 6 }
}

/** So many points on a circle, clockwise from its lowest point, where the reader sits. */
function circle(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count
    return { x: MIDDLE - radius * Math.sin(turn), y: MIDDLE + radius * Math.cos(turn) }
  })
}

/** round.order: where each of so many players sits, clockwise. */
export function seatPoints(players: number): readonly Point[] {
  return circle(players, SEATS)
}

/** Area of the table that is drawn: the ground of all players. */
export function frameOf(players: number): Box {
  return around(
    seatPoints(players).map(({ x, y }) => ({ ...PLACE, x: PLACE.x + x, y: PLACE.y + y })),
    2,
  )
}

/** Box for the note on an empty hand, in the corner of the frame where nobody sits. */
export function emptyBox(players: number): Box {
  const { x, y, width, height } = frameOf(players)
  return { x: x + width - 74, y: y + height - 74, width: 74, height: 74 }
}

/** setup.bullet-ring: N°1 in the middle of the circle that the other bullets form, by their numbers. */
export function ringPoints(bullets: number): readonly Point[] {
  return [{ x: MIDDLE, y: MIDDLE }, ...circle(bullets - 1, RING)]
}

/** From one player's place to another's, past what lies there, a little to the right so that two arrows pass each other. */
export function shotFrom(from: Point, to: Point): { readonly start: Point; readonly end: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [x, y] = [dx / length, dy / length]
  const aside = { x: -y * 9, y: x * 9 }
  const at = (point: Point, along: number): Point => ({
    x: point.x + x * along + aside.x,
    y: point.y + y * along + aside.y,
  })
  const margin = Math.min(92, length * 0.36)
  return { start: at(from, margin), end: at(to, -margin) }
}
