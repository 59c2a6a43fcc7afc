import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import type { Situation } from '../../src/explorer/contract.ts'
import { atStep } from '../../src/explorer/labs/fragment.ts'
import { createSession } from '../../src/explorer/session/session.ts'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import { loadFace } from '../../src/site/islands/load.ts'

describe('a case that is shared', () => {
  const game = engineOf('nowheresville')
  const lab = (kind: string) =>
    createSession(game, { situation: exampleIn(game, kind) as Situation, cursor: 0 })

  test('opens with the question that waits, which may be the last thing that is shown', () => {
    const session = lab('shootout')
    session.answer(0)
    session.goTo(Number.POSITIVE_INFINITY)
    expect(session.question.value).toBeDefined()
    expect(session.at.value).toBeGreaterThan(0)
    expect(atStep('#1.x', session)).toBe(`#1.x@${session.at.value}`)
  })

  test('is followed from its beginning once it is over', () => {
    const session = lab('shootout')
    session.answerWhatever(3, 'all')
    expect(session.run.value.question).toBeUndefined()
    expect(atStep('#1.x', session)).toBe('#1.x')
    session.goTo(3)
    expect(atStep('#1.x', session)).toBe('#1.x@3')
  })
})

describe.each(gameIds)('the labs of %s', (game) => {
  test('that contents and search lead to are all that a reader can build', async () => {
    const { kinds } = (await loadFace(game)).game
    const labs = [...programOf(game).labs].sort()
    expect(kinds.map(({ name }) => name).sort()).toEqual(labs)
  })

  test.each(languages)(
    'are named and introduced in %s, and so is what they offer',
    async (language) => {
      const { panels = {} } = await loadFace(game)
      const said = messagesOf(language, game)
      const { labs } = programOf(game)
      const keys = [
        ...labs.flatMap((kind) =>
          ['title', 'description', 'lead'].map((part) => `lab.${kind}.${part}`),
        ),
        ...Object.values(panels).flatMap((list) => list.map(({ id }) => `panel.${id}`)),
      ]
      expect(keys.filter((key) => !said[key])).toEqual([])
      expect(Object.keys(panels).filter((kind) => !labs.includes(kind))).toEqual([])
    },
  )
})
