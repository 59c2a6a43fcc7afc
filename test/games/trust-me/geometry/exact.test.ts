import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  edgesOf,
  isWithin,
  passesThrough,
  touches,
} from '../../../../src/games/trust-me/geometry/outline.ts'
import {
  compareGap,
  compareToEdge,
  isOverlapping,
  isTouching,
  SIDE,
  type Spot,
} from '../../../../src/games/trust-me/geometry/plane.ts'
import { sightBetween } from '../../../../src/games/trust-me/geometry/sight.ts'
import { piece, radius, spot, symmetries } from './tables.ts'

/** The longest length that anything is compared with: a template, two bases, and what contact allows. */
const LONGEST = 2000 + 2 * 200 + 2

describe('every verdict is a comparison of whole numbers below 2^53', () => {
  it('at the corners of the table', () => {
    const product = SIDE ** 2
    const squares = 2 * SIDE ** 2
    const doubled = (2 * SIDE) ** 2
    for (const most of [product ** 2, LONGEST ** 2 * squares, 2 * doubled, doubled + squares]) {
      expect(Number.isSafeInteger(most)).toBe(true)
    }
  })

  const big = ({ x, y }: Spot) => ({ x: BigInt(x), y: BigInt(y) })
  const sign = (value: bigint) => (value < 0n ? -1 : value > 0n ? 1 : 0)
  const corner = fc.record({ x: fc.constantFrom(0, SIDE), y: fc.constantFrom(0, SIDE) })
  const anywhere = fc.oneof(spot, corner)

  it('so that gaps are as in numbers of any length', () => {
    const length = fc.nat(2000)
    fc.assert(
      fc.property(anywhere, anywhere, radius, length, (one, other, radii, far) => {
        const [a, b] = [big(one), big(other)]
        const exact = sign((a.x - b.x) ** 2n + (a.y - b.y) ** 2n - BigInt(radii + far) ** 2n)
        expect(compareGap(one, other, radii, far)).toBe(exact)
      }),
    )
  })

  it('and distances from edges are', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, fc.nat(LONGEST), (one, from, to, far) => {
        const [p, a, b] = [big(one), big(from), big(to)]
        const [dx, dy] = [b.x - a.x, b.y - a.y]
        const long = dx ** 2n + dy ** 2n
        const foot = dx * (p.x - a.x) + dy * (p.y - a.y)
        const limit = BigInt(far) ** 2n
        const end = foot <= 0n ? a : b
        const exact =
          foot <= 0n || foot >= long
            ? sign((p.x - end.x) ** 2n + (p.y - end.y) ** 2n - limit)
            : sign((dx * (p.y - a.y) - dy * (p.x - a.x)) ** 2n - limit * long)
        expect(compareToEdge(one, from, to, far)).toBe(exact)
      }),
    )
  })
})

