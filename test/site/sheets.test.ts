import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameIds } from '../../src/games/manifest.ts'
import { builtPages } from './support/built.ts'

test.each(gameIds)('the sheet of %s has all shapes that pages show', (game) => {
  const sheet = readFileSync(`src/games/${game}/board/sheet.svg`, 'utf8')
  const drawn = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const shown = new Map<string, string>()
  for (const { address, html } of builtPages()) {
    for (const [, id = ''] of html.matchAll(
      new RegExp(`href="[^"#]*/${game}\\.svg#([^"]+)"`, 'g'),
    )) {
      if (!shown.has(id)) shown.set(id, address)
    }
  }
  expect(shown.size).toBeGreaterThan(5)
  expect([...shown].filter(([id]) => !drawn.has(id))).toEqual([])
})
