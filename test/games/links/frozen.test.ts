import { expect, test } from 'vitest'
import type { Game } from '../../../src/kernel/game/game.ts'
import { decodeLink, encodeLink, type LinkState } from '../../../src/kernel/link/link.ts'
import { byNumber } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { valueFrom } from '../../kernel/toy.ts'
import { games, kinds } from '../registered.ts'
import {
  digestOf,
  digestOfValues,
  formerLinks,
  frozenLinks,
  frozenParts,
  marksOf,
  stillStand,
} from './frozen.ts'
import { layoutOf } from './layout.ts'

/*
 * Links never die. What is in the files beside this one has been given to readers: lines and marks are added to
 * `links.txt` and `parts.txt` by `node test/games/links/freeze.ts` when a kind of situation is new or gets new parts,
 * and none is changed. `former.txt` holds links of version 1 in which equal things were told apart.
 */

const parts = frozenParts()

test.each(kinds)('the parts of $name still stand where they stood', ({ name, kind }) => {
  const before = parts.get(name) ?? []
  const now = marksOf(kind)
  const fresh = layoutOf(kind.schema).filter((_, place) => !before.includes(now[place] ?? ''))
  expect(stillStand(before, now), `moved, changed or dropped; new are ${fresh}`).toBe(true)
  expect(fresh, 'new parts are not frozen yet').toEqual([])
})

test.each(frozenLinks())('$game $kind $fragment still says what it said', (link) => {
  const game = gameOf(link.game)
  const state = valueFrom(decodeLink(game, link.kind, link.fragment))
  expect(digestOf(state), JSON.stringify(state)).toBe(link.digest)
  const fragment = link.fragment.slice(1)
  if (outdated.includes(fragment)) expectAsNow(game, link.kind, state)
  else expect(encodeLink(game, state)).toEqual({ ok: true, value: fragment })
})

/** Links of version 1 whose answers are numbered otherwise since equal things are one answer. */
const outdated: readonly string[] = ['1.oBmMhKKqIooIhcfkCAOeDfW-i9ZAb5DdugrbapfCFe']

/** A link that is written now in place of an older one says the same. */
function expectAsNow(game: Game, kind: string, state: LinkState): void {
  const now = valueFrom(encodeLink(game, state))
  expect(now).toMatch(/^2\./)
  expect(decodeLink(game, kind, now)).toEqual({ ok: true, value: state })
}

test.each(formerLinks())(
  '$game $kind $fragment opens to the answers that it told apart',
  (link) => {
    const game = gameOf(link.game)
    const state = valueFrom(decodeLink(game, link.kind, link.fragment))
    const { situation, readings, log } = state
    const { trace } = replay(game, valueFrom(game.open(situation, readings)), byNumber(log))
    const values = trace.flatMap((line) => (line.type === 'answer' ? [line.value] : []))
    const opened = { situation, readings, answers: values.map(inOrder) }
    expect(digestOfValues(opened), JSON.stringify(opened)).toBe(link.digest)
    expectAsNow(game, link.kind, state)
  },
)

/** Sets were told in the order of the things taken, of which equal ones are the same now. */
function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value
}

function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id)
  if (!game) expect.fail(`${id} is gone`)
  return game
}
