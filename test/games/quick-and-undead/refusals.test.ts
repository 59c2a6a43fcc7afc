import { expect, test } from 'vitest'
import { engineComponents } from '../../../src/content/components/index.ts'
import type { Components } from '../../../src/games/quick-and-undead/components.ts'
import { makeQuickAndUndead } from '../../../src/games/quick-and-undead/index.ts'
import { atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import type { Ask } from '../../../src/kernel/run/table.ts'

const game = makeQuickAndUndead(engineComponents('quick-and-undead') as Components)

/** A question of each kind that says of its own why an answer is refused, in some games. */
function refusingQuestions(): readonly Ask[] {
  const found = new Map<string, Ask>()
  for (const players of [1, 4]) {
    const opening = game.open({ kind: 'game', players })
    if (!opening.ok) expect.fail()
    const answer = atRandom(players)
    replay(game, opening.value, (question, position, given) => {
      if (question.step === 'ask' && question.refuse) found.set(question.kind, question)
      return answer(question, position, given)
    })
  }
  return [...found.values()]
}

test.each(refusingQuestions().map((question) => [question.kind, question] as const))(
  '%s: an answer that is nothing of the kind is quoted as it is',
  (_, { refuse }) => {
    for (const [answer, quoted] of [[{}, '{}'] as const, [undefined, 'undefined'] as const]) {
      expect([refuse?.(answer)?.facts.received].flat()).toEqual([quoted])
    }
  },
)
