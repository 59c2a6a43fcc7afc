import { describe, expect, test } from 'vitest'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import { duelOn } from '../../../src/games/quick-and-undead/rules/duels.ts'
import { resolveSpaces } from '../../../src/games/quick-and-undead/rules/resolution.ts'
import { answersOf } from '../../../src/kernel/choice/index.ts'
import { choiceOf, type Question } from '../../../src/kernel/run/laid-table.ts'
import { build, eventsOf, pay, place, playHand } from './hand-table.ts'

const seats = ['A', 'B', 'C'] as const

function duel(play: Play): void {
  duelOn(play, 5, seats)
}

test('two gangs of one player that do not duel have no Coin to give each other for it', () => {
  const offered = (gangs: string) => {
    const run = playHand(duel, [], {
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
  const run = playHand(duel, ['A'], {
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

describe('those who shared a space', () => {
  const two = (reading: string, coins: number) =>
    playHand(resolveSpaces, [...(coins > 0 ? ['B'] : [2, 2]), 2, 3, 4, 5], {
      readings: { 'duel-time': reading },
      change: (now) => {
        for (const seat of ['A', 'B'] as const) place(now, seat, 5)
        build(now, 'avoid-shootout', 'A')
        pay(now, 'A', coins)
      },
    })
  const orders = (run: ReturnType<typeof two>) =>
    eventsOf(run, 'turn-begins').map((event) => event.with)

  test.each(['at-space', 'after-placement'])('take their turns, with duels %s', (reading) => {
    const survivors = ['turn.sharers-order', 'duel.survivors-act']
    expect(orders(two(reading, 0))).toEqual([survivors, survivors])
  })

  test.each(['at-space', 'after-placement'])('survive no duel that was avoided, %s', (reading) => {
    const sharers = ['turn.sharers-order']
    expect(orders(two(reading, 1))).toEqual([sharers, sharers])
  })
})

test('a killer whom the supply cannot pay is told for what', () => {
  const run = playHand(duel, ['B', 'C', 'A', 2, 3, 2], {
    players: 3,
    change: (now) => {
      for (const seat of seats) place(now, seat, 5)
      now.gangs.B.loaded = [3]
      now.supply.notoriety = 0
    },
  })
  expect(eventsOf(run, 'not-applied')).toMatchObject([
    { clause: 'income.limited', seat: 'B', with: ['graveyard.killer-notoriety', 'duel.defeated'] },
    { clause: 'graveyard.boot-hill-empty' },
  ])
})
