import { expect, test } from 'vitest'
import { byValue } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { refusedAnswers, refusedOffers, refusedSituations } from './refused.ts'
import { game, opened, refusalOf, refusalsOf } from './tables.ts'

for (const [what, situation, answers, refusal, readings] of refusedAnswers) {
  test(`${what} is refused, and changes nothing`, () => {
    expect(refusalOf(situation, answers, readings)).toBe(refusal)
    const opening = opened(situation, readings)
    const before = replay(game, opening, byValue(answers.slice(0, -1)))
    const after = replay(game, opening, byValue(answers))
    expect(after.position).toEqual(before.position)
    expect(after.log).toEqual(before.log)
  })
}

for (const [what, situation, answers, refusal, readings] of refusedOffers) {
  test(`${what} is refused, though nobody is asked`, () => {
    expect(refusalOf(situation, answers, readings)).toBe(refusal)
  })
}

for (const [situation, refusal, readings] of refusedSituations) {
  test(`${JSON.stringify(situation)} cannot be`, () => {
    expect(refusalsOf(situation, readings)).toEqual([refusal])
  })
}

test('everything that is wrong is told at once', () => {
  const gangs = {
    A: [{ bandit: 'ada', wounds: 5, courage: 4 }],
    B: [{ bandit: 'ada', bullets: 9 }],
  }
  const wrong = {
    kind: 'robbery',
    players: 2,
    gangs,
    money: { A: 250 },
    bandit: 'ada',
    place: 'town',
  }
  expect(new Set(refusalsOf(wrong))).toEqual(
    new Set([
      'over-limit school.courage-max',
      'over-limit school.bullets-max',
      'bandit-twice robbery.gang-limit',
      'notes-do-not-add-up component.banknotes',
      'dead-already death.when',
      'no-victim town.robbery',
    ]),
  )
})
