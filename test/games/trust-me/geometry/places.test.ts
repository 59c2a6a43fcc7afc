import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CIRCLE,
  DIRECTIONS,
  edgePoint,
  pointed,
} from '../../../../src/games/trust-me/geometry/circle.ts'
import { contactPlace, STRAY } from '../../../../src/games/trust-me/geometry/contact.ts'
import { placeAtEdge } from '../../../../src/games/trust-me/geometry/edge.ts'
import {
  type Ground,
  isAtPiece,
  reachOf,
  whyNotMove,
  whyNotStand,
} from '../../../../src/games/trust-me/geometry/ground.ts'
import {
  isOverlappingPiece,
  laid,
  type Outline,
  passesThrough,
} from '../../../../src/games/trust-me/geometry/outline.ts'
import {
  jumpPlaces,
  nearestFree,
  nearestPlace,
  touchingPlace,
} from '../../../../src/games/trust-me/geometry/places.ts'
import {
  CENTRE,
  compareGap,
  distance,
  isOverlapping,
  isSame,
  isTouching,
  SIDE,
  type Spot,
  squared,
} from '../../../../src/games/trust-me/geometry/plane.ts'
import { nearestByScan } from './scan.ts'
import { crowded, ground, radius, shapes, spot, symmetries, turned } from './tables.ts'

const empty: Ground = { radius: 125, figures: [], stops: [], shuns: [] }
const wall: Outline = laid(shapes[0] as Outline, { x: 3000, y: 3000 }, 0)

describe('contact', () => {
  it('R-geo-contact: is reached on the grid from every side, without overlap, alike for all symmetries', () => {
    fc.assert(
      fc.property(spot, spot, radius, (target, side, base) => {
        fc.pre(!isSame(target, side))
        const place = contactPlace(target, side, 2 * base) as Spot
        expect(isTouching(place, target, 2 * base)).toBe(true)
        expect(isOverlapping(place, target, 2 * base)).toBe(false)
        for (const turn of symmetries) {
          const its = contactPlace(turn(target), turn(side), 2 * base) as Spot
          expect(squared(its, turn(target))).toBe(squared(place, target))
          expect(its).toEqual(turn(place))
        }
      }),
    )
  })
})

describe('a straight move', () => {
  const from = { x: 1000, y: 1000 }

  it('R-geo-move: takes the centre a base further than the template is long, or no further by the other reading', () => {
    const reach = reachOf(500, 125, true)
    expect(reach).toBe(750)
    expect(reachOf(500, 125, false)).toBe(500)
    const to = (far: number) => ({ x: from.x + far, y: from.y })
    expect([749, 750, 751].map((far) => whyNotMove(from, to(far), reach, empty))).toEqual([
      undefined,
      undefined,
      'too-far',
    ])
  })

  it('R-geo-path: ends with the whole base on the table, beside figures and pieces, and runs through nothing', () => {
    const at = (x: number, y: number) => ({ x, y })
    const table = { ...empty, figures: [at(1500, 1000)], stops: [wall] }
    expect(whyNotMove(from, at(1000, 125), 9999, table)).toBeUndefined()
    expect(whyNotMove(from, at(1000, 124), 9999, table)).toBe('off-table')
    expect(whyNotMove(from, at(1250, 1000), 9999, table)).toBeUndefined()
    expect(whyNotMove(from, at(1251, 1000), 9999, table)).toBe('on-figure')
    expect(whyNotMove(from, at(2000, 1000), 9999, table)).toBeUndefined()
    expect(whyNotMove(from, at(3000, 2775), 9999, table)).toBeUndefined()
    expect(whyNotMove(from, at(3000, 2776), 9999, table)).toBe('on-piece')
    expect(whyNotMove(at(3000, 2500), at(3000, 3500), 9999, table)).toBe('through-piece')
    const beside = { ...empty, stops: [wall] }
    expect(whyNotMove(at(2475, 2500), at(2475, 3500), 9999, beside)).toBeUndefined()
  })

  it('special.crevasse-player: may not even touch what is shunned', () => {
    const edge = { ...empty, radius: 100, shuns: [wall] }
    const past = (x: number) => whyNotMove({ x, y: 2400 }, { x, y: 3600 }, 9999, edge)
    expect(past(3400)).toBe('through-piece')
    expect(past(3401)).toBeUndefined()
    expect(
      whyNotMove({ x: 3400, y: 2400 }, { x: 3400, y: 3600 }, 9999, {
        ...edge,
        shuns: [],
        stops: [wall],
      }),
    ).toBeUndefined()
  })

  it('stands alike for all symmetries', () => {
    fc.assert(
      fc.property(spot, spot, ground, (one, other, table) => {
        for (const turn of symmetries) {
          expect(whyNotMove(turn(one), turn(other), 1000, turned(table, turn))).toBe(
            whyNotMove(one, other, 1000, table),
          )
        }
      }),
    )
  })
})

