import { expect, test } from 'vitest'
import { byNumber } from '../../../src/kernel/answer.ts'
import type { Game } from '../../../src/kernel/game.ts'
import { decodeLink, encodeLink, type LinkState } from '../../../src/kernel/link.ts'
import { replay } from '../../../src/kernel/replay.ts'
import { valueFrom } from '../../kernel/toy.ts'
import { games, kinds } from '../registered.ts'
import corpus from './corpus.json' with { type: 'json' }
import frozen from './fields.json' with { type: 'json' }
import former from './former.json' with { type: 'json' }
import { layoutOf } from './layout.ts'

/*
 * Links never die. What is in the files beside this one has been given to readers: lines are added to two of them by
 * `node test/games/links/freeze.ts` when a kind of situation gets new parts, and none is changed. `former.json` holds
 * links of version 1 in which equal things were told apart, with the values of their answers.
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
  const state = { situation, readings, log } as never
  if (outdated.includes(link.fragment)) expectAsNow(game, link.kind, state)
  else expect(encodeLink(game, state)).toEqual({ ok: true, value: link.fragment })
})

/** Links of version 1 whose answers are numbered otherwise since equal things are one answer. */
const outdated: readonly string[] = ['1.oBmMhKKqIooIhcfkCAOeDfW-i9ZAb5DdugrbapfCFe']

/** What is written now in place of a link that was made before says the same. */
function expectAsNow(game: Game, kind: string, state: LinkState): void {
  const now = valueFrom(encodeLink(game, state))
  expect(now).toMatch(/^2\./)
  expect(decodeLink(game, kind, now)).toEqual({ ok: true, value: state })
}

test.each(former)('$game $kind $fragment opens to the answers that it told apart', (link) => {
  const game = games.find(({ id }) => id === link.game)
  if (!game) expect.fail(`${link.game} is gone`)
  const state = valueFrom(decodeLink(game, link.kind, link.fragment))
  expect(state.situation).toEqual(link.situation)
  expect(state.readings).toEqual(link.readings)
  const opening = valueFrom(game.open(state.situation, state.readings))
  const { trace } = replay(game, opening, byNumber(state.log))
  const values = trace.flatMap((line) => (line.type === 'answer' ? [line.value] : []))
  expect(values.map(sorted)).toEqual(link.answers.map(sorted))
  expectAsNow(game, link.kind, state)
})

/** Sets were told in the order of the things taken, of which equal ones are the same now. */
function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value
}
