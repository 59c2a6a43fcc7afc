import { describe, expect, test } from 'vitest'
import type { Resource, Seat } from '../../../src/games/quick-and-undead/components.ts'
import { steal, victimsOf } from '../../../src/games/quick-and-undead/rules/stealing.ts'
import { takeTurn } from '../../../src/games/quick-and-undead/rules/turn.ts'
import { build, eventsOf, opening, pay, place, playHand } from './hand-table.ts'

test.each([
  [3, ['space.3-plunder']],
  [6, ['space.6-extort', 'turn.slash-ability']],
] as const)('on %i the slash is named where there is one', (space, printed) => {
  const run = playHand((play) => takeTurn(play, 'A', space), ['steal'], {
    change: (now) => {
      place(now, 'A', space)
      pay(now, 'B', 1)
      now.gangs.B.loaded = [2]
    },
  })
  expect(eventsOf(run, 'ability-chosen')).toMatchObject([{ with: printed }])
})

describe('two gangs of one player', () => {
  /** Whom a gang could rob, with the Hotel, the Courthouse and the Stable controlled by A. */
  const victims = (thief: Seat, what: Resource) => {
    const { given, readings, position } = opening((play) => steal(play, thief, what, 'A'), {
      twoGangs: true,
      change: (now) => {
        for (const card of ['safe-coins', 'safe-notoriety', 'safe-bullets'] as const) {
          build(now, card, 'A')
        }
        for (const seat of ['A', 'B'] as const) pay(now, seat, 1, 1)
        for (const gang of Object.values(now.gangs)) gang.loaded = [2]
      },
    })
    return victimsOf({ given, readings, now: position }, thief, what)
  }

  test('keep safe what they share where one of them does', () => {
    expect(victims('B', 'coin')).toEqual([])
    expect(victims('B', 'notoriety')).toEqual([])
    expect(victims('A', 'coin')).toEqual(['B', 'D'])
  })

  test('keep Bullets each for itself', () => {
    expect(victims('B', 'bullet')).toEqual(['C', 'D'])
  })
})

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
