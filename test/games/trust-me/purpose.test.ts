import { expect, test } from 'vitest'
import type { Position } from '../../../src/games/trust-me/position.ts'
import { purposeful } from '../../../src/games/trust-me/purpose.ts'
import { sensible } from '../../../src/kernel/decide/opponent.ts'
import { pickAt } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { eventsOf, game, opened, told } from './tables.ts'

const at = (x: number, y: number) => ({ x, y })
const far = { B: at(5000, 5000) }
const round = (a: object, more: object = {}) => ({
  kind: 'round',
  players: 2,
  mostRounds: 1,
  survivors: { A: { ...at(1000, 1000), ...a }, ...far },
  ...more,
})

/** Next step of somebody with sense. */
function thought(situation: object): unknown {
  const opening = opened(situation)
  const run = told(situation)
  const { answer } = sensible(game, opening, run, { seed: 1 })
  const { question } = run
  return question?.step === 'ask' ? question.options.at(answer) : undefined
}

const rich = { '1': 'food', '2': 'gear', '3': 'medicine', '4': 'materials', '8': 'food' }

test('a player with sense shows five points at the pawn, and walks there', () => {
  const home = { sheet: rich, community: at(0, 3000) }
  expect(thought(round({ ...home, ...at(125, 3000) }))).toEqual({ free: 'claim' })
  expect(thought(round({ ...home, ...at(900, 3000) }))).toMatchObject({ action: 'move' })
})

test('it searches the token beside it, and keeps the weapons that it holds', () => {
  const lying = [{ ...at(1300, 1000), item: 'food' }]
  expect(thought(round({ sheet: { left: 'shiv' } }, { lying }))).toMatchObject({ action: 'search' })
})

test('it keeps a Resource that it finds, and leaves a Blank', () => {
  const keep = (item: string) => {
    const situation = round({}, { lying: [{ ...at(1300, 1000), item }] })
    const run = told(situation, [{ action: 'search', place: '7' }])
    const { question } = run
    if (question?.step !== 'ask') expect.fail('nobody is asked')
    const chosen = purposeful.choose(question, run.position)
    return typeof chosen === 'number' ? question.options.at(chosen) : chosen
  }
  expect(keep('food')).not.toBe('leave')
  expect(keep('blank')).toBe('leave')
})

test('a whole game by the policy comes to an end, and every answer is one', () => {
  const run = replay(
    game,
    opened({ kind: 'game', players: 2, mostRounds: 3 }),
    (question, position, place) => {
      if (question.step === 'roll') return pickAt(7, place, question)
      const chosen = purposeful.choose(question, position as Position)
      return typeof chosen === 'number' ? chosen : pickAt(7, place, question)
    },
  )
  expect(run.refusal).toBeUndefined()
  expect(run.position.phase).toBe('over')
  expect(eventsOf(run, 'searched').length).toBeGreaterThan(3)
})
