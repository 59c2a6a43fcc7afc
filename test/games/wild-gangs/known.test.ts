import { describe, expect, test } from 'vitest'
import { best } from '../../../src/kernel/decide/best.ts'
import type { Game } from '../../../src/kernel/game/game.ts'
import { exampleIn } from '../../../src/kernel/game/kind.ts'
import { anyAnswer } from '../../../src/kernel/game/opening.ts'
import { loadGame } from '../../../src/node/load.ts'
import { refusalOf, valueFrom } from '../../kernel/toy.ts'

const game = loadGame('wild-gangs')

function bestOf(situation: object, by: 'A' | 'B' | 'C') {
  const opening = valueFrom(game.open(situation))
  return best(game, opening, { by, value: ({ money }) => money[by], policy: anyAnswer })
}

describe('what is hidden', () => {
  // A alone has fought, with A9: the chief of the others who pays most is captured, whatever was set aside.
  test('forbids no decision once all has been revealed: the cards that nobody laid bear on none', () => {
    const town = exampleIn(game as Game, 'town')
    const { value, next } = valueFrom(
      bestOf({ ...town, gangsters: { 'SW.w': ['A9', 'B1', 'C8'] } }, 'A'),
    )
    const worths = next?.answers.map((answer) => answer.value.valueOf()) ?? []
    expect(next?.question.kind).toBe('capture')
    expect(Math.max(...worths)).toBe(value.valueOf())
  })

  test('forbids every decision before: hands, and events that were not looked at, bear on all', () => {
    const found = bestOf(exampleIn(game as Game, 'placing'), 'A')
    expect(refusalOf(found)).toMatchObject({
      code: 'best-needs-open-information',
      clause: 'place.one-card',
      facts: { by: 'A' },
    })
  })
})
