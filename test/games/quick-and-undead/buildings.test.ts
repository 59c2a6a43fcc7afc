import { describe, expect, test } from 'vitest'
import type { BuildingCard } from '../../../src/games/quick-and-undead/components.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import type { Position } from '../../../src/games/quick-and-undead/position.ts'
import { buy, purchase } from '../../../src/games/quick-and-undead/rules/buildings.ts'
import { priceOf } from '../../../src/games/quick-and-undead/rules/prices.ts'
import { answersOf } from '../../../src/kernel/choice/index.ts'
import type { Ask } from '../../../src/kernel/run/table.ts'
import { build, eventsOf, fired, haunt, opening, pay, place, playHand } from './hand-table.ts'

/** B buys from space 4. */
const buying =
  (card: BuildingCard) =>
  (play: Play): void =>
    buy(play, 'B', 4, card)

function table(coins: number, change: (now: Position) => void = () => {}) {
  return (now: Position) => {
    place(now, 'B', 4)
    pay(now, 'B', coins)
    change(now)
  }
}

describe('prices', () => {
  function price(card: BuildingCard, readings = {}, ...occupants: ('A' | 'B')[]): number {
    const {
      given,
      position,
      readings: all,
    } = opening(buying(card), {
      readings,
      change: (now) => build(now, card, ...occupants),
    })
    return priceOf({ given, readings: all, now: position }, 'B', card)
  }

  test.each([
    ['safe-coins', 5, 3],
    ['critical-reset', 3, 2],
    ['double-steal', 6, 3],
    ['extra-income', 7, 4],
    ['fixed-price', 5, 5],
    ['saloon', 4, 2],
  ] as const)('%s costs %i, occupied %i', (card, free, occupied) => {
    expect([price(card), price(card, {}, 'A')]).toEqual([free, occupied])
  })

  test('the Saloon costs the full price in the other reading', () => {
    expect(price('saloon', { saloon: 'full-price' }, 'A')).toBe(4)
    expect(price('coin', { saloon: 'full-price' }, 'A')).toBe(2)
  })

  test('the price goes to the supply', () => {
    const { position } = playHand(buying('coin'), [], {
      change: table(5, (now) => build(now, 'coin')),
    })
    expect(position.purses.B?.coins).toBe(1)
    expect(position.supply.coins).toBe(47)
    expect(position.gangs.B).toMatchObject({ on: { 4: null }, stash: 3 })
    expect(position.town[0]?.occupants).toEqual(['B'])
  })
})

describe('what can be bought', () => {
  const step = (play: Play) => purchase(play, 'B', 4)
  const asked = (change: (now: Position) => void) => {
    const played = playHand(step, [], { change })
    return { played, options: played.question && answersOf((played.question as Ask).options) }
  }

  test('nothing while an Undead is in the Street', () => {
    const { played, options } = asked(
      table(9, (now) => {
        build(now, 'coin')
        haunt(now, 'street')
      }),
    )
    expect(options).toBeUndefined()
    expect(played.events).toMatchObject([{ kind: 'not-applied', why: 'street-haunted' }])
  })

  test('haunted and occupied buildings, but neither the own nor what is too dear', () => {
    const { options } = asked(
      table(3, (now) => {
        build(now, 'coin', 'A')
        build(now, 'bullet', 'B')
        build(now, 'notoriety')
        build(now, 'reload')
        haunt(now, 'reload')
      }),
    )
    expect(options).toEqual(['coin', 'reload', 'none'])
  })

  test.each([
    ['bullet', 'own-building'],
    ['notoriety', 'too-dear'],
    ['haunt', 'building-not-in-play'],
  ])('%s is refused as %s', (card, code) => {
    const change = table(4, (now) => {
      build(now, 'coin', 'A')
      build(now, 'bullet', 'B')
      build(now, 'notoriety')
    })
    expect(playHand(step, [card], { change }).refusal).toMatchObject({ code })
  })

  test('nothing for who can pay nothing, without a question', () => {
    const { played } = asked(table(1, (now) => build(now, 'coin', 'A')))
    expect(played.events).toMatchObject([{ kind: 'not-applied', why: 'nothing-affordable' }])
  })
})

describe('the bonus resource', () => {
  test('goes with the first purchase alone', () => {
    const change = table(4, (now) => {
      build(now, 'coin').bonus = 'notoriety'
    })
    const { position } = playHand(buying('coin'), [], { change })
    expect(position.purses.B).toEqual({ coins: 0, notoriety: 1 })
    expect(position.town[0]?.bonus).toBeNull()
  })

  test('a Bullet is loaded, or lost when all cells are', () => {
    const withBullet = (loaded: (2 | 3 | 4 | 5 | 6 | 7)[]) =>
      table(4, (now) => {
        build(now, 'coin').bonus = 'bullet'
        now.gangs.B.loaded = loaded
      })
    const some = playHand(buying('coin'), [3], { change: withBullet([2]) })
    expect(some.position.gangs.B.loaded).toEqual([2, 3])
    const all = playHand(buying('coin'), [], { change: withBullet([2, 3, 4, 5, 6, 7]) })
    expect(eventsOf(all, 'bullet-lost')).toHaveLength(1)
    expect(all.question).toBeUndefined()
  })
})

describe('an occupant', () => {
  const occupied = table(2, (now) => build(now, 'coin', 'A'))

  test('may leave, and returns to the stash', () => {
    const { position } = playHand(buying('coin'), ['leave'], { change: occupied })
    expect(position.town[0]?.occupants).toEqual(['B'])
    expect(position.gangs.A.stash).toBe(4)
    expect(position.purses.B?.coins).toBe(0)
  })

  test('of the Saloon is not asked, and stays', () => {
    const played = playHand(buying('saloon'), [], {
      change: table(2, (now) => build(now, 'saloon', 'A')),
    })
    expect(played.position.town[0]?.occupants).toEqual(['A', 'B'])
    expect(fired(played)).toContain('building.one-controller')
  })

  const jailer = table(2, (now) => {
    build(now, 'coin', 'A')
    build(now, 'avoid-shootout', 'A')
    pay(now, 'A', 1)
  })

  test('may give the buyer a Coin, who pays and buys nothing', () => {
    const { position } = playHand(buying('coin'), ['avoid'], { change: jailer })
    expect(position.purses).toMatchObject({ A: { coins: 0 }, B: { coins: 3 } })
    expect(position.town[0]?.occupants).toEqual(['A'])
    expect(position.gangs.B.on[4]).toBe('standing')
  })

  test('but not in the other reading, nor without a Coin', () => {
    const readings = { avoid: 'not-in-building-fights' }
    const code = 'neither-leaves-nor-fights'
    expect(playHand(buying('coin'), ['avoid'], { readings, change: jailer }).refusal?.code).toBe(
      code,
    )
    const poor = (now: Position) => {
      jailer(now)
      pay(now, 'A', -1)
    }
    expect(playHand(buying('coin'), ['avoid'], { change: poor }).refusal?.code).toBe(code)
  })
})
