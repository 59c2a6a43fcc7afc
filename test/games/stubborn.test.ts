import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleOf } from '../../src/kernel/game/kind.ts'
import type { Opening, Policy } from '../../src/kernel/game/opening.ts'
import { outcomeOf } from '../../src/kernel/game/refusal.ts'
import { MOST_ROUNDS } from '../../src/kernel/run/laid-table.ts'
import { playout } from '../../src/kernel/run/playout.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { valueFrom } from '../kernel/toy.ts'
import { games } from './registered.ts'

/*
 * The same answer to every question may never bring a game to its end: nobody withdraws, everybody passes. Such a
 * game ends all the same, with its winner or broken off after a stated number of rounds.
 */

/** The answers of a round are few: no run of any game asks for more than this. */
const MOST_ANSWERS = 10 * MOST_ROUNDS

/** A number of a question's answers by its place, where all numbers are answers; at a point any that will do. */
const habits = {
  first: () => 0,
  last: ({ count }: { readonly count: number }) => count - 1,
} as const

function wholeGame(game: Game): Opening {
  const kind = game.kinds.find(({ name }) => name === 'game')
  if (!kind) expect.fail(`${game.id} has no whole game`)
  return valueFrom(game.open(exampleOf(kind))) as Opening
}

describe.each(games.map((game) => [game.id, game] as const))('a whole game of %s', (_, game) => {
  test.each(Object.entries(habits))('ends for who always gives the %s answer', (id, habit) => {
    let answers = 0
    const choose: Policy['choose'] = ({ options }) => {
      answers += 1
      return options.draw ? 'any' : habit(options)
    }
    const ended = outcomeOf(() =>
      playout(game as never, wholeGame(game) as never, 1, { id, choose }),
    )
    expect(answers).toBeGreaterThan(0)
    expect(answers).toBeLessThan(MOST_ANSWERS)
    if (ended.ok) return
    expect(ended.refusals).toMatchObject([{ code: 'broken-off', facts: { rounds: MOST_ROUNDS } }])
  })
})

test('Trust Me, which asks for points, is refused for the point', () => {
  const game = games.find(({ id }) => id === 'trust-me') as Game
  const run = replay(game as never, wholeGame(game) as never, () => 0)
  expect(run.refusal?.code).toBe('off-table')
  const policy = { id: 'first', choose: () => 0 }
  const played = outcomeOf(() => playout(game as never, wholeGame(game) as never, 1, policy))
  expect(played).toMatchObject({ ok: false, refusals: [{ code: 'off-table' }] })
})
