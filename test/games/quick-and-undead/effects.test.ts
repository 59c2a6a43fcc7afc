import { describe, expect, test } from 'vitest'
import type {
  BuildingCard,
  Cell,
  Resource,
} from '../../../src/games/quick-and-undead/components.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import type { Position } from '../../../src/games/quick-and-undead/position.ts'
import { payBounties } from '../../../src/games/quick-and-undead/rules/effects/bounties.ts'
import { mayStealFrom } from '../../../src/games/quick-and-undead/rules/effects/protection.ts'
import { roundStart } from '../../../src/games/quick-and-undead/rules/effects/round-start.ts'
import { takeIncome } from '../../../src/games/quick-and-undead/rules/income.ts'
import { steal } from '../../../src/games/quick-and-undead/rules/stealing.ts'
import { takeTurn } from '../../../src/games/quick-and-undead/rules/turn.ts'
import { answersOf } from '../../../src/kernel/choice/index.ts'
import type { Ask } from '../../../src/kernel/run/table.ts'
import { build, eventsOf, haunt, opening, pay, place, playHand } from './hand-table.ts'

const forced = { 'round-start-optional': 'forced' }

/** A controls these buildings. */
const owns =
  (cards: readonly BuildingCard[], more: (now: Position) => void = () => {}) =>
  (now: Position) => {
    for (const card of cards) build(now, card, 'A')
    more(now)
  }

function offered(change: (now: Position) => void, readings = {}): readonly unknown[] {
  const { question } = playHand(roundStart, [], { change, readings })
  return question ? answersOf((question as Ask).options) : []
}

describe('abilities at the start of a round', () => {
  test('each once, in any order, players in turn order from the LAW', () => {
    const change = (now: Position) => {
      build(now, 'coin', 'A')
      build(now, 'notoriety', 'A')
      build(now, 'bullet', 'B')
      now.law = 'B'
    }
    const played = playHand(roundStart, ['bullet', 3, 'notoriety', 'coin'], { change })
    expect(played.question).toBeUndefined()
    expect(eventsOf(played, 'ability-begins').map(({ card }) => card)).toEqual([
      'bullet',
      'notoriety',
      'coin',
    ])
    expect(played.position.purses.A).toEqual({ coins: 1, notoriety: 1 })
  })

  test('may be declined; in the other reading only what says "may" can', () => {
    const change = owns(['coin', 'exchange'], (now) => pay(now, 'A', 1))
    expect(offered(change)).toEqual(['coin', 'exchange', 'done'])
    expect(offered(change, forced)).toEqual(['coin', 'exchange'])
    const done = playHand(roundStart, ['coin'], { change, readings: forced })
    expect(answersOf((done.question as Ask).options)).toEqual(['exchange', 'done'])
  })

  test('are not offered where they would change nothing, and the reason is said', () => {
    const change = owns(
      ['coin', 'bullet', 'critical-reset', 'exchange', 'reload', 'haunt'],
      (now) => {
        now.supply.coins = 0
        now.gangs.A.loaded = [2, 3, 4, 5, 6, 7]
      },
    )
    const played = playHand(roundStart, [], { change })
    expect(played.question).toBeUndefined()
    const said = eventsOf(played, 'not-applied')
    expect(said.map(({ why, clause, with: [limit = clause] = [] }) => `${why} ${limit}`)).toEqual([
      'supply-empty income.limited',
      'card-full income.bullet-cap',
      'skull-shows effect.critical-reset',
      'cannot-pay effect.exchange',
      'no-empty-cell effect.reload',
      'cannot-pay effect.haunt',
    ])
  })

  test.each([
    ['coin', 'supply-empty', 'income.limited'],
    ['bullet', 'card-full', 'income.bullet-cap'],
    ['critical-reset', 'skull-shows', 'effect.critical-reset'],
    ['reload', 'no-empty-cell', 'effect.reload'],
    ['self-haunt', 'already-haunted', 'effect.self-haunt'],
    ['haunt', 'haunted-everywhere', 'effect.haunt'],
  ] as const)('%s is refused with its reason, %s, and the clause, %s', (card, why, clause) => {
    const change = owns([card, 'lottery'], (now) => {
      pay(now, 'A', 1, 1)
      now.supply.coins = 0
      now.gangs.A.loaded = [2, 3, 4, 5, 6, 7]
      haunt(now, card, 'lottery')
      now.bootHill = now.box.splice(0, 1)
    })
    const { refusal } = playHand(roundStart, [card], { change })
    expect(refusal).toMatchObject({ code: 'ability-idle', clause, facts: { why } })
  })

  test('Undead in the building bar none', () => {
    const change = owns(['coin'], (now) => haunt(now, 'coin'))
    expect(offered(change)).toEqual(['coin', 'done'])
  })
})

