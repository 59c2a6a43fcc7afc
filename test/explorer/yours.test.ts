import { expect, test } from 'vitest'
import { messagesOf } from '../../src/content/messages.ts'
import { run } from '../../src/content/played.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { inSecondPerson } from '../../src/explorer/history/second-person.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { createSay, type Say } from '../../src/kernel/words/say.ts'
import { createWords } from '../../src/kernel/words/words.ts'
import { loadFace } from '../../src/site/islands/load.ts'

/*
 * Events are told again to the seat that it concerns: every such sentence is said of what happens in some
 * example, and filled with its facts.
 */

/** Sentences for events that happen in no example. */
const rare = ['yours.won.several.seats', /^yours\.broken-off/] as const
const isRare = (key: string) => rare.some((one) => key.match(one))

const stem = (key: string) => key.replace(/_(one|many|other)$/, '')

test.each(gameIds)('the sentences of %s for a seat are said, and filled', async (id) => {
  const face = await loadFace(id)
  const sentences = messagesOf('en', id)
  const all = Object.keys(sentences).filter((key) => key.startsWith('yours.'))
  const said = new Set<string>()
  const missing = new Set<string>()
  const plain = createSay('en', [messagesOf('en', 'kernel'), sentences])
  const say: Say = (key, values = {}) => {
    const forms = all.filter((one) => stem(one) === key)
    if (forms.length > 0) said.add(key)
    for (const form of forms) {
      for (const [, name = ''] of (sentences[form] ?? '').matchAll(/\{\{(\w+)\}\}/g)) {
        if (!(name in values)) missing.add(`${key} ${name}`)
      }
    }
    return plain(key, values)
  }
  const words = createWords('en', say, face.game, '/')
  for (const scenario of scenariosOf(id).values()) {
    const { opening, replay } = run(scenario)
    const { given } = opening ?? {}
    const { seats = [] } = (given ?? {}) as { readonly seats?: readonly string[] }
    for (const event of replay?.events ?? []) {
      for (const seat of seats) inSecondPerson(face, event, seat, given, words)
    }
  }
  expect([...missing]).toEqual([])
  expect(all.map(stem).filter((key) => !said.has(key) && !isRare(key))).toEqual([])
})
