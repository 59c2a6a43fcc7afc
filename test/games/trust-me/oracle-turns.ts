import { expect } from 'vitest'
import type { Seat } from '../../../src/games/trust-me/components.ts'
import type { TrustMeEvent } from '../../../src/games/trust-me/events.ts'
import type { Given } from '../../../src/games/trust-me/position.ts'
import { box } from './oracle-combat.ts'
import { boardOf } from './oracle-phase.ts'
import {
  type Board,
  bars,
  CM,
  canGo,
  canStand,
  coverBetween,
  far,
  isOverCrevasse,
  type Point,
  polar,
  sees,
  TABLE,
  TOUCH,
  toPiece,
  touch,
  travel,
  within,
} from './oracle-plane.ts'
import type { Run } from './tables.ts'

type Readings = Board['readings']
type Of<Kind extends TrustMeEvent['kind']> = Extract<TrustMeEvent, { kind: Kind }>

/** Checks what a round of turns does with zombies, shots and noise: attacks, groups, what comes after actions, spawning. */
export function checkRound(given: Given, run: Run, readings: Readings): Record<string, number> {
  const seen: Record<string, number> = {}
  let turn: { from: number; seat: Seat; stopped: boolean } | null = null
  let shot: Of<'attack-declared'> | null = null
  const spawned: { at: number; value: number }[] = []
  for (const [at, line] of run.trace.entries()) {
    const board = () => boardOf(given, run.at(at), readings)
    if (line.type === 'answer') {
      const { kind, count } = line.question
      if (kind === 'spawn') spawned.push({ at, value: line.value as number })
      if (kind !== 'free' || !turn) continue
      const isAfter = run.trace.slice(turn.from, at).some(isBySurprise)
      const free = gratis(board(), run.at(at), turn.seat, isAfter)
      if (free !== 'unsure') expect(count).toBe(free + 1)
      seen['free'] = (seen['free'] ?? 0) + 1
      continue
    }
    const { event } = line
    seen[event.kind] = (seen[event.kind] ?? 0) + 1
    if (event.kind === 'action-declared') turn = { from: at, seat: event.seat, stopped: false }
    if (event.kind === 'carries-on' && turn) turn.stopped ||= !event.goesOn
    if (event.kind === 'attack-declared') {
      checkDeclared(board(), event)
      shot = event
    }
    if (event.kind === 'rolled' && event.why === 'attack' && shot)
      checkDice(run, at, readings, event, shot)
    if (event.kind === 'stepped') checkStep(board(), run, at, event)
    if (event.kind === 'attack-total' && shot) checkPenalty(board(), run, at, event, shot)
    if (event.kind === 'kills-counted' && shot) checkGroup(board(), event, shot, run, at)
    if (event.kind === 'din-placed') checkRim(board(), event.seat, event.at)
    if (event.kind === 'noise-placed' && event.clause === 'action.run')
      checkRim(board(), event.seat, event.at)
    if (event.kind === 'turn-ends' && turn) {
      checkAfter(given, run, readings, turn, at)
      turn = null
    }
    if (event.kind === 'zombie-placed' && spawned.length > 0) checkSpawn(board(), event, spawned)
  }
  checkNumbers(given, run, spawned)
  return seen
}

/** True when zombies attack the active survivor after its action. */
function isBySurprise(line: Run['trace'][number]): boolean {
  return line.type === 'event' && line.event.clause === 'turn.step4'
}

/**
 * R-free-acts: in how many ways a survivor can do something at no cost; zombies leave it no time for a claim (R-exit-when).
 */
