import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Choice,
  DRAW_TRIES,
  drawFrom,
  either,
  form,
  hasAnswer,
  isForced,
  LARGEST_COUNT,
  oneOf,
  type Point,
  pointOn,
  range,
} from '../../src/kernel/choice/index.ts'
import { best } from '../../src/kernel/decide/best.ts'
import { anyAnswer } from '../../src/kernel/game/opening.ts'
import { outcomeOf, type Refusal } from '../../src/kernel/game/refusal.ts'
import { odds } from '../../src/kernel/odds/odds.ts'
import { atRandom, byNumber, byPolicy, byValue } from '../../src/kernel/run/answerers.ts'
import { playout } from '../../src/kernel/run/playout.ts'
import { randomDraw } from '../../src/kernel/run/random.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { choice } from './choices.ts'
import { change, opened, refusalOf, toys } from './toy.ts'

/** A table of 600 × 600 mm in tenths. */
const table = { width: 6000, height: 6000 }

const anywhere = () => undefined
const nowhere = (): Refusal => ({ code: 'occupied', clause: 'toy.place', facts: {} })

/** Points within so many steps of a place. */
function around(x: number, y: number, reach: number) {
  return (point: Point): Refusal | undefined =>
    (point.x - x) ** 2 + (point.y - y) ** 2 > reach ** 2 ? nowhere() : undefined
}

describe('a point of a grid', () => {
  test('is numbered on the whole grid, whatever is refused', () => {
    const offered = pointOn({ ...table, refuse: around(100, 100, 10) })
    expect(offered.count).toBe(36_000_000)
    expect(offered.at(0)).toEqual({ x: 0, y: 0 })
    expect(offered.at(35_999_999)).toEqual({ x: 5999, y: 5999 })
    const free = pointOn({ ...table, refuse: anywhere })
    const property = fc.property(fc.nat(35_999_999), (number) => {
      expect(free.indexOf(free.at(number))).toBe(number)
      const isLegal = around(100, 100, 10)(free.at(number)) === undefined
      expect(offered.indexOf(offered.at(number))).toBe(isLegal ? number : -1)
      expect(hasAnswer(offered, number)).toBe(isLegal)
    })
    fc.assert(property)
    expect(offered.indexOf({ x: 103, y: 104 })).toBe(103 * 6000 + 104)
  })

  test('has an orientation in the steps that were asked for', () => {
    const offered = pointOn({ ...table, turns: 360, refuse: anywhere })
    expect(offered.count).toBe(36_000_000 * 360)
    expect(offered.at(offered.count - 1)).toEqual({ x: 5999, y: 5999, turn: 359 })
    expect(offered.indexOf({ x: 1, y: 2, turn: 3 })).toBe((6000 + 2) * 360 + 3)
    expect(offered.indexOf({ x: 1, y: 2 })).toBe(-1)
    expect(offered.shape).toEqual({
      kind: 'grid',
      x: { min: 0, max: 5999 },
      y: { min: 0, max: 5999 },
      turn: { min: 0, max: 359 },
    })
  })

  test('is refused off the grid, and by the predicate on it, which is asked of nothing else', () => {
    const asked: Point[] = []
    const offered = pointOn({
      ...table,
      refuse(point) {
        asked.push(point)
        return nowhere()
      },
    })
    expect(offered.refusal({ x: 6000, y: 0 })).toMatchObject({
      code: 'answer-in-part',
      facts: { part: 'x', reason: 'answer-out-of-range', min: 0, max: 5999 },
    })
    expect(offered.refusal({ x: 0.5, y: 0 })?.code).toBe('answer-in-part')
    expect(offered.refusal([0, 0])?.code).toBe('answer-not-a-form')
    expect(asked).toEqual([])
    expect(offered.refusal({ x: 1, y: 2 })).toEqual(nowhere())
    expect(asked).toEqual([{ x: 1, y: 2 }])
  })

  test('is refused of a grid with more points than numbers are whole', () => {
    const refuse = anywhere
    const most = pointOn({ width: LARGEST_COUNT, height: 1, refuse })
    expect(most.count).toBe(LARGEST_COUNT)
    const tooLarge = outcomeOf(() => pointOn({ width: 2 ** 27, height: 2 ** 26, refuse }))
    expect(refusalOf(tooLarge).code).toBe('choice-too-large')
  })

  test('is never forced, though only one will do', () => {
    expect(isForced(pointOn({ width: 1, height: 1, refuse: anywhere }))).toBe(false)
    expect(isForced(form({ where: pointOn({ width: 1, height: 1, refuse: anywhere }) }))).toBe(
      false,
    )
  })
})

