import { expect, test } from 'vitest'
import { decodeLink, encodeLink } from '../../../src/kernel/link.ts'
import { games, kinds } from '../registered.ts'
import corpus from './corpus.json' with { type: 'json' }
import frozen from './fields.json' with { type: 'json' }
import { layoutOf } from './layout.ts'

/*
 * Links never die. What is in the two files beside this one has been given to readers: lines are added to
 * them by `node test/games/links/freeze.ts` when a kind of situation gets new parts, and none is changed.
 */

test.each(kinds)('the parts of $name still stand where they stood', ({ name, kind }) => {
  const before = (frozen as Record<string, readonly string[]>)[name] ?? []
  const now = layoutOf(kind.schema)
  expect(now.filter((line) => before.includes(line))).toEqual(before)
  expect(before, 'new parts are not frozen yet').toHaveLength(now.length)
})

test.each(corpus)('$game $kind $fragment still says what it said', (link) => {
  const game = games.find(({ id }) => id === link.game)
  if (!game) expect.fail(`${link.game} is gone`)
  const { situation, readings, log } = link
  expect(decodeLink(game, link.kind, link.fragment)).toEqual({
    ok: true,
    value: { situation, readings, log },
  })
  expect(encodeLink(game, { situation, readings, log } as never)).toEqual({
    ok: true,
    value: link.fragment,
  })
})