describe('the effects', () => {
  test.each([
    [3, { coins: 1, notoriety: 0 }],
    [7, { coins: 0, notoriety: 1 }],
  ])('lottery %i', (face, purse) => {
    const { position } = playHand(roundStart, ['lottery', face], { change: owns(['lottery']) })
    expect(position.purses.A).toEqual(purse)
  })

  test('lottery 6 is a Bullet', () => {
    const { position } = playHand(roundStart, ['lottery', 6, 2], { change: owns(['lottery']) })
    expect(position.gangs.A.loaded).toEqual([2])
  })

  test.each([
    [1, 2, 1],
    [1, 0, 0],
    [3, 1, 1],
    [4, 1, 2],
    [8, 1, 3],
  ])('the Saloon on %i makes %i Coins %i', (face, before, after) => {
    const change = owns(['saloon'], (now) => pay(now, 'A', before))
    const { position } = playHand(roundStart, ['saloon', face], { change })
    expect(position.purses.A?.coins).toBe(after)
    expect(position.supply.coins).toBe(48 - after)
  })

  test('the Saloon gives the last Coin of the supply where two are due', () => {
    const change = owns(['saloon'], (now) => {
      now.supply.coins = 1
    })
    const played = playHand(roundStart, ['saloon', 7], { change })
    expect(played.position.purses.A?.coins).toBe(1)
    expect(eventsOf(played, 'gained')[0]?.with).toContain('income.limited')
  })

  test('every occupant of the Saloon rolls', () => {
    const change = (now: Position) => build(now, 'saloon', 'A', 'B')
    const { position } = playHand(roundStart, ['saloon', 4, 'saloon', 7], { change })
    expect(position.purses).toMatchObject({ A: { coins: 1 }, B: { coins: 2 } })
  })

  test('an exchange is for what can be had', () => {
    const change = owns(['exchange'], (now) => {
      pay(now, 'A', 1)
      now.gangs.A.loaded = [2, 3, 4, 5, 6, 7]
    })
    const { position } = playHand(roundStart, ['exchange'], { change })
    expect(position.purses.A).toEqual({ coins: 0, notoriety: 1 })
  })

  test('reloading keeps the number of Bullets', () => {
    const change = owns(['reload'], (now) => {
      now.gangs.A.loaded = [2, 3]
    })
    const { position } = playHand(roundStart, ['reload', [6, 7]], { change })
    expect(position.gangs.A.loaded).toEqual([6, 7])
    const three: Cell[] = [5, 6, 7]
    expect(playHand(roundStart, ['reload', three], { change }).refusal?.code).toBe(
      'not-an-arrangement',
    )
  })

  test('a Notoriety sends the top Undead of Boot Hill to a building that has none', () => {
    const change = owns(['haunt', 'coin', 'bullet'], (now) => {
      pay(now, 'A', 0, 1)
      haunt(now, 'coin')
      now.bootHill = now.box.splice(0, 1)
    })
    const { position } = playHand(roundStart, ['haunt', 'bullet', 'done'], { change })
    expect(position.town.map(({ undead }) => undead.length)).toEqual([0, 1, 1])
    expect(position.purses.A?.notoriety).toBe(0)
    expect(playHand(roundStart, ['haunt', 'coin'], { change }).refusal?.clause).toBe('effect.haunt')
  })

  test('a building haunts itself when it is clear; whoever controls it need not let it', () => {
    const change = owns(['self-haunt'], (now) => {
      now.bootHill = now.box.splice(0, 1)
    })
    expect(offered(change)).toEqual(['self-haunt', 'done'])
    const played = playHand(roundStart, [], { change, readings: forced })
    expect(played.position.town[0]).toMatchObject({ undead: ['U1'], haunted: true })
    const again = (now: Position) => {
      change(now)
      haunt(now, 'self-haunt')
    }
    expect(offered(again, forced)).toEqual([])
  })

  test('a building that nobody controls does nothing', () => {
    const change = (now: Position) => {
      build(now, 'self-haunt')
      now.bootHill = now.box.splice(0, 1)
    }
    expect(playHand(roundStart, [], { change, readings: forced }).events).toEqual([])
  })
})

