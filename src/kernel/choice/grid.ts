import type { Refusal } from '../game/refusal.ts'
import { type Choice, DRAW_TRIES, Numbering, type Shape, type Span } from './contract.ts'
import { form } from './form.ts'
import { range } from './list.ts'

/** A point of a grid, in its steps from a corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A point with an orientation, in steps of a full turn. */
export interface Pose extends Point {
  readonly turn: number
}

/** The grid on which a point lies, and which of its points can be chosen. */
interface Grid<P extends Point = Point> {
  /** Columns and rows of the grid. */
  readonly width: number
  readonly height: number
  /** Reason why a point cannot be chosen; undefined when it can. */
  refuse(point: P): Refusal | undefined
  /**
   * A part of the grid in which all points lie that can be chosen: where chance looks for one. A draw is
   * hopeless where hardly any of the points that it looks at will do.
   */
  readonly within?: { readonly x: Span; readonly y: Span }
}

/** A grid whose points have an orientation, one of so many. */
interface TurningGrid extends Grid<Pose> {
  readonly turns: number
}

/**
 * A point of a grid. Points are numbered on the whole grid, whatever its predicate refuses, so that a
 * number means the same wherever other things lie. It is never listed and never forced; chance draws
 * points until one is not refused, and gives up after `DRAW_TRIES` of them.
 */
export function pointOn(grid: Grid): Choice<Point>
export function pointOn(grid: TurningGrid): Choice<Pose>
export function pointOn(grid: Grid | TurningGrid): Choice<Point> {
  return new PointOn(grid as TurningGrid)
}

class PointOn extends Numbering<Pose> {
  readonly count: number
  readonly shape: Extract<Shape, { kind: 'grid' }>
  readonly #grid: TurningGrid
  readonly #whole: Choice<Pose>

  constructor(grid: TurningGrid) {
    super()
    const { width, height, turns } = grid
    const x = { min: 0, max: width - 1 }
    const y = { min: 0, max: height - 1 }
    const turn = turns === undefined ? {} : { turn: { min: 0, max: turns - 1 } }
    const within = grid.within && { x: common(x, grid.within.x), y: common(y, grid.within.y) }
    this.shape = { kind: 'grid', x, y, ...turn, ...(within && { within }) }
    this.#grid = grid
    this.#whole = ranges({ x, y, ...turn })
    this.count = this.#whole.count
  }

  at(index: number): Pose {
    return this.#whole.at(index)
  }

  protected find(answer: unknown): number | Refusal {
    const refusal = this.#whole.refusal(answer)
    return refusal ?? this.#grid.refuse(answer as Pose) ?? this.#whole.indexOf(answer)
  }

  draw(pick: (count: number) => number): number | undefined {
    const { x, y, turn, within = { x, y } } = this.shape
    const near = ranges({ ...within, ...(turn && { turn }) })
    for (let tried = 0; tried < DRAW_TRIES && near.count > 0; tried++) {
      const point = near.at(pick(near.count))
      if (!this.#grid.refuse(point)) return this.#whole.indexOf(point)
    }
    return undefined
  }
}

/** Intersection of two spans. */
function common(one: Span, other: Span): Span {
  return { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) }
}

/** Every point whose numbers lie between these bounds. */
function ranges(spans: { readonly [Name in keyof Pose]?: Span }): Choice<Pose> {
  const parts = Object.entries(spans).map(([name, { min, max }]) => [name, range(min, max)])
  return form<Pose>(Object.fromEntries(parts))
}
