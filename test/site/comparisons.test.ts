import { expect, test } from 'vitest'
import { otherReading } from '../../src/explorer/interpretations/forks.ts'
import { readFragment } from '../../src/explorer/session/url-fragment.ts'
import { gameIds } from '../../src/games/manifest.ts'
import type { PlayedGame } from '../../src/kernel/game/game.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import { byNumber } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { loadGame } from '../../src/node/load.ts'
import { type ComparisonLink, comparisonLinks } from './support/comparisons.ts'

/** Fault of a link to a comparison, if it has one: its case is run as a page does. */
function fault(game: PlayedGame, { table, asked, hash }: ComparisonLink): string | undefined {
  const kind = table.split('/').at(-2) ?? ''
  const read = readFragment(game, kind, hash.replace(/@\d+$/, ''))
  if (!read.ok) return `${table}: the case cannot be read`
  const { situation, readings, log } = read.value ?? {
    situation: exampleIn(game, kind) as { readonly kind: string },
    readings: {},
    log: [],
  }
  const opening = game.open(situation, readings)
  if (!opening.ok) return `${table}: the case cannot be`
  const run = replay(game, opening.value, byNumber(log))
  const other = otherReading(game, { situation, readings }, run, asked)
  return other ? undefined : `${table}?compare=${asked}: the two never part`
}

test.each(gameIds)('each link to a comparison of %s leads to a case in which two part', (id) => {
  const links = comparisonLinks().filter(({ game }) => game === id)
  expect(links.length).toBeGreaterThan(0)
  const game = loadGame(id) as PlayedGame
  expect(links.map((link) => fault(game, link)).filter(Boolean)).toEqual([])
})