describe('the nearest place', () => {
  const goal = (at: Spot, base = 125) => ({ at, radii: 2 * base })

  it('R-zombie-move: is straight ahead where nothing is in the way, in contact where that is in reach', () => {
    const from = { x: 1000, y: 1000 }
    const to = { x: 4000, y: 1000 }
    const table = { ...empty, figures: [to] }
    expect(nearestPlace(from, goal(to), 1250, table)).toEqual({ x: 2250, y: 1000 })
    const near = { x: 2000, y: 1000 }
    expect(nearestPlace(from, goal(near), 1250, { ...empty, figures: [near] })).toEqual({
      x: 1750,
      y: 1000,
    })
  })

  it('finds another side of the target where the near one is taken', () => {
    const from = { x: 1000, y: 1000 }
    const to = { x: 2000, y: 1000 }
    const table = { ...empty, figures: [to, { x: 1750, y: 1000 }] }
    const place = nearestPlace(from, goal(to), 1250, table) as Spot
    expect(isTouching(place, to, 250)).toBe(true)
    expect(touchingPlace(from, goal(to), 1250, table)).toEqual(place)
  })

  it('comes as near as it can past a wall, and stays where it would not come nearer', () => {
    const from = { x: 3000, y: 2700 }
    const to = { x: 3000, y: 3300 }
    const table = { ...empty, figures: [to], stops: [wall] }
    expect(nearestPlace(from, goal(to), 500, table)).toEqual({ x: 3000, y: 2775 })
    expect(nearestPlace({ x: 3000, y: 2775 }, goal(to), 500, table)).toBeUndefined()
    expect(touchingPlace(from, goal(to), 2000, table)).toBeUndefined()
  })

  it('can be reached, and none of many others that can be reached is nearer', () => {
    const other = fc.array(
      fc.record({ x: fc.integer({ min: -750, max: 750 }), y: fc.integer({ min: -750, max: 750 }) }),
      { minLength: 60, maxLength: 60 },
    )
    fc.assert(
      fc.property(ground, fc.tuple(spot, spot), other, (table, [from, to], tries) => {
        fc.pre(whyNotStand(from, table) === undefined)
        const all = { ...table, figures: [...table.figures, to] }
        fc.pre(whyNotStand(from, all) === undefined)
        const place = nearestPlace(from, goal(to, table.radius), 750, all)
        if (place) {
          expect(whyNotMove(from, place, 750, all)).toBeUndefined()
          expect(squared(place, to)).toBeLessThan(squared(from, to))
        }
        const least = distance(place ?? from, to)
        if (isTouching(place ?? from, to, 2 * table.radius)) return
        for (const { x, y } of tries) {
          const tried = { x: from.x + x, y: from.y + y }
          if (whyNotMove(from, tried, 750, all) !== undefined) continue
          // Places are on the grid: nobody comes nearer by more than rounding leaves.
          expect(distance(tried, to)).toBeGreaterThan(least - 2)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('lies in the narrowest corner between two limits that a point of the grid fits in', () => {
    const at = (x: number, y: number) => ({ x, y })
    const corners: readonly [
      from: Spot,
      to: Spot,
      reach: number,
      figures: Spot[],
      expected: Spot,
    ][] = [
      [at(317, 4329), at(403, 3173), 750, [at(389, 3816)], at(306, 3580)],
      [
        at(1529, 1893),
        at(949, 1209),
        500,
        [at(827, 1723), at(1400, 1364), at(1086, 1987), at(1725, 1258), at(1324, 1667)],
        at(1075, 1690),
      ],
    ]
    for (const [from, to, reach, figures, expected] of corners) {
      const table = { ...empty, figures: [to, ...figures] }
      expect(nearestPlace(from, goal(to), reach, table)).toEqual(expected)
    }
  })

  it('is the nearest of all points of the grid that can be reached, among whatever crowds the way', () => {
    fc.assert(
      fc.property(crowded, ({ from, to, reach, table }) => {
        const place = nearestPlace(from, goal(to), reach, table)
        if (place && isTouching(place, to, 250)) return
        const least = distance(place ?? from, to)
        // A place that was computed may be set down so far from where it was.
        const better = nearestByScan(from, to, reach, table, least - STRAY)
        expect(better).toBeUndefined()
      }),
      { numRuns: 15 },
    )
  })

  it('is as near for all symmetries, but for what rounding leaves', () => {
    fc.assert(
      fc.property(ground, spot, spot, (table, from, to) => {
        const all = { ...table, figures: [...table.figures, to] }
        fc.pre(whyNotStand(from, all) === undefined)
        const place = nearestPlace(from, goal(to, table.radius), 1250, all) ?? from
        for (const turn of symmetries) {
          const its = nearestPlace(
            turn(from),
            goal(turn(to), table.radius),
            1250,
            turned(all, turn),
          )
          const far = distance(its ?? turn(from), turn(to))
          expect(Math.abs(far - distance(place, to))).toBeLessThan(2)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('of a piece lies beside it', () => {
    const from = { x: 3000, y: 1000 }
    const place = nearestPlace(from, { piece: wall, radius: 125 }, 1250, {
      ...empty,
      stops: [wall],
    })
    expect(place).toEqual({ x: 3000, y: 2250 })
    const near = nearestPlace({ x: 3000, y: 2250 }, { piece: wall, radius: 125 }, 1250, {
      ...empty,
      stops: [wall],
    })
    expect(near).toEqual({ x: 3000, y: 2775 })
  })

  it('that is free: the spot itself, or one beside what stands there', () => {
    fc.assert(
      fc.property(spot, ground, (at, table) => {
        const place = nearestFree(at, table) as Spot
        expect(whyNotStand(place, table)).toBeUndefined()
        if (whyNotStand(at, table) === undefined) expect(place).toEqual(at)
      }),
      { numRuns: 40 },
    )
    expect(nearestFree({ x: 3000, y: 3000 }, { ...empty, stops: [wall] })?.y).toSatisfy(
      (y: number) => y === 2775 || y === 3225,
    )
  })

  it('that is free: no other is nearer, whether a figure stands on the spot or not', () => {
    fc.assert(
      fc.property(spot, ground, fc.boolean(), (at, table, isTaken) => {
        const taken = isTaken ? { ...table, figures: [...table.figures, at] } : table
        const place = nearestFree(at, taken) as Spot
        const far = distance(at, place) - 5
        for (let x = at.x - far; x <= at.x + far; x += 40) {
          for (let y = at.y - far; y <= at.y + far; y += 40) {
            const isNearer = distance(at, { x, y }) < far
            if (isNearer) expect(whyNotStand({ x, y }, taken)).toBeDefined()
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('that is free beside a figure on the spot is in contact with it: five stand on a Corpse, one about the other', () => {
    const at = { x: 3000, y: 3000 }
    const figures: Spot[] = []
    for (let zombie = 0; zombie < 5; zombie++)
      figures.push(nearestFree(at, { ...empty, figures }) as Spot)
    expect(figures).toEqual([
      at,
      { x: 3000, y: 2750 },
      { x: 3250, y: 3000 },
      { x: 3000, y: 3250 },
      { x: 2750, y: 3000 },
    ])
  })
})

describe('a jump', () => {
  it('R-geo-jump: sets down on the far side, in contact, straight across', () => {
    const table = { ...empty, stops: [wall] }
    expect(jumpPlaces({ x: 2900, y: 2775 }, wall, table)).toEqual([{ x: 2900, y: 3225 }])
    expect(jumpPlaces({ x: 2900, y: 2773 }, wall, table)).toEqual([])
    const taken = { ...table, figures: [{ x: 2900, y: 3300 }] }
    expect(jumpPlaces({ x: 2900, y: 2775 }, wall, taken)).toEqual([])
  })

  it('over a corner piece ends beyond both arms, and within its corner there are two ways', () => {
    const corner = laid(shapes[3] as Outline, { x: 3000, y: 3000 }, 0)
    const table = { ...empty, stops: [corner] }
    expect(jumpPlaces({ x: 2625, y: 3200 }, corner, table)).toEqual([{ x: 3075, y: 3200 }])
    expect(jumpPlaces({ x: 3075, y: 3075 }, corner, table)).toEqual([
      { x: 3075, y: 2625 },
      { x: 2625, y: 3075 },
    ])
  })

  it('goes across: never to the same side, nor along a wall, nor beside its end', () => {
    const table = { ...empty, stops: [wall] }
    expect(jumpPlaces({ x: 3525, y: 3095 }, wall, table)).toEqual([{ x: 2475, y: 3095 }])
    const taken = { ...table, figures: [{ x: 2475, y: 3095 }] }
    expect(jumpPlaces({ x: 3525, y: 3095 }, wall, taken)).toEqual([])
    expect(jumpPlaces({ x: 3410, y: 2775 }, wall, table)).toEqual([])
    expect(jumpPlaces({ x: 3400, y: 2775 }, wall, table)).toEqual([])
    expect(jumpPlaces({ x: 3399, y: 2775 }, wall, table)).toEqual([{ x: 3399, y: 3225 }])
    const corner = laid(shapes[3] as Outline, { x: 3000, y: 3000 }, 0)
    expect(jumpPlaces({ x: 2662, y: 2661 }, corner, { ...empty, stops: [corner] })).toEqual([])
  })

  it('crosses the piece from wherever a base touches it', () => {
    const around = fc.record({
      x: fc.integer({ min: -600, max: 600 }),
      y: fc.integer({ min: -600, max: 600 }),
    })
    fc.assert(
      fc.property(fc.nat(35), fc.constantFrom(...shapes), around, (turn, shape, by) => {
        const piece = laid(shape, CENTRE, turn)
        const table = { ...empty, stops: [piece] }
        const from = nearestFree({ x: CENTRE.x + by.x, y: CENTRE.y + by.y }, table) as Spot
        for (const to of jumpPlaces(from, piece, table)) {
          expect(passesThrough(from, to, piece)).toBe(true)
          expect(isAtPiece(to, piece, 125)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is in contact again, whichever way the piece lies', () => {
    fc.assert(
      fc.property(fc.nat(35), fc.constantFrom(...shapes), (turn, shape) => {
        const piece = laid(shape, CENTRE, turn)
        const table = { ...empty, stops: [piece] }
        const from = nearestFree(CENTRE, table) as Spot
        for (const to of jumpPlaces(from, piece, table)) {
          expect(isAtPiece(to, piece, 125)).toBe(true)
          expect(whyNotStand(to, table)).toBeUndefined()
          expect(whyNotMove(from, to, 9999, table)).toBe('through-piece')
        }
        expect(jumpPlaces(from, piece, table).length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the circular template', () => {
  const half = ({ x, y }: Spot): Spot => ({ x: SIDE - x, y: SIDE - y })
  const all = Array.from({ length: DIRECTIONS }, (_, place) => place + 1)

  it('R-geo-directions: has 1 at the middle of the top edge, and is the same after half a turn', () => {
    expect(edgePoint(1)).toEqual({ x: 3000, y: 0 })
    expect(edgePoint(10)).toEqual({ x: 3000, y: 6000 })
    expect(edgePoint(2)).toEqual({ x: 3000 + 1092, y: 0 })
    for (const direction of all) {
      const opposite = ((direction + 8) % DIRECTIONS) + 1
      expect(edgePoint(opposite)).toEqual(half(edgePoint(direction)))
      expect(pointed(opposite, 1625)).toEqual(half(pointed(direction, 1625)))
    }
  })

  it('R-geo-circle: a base whose centre is 16.25 cm away is 10 cm from its rim', () => {
    expect(compareGap(pointed(1, CIRCLE + 1000 + 125), CENTRE, CIRCLE + 125, 1000)).toBe(0)
    for (const direction of all) {
      const far = distance(pointed(direction, CIRCLE + 1000 + 125), CENTRE)
      expect(Math.abs(far - 1625)).toBeLessThan(1)
    }
  })

  it('R-geo-edge: a base touches the edge as near as it can; where one stands, clockwise first', () => {
    for (const direction of all) {
      const { x, y } = placeAtEdge(edgePoint(direction), empty) as Spot
      expect([x, y].some((at) => at === 125 || at === SIDE - 125)).toBe(true)
      const opposite = ((direction + 8) % DIRECTIONS) + 1
      expect(placeAtEdge(edgePoint(opposite), empty)).toEqual(half({ x, y }))
    }
    const taken = { ...empty, figures: [{ x: 3000, y: 125 }] }
    expect(placeAtEdge({ x: 3000, y: 0 }, taken)).toEqual({ x: 3250, y: 125 })
    const more = {
      ...empty,
      figures: [
        { x: 3000, y: 125 },
        { x: 3300, y: 125 },
      ],
    }
    expect(placeAtEdge({ x: 3000, y: 0 }, more)).toEqual({ x: 2750, y: 125 })
    const corner = { ...empty, figures: [{ x: 5875, y: 125 }] }
    expect(placeAtEdge({ x: 6000, y: 0 }, corner)).toEqual({ x: 5875, y: 375 })
  })
})

describe('pieces', () => {
  it('lie side by side, and not one above the other', () => {
    const car = shapes[1] as Outline
    const at = (x: number) => laid(car, { x, y: 3000 }, 0)
    expect(isOverlappingPiece(at(3000), at(3900))).toBe(false)
    expect(isOverlappingPiece(at(3000), at(3899))).toBe(true)
    expect(isOverlappingPiece(at(3000), at(3000))).toBe(true)
    expect(isOverlappingPiece(at(3000), laid(car, { x: 3000, y: 3000 }, 9))).toBe(true)
    expect(isOverlappingPiece(at(3000), laid(car, { x: 3000, y: 3000 }, 18))).toBe(true)
  })

  it('turn with the table', () => {
    const quarter = symmetries[2] as (spot: Spot) => Spot
    fc.assert(
      fc.property(fc.constantFrom(...shapes), spot, fc.nat(35), (shape, at, turn) => {
        expect(laid(shape, quarter(at), turn + 9)).toEqual(laid(shape, at, turn).map(quarter))
      }),
    )
  })
})
