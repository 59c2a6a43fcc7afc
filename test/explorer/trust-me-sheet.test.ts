import { readFileSync } from 'node:fs'
import { type FunctionComponent, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { pictures } from '../../src/games/trust-me/board/pictures.tsx'

const sheet = readFileSync('src/games/trust-me/board/sheet.svg', 'utf8')
const drawn = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const words = { language: 'en', say: (key: string) => key, number: String }

describe('the sheet of Trust Me', () => {
  test.each(Object.entries(pictures))('has all that the picture %s shows', (_, Picture) => {
    const html = renderToString(h(Picture as FunctionComponent<{ words: unknown }>, { words }))
    const shown = [...html.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, id]) => id)
    expect(shown.filter((id) => !drawn.has(id))).toEqual([])
  })

  test('has all that its own drawings are made of', () => {
    const made = [...sheet.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(made.length).toBeGreaterThan(0)
    expect(made.filter((id) => !drawn.has(id))).toEqual([])
  })
})
