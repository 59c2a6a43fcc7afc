import { CENTRE, rounded, SIDE, type Spot } from './plane.ts'

/** R-geo-directions: the directions of the circular template, 1 towards the middle of the top edge, clockwise. */
export const DIRECTIONS = 18

/** R-geo-circle: its radius. */
export const CIRCLE = 500

/** The sines of 0, 10, … 90 degrees, in thousand millionths: whole numbers, so that every machine turns alike. */
const SINES = [
  0, 173648178, 342020143, 500000000, 642787610, 766044443, 866025404, 939692621, 984807753,
  1000000000,
]
const WHOLE = 1_000_000_000

/** Sine and cosine of a turn of so many times ten degrees, and the whole that they are parts of. */
export function directionOf(turn: number): readonly [number, number, number] {
  return [sineOf(turn), sineOf(turn + 9), WHOLE]
}

function sineOf(turn: number): number {
  const tens = ((turn % 36) + 36) % 36
  const sine = SINES[9 - Math.abs(9 - (tens % 18))] as number
  return tens < 18 ? sine : -sine
}

/** Point in a direction from the centre of the table, at a distance in tenths of a millimetre. */
export function pointed(direction: number, far: number): Spot {
  const [sine, cosine, whole] = directionOf(2 * (direction - 1))
  return {
    x: CENTRE.x + rounded((sine * far) / whole),
    y: CENTRE.y - rounded((cosine * far) / whole),
  }
}

/** R-geo-edge: where the ray of a direction meets the edge of the table. */
export function edgePoint(direction: number): Spot {
  const [sine, cosine] = directionOf(2 * (direction - 1))
  const longer = Math.max(Math.abs(sine), Math.abs(cosine))
  const half = SIDE / 2
  return {
    x: CENTRE.x + rounded((sine * half) / longer),
    y: CENTRE.y - rounded((cosine * half) / longer),
  }
}
