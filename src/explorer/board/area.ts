import type { Point, Span } from '../../kernel/choice/index.ts'

/** A table on whose grid points are chosen. */
export interface Grid {
  /** Grid steps per side, and grid steps per unit of the drawing. */
  readonly side: number
  readonly unit: number
  /** Distance between the points probed first, and between those probed where legality changes. */
  readonly coarse: number
  readonly fine: number
}

/**
 * Area in which points can be chosen, as an SVG path. Probes a coarse grid, then a fine one near legal points and
 * along the boundary. Undefined when every point is legal or when the coarse probe finds none.
 */
export function areaOf(
  isLegal: (point: Point) => boolean,
  { side, unit, coarse, fine }: Grid,
  near: Point | undefined,
  within?: { readonly x: Span; readonly y: Span },
): string | undefined {
  const count = side / coarse
  const whole = { min: 0, max: side }
  const { x: across, y: down } = within ?? { x: whole, y: whole }
  const known = new Map<number, boolean>()
  const at = (x: number, y: number) => {
    const key = y * (count + 1) + x
    const before = known.get(key)
    if (before !== undefined) return before
    const is = isLegal({ x: x * coarse, y: y * coarse })
    known.set(key, is)
    return is
  }
  const isNear = (x: number, y: number) =>
    near !== undefined &&
    Math.abs(x * coarse + coarse / 2 - near.x) <= 2 * coarse &&
    Math.abs(y * coarse + coarse / 2 - near.y) <= 2 * coarse
  const rows = Array.from({ length: side / fine }, (): boolean[] => [])
  const mark = (point: Point, size: number) => {
    const [left, top] = [point.x / fine, point.y / fine]
    for (const row of rows.slice(top, top + size / fine))
      for (let x = left; x < left + size / fine; x++) row[x] = true
  }
  const steps = Array.from({ length: coarse / fine }, (_, at) => at * fine)
  const finely = (left: number, top: number) => {
    const points = steps.flatMap((below) => steps.map((on) => ({ x: left + on, y: top + below })))
    return points.filter(({ x, y }) => isLegal({ x: x + fine / 2, y: y + fine / 2 }))
  }
  let isAll = across.max - across.min === side && down.max - down.min === side
  for (let y = Math.floor(down.min / coarse); y < down.max / coarse; y++) {
    for (let x = Math.floor(across.min / coarse); x < across.max / coarse; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)]
      const legal = corners.filter(Boolean).length
      if (legal < 4) isAll = false
      if (legal === 4 && !isNear(x, y)) mark({ x: x * coarse, y: y * coarse }, coarse)
      else if (legal > 0 || isNear(x, y))
        for (const point of finely(x * coarse, y * coarse)) mark(point, fine)
    }
  }
  return isAll ? undefined : joined(rows, fine / unit) || undefined
}

/** Squares of a size as few rectangles: those of a row that touch are one, and rows that are alike below it. */
function joined(rows: readonly (readonly boolean[])[], size: number): string {
  const done: string[] = []
  let open = new Map<string, number>()
  for (let y = 0; y <= rows.length; y++) {
    const runs = runsOf(rows[y] ?? [])
    const next = new Map(runs.map((run) => [run, open.get(run) ?? y]))
    for (const [run, top] of open) if (!next.has(run)) done.push(rectangle(run, top, y, size))
    open = next
  }
  return done.join('')
}

/** Runs of adjacent squares in a row: index of the first, and of the one after the last. */
function runsOf(row: readonly boolean[]): readonly string[] {
  const runs: string[] = []
  let from: number | undefined
  for (let x = 0; x <= row.length; x++) {
    if (row[x]) from ??= x
    else if (from !== undefined) {
      runs.push(`${from} ${x}`)
      from = undefined
    }
  }
  return runs
}

function rectangle(run: string, top: number, bottom: number, size: number): string {
  const [from = 0, to = 0] = run.split(' ').map(Number)
  const width = (to - from) * size
  return `M${from * size} ${top * size}h${width}v${(bottom - top) * size}h${-width}z`
}
