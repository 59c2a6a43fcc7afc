import type { Box, Point } from '../../../explorer/board/box.ts'
import type { Given, Position } from '../position.ts'
import {
  BULLET,
  CARD,
  handPoint,
  LYING,
  PLACE,
  ringPoints,
  STACK,
  seatPoints,
  topPoint,
} from './geometry.ts'

/** The ground of each part of the table, by the names by which the things of the game call them, as one reads. */
export function boxesOf(
  { stacks, held, ring: lie }: Position,
  given: Given,
): ReadonlyMap<string, Box> {
  const seats = seatPoints(given.players)
  const ring = ringPoints(given.players)
  const boxes = given.seats.flatMap((seat, index) => {
    const at = seats[index] as Point
    // A bullet in somebody else's fist is 0, and no part that anybody could name.
    const inHand = held[seat].flatMap((bullet, place) => {
      if (bullet === 0) return []
      const { x, y } = handPoint(place)
      return [[`bullet:${bullet}`, moved(BULLET, { x: at.x + x, y: at.y + y })] as const]
    })
    return [
      [`seat:${seat}`, moved(PLACE, at)] as const,
      [`top:${seat}`, moved(moved(CARD, topPoint(stacks[seat].cards.length)), at)] as const,
      [`stack:${seat}`, moved(STACK, at)] as const,
      ...inHand,
    ]
  })
  const lying = lie.map(
    (bullet) => [`bullet:${bullet}`, moved(LYING, ring[bullet - 1] as Point)] as const,
  )
  return new Map([...boxes, ...lying])
}

/** A box that is told from a point, on the table. */
function moved(box: Box, { x, y }: Point): Box {
  return { ...box, x: box.x + x, y: box.y + y }
}
