import type { Span } from '../../../kernel/choice.ts'
import { SIDE, type Spot } from '../geometry/plane.ts'

/** How far apart the spots are that are looked at first, and where what is legal begins or ends. */
const [COARSE, FINE] = [200, 50]

/**
 * Where points can be chosen, as the path of a drawing in millimetres: every spot of a grid is asked, finely where what
 * is legal ends. Nothing where all of the table is, or nothing that so coarse a grid finds.
 */
export function areaOf(
  isLegal: (spot: Spot) => boolean,
  near: Spot | undefined,
  within?: { readonly x: Span; readonly y: Span },
): string | undefined {
  const count = SIDE / COARSE
  const whole = { min: 0, max: SIDE }
  const { x: across, y: down } = within ?? { x: whole, y: whole }
  const known = new Map<number, boolean>()
  const at = (x: number, y: number) => {
    const key = y * (count + 1) + x
    const before = known.get(key)
    if (before !== undefined) return before
    const is = isLegal({ x: x * COARSE, y: y * COARSE })
    known.set(key, is)
    return is
  }
  const isNear = (x: number, y: number) =>
    near !== undefined &&
    Math.abs(x * COARSE + COARSE / 2 - near.x) <= 2 * COARSE &&
    Math.abs(y * COARSE + COARSE / 2 - near.y) <= 2 * COARSE
  const fine = Array.from({ length: SIDE / FINE }, (): boolean[] => [])
  const mark = (spot: Spot, side: number) => {
    const [left, top] = [spot.x / FINE, spot.y / FINE]
    for (const row of fine.slice(top, top + side / FINE))
      for (let x = left; x < left + side / FINE; x++) row[x] = true
  }
  let isAll = across.max - across.min === SIDE && down.max - down.min === SIDE
  for (let y = Math.floor(down.min / COARSE); y < down.max / COARSE; y++) {
    for (let x = Math.floor(across.min / COARSE); x < across.max / COARSE; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)]
      const legal = corners.filter(Boolean).length
      if (legal < 4) isAll = false
      if (legal === 4 && !isNear(x, y)) mark({ x: x * COARSE, y: y * COARSE }, COARSE)
      else if (legal > 0 || isNear(x, y))
        for (const spot of finely(x * COARSE, y * COARSE, isLegal)) mark(spot, FINE)
    }
  }
  return isAll ? undefined : joined(fine) || undefined
}

/** What is legal of one square of the coarse grid. */
function finely(left: number, top: number, isLegal: (spot: Spot) => boolean): readonly Spot[] {
  const steps = Array.from({ length: COARSE / FINE }, (_, at) => at * FINE)
  const spots = steps.flatMap((down) => steps.map((on) => ({ x: left + on, y: top + down })))
  return spots.filter(({ x, y }) => isLegal({ x: x + FINE / 2, y: y + FINE / 2 }))
}

/** Squares of the fine grid as few rectangles: those of a row that touch are one, and rows that are alike below it. */
function joined(rows: readonly (readonly boolean[])[]): string {
  const done: string[] = []
  let open = new Map<string, number>()
  for (let y = 0; y <= rows.length; y++) {
    const runs = runsOf(rows[y] ?? [])
    const next = new Map(runs.map((run) => [run, open.get(run) ?? y]))
    for (const [run, top] of open) if (!next.has(run)) done.push(rectangle(run, top, y))
    open = next
  }
  return done.join('')
}

/** Where squares of a row touch: the first, and the one after the last. */
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

function rectangle(run: string, top: number, bottom: number): string {
  const [from = 0, to = 0] = run.split(' ').map(Number)
  const [left, width, up, height] = [from, to - from, top, bottom - top].map(
    (count) => (count * FINE) / 10,
  )
  return `M${left} ${up}h${width}v${height}h${-(width ?? 0)}z`
}
