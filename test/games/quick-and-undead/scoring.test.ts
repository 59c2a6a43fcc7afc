import { describe, expect, test } from 'vitest'
import { apply } from '../../../src/games/quick-and-undead/apply.ts'
import type { Position } from '../../../src/games/quick-and-undead/position.ts'
import { countScores } from '../../../src/games/quick-and-undead/rules/scoring.ts'
import { anyAnswer } from '../../../src/kernel/game/opening.ts'
import { byPolicy } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { build, eventsOf, fired, haunt, opening, pay, playHand } from './hand-table.ts'

describe('the score', () => {
  test('is tokens, Undead collected, and buildings that are free of Undead', () => {
    const played = playHand(countScores, [], {
      change: (now) => {
        pay(now, 'A', 0, 7)
        now.gangs.A.trophies = ['U4', 'U16']
        build(now, 'safe-notoriety', 'A')
        build(now, 'self-haunt', 'A')
        haunt(now, 'self-haunt')
      },
    })
    expect(eventsOf(played, 'scored')[0]).toMatchObject({
      notoriety: 7,
      undead: 8,
      buildings: 6,
      total: 21,
    })
    expect(played.position.ending).toEqual({ winner: 'A', by: 'notoriety' })
  })

  test('everybody in the Saloon scores it in full', () => {
    const { position } = playHand(countScores, [], {
      change: (now) => {
        build(now, 'saloon', 'A', 'B')
        pay(now, 'A', 0, 1)
      },
    })
    expect(position.scores).toEqual({ A: 4, B: 3 })
  })

  test('of two gangs is added, their common tokens once', () => {
    const { position } = playHand(countScores, [], {
      twoGangs: true,
      change: (now) => {
        pay(now, 'C', 0, 5)
        now.gangs.A.trophies = ['U1']
        now.gangs.C.trophies = ['U4']
        build(now, 'coin', 'C')
      },
    })
    expect(position.scores).toEqual({ A: 11, B: 0 })
    expect(position.ending?.winner).toBe('A')
  })
})

/** A, B and C have that many Coins each, and equal Notoriety but for D. */
const tie =
  (coins: readonly number[], more: (now: Position) => void = () => {}) =>
  (now: Position) => {
    for (const [index, seat] of (['A', 'B', 'C'] as const).entries()) {
      pay(now, seat, coins[index] ?? 0, 5)
      now.gangs[seat].loaded = [4, 5]
    }
    more(now)
  }

describe('ties', () => {
  test('go to the most Coins', () => {
    const { position } = playHand(countScores, [], { players: 4, change: tie([1, 3, 2]) })
    expect(position.ending).toEqual({ winner: 'B', by: 'coins' })
  })

  test('then to the winner of a duel between those alone who are still tied', () => {
    const played = playHand(countScores, [5, 4], { players: 4, change: tie([3, 1, 3]) })
    expect(played.position.ending).toEqual({ winner: 'A', by: 'duel' })
    expect(eventsOf(played, 'shootout-begins')).toMatchObject([{ seats: ['A', 'C'] }])
  })

  test('the duel changes no score, adds no Undead and costs no Outlaw', () => {
    const change = tie([3, 1, 3], (now) => {
      now.bootHill = now.box.splice(0, 3)
      build(now, 'notorious', 'A')
      now.gangs.C.trophies = ['U6']
      build(now, 'avoid-shootout', 'C')
      pay(now, 'B', 0, -5)
      pay(now, 'A', 0, 2)
    })
    const { position, question } = playHand(countScores, [5, 4], { players: 4, change })
    expect(question).toBeUndefined()
    expect(position.purses).toMatchObject({ A: { notoriety: 7, coins: 3 }, C: { coins: 3 } })
    expect(position.gangs.C).toMatchObject({ graveyard: 0, stash: 3 })
    expect(position.bootHill).toHaveLength(3)
  })

  test('three announce their targets anew for every volley', () => {
    const answers = ['B', 'A', 'A', 2, 2, 2, 'C', 'C', 'A', 2, 2, 5]
    const played = playHand(countScores, answers, { players: 4, change: tie([3, 3, 3]) })
    expect(eventsOf(played, 'outlaw-killed')).toMatchObject([{ seat: 'A', from: 'stand' }])
    expect(eventsOf(played, 'volley-again')).toMatchObject([
      { seats: ['A', 'B', 'C'] },
      { seats: ['B', 'C'] },
    ])
    expect(played.position.ending).toBeNull()
  })

  test('a duellist without a Bullet has everybody load one more', () => {
    const change = tie([3, 1, 3], (now) => {
      now.gangs.C.loaded = []
      now.gangs.A.loaded = [2, 3, 4, 5, 6, 7]
    })
    const played = playHand(countScores, [6, 7, 6], { players: 4, change })
    expect(eventsOf(played, 'loaded')).toMatchObject([{ seat: 'C', cell: 6 }])
    expect(eventsOf(played, 'bullet-lost')).toMatchObject([{ seat: 'A' }])
    expect(played.position.ending?.winner).toBe('A')
  })
})

