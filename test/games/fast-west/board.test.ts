import { describe, expect, test } from 'vitest'
import type { Situation } from '../../../src/explorer/contract.ts'
import { drafted } from '../../../src/games/fast-west/board/drafted.ts'
import {
  emptyBox,
  frameOf,
  kindBoxes,
  seatPoints,
} from '../../../src/games/fast-west/board/geometry.ts'
import { pressed } from '../../../src/games/fast-west/board/press.ts'
import { playerCounts, type Seat } from '../../../src/games/fast-west/components.ts'
import { opened } from './tables.ts'

const { position } = opened({ kind: 'event', players: 4, card: 'bandit' })

describe('what has been told of an answer', () => {
  const heldAfter = (draft: unknown) => {
    const { held, ring } = drafted(position, draft)
    return [(['A', 'B', 'C', 'D'] as const).map((seat: Seat) => held[seat]), ring]
  }

  test('lies in the hands, told by player or by bullet', () => {
    expect(heldAfter({ A: 2, C: 'none' })).toEqual([
      [[2], [], [], []],
      [1, 3, 4],
    ])
    expect(heldAfter({ 1: 'B', 3: 'B', 4: 'D' })).toEqual([[[], [1, 3], [], [4]], [2]])
  })

  test('is no bullet where no hands are told', () => {
    for (const draft of [undefined, 'A', 3, ['B'], { flip: 'A' }, { grab: ['A', 'B'] }, {}])
      expect(drafted(position, draft)).toBe(position)
  })
})

describe('pressing', () => {
  const duel = { kind: 'duel', players: 3, bullets: { A: 1, B: 2 }, targets: { A: 'B' } }

  test('the shooter, then the target, aims', () => {
    expect(pressed(duel, 'seat:C', 'seat:A')).toEqual({ ...duel, targets: { A: 'C' } })
    expect(pressed(duel, 'seat:A', 'seat:B')).toEqual({ ...duel, targets: { A: 'B', B: 'A' } })
  })

  test('aims for nobody who has no bullet, at nobody by oneself, and without a shooter not at all', () => {
    expect(pressed(duel, 'seat:A', 'seat:C')).toBeUndefined()
    expect(pressed(duel, 'seat:A', 'seat:A')).toBeUndefined()
    expect(pressed(duel, 'seat:A')).toBeUndefined()
    expect(pressed(duel, 'bullet:1', 'seat:A')).toBeUndefined()
  })

  test('a place of a row turns its card over, through all that it can be', () => {
    const shown = ['cactus', 'child', 'back', 'none', 'cactus']
    let row: Situation = { kind: 'row', players: 3 } as Situation
    for (const top of shown) {
      row = pressed(row, 'seat:B') as Situation
      expect(row).toEqual({ kind: 'row', players: 3, tops: { B: top } })
    }
  })
})

/** Width by which grounds may reach over each other's edge, on which nothing is drawn. */
const EDGE = 6

describe.each(playerCounts)('the table of %s', (players) => {
  test('draws everybody, and keeps a corner for an empty hand', () => {
    const frame = frameOf(players)
    const corner = emptyBox(players)
    for (const { x, y } of seatPoints(players)) {
      expect(x - 66).toBeGreaterThanOrEqual(frame.x)
      expect(y + 64).toBeLessThanOrEqual(frame.y + frame.height)
      expect(x + 66 <= corner.x + EDGE || y + 64 <= corner.y + EDGE).toBe(true)
      for (const box of kindBoxes.values()) {
        const apart = [
          x - 66 - box.x - box.width,
          box.x - x - 66,
          y - 66 - box.y - box.height,
          box.y - y - 64,
        ]
        expect(Math.max(...apart)).toBeGreaterThanOrEqual(-EDGE)
      }
    }
  })
})
