import type { Grid } from '../../../../explorer/board/area.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import type { Outline } from '../../geometry/outline.ts'
import { SIDE, type Spot } from '../../geometry/plane.ts'
import { centimetres } from '../../nouns.ts'

/** The table is drawn in millimetres; a spot of it is told in tenths of them. */
export function drawn({ x, y }: Spot): Spot {
  return { x: x / 10, y: y / 10 }
}

/** Probing of points: every two centimetres, then every half centimetre where legality changes. */
export const grid: Grid = { side: SIDE, unit: 10, coarse: 200, fine: 50 }

/** The path of an outline. */
export function pathOf(outline: Outline): string {
  return `M${outline.map(({ x, y }) => `${x / 10} ${y / 10}`).join('L')}z`
}

/** A straight line between two spots. */
export function lineOf(from: Spot, to: Spot): string {
  return `M${from.x / 10} ${from.y / 10}L${to.x / 10} ${to.y / 10}`
}

/** A length with its unit. */
export function inCentimetres(length: number, words: Words): string {
  return words.say('board.cm', { length: centimetres(length, words) })
}
