import { expect, test } from 'vitest'
import { duelOn } from '../../../src/engine/games/quick-and-undead/rules/duels.ts'
import { answersOf } from '../../../src/engine/kernel/choice.ts'
import { choiceOf, type Question } from '../../../src/engine/kernel/run.ts'
import { build, pay, place, playHand } from './hand-table.ts'

const seats = ['A', 'B', 'C'] as const

test('two gangs of one player that do not duel have no Coin to give each other for it', () => {
  const offered = (gangs: string) => {
    const run = playHand((play) => duelOn(play, 5, seats), [], {
      players: 2,
      twoGangs: true,
      readings: { 'gang-is-player': gangs },
      change: (now) => {
        for (const seat of seats) place(now, seat, 5)
        build(now, 'avoid-shootout', 'A')
        pay(now, 'A', 1)
      },
    })
    return answersOf(choiceOf(run.question as Question))
  }
  expect(offered('sisters-duel')).toEqual(['no', 'B', 'C'])
  expect(offered('sisters-spared')).toEqual(['no', 'B'])
})

test('two gangs of one player that do not duel have nobody to shoot at once the third has bought itself off', () => {
  const run = playHand((play) => duelOn(play, 5, seats), ['A'], {
    players: 2,
    twoGangs: true,
    readings: { 'gang-is-player': 'sisters-spared' },
    change: (now) => {
      for (const seat of seats) place(now, seat, 5)
      build(now, 'avoid-shootout', 'B')
      pay(now, 'B', 1)
    },
  })
  expect(run.question).toBeUndefined()
  expect(run.events.map(({ kind }) => kind)).toEqual(['buys-off', 'handed'])
})
