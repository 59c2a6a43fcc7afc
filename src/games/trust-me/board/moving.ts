import type { Situation } from '../../../explorer/face.ts'
import type { Spot } from '../geometry/plane.ts'
import type { View } from './view.ts'

/** Where everything is that lies on the table, by the names of its parts. */
export function placesOnTable({ position, given }: View): ReadonlyMap<string, Spot> {
  const { players, zombies, lying, pieces, din } = position
  const seats = given.seats.flatMap((seat): [string, Spot][] => {
    const { state, at, noise, community } = players[seat]
    return [
      ...(state === 'in' && at.x >= 0 ? [[`seat:${seat}`, at] as [string, Spot]] : []),
      ...(noise ? [[`noise:${seat}`, noise] as [string, Spot]] : []),
      ...(community ? [[`pawn:${seat}`, community] as [string, Spot]] : []),
    ]
  })
  return new Map<string, Spot>([
    ...pieces.map((piece, at): [string, Spot] => [`piece:${at}`, piece]),
    ...lying.map(({ id, at }): [string, Spot] => [`token:${id}`, at]),
    ...seats,
    ...(din?.at ? [['din', din.at] as [string, Spot]] : []),
    ...zombies.map(({ id, x, y }): [string, Spot] => [`zombie:${id}`, { x, y }]),
  ])
}

/** Whether a part of the board lies on the table and can be moved there. */
export function isMovable(part: string): boolean {
  return /^(?:seat|zombie|piece|token|noise|pawn):|^din$/.test(part)
}

/** The press by which something is moved to a spot. */
export function movedPart(part: string, { x, y }: Spot): string {
  return `at:${part}:${x}:${y}`
}

type Part = Readonly<Record<string, unknown>>

/** What moving something on the table does to a situation: it lies there, and all else stays. */
export function pressed(situation: Situation, part: string): Situation | undefined {
  const [, of, id = '', x, y] = /^at:([a-z]+)(?::(\w+))?:(\d+):(\d+)$/.exec(part) ?? []
  if (!of) return undefined
  const spot = { x: Number(x), y: Number(y) }
  const { survivors = {}, ...rest } = situation as unknown as Readonly<Record<string, Part>>
  const own = survivors[id] as Part | undefined
  const within = (change: Part) =>
    own &&
    ({ ...rest, survivors: { ...survivors, [id]: { ...own, ...change } } } as unknown as Situation)
  if (of === 'seat') return within(spot)
  if (of === 'noise') return within({ noise: spot })
  if (of === 'pawn') return within({ community: spot })
  if (of === 'din') return { ...situation, din: { ...rest['din'], ...spot } } as Situation
  const name = ({ zombie: 'zombies', piece: 'pieces', token: 'lying' } as const)[of]
  if (!name) return undefined
  const all = (rest[name] ?? []) as unknown as readonly Part[]
  const place = of === 'piece' ? Number(id) : Number(id) - 1
  return {
    ...situation,
    [name]: all.map((one, at) => (at === place ? { ...one, ...spot } : one)),
  } as Situation
}