function gratis(
  board: Board,
  now: ReturnType<Run['at']>,
  seat: Seat,
  isBeset: boolean,
): number | 'unsure' {
  const { sheet, target, community, state } = now.players[seat]
  const me = board.survivors[seat]
  if (state !== 'in' || !me) return 0
  const isCared = board.pieces.some((piece) => toPiece(me, piece) < board.radius + TOUCH)
  if (board.readings['care'] === 'free' && isCared) return 'unsure'
  const all = Object.entries(sheet).flatMap(([place, held]) => (held ? [{ place, ...held }] : []))
  const tokens = ['action', 'fatigue', 'wound', 'infection']
  const tied = all.filter(
    ({ place, kind, mark }) =>
      mark === 'wound' || (place === 'outfit' && kind === 'trainers' && sheet.pouch),
  )
  const drops = all.filter((one) => !tokens.includes(one.kind) && !tied.includes(one))
  const bandages = all.filter(({ place, kind, mark }) => {
    return place.startsWith('card') && kind === 'bandage' && mark === 'none'
  })
  const wounds = bandages.length > 0 ? all.filter(({ kind }) => kind === 'wound') : []
  const guides = all.filter(({ kind }) => kind === 'survival-guide')
  const others = Object.entries(board.survivors).filter(
    ([other]) => ![seat, target].includes(other as Seat),
  )
  const views = others.map(([, at]) => sees(board, me, at))
  const aims = target && !now.relocated
  if (aims && views.includes('unsure')) return 'unsure'
  const isHome = community && far(me, community) < board.radius + TOUCH
  return (
    drops.length +
    wounds.length +
    guides.length +
    Number(Boolean(aims && views.includes(true))) +
    Number(Boolean(isHome && !now.claimed && !isBeset))
  )
}

const grip = (weapon: string) => box.weapons[weapon.split(':')[0] as string]

/** action.melee, action.ranged: in contact, or in sight of a loaded weapon. */
function checkDeclared(board: Board, { seat, target, weapon }: Of<'attack-declared'>): void {
  const [me, them] = ends(board, seat, target)
  if (grip(weapon)?.category === 'melee') expect(touch(board, me, them)).toBe(true)
  else expect(sees(board, me, them)).not.toBe(false)
}

function ends(board: Board, seat: string, target: string | number): [Point, Point] {
  const them =
    typeof target === 'number'
      ? board.zombies.find(({ id }) => id === target)
      : board.survivors[target]
  return [board.survivors[seat] as Point, them as Point]
}

/** R-token-covers-now: whether a skill serves for what is being done. */
function serves(run: Run, at: number, readings: Readings, seat: Seat, skill: string): boolean {
  const { declared, players } = run.at(at)
  const place = String(box.layout.indexOf(skill) + 1) as '1'
  const isLate = declared?.seat === seat && declared.place === place
  return players[seat].sheet[place] === null || (isLate && readings['covers'] === 'later')
}

/** combat.attack-dice: the die of the weapon and that of the skill. */
function checkDice(
  run: Run,
  at: number,
  readings: Readings,
  { seat, dice }: Of<'rolled'>,
  { weapon }: Of<'attack-declared'>,
): void {
  const data = grip(weapon)
  const yellow = serves(run, at, readings, seat, data?.category ?? 'melee') ? ['yellow'] : []
  expect(dice.map(({ die }) => die)).toEqual([data?.die, ...yellow])
}

/** action.move, action.run, R-melee-move: how far a survivor gets, and what holds it up. */
function checkStep(board: Board, run: Run, at: number, event: Of<'stepped'>): void {
  const { seat, clause, from, at: to } = event
  const lengths: Readonly<Record<string, number>> = {
    'action.move': 5,
    'action.run': 10,
    'action.melee': 5,
  }
  const length = lengths[clause]
  if (!length) return
  const way = clause === 'action.melee' ? board.readings['melee.move'] : 'as-move'
  const more = way === 'as-move' && serves(run, at, board.readings, seat, 'move') ? 5 : 0
  const slack = clause === 'action.melee' ? 1.5 : 0.001
  if (way !== 'unlimited') {
    expect(far(from, to)).toBeLessThanOrEqual(travel(board, (length + more) * CM) + slack)
  }
  const others = [...board.zombies, ...Object.values(board.survivors)]
  expect(
    canStand(
      board,
      to,
      others.filter((one) => far(one, from) > 0),
      0.5,
    ),
  ).toBe(true)
  expect(canGo(board, from, to)).not.toBe(false)
}

/** combat.attack-total, scenery.cover, weapon.two-handed-one-hand. */
function checkPenalty(
  board: Board,
  run: Run,
  at: number,
  { seat, penalty, bonus }: Of<'attack-total'>,
  { target, weapon, place }: Of<'attack-declared'>,
): void {
  const data = grip(weapon)
  const [me, them] = ends(board, seat, target)
  const clumsy = data?.hands === 2 && place !== 'both' ? 4 : 0
  const cover = data?.category === 'ranged' ? coverBetween(board, me, them) : 0
  const passport = box.passports[run.at(at).players[seat].passport]
  expect(bonus).toBe(passport?.[data?.category ?? 'melee'])
  if (cover !== 'unsure' && board.readings['sight'] !== 'any-spot')
    expect(penalty).toBe(cover + clumsy)
}

