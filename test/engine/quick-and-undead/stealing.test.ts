import { describe, expect, test } from 'vitest'
import { steal, victimsOf } from '../../../src/engine/games/quick-and-undead/rules/stealing.ts'
import { build, opening, pay, playHand } from './hand-table.ts'

describe('an empty supply', () => {
  test('has nothing to steal in the solo game', () => {
    const { given, readings, position } = opening((play) => steal(play, 'A', 'coin', 'B'))
    const play = { given: { ...given, solo: true }, readings, now: position }
    expect(victimsOf(play, 'A', 'coin')).toEqual(['R'])
    position.supply.coins = 0
    expect(victimsOf(play, 'A', 'coin')).toEqual([])
    expect(victimsOf(play, 'A', 'bullet')).toEqual(['R'])
  })

  test('has no second one for who would take it there', () => {
    const run = playHand((play) => steal(play, 'A', 'coin', 'B'), [], {
      readings: { 'double-steal': 'from-supply' },
      change: (now) => {
        build(now, 'double-steal', 'A')
        pay(now, 'B', 2)
        now.supply.coins = 0
      },
    })
    expect(run.question).toBeUndefined()
  })
})
