/*
 * The table of Trust Me a second time, from the clauses and rulings alone: what is how far, who sees whom, where one can
 * stand and how far one gets, and what a zombie follows. Told spots are whole tenths of a millimetre, so limits are
 * compared exactly; places that have to be found are searched for by trying many, so one can only say that some place
 * is at least as good. Where a verdict hangs by a hair of that, it is `unsure` and nobody is blamed.
 */
import type { PieceKind } from '../../../src/games/trust-me/components.ts'
import { scenery } from './oracle-scenery.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
interface PieceAt extends Point {
  readonly kind: PieceKind
  readonly turn: number
}

/** Table, as far as the oracle looks. */
export interface Board {
  readonly radius: number
  readonly readings: Readonly<Record<string, string>>
  readonly survivors: Readonly<Record<string, Point>>
  readonly zombies: readonly (Point & { readonly id: number })[]
  readonly pieces: readonly PieceAt[]
  readonly noises: readonly (Point & { readonly name: string })[]
  readonly din: { readonly at: Point | null; readonly side: string } | null
}
export type Verdict = boolean | 'unsure'

export const CM = 100
export const TABLE = 6000
/** R-geo-contact: a gap below this is contact. */
export const TOUCH = 2

export const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const along = (a: Point, b: Point, t: number) => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})
export const polar = (a: Point, angle: number, length: number) => ({
  x: a.x + Math.cos(angle) * length,
  y: a.y + Math.sin(angle) * length,
})

/** The corners of a piece where it lies; it is turned clockwise by steps of ten degrees. */
export function corners({ kind, x, y, turn }: PieceAt): readonly Point[] {
  const angle = (turn * Math.PI) / 18
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return scenery[kind].shape.map((one) => ({
    x: x + one.x * cos - one.y * sin,
    y: y + one.x * sin + one.y * cos,
  }))
}

const sides = (shape: readonly Point[]) =>
  shape.map((a, at) => [a, shape[(at + 1) % shape.length] as Point] as const)

