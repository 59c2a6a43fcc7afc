import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/game.ts'
import { die, repeat, roll } from '../../src/kernel/step.ts'
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
  function* ({ now }) {
    yield* change({ coins: now.coins + ((yield* rollDie(2)) - 1) })
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
    loops: [honest],
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

const start = opened<Purse>({ coins: 0, hidden: 0 }, (table) => repeat(honest, table))

test('a game that keeps the laws passes', () => {
  for (const law of Object.values(laws)) law(gameWith({}), start as never, 1)
})

describe('a law catches', () => {
  test('a counter that is kept outside the position', () => {
    let rolls = 0
    const counting = toyLoop<Purse>(
      'purse',
      ({ coins }) => coins < 5,
      function* ({ now }) {
        rolls += 1
        const more = (yield* rollDie(2)) - 1
        yield* change({ coins: rolls % 7 === 0 ? 5 : now.coins + more })
      },
    )
    const planted = opened<Purse>({ coins: 0, hidden: 0 }, (table) => repeat(counting, table))
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
    const secretly = opened<Purse>({ coins: 0, hidden: 0 }, function* () {
      const secret = { clause: 'toy.roll', kind: 'die', outcomes: die(6), seenBy: [] }
      yield* change({ hidden: yield* roll(secret) })
    })
    expect(() => laws.hiddenAnswersStayHidden(gameWith({}), secretly as never, 1)).toThrow()
  })

  test('an event that alters an earlier position', () => {
    const shared: number[] = []
    const sharing = gameWith({ apply: () => void shared.push(1) })
    const aliasing = opened({ coins: shared }, function* () {
      yield* change({})
      yield* rollDie(2)
    })
    expect(() => laws.replayIsDeterministic(sharing, aliasing as never, 1)).toThrow()
  })

  test('a game that never ends', () => {
    const endless = toyLoop<Purse>('purse', () => true, honest.body)
    const planted = opened<Purse>({ coins: 0, hidden: 0 }, (table) => repeat(endless, table))
    expect(() => laws.randomPlayEnds(gameWith({}), planted as never, 1)).toThrow('comes to an end')
  })
})
