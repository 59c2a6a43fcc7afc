import { expect } from 'vitest'
import type { Given, Position } from '../../../src/games/trust-me/position.ts'
import {
  type Board,
  bestTried,
  CM,
  canGo,
  canStand,
  drawn,
  far,
  gapTo,
  isOverCrevasse,
  type Lure,
  type Point,
  toPiece,
  touch,
  travel,
} from './oracle-plane.ts'
import type { Run } from './tables.ts'

/** The table as the oracle sees it. */
export function boardOf(given: Given, now: Position, readings: Board['readings']): Board {
  const seats = given.seats.filter((seat) => now.players[seat].state === 'in')
  return {
    radius: given.components.radius,
    readings,
    survivors: Object.fromEntries(seats.map((seat) => [seat, now.players[seat].at])),
    zombies: now.zombies,
    pieces: now.pieces,
    noises: given.seats.flatMap((seat) => {
      const at = now.players[seat].noise
      return at ? [{ ...at, name: `noise-${seat}` }] : []
    }),
    din: now.din,
  }
}

/** Figures that hold a figure up: all the others. */
function othersOf(board: Board, own: Point): Point[] {
  return [...Object.values(board.survivors), ...board.zombies].filter((one) => far(one, own) > 0)
}

/** Checks a whole zombie phase line by line (zombie.p1 to zombie.group-one-attack, R-zombie-order). */
export function checkPhase(given: Given, run: Run, readings: Board['readings']): void {
  const first = run.trace.findIndex((line) =>
    (line.type === 'event' ? line.event : line.question).clause.startsWith('zombie.'),
  )
  if (first < 0) return
  const start = boardOf(given, run.at(first), readings)
  // A figure may start on the vehicle; how it leaves it, no clause says.
  const vehicles = start.pieces.filter(({ kind }) => kind === 'vehicle')
  const isUpon = (zombie: Point) => vehicles.some((piece) => toPiece(zombie, piece) < start.radius)
  if (start.zombies.some(isUpon)) return
  const drawnBy = new Map(start.zombies.map((zombie) => [zombie.id, drawn(start, zombie)]))
  const chosen = new Map<number, string>()
  const attacked: string[] = []
  let reached = -1
  for (const [at, line] of run.trace.entries()) {
    if (at < first) continue
    if (line.type === 'answer') {
      if (line.question.kind !== 'follows') continue
      const id = line.question.about?.['zombie'] as number
      const by = drawnBy.get(id)
      if (by !== 'unsure') expect(line.question.count).toBe(by?.lures.length)
      chosen.set(id, String(line.value))
      continue
    }
    const { event } = line
    const before = boardOf(given, run.at(at), readings)
    if (event.kind === 'group-attacks') {
      const me = before.survivors[event.seat] as Point
      const all = before.zombies.filter((zombie) => touch(before, zombie, me)).map(({ id }) => id)
      expect([...event.zombies].sort()).toEqual(all.sort())
      expect(event.value).toBe(8 + 2 * (all.length - 1))
      attacked.push(event.seat)
    }
    const id = 'zombie' in event ? (event.zombie as number) : 0
    const by = drawnBy.get(id)
    if (!id || !by || by === 'unsure' || !event.clause.startsWith('zombie.')) continue
    expect(`${id} ${event.clause}`).toBe(`${id} zombie.p${by.priority}`)
    if (by.priority === 5) {
      expect(['not-applied', 'drawn']).toContain(event.kind)
      continue
    }
    if (event.kind === 'drawn') {
      expect(by.lures.map(({ name }) => name)).toContain(event.towards)
      continue
    }
    const from = before.zombies.find((zombie) => zombie.id === id) as Point
    const lure = lureOf(by.lures, chosen.get(id))
    const gap = gapTo(start, from, lure, true)
    expect(gap).toBeGreaterThan(reached - 0.01)
    reached = gap
    checkMove(before, from, event.kind === 'zombie-moved' ? event.at : from, lure)
    if (event.kind === 'zombie-moved') checkCrevasse(before, from, event.at, isGone(run, at, id))
  }
  const order = turnOrder(given, run.at(first)).filter((seat) => attacked.includes(seat))
  expect(attacked).toEqual(order)
  checkUntouched(given, run, first, attacked, readings)
}

function lureOf(lures: readonly Lure[], name: string | undefined): Lure {
  return (lures.find((lure) => lure.name === name) ?? lures[0]) as Lure
}

const turnOrder = (given: Given, now: Position) => {
  const at = given.seats.indexOf(now.firstPlayer)
  return [...given.seats.slice(at), ...given.seats.slice(0, at)] as string[]
}

/** Every living figure that is touched once all have moved is attacked. */
function checkUntouched(
  given: Given,
  run: Run,
  first: number,
  attacked: readonly string[],
  readings: Board['readings'],
): void {
  const moves = run.trace.findLastIndex(
    (line) => line.type === 'event' && /^zombie\.p|-zombie$/.test(line.event.clause),
  )
  const board = boardOf(given, run.at(Math.max(first, moves + 1)), readings)
  const all = Object.entries(board.survivors).filter(([, at]) =>
    board.zombies.some((zombie) => touch(board, zombie, at)),
  )
  expect([...attacked].sort()).toEqual(all.map(([seat]) => seat).sort())
}

/** R-zombie-move: it stands where it can, came straight, not too far, and nowhere tried is nearer to what draws it. */
export function checkMove(board: Board, from: Point, to: Point, lure: Lure): void {
  const others = othersOf(board, from)
  if (far(from, to) > 0) {
    expect(far(from, to)).toBeLessThanOrEqual(travel(board, 10 * CM) + 1.5)
    expect(canStand(board, to, others, 1.5)).toBe(true)
    expect(canGo(board, from, to)).not.toBe(false)
    expect(gapTo(board, to, lure)).toBeLessThan(gapTo(board, from, lure))
  }
  const best = bestTried(board, from, lure, others)
  if (gapTo(board, to, lure) > best.gap + 2.5) {
    throw new Error(JSON.stringify({ board, from, to, lure, best }))
  }
}

/** True when a zombie is taken off the board next. */
function isGone(run: Run, at: number, id: number): boolean {
  const line = run.trace[at + 1]
  return line?.type === 'event' && line.event.kind === 'zombie-removed' && line.event.zombie === id
}

/** special.crevasse-zombie: whoever goes with its template over the piece is taken off the board, and nobody else. */
function checkCrevasse(board: Board, from: Point, to: Point, isRemoved: boolean): void {
  const verdict = isOverCrevasse(board, from, to)
  if (verdict !== 'unsure') expect(isRemoved).toBe(verdict)
}
