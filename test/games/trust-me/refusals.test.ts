import { expect, test } from 'vitest'
import { byValue } from '../../../src/kernel/answer.ts'
import { replay } from '../../../src/kernel/replay.ts'
import { refusedAnswers, refusedSituations } from './refused.ts'
import { game, opened, refusalOf, refusalsOf } from './tables.ts'

for (const [what, situation, answers, refusal] of refusedAnswers) {
  test(`${what} is refused, and changes nothing`, () => {
    expect(refusalOf(situation, answers)).toBe(refusal)
    const opening = opened(situation)
    const before = replay(game, opening, byValue(answers.slice(0, -1)))
    const after = replay(game, opening, byValue(answers))
    expect(after.position).toEqual(before.position)
    expect(after.log).toEqual(before.log)
  })
}

for (const [what, situation, refusal] of refusedSituations) {
  test(`${what} cannot be`, () => expect([...new Set(refusalsOf(situation))]).toEqual([refusal]))
}
