import type { Situation } from '../../../../explorer/contract.ts'
import { type Path, valueAt } from '../../../../explorer/forms/paths.ts'
import { nearestIn } from '../../../../explorer/question/points-and-records.ts'
import type { Choice, Point } from '../../../../kernel/choice/index.ts'
import { copyOf } from '../../../../kernel/data/copy.ts'
import type { Question } from '../../../../kernel/run/laid-table.ts'
import type { Seat } from '../../components.ts'
import { CENTRE, SIDE, type Spot } from '../../geometry/plane.ts'
import type { Player, Position } from '../../position.ts'
import type { View } from '../view.ts'

/** Spot of a player's figure; undefined when it is not on the table. */
export function figureOf(player: Player | undefined): Spot | undefined {
  return player?.state === 'in' && player.at.x >= 0 ? player.at : undefined
}

/** Spots of all parts on the table, by name. */
export function placesOnTable({
  position,
  given,
}: Pick<View, 'position' | 'given'>): ReadonlyMap<string, Spot> {
  const { players, zombies, lying, pieces, din } = position
  const all: readonly (readonly [part: string, spot: Spot | null | undefined])[] = [
    ...pieces.map((piece, at) => [`piece:${at}`, piece] as const),
    ...lying.map(({ id, at }) => [`token:${id}`, at] as const),
    ...given.seats.flatMap((seat) => [
      [`seat:${seat}`, figureOf(players[seat])] as const,
      [`noise:${seat}`, players[seat].noise] as const,
      [`pawn:${seat}`, players[seat].community] as const,
    ]),
    ['din', din?.at],
    ...zombies.map(({ id, x, y }) => [`zombie:${id}`, { x, y }] as const),
  ]
  return new Map(all.flatMap(([part, spot]) => (spot ? [[part, spot] as const] : [])))
}

/** Whom a point is asked of: the figure from which it is measured, where it is on the table. */
export function moverOf(question: Question | undefined, { players }: Position): Spot | undefined {
  const by = question?.step === 'ask' ? question.by : undefined
  return figureOf(players[(question?.about?.['seat'] ?? by) as Seat])
}

/** Starting point of a choice: the legal spot nearest to the asked figure, or to the middle. */
export function startOf(question: Question, choice: Choice, position: unknown): Point | undefined {
  if (question.kind === 'pawn-to') return undefined
  const near = moverOf(question, position as Position) ?? CENTRE
  return nearestIn(choice, near, { side: SIDE, apart: 150 })
}

/** True for a part that lies on the table and can be moved there. */
export function isMovable(part: string): boolean {
  return /^(?:seat|zombie|piece|token|noise|pawn):|^din$/.test(part)
}

/** The press by which something is moved to a spot. */
export function movedPart(part: string, { x, y }: Spot): string {
  return `at:${part}:${x}:${y}`
}

/** The lists of a situation in which things on the table are told, and the number of the first of each. */
const lists: Readonly<Record<string, readonly [list: string, first: number]>> = {
  zombie: ['zombies', 1],
  piece: ['pieces', 0],
  token: ['lying', 1],
}

/** Path under which a situation tells a thing on the table. */
export function toldAt(part: string): Path {
  const [of = '', id = ''] = part.split(':')
  if (of === 'din') return [of]
  const [list, first] = lists[of] ?? []
  if (list) return [list, `${Number(id) - Number(first)}`]
  const own = ['survivors', id]
  return of === 'seat' ? own : [...own, of === 'pawn' ? 'community' : of]
}

/** The situation in which something lies elsewhere, or is turned, and all else stays. */
export function placedAt(situation: Situation, part: string, at: object): Situation {
  const moved = copyOf(situation)
  Object.assign(Object(valueAt(moved, toldAt(part))), at)
  return moved
}

/** Effect on the situation of moving something on the table; undefined when its owner is not told. */
export function pressed(situation: Situation, part: string): Situation | undefined {
  const [, moved, x, y] = /^at:(.+):(\d+):(\d+)$/.exec(part) ?? []
  if (!moved || !isMovable(moved)) return undefined
  const [of = '', owner] = toldAt(moved)
  if (of === 'survivors' && !valueAt(situation, [of, owner as string])) return undefined
  return placedAt(situation, moved, { x: Number(x), y: Number(y) })
}