/** zombie.kill-fives, R-zombie-group: who is in the group. */
function checkGroup(
  board: Board,
  { group, score, kills, seat }: Of<'kills-counted'>,
  { target, weapon }: Of<'attack-declared'>,
  run: Run,
  at: number,
): void {
  expect(kills).toBe(Math.min(group.length, Math.max(0, Math.floor(score / 5))))
  const total = run.trace
    .slice(0, at)
    .findLast((line) => line.type === 'event' && line.event.kind === 'attack-total')
  const last = total?.type === 'event' ? (total.event as Of<'attack-total'>) : undefined
  expect(score).toBe(board.readings['kills'] === 'dice' ? last?.dice : last?.total)
  const me = board.survivors[seat] as Point
  const isMelee = grip(weapon)?.category === 'melee'
  if (isMelee && board.readings['group'] === 'by-attack') {
    const all = board.zombies.filter((one) => touch(board, one, me)).map(({ id }) => id)
    expect([...group].sort()).toEqual(all.sort())
    return
  }
  const chain = board.zombies.filter(({ id }) => id === target)
  for (const one of chain) {
    chain.push(
      ...board.zombies.filter((other) => !chain.includes(other) && touch(board, one, other)),
    )
  }
  expect([...group].sort()).toEqual(chain.map(({ id }) => id).sort())
}

/** combat.din, action.run-noise: a marker in contact with a base lies on its rim. */
function checkRim(board: Board, seat: string, at: Point | null): void {
  const me = board.survivors[seat]
  if (me && at) expect(Math.abs(far(me, at) - board.radius)).toBeLessThan(TOUCH)
}

/** zombie.after-action, turn.step4, R-step4-who, R-step4-blocked, R-aim-stop. */
function checkAfter(
  given: Given,
  run: Run,
  readings: Readings,
  { from, seat, stopped }: { from: number; seat: Seat; stopped: boolean },
  to: number,
): void {
  const lines = run.trace.slice(from, to)
  const isOf = (at: number, test: (event: TrustMeEvent) => boolean) => {
    const line = lines[at]
    return line?.type === 'event' && test(line.event)
  }
  const all = lines.map((_, at) => at)
  const moved = all.filter((at) =>
    isOf(at, (event) => event.clause === 'zombie.after-action' && event.kind === 'zombie-moved'),
  )
  const attack = all.find((at) =>
    isOf(at, (event) => event.kind === 'group-attacks' && event.clause === 'turn.step4'),
  )
  const isGone = run.at(from + (moved[0] ?? attack ?? lines.length)).players[seat].state !== 'in'
  if (isGone || (stopped && readings['aim.stop'] === 'at-once')) {
    expect(moved).toEqual([])
    expect(attack).toBe(undefined)
    return
  }
  const isAsked = lines.some((line) => line.type === 'answer' && line.question.kind === 'free')
  const near = all.find((at) =>
    isOf(at, ({ clause }) =>
      /^(?:zombie.after-action|turn.step4|aim.discard-attacked)$/.test(clause),
    ),
  )
  const calm = from + (near ?? lines.length)
  if (!isAsked)
    expect(gratis(boardOf(given, run.at(calm), readings), run.at(calm), seat, false)).toBe(0)
  const before = boardOf(given, run.at(from + (moved[0] ?? attack ?? lines.length)), readings)
  const after = boardOf(
    given,
    run.at(from + (attack ?? (moved.at(-1) ?? lines.length - 1) + 1)),
    readings,
  )
  if (isOdd(before)) return
  const me = before.survivors[seat] as Point
  for (const zombie of after.zombies) {
    const old = before.zombies.find(({ id }) => id === zombie.id) as Point
    if (far(old, zombie) > 0) {
      expect(within(before, old, me, 5 * CM)).toBe(true)
      expect(touch(after, zombie, me)).toBe(true)
      expect(canGo(before, old, zombie)).not.toBe(false)
    } else if (within(before, old, me, 5 * CM) && !touch(after, zombie, me)) {
      expect(roomAt(before, after, old, me)).toBe(null)
    }
  }
  const close = after.zombies.filter((zombie) => touch(after, zombie, me)).map(({ id }) => id)
  const line = lines[attack ?? -1]
  const event = line?.type === 'event' ? (line.event as Of<'group-attacks'>) : null
  expect([...(event?.zombies ?? [])].sort()).toEqual(close.sort())
  if (event) expect(event.value).toBe(8 + 2 * (close.length - 1))
}

