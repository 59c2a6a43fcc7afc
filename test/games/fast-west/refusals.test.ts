import { expect, test } from 'vitest'
import { byValue } from '../../../src/kernel/answer.ts'
import { replay } from '../../../src/kernel/replay.ts'
import { refusedSituations, refusedTellings } from './refused.ts'
import { game, opened, refusalOf, refusalsOf } from './tables.ts'

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