function isInside(p: Point, shape: readonly Point[]): boolean {
  let inside = false
  for (const [a, b] of sides(shape)) {
    if (a.y > p.y === b.y > p.y) continue
    if (p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

function toSide(p: Point, a: Point, b: Point): number {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const t = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / long
  return far(p, along(a, b, Math.min(1, Math.max(0, t))))
}

/** Distance of a point from a piece; below 0 by how deep it lies within. */
export function toPiece(p: Point, piece: PieceAt): number {
  const shape = corners(piece)
  const edge = Math.min(...sides(shape).map(([a, b]) => toSide(p, a, b)))
  return isInside(p, shape) ? -edge : edge
}

/** Depth by which a segment goes into a piece; below 0 by how far it stays away. */
function depth(a: Point, b: Point, piece: PieceAt): number {
  const middle = { x: piece.x, y: piece.y }
  const long = far(a, b)
  if (toSide(middle, a, b === a ? { x: a.x + 1, y: a.y } : b) > 1400) return -999
  const steps = Math.max(2, Math.ceil(long / 10))
  let deepest = -999
  for (let at = 0; at <= steps; at++) {
    deepest = Math.max(deepest, -toPiece(along(a, b, at / steps), piece))
  }
  return deepest
}

/** True when a segment goes through the inside of one of some pieces. */
function isCut(a: Point, b: Point, pieces: readonly PieceAt[]): Verdict {
  const all = pieces.map((piece) => depth(a, b, piece))
  if (all.some((one) => one > 6)) return true
  return all.some((one) => one > -6) ? 'unsure' : false
}

const traits = (piece: PieceAt) => scenery[piece.kind]
const hides = (piece: PieceAt) => traits(piece).solid || traits(piece).opaque
/** R-zombie-scenery, scenery.solid: what nobody walks through. */
export const bars = (piece: PieceAt) => traits(piece).solid || traits(piece).line !== 'none'

/** R-geo-los: whether two figures see each other. */
export function sees(board: Board, a: Point, b: Point): Verdict {
  const pieces = board.pieces.filter(hides)
  const middle = isCut(a, b, pieces)
  if (board.readings['sight'] !== 'any-spot' || middle === false) return negated(middle)
  if (pieces.length === 0) return true
  const ring = (p: Point, r: number) =>
    Array.from({ length: 24 }, (_, at) => polar(p, (at * Math.PI) / 12, r))
  const tries = (grown: number, wanted: (cut: Verdict) => boolean) =>
    ring(a, board.radius + grown).some((from) =>
      ring(b, board.radius + grown).some((to) => wanted(isCut(from, to, pieces))),
    )
  if (tries(0, (cut) => cut === false)) return true
  return tries(25, (cut) => cut !== true) ? 'unsure' : false
}
const negated = (verdict: Verdict): Verdict => (verdict === 'unsure' ? verdict : !verdict)

/** Cover that the line between two figures crosses (R-geo-cover). */
export function coverBetween(board: Board, a: Point, b: Point): number | 'unsure' {
  let all = 0
  for (const piece of board.pieces.filter((one) => traits(one).cover > 0)) {
    const cut = isCut(a, b, [piece])
    if (cut === 'unsure') return cut
    if (cut) all += traits(piece).cover
  }
  return all
}

/** True when the gap of two figures is so many tenths of a millimetre or less (R-geo-measure). */
export function within(board: Board, a: Point, b: Point, limit: number, isStrict = false): boolean {
  const reach = limit + (board.readings['measure'] === 'centres' ? 0 : 2 * board.radius)
  const square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
  return isStrict ? square < reach ** 2 : square <= reach ** 2
}

function withinOfPoint(board: Board, figure: Point, point: Point, limit: number): boolean {
  const reach = limit + (board.readings['measure'] === 'centres' ? 0 : board.radius)
  return (figure.x - point.x) ** 2 + (figure.y - point.y) ** 2 <= reach ** 2
}

/** True when two bases touch. */
export const touch = ({ radius }: Board, a: Point, b: Point) => far(a, b) < 2 * radius + TOUCH

/** Something that draws a zombie. */
export interface Lure {
  readonly name: string
  readonly kind: 'figure' | 'point' | 'piece'
  readonly at: Point
  readonly piece?: PieceAt
}

/** Gap between a figure standing somewhere and what draws it; 0 at contact. */
export function gapTo(
  { radius, readings }: Board,
  p: Point,
  lure: Lure,
  isMeasured = false,
): number {
  const own = isMeasured && readings['measure'] === 'centres' ? 0 : radius
  if (lure.piece) return Math.max(0, toPiece(p, lure.piece) - own)
  return Math.max(0, far(p, lure.at) - (lure.kind === 'figure' ? 2 * own : own))
}

/** zombie.p1 to zombie.p5: the priority that applies, and what is nearest by it; `unsure` where a sight line grazes. */
export function drawn(board: Board, zombie: Point): { priority: number; lures: Lure[] } | 'unsure' {
  const all = Object.entries(board.survivors).map(([name, at]) => ({
    name,
    at,
    kind: 'figure' as const,
  }))
  const close = all.filter(({ at }) => within(board, zombie, at, 20 * CM))
  const sights = close.map(({ at }) => sees(board, zombie, at))
  const sure = close.filter((_, at) => sights[at] === true)
  if (sights.includes('unsure')) return 'unsure'
  if (sure.length > 0) return { priority: 1, lures: nearest(zombie, sure) }
  const vehicle = board.pieces.find(({ kind }) => kind === 'vehicle')
  if (vehicle)
    return { priority: 2, lures: [{ name: 'din', kind: 'piece', at: vehicle, piece: vehicle }] }
  const marker = board.din?.at ? { name: 'din', kind: 'point' as const, at: board.din.at } : null
  if (marker && board.din?.side === 'din') return { priority: 2, lures: [marker] }
  const points = [
    ...board.noises.map((at) => ({ name: at.name, kind: 'point' as const, at })),
    ...(marker ? [{ ...marker, name: 'echo' }] : []),
  ].filter(({ at }) => withinOfPoint(board, zombie, at, 20 * CM))
  if (points.length > 0) return { priority: 3, lures: nearest(zombie, points) }
  const hidden = all.filter(({ at }) => within(board, zombie, at, 20 * CM, true))
  if (hidden.length > 0) return { priority: 4, lures: nearest(zombie, hidden) }
  return { priority: 5, lures: [] }
}

/** zombie.tie, R-zombie-nearest: those that are exactly as near as the nearest. */
function nearest(zombie: Point, lures: readonly Lure[]): Lure[] {
  const squares = lures.map(({ at }) => (at.x - zombie.x) ** 2 + (at.y - zombie.y) ** 2)
  return lures.filter((_, at) => squares[at] === Math.min(...squares))
}

/** R-geo-move: how far a centre travels. */
export function travel({ radius, readings }: Board, length: number): number {
  return readings['move'] === 'rim' ? length : length + 2 * radius
}

/** True where a figure can stand: on the board whole, above no other and above no piece that stops it. */
export function canStand(board: Board, p: Point, others: readonly Point[], slack = 0): boolean {
  const { radius } = board
  if (Math.min(p.x, p.y, TABLE - p.x, TABLE - p.y) < radius - slack) return false
  if (others.some((other) => far(p, other) < 2 * radius - slack)) return false
  return board.pieces.filter(bars).every((piece) => toPiece(p, piece) >= radius - slack)
}

/** True when it can go there in a straight line. */
export function canGo(board: Board, from: Point, to: Point): Verdict {
  return negated(isCut(from, to, board.pieces.filter(bars)))
}

/**
 * True when the template of a move, which lies from rim to rim, touches the special Crevasse
 * (special.crevasse-zombie).
 */
export function isOverCrevasse(board: Board, from: Point, to: Point): Verdict {
  const pieces = board.pieces.filter(({ kind }) => kind === 'crevasse')
  const long = far(from, to)
  if (long <= 2 * board.radius + 10) {
    return pieces.length > 0 && isCut(from, to, pieces) ? 'unsure' : false
  }
  const t = board.radius / long
  return isCut(along(from, to, t), along(from, to, 1 - t), pieces)
}

/** The best place that trying many finds: how near to its lure a zombie can surely come, and where. */
export function bestTried(board: Board, from: Point, lure: Lure, others: readonly Point[]) {
  const most = travel(board, 10 * CM)
  const ring = lure.kind === 'figure' ? 2 * board.radius + 1 : board.radius
  const aim = Math.atan2(lure.at.y - from.y, lure.at.x - from.x)
  const tries: Point[] = [from]
  for (let turn = 0; turn <= 36; turn++) {
    for (const way of [1, -1]) {
      for (let step = 1; step <= 12; step++) {
        tries.push(polar(from, aim + (way * turn * Math.PI) / 36, (most * step) / 12))
      }
    }
  }
  if (!lure.piece) {
    for (let at = 0; at < 72; at++) tries.push(polar(lure.at, (at * Math.PI) / 36, ring))
    const straight = Math.min(most, far(from, lure.at) - ring)
    tries.push(polar(from, aim, straight))
  }
  const ok = (p: Point) =>
    far(from, p) <= most && canStand(board, p, others) && canGo(board, from, p) === true
  const scored = tries
    .map((at) => ({ at, gap: gapTo(board, at, lure) }))
    .sort((a, b) => a.gap - b.gap)
  return (
    scored.find(({ at, gap }) => gap >= gapTo(board, from, lure) || ok(at)) ?? {
      at: from,
      gap: gapTo(board, from, lure),
    }
  )
}
