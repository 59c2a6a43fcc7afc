import type { Outline } from './geometry/outline.ts'
import { compareToOutline, passesThrough } from './geometry/outline.ts'
import { distance, SIDE, type Spot } from './geometry/plane.ts'
import { type Given, outlineOf, type Position } from './position.ts'
import { isBarrier } from './rules/terrain.ts'

/*
 * Lengths of ways round the scenery, for a player who thinks where to go: over squares as large as a base, so they are
 * rough, and no rule rests on them.
 */

/** Squares along a side of the table, and the side of one. */
const SQUARES = 24
const STEP = SIDE / SQUARES

/** The table as a policy sees it; without the components it knows no shapes, and all ways are straight. */
export interface Seen {
  readonly now: Position
  readonly given?: Pick<Given, 'components'> | undefined
}

/** Scenery of a table, the squares that it covers, and the ways to some of the others. */
interface Chart {
  readonly barriers: readonly Outline[]
  readonly shut: readonly boolean[]
  readonly ways: Map<number, readonly number[]>
}

/** Charts by components and scenery: a table keeps its scenery, and is looked at by the thousand. */
const known = new WeakMap<Given['components'], Map<string, Chart>>()
const MOST_CHARTS = 50

/** The chart of a list of pieces, while nothing is added to it. */
const listed = new WeakMap<Position['pieces'], { readonly pieces: number; readonly chart: Chart }>()

function chartOf({ now, given }: Seen): Chart | undefined {
  if (!given) return undefined
  const last = listed.get(now.pieces)
  if (last?.pieces === now.pieces.length) return last.chart
  const chart = drawn(now, given)
  listed.set(now.pieces, { pieces: now.pieces.length, chart })
  return chart
}

function drawn(now: Position, given: Pick<Given, 'components'>): Chart {
  const charts = known.get(given.components) ?? new Map<string, Chart>()
  known.set(given.components, charts)
  const key = JSON.stringify(now.pieces)
  const found = charts.get(key)
  if (found) return found
  const { radius } = given.components
  const { scenery } = given.components
  const barriers = now.pieces
    .filter(({ kind }) => isBarrier(scenery[kind]) || kind === 'crevasse')
    .map((piece) => outlineOf({ given }, piece))
  const shut = Array.from({ length: SQUARES ** 2 }, (_, square) =>
    barriers.some((piece) => compareToOutline(middleOf(square), piece, radius) < 0),
  )
  const chart = { barriers, shut, ways: new Map() }
  if (charts.size >= MOST_CHARTS) charts.clear()
  charts.set(key, chart)
  return chart
}

function middleOf(square: number): Spot {
  return {
    x: STEP * ((square % SQUARES) + 0.5),
    y: STEP * (Math.floor(square / SQUARES) + 0.5),
  }
}

function squareOf({ x, y }: Spot): number {
  const place = (value: number) => Math.min(SQUARES - 1, Math.max(0, Math.floor(value / STEP)))
  return SQUARES * place(y) + place(x)
}

/** Squares beside another, corner to corner included, and how far each is. */
function besidesOf(square: number): readonly (readonly [number, number])[] {
  const [across, down] = [square % SQUARES, Math.floor(square / SQUARES)]
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => {
      const isThere = (place: number) => place >= 0 && place < SQUARES
      const isNone = (dx === 0 && dy === 0) || !isThere(across + dx) || !isThere(down + dy)
      const far = dx !== 0 && dy !== 0 ? Math.SQRT2 * STEP : STEP
      return isNone ? [] : [[square + SQUARES * dy + dx, far] as const]
    }),
  )
}

/** The same of every square: they are asked for by the thousand. */
const besides = Array.from({ length: SQUARES ** 2 }, (_, square) => besidesOf(square))

/** The length of the way from each square to one of them: each is looked at again while a shorter way is found. */
function waysTo(chart: Chart, goal: number): readonly number[] {
  const found = chart.ways.get(goal)
  if (found) return found
  const ways = chart.shut.map(() => Number.POSITIVE_INFINITY)
  ways[goal] = 0
  let open = [goal]
  while (open.length > 0) {
    const next: number[] = []
    for (const square of open) {
      for (const [beside, far] of besides[square] ?? []) {
        const way = (ways[square] as number) + far
        if (chart.shut[beside] || way >= (ways[beside] as number)) continue
        ways[beside] = way
        next.push(beside)
      }
    }
    open = next
  }
  chart.ways.set(goal, ways)
  return ways
}

/** The length of the way from a spot to another round the scenery: straight where nothing is between. */
export function lengthOfWay(seen: Seen, from: Spot, to: Spot): number {
  const chart = chartOf(seen)
  const straight = distance(from, to)
  if (!chart?.barriers.some((piece) => passesThrough(from, to, piece))) return straight
  const ways = waysTo(chart, squareOf(to))
  const near = (besides[squareOf(from)] ?? []).map(([square]) => square)
  const all = [squareOf(from), ...near].map(
    (square) => (ways[square] as number) + distance(from, middleOf(square)),
  )
  const least = Math.min(...all)
  return Number.isFinite(least) ? Math.max(least, straight) : 2 * straight
}
