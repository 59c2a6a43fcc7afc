import fc from 'fast-check'
import { type Ground, whyNotStand } from '../../../../src/games/trust-me/geometry/ground.ts'
import {
  isOnTable,
  isOverlappingPiece,
  laid,
  type Outline,
  TURNS,
} from '../../../../src/games/trust-me/geometry/outline.ts'
import { SIDE, type Spot, squared } from '../../../../src/games/trust-me/geometry/plane.ts'

/** Any spot of the table. */
export const spot: fc.Arbitrary<Spot> = fc.record({ x: fc.nat(SIDE), y: fc.nat(SIDE) })

/** The radii that the rulings allow. */
export const radius = fc.integer({ min: 100, max: 200 })

/** The eight ways to lay a square upon itself. */
export const symmetries: readonly ((spot: Spot) => Spot)[] = [0, 1, 2, 3].flatMap((quarters) =>
  [false, true].map((mirrored) => (one: Spot) => {
    let { x, y } = mirrored ? { x: SIDE - one.x, y: one.y } : one
    for (let turned = 0; turned < quarters; turned++) [x, y] = [SIDE - y, x]
    return { x, y }
  }),
)

const rectangle = (width: number, height: number): Outline => [
  { x: -width / 2, y: -height / 2 },
  { x: width / 2, y: -height / 2 },
  { x: width / 2, y: height / 2 },
  { x: -width / 2, y: height / 2 },
]

/** A wall, a car, a block, and a corner of two arms. */
export const shapes: readonly Outline[] = [
  rectangle(800, 200),
  rectangle(900, 400),
  rectangle(1200, 800),
  [
    { x: -250, y: -250 },
    { x: 250, y: -250 },
    { x: 250, y: -50 },
    { x: -50, y: -50 },
    { x: -50, y: 250 },
    { x: -250, y: 250 },
  ],
]

/** A piece somewhere on the table, turned in any way. */
export const piece: fc.Arbitrary<Outline> = fc
  .record({
    shape: fc.constantFrom(...shapes),
    at: fc.record({
      x: fc.integer({ min: 800, max: 5200 }),
      y: fc.integer({ min: 800, max: 5200 }),
    }),
    turn: fc.nat(TURNS - 1),
  })
  .map(({ shape, at, turn }) => laid(shape, at, turn))
  .filter(isOnTable)

/** Pieces side by side. */
export const pieces = fc
  .array(piece, { maxLength: 6 })
  .map((all) =>
    all.filter((one, at) => !all.slice(0, at).some((other) => isOverlappingPiece(one, other))),
  )

/** A table with figures and pieces, which may stand anywhere. */
export const ground: fc.Arbitrary<Ground> = fc.record({
  radius: fc.constantFrom(100, 125, 150),
  figures: fc.array(spot, { maxLength: 12 }),
  stops: pieces,
  shuns: fc.constant([]),
})

const aside = fc.record({
  part: fc.double({ min: 0.1, max: 1.2, noNaN: true }),
  x: fc.integer({ min: -350, max: 350 }),
  y: fc.integer({ min: -350, max: 350 }),
})

/** Somebody on the way to another who stands still, with figures and pieces crowded between them, and how far it goes. */
export const crowded = fc
  .record({
    from: spot,
    to: spot,
    reach: fc.constantFrom(500, 750, 1000),
    figures: fc.array(aside, { minLength: 2, maxLength: 8 }),
    pieces: fc.array(
      fc.record({ shape: fc.constantFrom(...shapes), at: aside, turn: fc.nat(35) }),
      {
        maxLength: 2,
      },
    ),
  })
  .filter(({ from, to }) => squared(from, to) > 260 ** 2 && squared(from, to) < 1500 ** 2)
  .map(({ from, to, reach, figures, pieces }) => {
    const between = ({ part, x, y }: { part: number; x: number; y: number }) => ({
      x: Math.round(from.x + (to.x - from.x) * part) + x,
      y: Math.round(from.y + (to.y - from.y) * part) + y,
    })
    const table: Ground = {
      radius: 125,
      figures: [to, ...figures.map(between)],
      stops: pieces.map(({ shape, at, turn }) => laid(shape, between(at), turn)),
      shuns: [],
    }
    return { from, to, reach, table }
  })
  .filter(({ from, table }) => whyNotStand(from, table) === undefined)

/** A table laid upon itself. */
export function turned(table: Ground, symmetry: (spot: Spot) => Spot): Ground {
  return {
    radius: table.radius,
    figures: table.figures.map(symmetry),
    stops: table.stops.map((one) => one.map(symmetry)),
    shuns: table.shuns.map((one) => one.map(symmetry)),
  }
}
