import { expect, test } from 'vitest'
import { byValue } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { runScenario } from '../../../src/kernel/scenario/scenario.ts'
import { refusedSituations, refusedTellings, remarked } from './refused.ts'
import { game, opened, refusalOf, refusalsOf, told } from './tables.ts'

for (const [what, situation, answers, refusal, readings] of refusedTellings) {
  test(`${what} is refused, and changes nothing`, () => {
    expect(refusalOf(situation, answers, readings)).toBe(refusal)
    const opening = opened(situation, readings)
    const before = replay(game, opening, byValue(answers.slice(0, -1)))
    const after = replay(game, opening, byValue(answers))
    expect(after.position).toEqual(before.position)
    expect(after.log).toEqual(before.log)
  })
}

for (const [situation, refusal, readings] of refusedSituations) {
  test(`${JSON.stringify(situation)} cannot be`, () => {
    expect(refusalsOf(situation, readings)).toEqual([refusal])
  })
}

test.each(remarked)('%j is remarked upon where no game comes to it', (situation, remark) => {
  expect(refusalsOf(situation)).toEqual([])
  const remarks = game.remarks(situation).map(({ code, clause }) => `${code} ${clause}`)
  expect(remarks).toEqual(remark ? [remark] : [])
})

test('a Bandit that is not over names the bullets that lie there and the hands that are not told', () => {
  const missing = (hands: object) =>
    told({ kind: 'event', players: 4, card: 'bandit' }, [hands]).refusal?.facts['received']
  expect(missing({ A: 2, B: 3, C: 4 })).toBe('D')
  expect(missing({ A: 1, B: 2, D: 'none' })).toBe('3, 4, C')
})

test('what is told after the end is refused, and not passed over', () => {
  const situation = {
    kind: 'duel',
    players: 3,
    bullets: { A: 1, B: 2, C: 3 },
    targets: { A: 'B', B: 'A', C: 'A' },
  }
  const codesOf = (answers: readonly unknown[]) =>
    runScenario(game, { situation, answers }).refusals.map(({ code }) => code)
  expect(codesOf([])).toEqual([])
  expect(codesOf([{ flip: 'A' }])).toEqual(['answers-left'])
})
