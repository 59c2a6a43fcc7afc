import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/game/game.ts'
import { die } from '../../src/kernel/run/table.ts'
import { change, opened, rollDie, toyLoop, toys } from '../kernel/toy.ts'
import * as laws from './laws.ts'

interface Purse {
  coins: number
  hidden: number
}

/** Roll until five coins are won. */
const honest = toyLoop<Purse>(
  'purse',
  ({ coins }) => coins < 5,
  (table) => {
    change(table, { coins: table.now.coins + (rollDie(table, 2) - 1) })
  },
)

function gameWith(parts: Partial<Game>): Game {
  const clauses = ['toy.purse', 'toy.change', 'toy.roll'].map((id) => ({
    id,
    chapter: 'toy',
    binding: 'rule' as const,
  }))
  return {
    ...toys,
    id: 'toy',
    clauses,
    switches: [],
    facts: [],
    kinds: [],
    policies: [],
    open: () => ({ ok: false, refusals: [] }),
    remarks: () => [],
    seats: () => ['A', 'B'],
    inventory: () => ['purse'],
    ...parts,
  } as Game
}

const start = opened<Purse>({ coins: 0, hidden: 0 }, (table) => table.repeat(honest))

test('a game that keeps the laws passes', () => {
  for (const law of Object.values(laws)) law(gameWith({}), start as never, 1)
})

describe('a law catches', () => {
  test('a counter that is kept outside the position', () => {
    let rolls = 0
    const counting = toyLoop<Purse>(
      'purse',
      ({ coins }) => coins < 5,
      (table) => {
        rolls += 1
        const more = rollDie(table, 2) - 1
        change(table, { coins: rolls % 7 === 0 ? 5 : table.now.coins + more })
      },
    )
    const planted = opened<Purse>({ coins: 0, hidden: 0 }, (table) => table.repeat(counting))
    expect(() => laws.roundsRestart(gameWith({}), planted as never, 1)).toThrow('begun afresh')
  })

  test('a coin that is lost', () => {
    const losing = gameWith({ inventory: (now) => ((now as Purse).coins > 2 ? [] : ['purse']) })
    expect(() => laws.inventoryIsConserved(losing, start as never, 1)).toThrow('after')
  })

  test('a clause that does not exist', () => {
    const unknown = gameWith({ clauses: [] })
    expect(() => laws.clausesExist(unknown, start as never, 1)).toThrow('runs nowhere')
  })

  test('a view that shows what is hidden', () => {
    const secretly = opened<Purse>({ coins: 0, hidden: 0 }, (table) => {
      const secret = { clause: 'toy.roll', kind: 'die', outcomes: die(6), seenBy: [] }
      change(table, { hidden: table.roll(secret) })
    })
    expect(() => laws.hiddenAnswersStayHidden(gameWith({}), secretly as never, 1)).toThrow()
  })

  test('an event that alters an earlier position', () => {
    const shared: number[] = []
    const sharing = gameWith({ apply: () => void shared.push(1) })
    const aliasing = opened({ coins: shared }, (table) => {
      change(table, {})
      rollDie(table, 2)
    })
    expect(() => laws.replayIsDeterministic(sharing, aliasing as never, 1)).toThrow()
  })

  test('a position that was read before an event and used after it', () => {
    const stale = opened<Purse>({ coins: 0, hidden: 0 }, (table) => {
      const { now } = table
      change(table, { coins: 3 })
      change(table, { hidden: now.coins })
    })
    expect(() => laws.nothingStaleIsRead(gameWith({}), stale as never, 1)).toThrow('revoked')
  })

  test('a list of the position that an event has taken over as it lies there', () => {
    const aliasing = opened({ cards: [1, 2] }, (table) => {
      change(table, { taken: table.now.cards } as never)
      change(table, {})
    })
    expect(() => laws.nothingStaleIsRead(gameWith({}), aliasing as never, 1)).toThrow('revoked')
  })

  test('a round that rests on what an earlier one has left outside the position', () => {
    let rounds = 0
    const counting = toyLoop<Purse>(
      'purse',
      ({ coins }) => coins < 5,
      (table) => change(table, { coins: table.now.coins + rollDie(table, 2), hidden: ++rounds }),
    )
    const planted = opened<Purse>({ coins: 0, hidden: 0 }, (table) => table.repeat(counting))
    expect(() => laws.goingOnEqualsStarting(gameWith({}), planted as never, 1)).toThrow('after')
  })

  test('a game that never ends', () => {
    const endless = toyLoop<Purse>('purse', () => true, honest.body)
    const planted = opened<Purse>({ coins: 0, hidden: 0 }, (table) => table.repeat(endless))
    expect(() => laws.randomPlayEnds(gameWith({}), planted as never, 1)).toThrow('broken-off')
  })
})
