import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Box, middle } from '../../../src/explorer/board/box.ts'
import {
  BONUS,
  buildingBoxes,
  CARD,
  LOOT,
  PLACE,
  placePoints,
  spotBoxes,
} from '../../../src/games/wild-gangs/board/geometry.ts'
import { sides } from '../../../src/games/wild-gangs/town.ts'
import { inlineSvgUses } from '../../../src/site/inline-svg-uses.ts'

const drawn = readFileSync('src/games/wild-gangs/board/sheet.svg', 'utf8')
const sheet = inlineSvgUses(drawn)

/** Shape that the sheet draws. */
function shape(id: string): string {
  return new RegExp(`<g id="${id}">(.*?)</g>(?=<g id|<path id|</defs>)`).exec(sheet)?.[1] ?? ''
}

/** The rectangles of the streets. */
const grounds = /x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g

/** A rectangle, as it is written. */
const rect = ({ width, height }: Pick<Box, 'width' | 'height'>) =>
  `width="${width}" height="${height}"`

test.each(sides)('the sheet draws the places of %s where gangsters stand', (side) => {
  const circles = [...shape(`places-${side}`).matchAll(/cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)]
  const places = circles.map(([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }))
  expect(places).toEqual(placePoints[side].map((point) => ({ ...point, r: PLACE - 2 })))
})

test('the sheet draws the houses where the board points at them', () => {
  for (const { x, y, ...size } of Object.values(buildingBoxes)) {
    const house = shape('buildings').split(`translate(${x} ${y})`)[1]?.split('translate')[0]
    expect(house).toContain(rect(size))
  }
})

test('figures of the sheet point at streets and events where they lie', () => {
  const streets = [...shape('ground').matchAll(grounds)]
  expect(streets).toHaveLength(4)
  for (const [, x = 0, y = 0, width, height] of streets) {
    const size = rect({ width: Number(width) - 4, height: Number(height) - 4 })
    expect(shape('figure-streets')).toContain(`x="${+x + 2}" y="${+y + 2}" ${size}`)
  }
  for (const box of Object.values(spotBoxes)) {
    const { x, y } = middle(box)
    expect(shape('figure-spots').split(`M${x} ${y}L`)).toHaveLength(3)
    expect(shape('figure-facing')).toContain(`${x} ${y}`)
  }
})

test('the cards and tiles of the sheet are as large as their places', () => {
  expect(shape('event-up')).toContain(rect(CARD))
  expect(shape('loot')).toContain(rect(LOOT))
  expect(shape('bonus')).toContain(rect(BONUS))
})