describe('a draw', () => {
  test('of a choice without gaps gives each number as it is picked', () => {
    const property = fc.property(choice, (offered) => {
      expect(offered.draw).toBeUndefined()
      const picks: number[] = []
      for (let number = 0; number < offered.count; number++) {
        const pick = (count: number) => {
          picks.push(count)
          return number
        }
        expect(drawFrom(offered, pick)).toBe(number)
      }
      expect(picks).toEqual(new Array(offered.count).fill(offered.count))
    })
    fc.assert(property)
  })

  /** Small choices with gaps, and the points of each that will do. */
  const allowed = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })
  const gapped: fc.Arbitrary<Choice> = fc
    .tuple(allowed, fc.constantFrom('alone', 'turning', 'in a form', 'or else'))
    .map(([will, how]) => {
      const refuse = ({ x, y }: Point) => (will[x * 3 + y] ? undefined : nowhere())
      const point = pointOn({ width: 4, height: 3, refuse })
      if (how === 'turning') return pointOn({ width: 4, height: 3, turns: 2, refuse })
      if (how === 'in a form') return form({ point, card: oneOf(['A1', 'A2']) })
      return how === 'or else' ? either(oneOf(['pass']), point) : point
    })

  test('of points draws those that will do and reaches them all', () => {
    const property = fc.property(gapped, fc.nat(), (offered, seed) => {
      const numbers = Array.from({ length: offered.count }, (_, number) => number)
      const legal = numbers.filter((number) => hasAnswer(offered, number))
      const draw = randomDraw(seed)
      const drawn = Array.from({ length: legal.length * 40 }, () => drawFrom(offered, draw))
      expect([...new Set(drawn)].sort((one, other) => Number(one) - Number(other))).toEqual(legal)
      if (legal.length === 0) expect(drawFrom(offered, draw)).toBeUndefined()
    })
    fc.assert(property, { numRuns: 30 })
  })

  test('gives up after its tries, and asks the predicate no more often', () => {
    let asked = 0
    const refuse = () => {
      asked++
      return nowhere()
    }
    expect(drawFrom(pointOn({ ...table, refuse }), randomDraw(1))).toBeUndefined()
    expect(asked).toBe(DRAW_TRIES)
  })

  test('looks where it is told to look, as far as that lies on the grid', () => {
    const seen: Point[] = []
    const touching = around(0, 0, 3)
    const offered = pointOn({
      ...table,
      refuse(point) {
        seen.push(point)
        return touching(point)
      },
      within: { x: { min: -3, max: 3 }, y: { min: -3, max: 3 } },
    })
    const number = drawFrom(offered, randomDraw(5)) as number
    expect(touching(offered.at(number))).toBeUndefined()
    expect(seen.every(({ x, y }) => x >= 0 && x <= 3 && y >= 0 && y <= 3)).toBe(true)
    const off = { x: { min: -9, max: -1 }, y: { min: 0, max: 0 } }
    const beside = pointOn({ ...table, refuse: anywhere, within: off })
    expect(drawFrom(beside, randomDraw(5))).toBeUndefined()
  })
})

describe('a question that asks for a point', () => {
  /** A figure is put down, and its place is kept. */
  const put = (options: Choice<Point>) =>
    opened<{ at: Point | null }>({ at: null }, (table) => {
      change(table, { at: table.ask({ clause: 'toy.place', kind: 'place', by: 'table', options }) })
    })
  const near = put(pointOn({ ...table, refuse: around(3000, 3000, 500) }))

  test('takes a point by value and by number, and refuses one that will not do either way', () => {
    const point = { x: 3000, y: 2500 }
    expect(replay(toys, near, byValue([point])).position).toEqual({ at: point })
    const number = 3000 * 6000 + 2500
    expect(replay(toys, near, byNumber([number])).position).toEqual({ at: point })
    for (const answers of [byValue([{ x: 3000, y: 2499 }]), byNumber([number - 1])]) {
      expect(replay(toys, near, answers)).toMatchObject({ refusal: nowhere(), log: [] })
    }
    const policy = { id: 'fixed', choose: () => number - 1 }
    expect(refusalOf(outcomeOf(() => playout(toys, near, 1, policy))).code).toBe(nowhere().code)
  })

  test('is answered at random by a point that will do, the same under the same seed', () => {
    const [first, same] = [7, 7].map((seed) => replay(toys, near, atRandom(seed)))
    expect(around(3000, 3000, 500)(first?.position.at as Point)).toBeUndefined()
    expect(same?.log).toEqual(first?.log)
    expect(replay(toys, near, byPolicy(anyAnswer, 7)).log).toEqual(first?.log)
    expect(around(3000, 3000, 500)(playout(toys, near, 3).at as Point)).toBeUndefined()
  })

  test('is left unanswered, with the reason, where chance finds no point', () => {
    const nothing = put(pointOn({ ...table, refuse: nowhere }))
    const refusal = {
      code: 'draw-found-none',
      clause: 'toy.place',
      facts: { question: 'place', tries: DRAW_TRIES },
    }
    expect(replay(toys, nothing, atRandom(1)).refusal).toEqual(refusal)
    expect(refusalOf(outcomeOf(() => playout(toys, nothing, 1)))).toEqual(refusal)
  })

  test('has no exact odds and no best answer, but odds once it is answered', () => {
    const result = ({ at }: { at: Point | null }) => String(at?.x)
    const refusal = { code: 'odds-need-a-list', clause: 'toy.place', facts: { question: 'place' } }
    expect(refusalOf(odds(toys, near, { result, policy: anyAnswer }))).toEqual(refusal)
    expect(refusalOf(best(toys, near, { by: 'table', value: () => 1 }))).toEqual(refusal)
    const after = [3000 * 6000 + 3000]
    expect(odds(toys, near, { result, policy: anyAnswer, after }).ok).toBe(true)
  })

  test('of millions of answers in a row is too large for odds, and says so at once', () => {
    const many = opened({ at: null }, (table) => {
      table.ask({ clause: 'toy.place', kind: 'number', by: 'table', options: range(1, 2 ** 50) })
    })
    const refusal = refusalOf(odds(toys, many, { result: String, policy: anyAnswer }))
    expect(refusal.code).toBe('odds-too-large')
  })
})