describe('Permanent effects', () => {
  test.each([
    ['coin', 'safe-coins'],
    ['notoriety', 'safe-notoriety'],
    ['bullet', 'safe-bullets'],
  ] as const)('no %s is stolen from who controls %s', (what: Resource, safe) => {
    const victims = (controlled: boolean) => {
      const { given, readings, position } = opening(roundStart, {
        change: (now) => {
          pay(now, 'A', 1, 1)
          now.gangs.A.loaded = [2]
          if (controlled) build(now, safe, 'A')
        },
      })
      return mayStealFrom({ given, readings, now: position }, 'A', what)
    }
    expect([victims(false), victims(true)]).toEqual([true, false])
  })

  test('whom a thief has to spare is said, with the building', () => {
    const theft = (play: Play) => takeTurn(play, 'B', 3)
    const change = owns(['safe-coins'], (now) => {
      place(now, 'B', 3)
      pay(now, 'A', 1)
    })
    const [, spared] = playHand(theft, [], { change }).events
    expect(spared).toMatchObject({ clause: 'effect.safe-coins', why: 'kept-safe', seat: 'A' })
  })

  test('a second Coin comes from the same victim, or in the other reading from the supply', () => {
    const theft = (play: Play) => steal(play, 'A', 'coin', 'B')
    const change = owns(['double-steal'], (now) => pay(now, 'B', 1))
    expect(playHand(theft, [], { change }).position.purses.A?.coins).toBe(1)
    const readings = { 'double-steal': 'from-supply' }
    expect(playHand(theft, [true], { change, readings }).position.purses.A?.coins).toBe(2)
  })

  test('nothing can be stolen from who has none', () => {
    const { given, readings, position } = opening(roundStart)
    expect(mayStealFrom({ given, readings, now: position }, 'A', 'coin')).toBe(false)
  })

  test('a bounty is paid as long as the supply lasts', () => {
    const twice = (play: Play) => {
      payBounties(play)
      payBounties(play)
    }
    const change = owns(['bounty'], (now) => {
      now.supply.notoriety = 1
    })
    expect(playHand(twice, [], { change }).position.purses.A?.notoriety).toBe(1)
  })

  test('one more of an income is of a kind that it has, and that is left', () => {
    const income = (play: Play) => takeIncome(play, 'A', 2)
    const change = owns(['extra-income'], (now) => {
      now.supply.notoriety = 2
    })
    const played = playHand(income, [], { change })
    expect(answersOf((played.question as Ask).options)).toEqual(['coin', 'none'])
    expect(playHand(income, ['coin'], { change }).position.purses.A).toEqual({
      coins: 3,
      notoriety: 2,
    })
    expect(playHand(income, ['bullet'], { change }).refusal?.code).toBe('not-of-this-income')
  })
})