describe('a length is decided, not rounded', () => {
  it('R-geo-contact: at 5, 10, 15 and 20 cm, one unit less and one more', () => {
    for (const length of [500, 1000, 1500, 2000]) {
      const at = (more: number): Spot => ({ x: 1000 + 250 + length + more, y: 1000 })
      const from = { x: 1000, y: 1000 }
      expect([-1, 0, 1].map((more) => compareGap(from, at(more), 250, length))).toEqual([-1, 0, 1])
    }
  })

  it('also aslant: 3, 4 and 5 are exact, and the next point of the grid is not', () => {
    const from = { x: 1000, y: 1000 }
    const to = { x: 1000 + 3 * 150, y: 1000 + 4 * 150 }
    expect(compareGap(from, to, 250, 500)).toBe(0)
    expect(compareGap(from, { x: to.x, y: to.y + 1 }, 250, 500)).toBe(1)
    expect(compareGap(from, { x: to.x - 1, y: to.y }, 250, 500)).toBe(-1)
  })

  it('contact is a gap below two units, overlap one below none', () => {
    const at = (gap: number): Spot => ({ x: 1250 + gap, y: 1000 })
    const from = { x: 1000, y: 1000 }
    expect([-1, 0, 1, 2].map((gap) => isOverlapping(from, at(gap), 250))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([0, 1, 2].map((gap) => isTouching(from, at(gap), 250))).toEqual([true, true, false])
  })
})

describe('it is the same for either side', () => {
  it('gaps, lines and sights do not ask who measures', () => {
    fc.assert(
      fc.property(spot, spot, radius, piece, (one, other, base, wall) => {
        expect(compareGap(one, other, base, 500)).toBe(compareGap(other, one, base, 500))
        expect(passesThrough(one, other, wall)).toBe(passesThrough(other, one, wall))
        expect(touches(one, other, wall)).toBe(touches(other, one, wall))
      }),
    )
  })

  it('and for each way to lay the table upon itself', () => {
    fc.assert(
      fc.property(spot, spot, piece, (one, other, wall) => {
        const [a, b] = wall as [Spot, Spot]
        for (const turn of symmetries) {
          const its = wall.map(turn)
          expect(isWithin(turn(one), its)).toBe(isWithin(one, wall))
          expect(passesThrough(turn(one), turn(other), its)).toBe(passesThrough(one, other, wall))
          expect(touches(turn(one), turn(other), its)).toBe(touches(one, other, wall))
          expect(compareToEdge(turn(one), turn(a), turn(b), 500)).toBe(
            compareToEdge(one, a, b, 500),
          )
        }
      }),
    )
  })
})

describe('lines and pieces', () => {
  const square = [
    { x: 1000, y: 1000 },
    { x: 2000, y: 1000 },
    { x: 2000, y: 2000 },
    { x: 1000, y: 2000 },
  ]
  const corner = [
    { x: 1000, y: 1000 },
    { x: 2000, y: 1000 },
    { x: 2000, y: 1200 },
    { x: 1200, y: 1200 },
    { x: 1200, y: 2000 },
    { x: 1000, y: 2000 },
  ]

  it('R-geo-los: past a corner and along an edge is not through, one unit further is', () => {
    expect(passesThrough({ x: 500, y: 1500 }, { x: 1500, y: 500 }, square)).toBe(false)
    expect(passesThrough({ x: 501, y: 1500 }, { x: 1501, y: 500 }, square)).toBe(true)
    expect(passesThrough({ x: 0, y: 1000 }, { x: 3000, y: 1000 }, square)).toBe(false)
    expect(passesThrough({ x: 0, y: 1001 }, { x: 3000, y: 1001 }, square)).toBe(true)
    expect(passesThrough({ x: 500, y: 500 }, { x: 2500, y: 2500 }, square)).toBe(true)
    expect(touches({ x: 500, y: 1500 }, { x: 1500, y: 500 }, square)).toBe(true)
    expect(touches({ x: 499, y: 1500 }, { x: 1499, y: 500 }, square)).toBe(false)
  })

  it('an edge that lies between two arms is inside, what lies between them is not', () => {
    expect(passesThrough({ x: 0, y: 1200 }, { x: 1200, y: 1200 }, corner)).toBe(true)
    expect(passesThrough({ x: 1200, y: 2000 }, { x: 2000, y: 1200 }, corner)).toBe(false)
    expect(passesThrough({ x: 1200, y: 1000 }, { x: 1200, y: 1300 }, corner)).toBe(true)
  })

  it('a line runs through a piece exactly where it has spots within', () => {
    fc.assert(
      fc.property(spot, spot, piece, (one, other, wall) => {
        const steps = Array.from({ length: 200 }, (_, step) => step / 200)
        const isSeen = steps.some((part) =>
          isClearlyWithin(
            { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part },
            wall,
          ),
        )
        if (isSeen) expect(passesThrough(one, other, wall)).toBe(true)
        if (passesThrough(one, other, wall)) expect(touches(one, other, wall)).toBe(true)
      }),
    )
  })

  /** Within by the angles at which the corners are seen, and at some distance from every edge. */
  function isClearlyWithin(at: Spot, wall: readonly Spot[]): boolean {
    if (edgesOf(wall).some(([a, b]) => compareToEdge(at, a, b, 2) < 0)) return false
    let angle = 0
    for (const [a, b] of edgesOf(wall)) {
      const one = Math.atan2(a.y - at.y, a.x - at.x)
      const other = Math.atan2(b.y - at.y, b.x - at.x)
      angle += Math.atan2(Math.sin(other - one), Math.cos(other - one))
    }
    return Math.abs(angle) > Math.PI
  }

  it('R-geo-los, by the other reading, finds a line past a wall that hides the centres', () => {
    const from = { x: 1500, y: 500 }
    const to = { x: 1500, y: 2500 }
    const wall = (right: number) => [square.map(({ x, y }) => ({ x: x - 2000 + right, y }))]
    const seen = sightBetween(from, to, 125, wall(1600))
    expect(seen).toBeDefined()
    for (const [end, base] of [
      [seen?.[0], from],
      [seen?.[1], to],
    ] as const) {
      expect(compareGap(end as Spot, base, 0, 125)).toBeLessThanOrEqual(0)
    }
    expect(sightBetween(from, to, 125, wall(1625))).toBeDefined()
    expect(sightBetween(from, to, 125, wall(1626))).toBeUndefined()
  })
})
