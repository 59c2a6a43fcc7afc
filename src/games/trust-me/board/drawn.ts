import type { Words } from '../../../kernel/words/words.ts'
import type { Outline } from '../geometry/outline.ts'
import type { Spot } from '../geometry/plane.ts'
import { centimetres } from '../things.ts'

/** The table is drawn in millimetres; a spot of it is told in tenths of them. */
export function drawn({ x, y }: Spot): Spot {
  return { x: x / 10, y: y / 10 }
}

/** The spot of the table at a point of the drawing, the nearest on it. */
export function spotAt({ x, y }: Spot, side: number): Spot {
  const within = (value: number) => Math.min(Math.max(Math.round(value * 10), 0), side)
  return { x: within(x), y: within(y) }
}

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

/** The spot between two, by the share of the way from one to the other. */
export function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
