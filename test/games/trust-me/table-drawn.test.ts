import { describe, expect, test } from 'vitest'
import { areaOf } from '../../../src/explorer/board/area.ts'
import { rowsOf } from '../../../src/games/trust-me/board/fight/fight.ts'
import { grid } from '../../../src/games/trust-me/board/table/drawn.ts'
import { movedPart, pressed } from '../../../src/games/trust-me/board/table/moving.ts'
import { compareGap, type Spot } from '../../../src/games/trust-me/geometry/plane.ts'

/** True when a spot lies in one of the rectangles of a path. */
function covers(path: string, { x, y }: Spot): boolean {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].some(([, ...numbers]) => {
    const [left = 0, top = 0, width = 0, height = 0] = numbers.map((one) => Number(one) * 10)
    return x >= left && x <= left + width && y >= top && y <= top + height
  })
}

describe('the shape of what can be chosen', () => {
  const at = { x: 2000, y: 3000 }
  const isLegal = (spot: Spot) => compareGap(at, spot, 0, 750) <= 0

  test('holds what is legal and not what is not, but for a strip at its rim', () => {
    const path = areaOf(isLegal, grid, at) ?? ''
    for (let x = 1000; x <= 3000; x += 130) {
      for (let y = 2000; y <= 4000; y += 130) {
        const isAtRim = Math.abs(Math.hypot(x - at.x, y - at.y) - 750) < 75
        if (!isAtRim) expect([x, y, covers(path, { x, y })]).toEqual([x, y, isLegal({ x, y })])
      }
    }
  })

  test('is drawn with few rectangles, no two of which lie above each other', () => {
    const numbers = [
      ...(areaOf(isLegal, grid, at) ?? '').matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g),
    ]
    const all = numbers.map((found) => found.slice(1).map(Number))
    expect(all.length).toBeLessThan(40)
    const covered = all.reduce((sum, [, , width = 0, height = 0]) => sum + width * height, 0)
    expect(Math.abs(covered / (Math.PI * 75 ** 2) - 1)).toBeLessThan(0.05)
  })

  test('is none where everything can be chosen, or nothing', () => {
    expect(areaOf(() => true, grid, at)).toBeUndefined()
    expect(areaOf(() => false, grid, at)).toBeUndefined()
  })
})

describe('what is moved on the table', () => {
  const situation = {
    kind: 'round',
    survivors: { A: { x: 100, y: 200, noise: { x: 1, y: 2 } } },
    zombies: [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ],
    pieces: [{ kind: 'bus', x: 3, y: 3, turn: 4 }],
    din: { x: 5, y: 5, side: 'echo' },
  }
  const to = { x: 3000, y: 400 }
  const moved = (part: string) => pressed(situation, movedPart(part, to))

  test('lies there, and all else stays', () => {
    expect(moved('seat:A')).toEqual({
      ...situation,
      survivors: { A: { ...to, noise: { x: 1, y: 2 } } },
    })
    expect(moved('noise:A')).toMatchObject({ survivors: { A: { x: 100, noise: to } } })
    expect(moved('zombie:2')).toMatchObject({ zombies: [{ x: 1, y: 1 }, to] })
    expect(moved('piece:0')).toMatchObject({ pieces: [{ kind: 'bus', ...to, turn: 4 }] })
    expect(moved('din')).toMatchObject({ din: { ...to, side: 'echo' } })
  })

  test('is nothing that is not there, and nothing but a press of a spot', () => {
    expect(moved('seat:B')).toBeUndefined()
    expect(pressed(situation, 'seat:A')).toBeUndefined()
  })
})

test('the rows of a damage table leave no difference out, and the middle row is the text’s', () => {
  const rows = rowsOf([
    { from: 8, wounds: 2 },
    { from: 5, wounds: 1 },
  ])
  for (let difference = -20; difference <= 30; difference++) {
    const found = rows.filter(({ from, to }) => from <= difference && difference <= to)
    expect(found).toHaveLength(1)
  }
  expect(rows.map(({ what }) => what)).toEqual([0, 'choice', 0, 1, 2])
})
