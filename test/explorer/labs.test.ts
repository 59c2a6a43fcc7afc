import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { gameIds, programOf } from '../../src/games/manifest.ts'
import { loadFace } from '../../src/site/islands/load.ts'

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