/**
 * True for a table on which no clause says what becomes of a zombie: one that stands on a vehicle, or near the
 * Crevasse.
 */
function isOdd(board: Board): boolean {
  if (board.pieces.some(({ kind }) => kind === 'crevasse')) return true
  const vehicles = board.pieces.filter(({ kind }) => kind === 'vehicle')
  return board.zombies.some((zombie) =>
    vehicles.some((piece) => toPiece(zombie, piece) < board.radius),
  )
}

/** A place at a base to which a zombie could surely have been moved, whichever of the others were moved before. */
function roomAt(before: Board, after: Board, zombie: Point, me: Point): Point | null {
  const others = [...before.zombies, ...after.zombies, ...Object.values(after.survivors)].filter(
    (one) => one !== me && far(one, zombie) > 0 && far(one, me) > 0,
  )
  for (let step = 0; step < 90; step++) {
    const to = polar(me, (step * Math.PI) / 45, 2 * before.radius + 1)
    if (!canStand(before, to, others, -2)) continue
    if (canGo(before, zombie, to) === true && isOverCrevasse(before, zombie, to) === false)
      return to
  }
  return null
}

/** R-geo-contact: where nobody appears: above what stops figures, and above the Crevasse. */
const holds = (piece: Board['pieces'][number]) => bars(piece) || piece.kind === 'crevasse'

/** spawn.two-rolls, R-geo-directions, R-geo-edge: in the direction shown, at the edge, or beside whoever stands there. */
function checkSpawn(
  board: Board,
  { at, clause }: Of<'zombie-placed'>,
  spawned: readonly { value: number }[],
): void {
  if (clause === 'special.metro-spawn') return
  const { radius } = board
  const edge = Math.min(at.x, at.y, TABLE - at.x, TABLE - at.y)
  expect(edge).toBe(radius)
  expect(canStand(board, at, [...board.zombies, ...Object.values(board.survivors)], 0.5)).toBe(true)
  const direction = spawned.at(-1)?.value as number
  if (direction > 18) return
  const angle = ((direction - 1) * Math.PI) / 9
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
  const reach = TABLE / 2 / Math.max(Math.abs(x), Math.abs(y))
  const inside = (value: number) => Math.min(TABLE - radius, Math.max(radius, value))
  const wanted = { x: inside(TABLE / 2 + x * reach), y: inside(TABLE / 2 + y * reach) }
  const others = [...board.zombies, ...Object.values(board.survivors)]
  const isFree =
    others.every((one) => far(one, wanted) > 2 * radius + 1) &&
    board.pieces.filter(holds).every((piece) => toPiece(wanted, piece) > radius + 1)
  if (isFree && far(at, wanted) > 1.5)
    throw new Error(JSON.stringify({ at, wanted, direction, board }))
}

/** spawn.nineteen-twenty, R-spawn-supply: how many come. */
function checkNumbers(
  given: Given,
  run: Run,
  spawned: readonly { at: number; value: number }[],
): void {
  for (const [nth, { at, value }] of spawned.entries()) {
    const left = given.components.zombies - run.at(at).zombies.length
    const until =
      spawned[nth + 1]?.at ??
      run.trace.findIndex(
        (line, place) => place > at && line.type === 'event' && line.event.kind === 'round-ends',
      )
    const came = run.trace
      .slice(at, until < 0 ? undefined : until)
      .filter(
        (line) =>
          line.type === 'event' &&
          line.event.kind === 'zombie-placed' &&
          line.event.clause.startsWith('spawn.'),
      )
    expect(came.length).toBe(Math.max(0, Math.min(left, value > 18 ? 2 : 1)))
  }
}
