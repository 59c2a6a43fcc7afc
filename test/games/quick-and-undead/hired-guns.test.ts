import { describe, expect, test } from 'vitest'
import { hire } from '../../../src/games/quick-and-undead/rules/hired-guns.ts'
import { pay, playHand } from './hand-table.ts'

const free = { 'hired-package': 'income-free', 'new-in-town': 'none-in-stash' }

describe('Hired Guns, the income read as free of charge', () => {
  test('is no way to an Outlaw for nothing, for who could pay and does not', () => {
    const run = playHand((play) => hire(play, 'A'), ['none', 2], {
      readings: free,
      change: (now) => {
        pay(now, 'A', 2)
        Object.assign(now.gangs.A, { stash: 0, on: { ...now.gangs.A.on, 8: 'lying' } })
      },
    })
    expect(run.position.gangs.A).toMatchObject({ stash: 0, reserve: 2, loaded: [2] })
    expect(run.position.purses.A).toEqual({ coins: 2, notoriety: 0 })
  })
})
