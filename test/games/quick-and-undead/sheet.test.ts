import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARD, cellBoxes, head } from '../../../src/games/quick-and-undead/board/geometry.ts'
import { cells } from '../../../src/games/quick-and-undead/components.ts'
import { inlineSvgUses } from '../../../src/site/inline-svg-uses.ts'

const drawn = readFileSync('src/games/quick-and-undead/board/sheet.svg', 'utf8')

/** Shape of the sheet, on one line of it. */
const shape = (id: string) => drawn.split('\n').find((line) => line.includes(` id="${id}"`)) ?? ''

test.each(cells)('the sheet draws cell %i where it is pressed', (cell) => {
  const { x, y, width, height } = cellBoxes[cell]
  for (const state of ['loaded', 'empty', 'rolled']) {
    expect(shape(`${state}-${cell}`)).toContain(`translate(${x} ${y})`)
    expect(shape(`${state}-${cell}`)).toContain(`>${cell}</text>`)
    expect(shape(`cell-${state}`)).toContain(`width="${width}" height="${height}"`)
  }
})

test('the sheet draws a Targeting card as large as it is, and its head where it is marked', () => {
  expect(shape('card')).toContain(`width="${CARD.width - 2}" height="${CARD.height - 2}"`)
  for (const { x } of [head.eight, head.one]) expect(shape('head-skull')).toContain(`x="${x}"`)
  expect(shape('token-skull')).toContain(`cx="${head.token.x}" cy="${head.token.y}"`)
})

test('a sheet is served with every shape whole, and is told what it lacks', () => {
  expect(inlineSvgUses(drawn)).not.toContain('<use')
  const hat = '<path id="hat" d="M0 0"/>'
  expect(
    inlineSvgUses(`${hat}\n<!-- Worn. -->\n<g id="worn"><use href="#hat" fill="red"/></g>`),
  ).toBe(`${hat}<g id="worn"><g fill="red"><path d="M0 0"/></g></g>`)
  expect(() => inlineSvgUses('<use href="#hat"/>')).toThrow('hat')
})
