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
  const runs: string[] = []
  let isAll = across.max - across.min === SIDE && down.max - down.min === SIDE
  for (let y = Math.floor(down.min / COARSE); y < down.max / COARSE; y++) {
    for (let x = Math.floor(across.min / COARSE); x < across.max / COARSE; x++) {
      const corners = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)]
      const legal = corners.filter(Boolean).length
      if (legal < 4) isAll = false
      if (legal === 4 && !isNear(x, y)) runs.push(square({ x: x * COARSE, y: y * COARSE }, COARSE))
      else if (legal > 0 || isNear(x, y)) runs.push(...finely(x * COARSE, y * COARSE, isLegal))
    }
  }
  return isAll || runs.length === 0 ? undefined : runs.join('')
}

/** What is legal of one square of the coarse grid. */
function finely(left: number, top: number, isLegal: (spot: Spot) => boolean): readonly string[] {
  const steps = Array.from({ length: COARSE / FINE }, (_, at) => at * FINE)
  const spots = steps.flatMap((down) => steps.map((on) => ({ x: left + on, y: top + down })))
  return spots
    .filter(({ x, y }) => isLegal({ x: x + FINE / 2, y: y + FINE / 2 }))
    .map((spot) => square(spot, FINE))
}

function square({ x, y }: Spot, side: number): string {
  return `M${x / 10} ${y / 10}h${side / 10}v${side / 10}h${-side / 10}z`
}