describe('a duel that nobody survives', () => {
  test('leaves the game to the best of those who are alive', () => {
    const change = tie([3, 1, 3], (now) => pay(now, 'D', 9, 4))
    const { position } = playHand(countScores, [4, 4], { players: 4, change })
    expect(position.ending).toEqual({ winner: 'B', by: 'notoriety' })
  })

  test('is named where those who are alive are tied in their turn', () => {
    const change = tie([3, 1, 3], (now) => pay(now, 'D', 2, 5))
    const played = playHand(countScores, [4, 4], { players: 4, change })
    expect(played.position.ending).toEqual({ winner: 'D', by: 'coins' })
    expect(fired(played)).toContain('score.duel-all-dead')
  })

  test('may lead to another one', () => {
    const change = tie([3, 1, 3], (now) => {
      pay(now, 'D', 1, 5)
      now.gangs.D.loaded = [7]
    })
    const played = playHand(countScores, [4, 4, 2, 7], { players: 4, change })
    expect(played.position.ending).toEqual({ winner: 'D', by: 'duel' })
    expect(fired(played)).toContain('score.second-duel')
  })

  test('is a draw where nobody is left', () => {
    const change = (now: Position) => {
      for (const seat of ['A', 'B'] as const) now.gangs[seat].loaded = [4]
    }
    const { position } = playHand(countScores, [4, 4], { change })
    expect(position.ending).toEqual({ winner: null, by: 'draw' })
  })
})

describe('a Critical Miss in the last duel', () => {
  const backfires = (now: Position) => {
    now.gangs.A.critical = 'backfire'
    now.gangs.B.critical = 'backfire'
    now.gangs.A.loaded = [4]
    now.gangs.B.loaded = [4]
  }

  test('leaves it to the other', () => {
    const { position } = playHand(countScores, [1, 2, false], { change: backfires })
    expect(position.ending).toEqual({ winner: 'B', by: 'duel' })
    expect(position.gangs.A.stash).toBe(4)
  })

  test('of both has them duel again', () => {
    const answers = [1, 1, true, true, 4, 2]
    const played = playHand(countScores, answers, { change: backfires })
    expect(eventsOf(played, 'shootout-begins')).toHaveLength(2)
    expect(played.position.ending?.winner).toBe('A')
  })

  test('wins where the two others kill each other', () => {
    const change = tie([3, 3, 3], (now) => {
      now.gangs.A.critical = 'backfire'
    })
    const answers = ['B', 'C', 'B', 1, 2, 2, false, 4, 4]
    const { position } = playHand(countScores, answers, { players: 4, change })
    expect(position.ending).toEqual({ winner: 'A', by: 'duel' })
  })

  test('does not save who is shot', () => {
    const { position } = playHand(countScores, [1, 4, false], { change: backfires })
    expect(position.ending).toEqual({ winner: 'B', by: 'duel' })
  })
})

test('random last duels of three always end', () => {
  for (let seed = 0; seed < 40; seed++) {
    const table = opening(countScores, { players: 3, change: tie([2, 2, 2]) })
    const { position } = replay({ apply }, table, byPolicy(anyAnswer, seed))
    expect(position.ending).not.toBeNull()
  }
})
