import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { countOdds, type FactOdds } from '../../src/explorer/odds/fact-odds.ts'
import { createSession } from '../../src/explorer/session/session.ts'
import type { TownSituation } from '../../src/games/wild-gangs/situations/town.ts'
import { answersOf } from '../../src/kernel/choice/index.ts'
import type { Outcome } from '../../src/kernel/game/refusal.ts'
import { choiceOf } from '../../src/kernel/run/laid-table.ts'
import { exampleTown } from '../games/wild-gangs/examples.ts'

const game = engineOf('wild-gangs')

const asked = { fact: 'event-in-town', event: 'keg' }

/** A town of which two events are unknown: five cards are left for them. */
function halfSeen() {
  const events = { ...exampleTown.events, N1: 'unknown', S2: 'unknown' } as const
  const situation: TownSituation = { ...exampleTown, events }
  return createSession(game, { situation })
}

/** The chance of a value as it is written. */
function chanceOf(answer: Outcome<FactOdds>, value: unknown): string | undefined {
  if (!answer.ok) throw new Error(answer.refusals[0]?.code)
  const line = answer.value.lines.find((one) => one.value === value)
  return line && `${line.numerator}/${line.denominator}`
}

describe('odds', () => {
  test('count all that an opening can come to', () => {
    const session = halfSeen()
    const answer = countOdds(game, session.opening.value, asked)
    expect(chanceOf(answer, true)).toBe('2/5')
    expect(answer.ok && answer.value.lines.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
      1,
    )
  })

  test('count what can still come after the answers given', () => {
    const session = halfSeen()
    const { question } = session.run.value
    if (!question) throw new Error('something is unknown')
    const events = [...answersOf(choiceOf(question))]
    session.answer(events.findIndex((event) => event !== 'keg'))
    expect(session.answered.value).toHaveLength(1)
    const opening = session.opening.value
    const here = countOdds(game, opening, asked, session.answered.value)
    expect(chanceOf(here, true)).toBe('1/4')
    expect(chanceOf(countOdds(game, opening, asked), true)).toBe('2/5')
    session.goTo(0)
    expect(session.answered.value).toEqual([])
  })
})
