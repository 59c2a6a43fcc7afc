import { range } from '../../../../kernel/choice/index.ts'
import { copyOf } from '../../../../kernel/data/copy.ts'
import type { Refusal } from '../../../../kernel/game/refusal.ts'
import { die } from '../../../../kernel/run/table.ts'
import type { ClauseId } from '../../clauses.ts'
import { faces } from '../../components.ts'
import { DIRECTIONS, edgePoint } from '../../geometry/circle.ts'
import { placeAtEdge } from '../../geometry/edge.ts'
import { nearestFree } from '../../geometry/places.ts'
import type { Spot } from '../../geometry/plane.ts'
import type { Play } from '../../play.ts'
import { type Laid, numbers } from '../../position.ts'
import { groundFor } from '../terrain.ts'

/** spawn.two-rolls: how often the white die is rolled. */
const ROLLS = 2

/** spawn.when, spawn.two-rolls: at the end of the zombie activation zombies appear at the edge, in two directions. */
export function arrivals(play: Play): void {
  for (let roll = 0; roll < ROLLS; roll++) appear(play)
  emerge(play)
}

/**
 * spawn.two-rolls: one zombie in the direction that the white die shows;
 * spawn.nineteen-twenty: on 19 or 20 two, in the direction of a new roll (R-spawn-chain: rolls that bring none are rolled
 * again and not told).
 */
function appear(play: Play): void {
  const shown = play.roll({ clause: 'spawn.two-rolls', kind: 'spawn', outcomes: die(faces.white) })
  const isDirection = shown <= DIRECTIONS
  const clause: ClauseId = isDirection ? 'spawn.two-rolls' : 'spawn.nineteen-twenty'
  const direction = isDirection ? shown : rollDirection(play, clause)
  const where = () => placeAtEdge(edgePoint(direction), groundFor(play, null))
  for (let zombie = 0; zombie < (isDirection ? 1 : 2); zombie++)
    place(play, clause, where, 'spawn.when')
}

/** A direction, each as likely: what brings none is rolled again. */
export function rollDirection(play: Play, clause: ClauseId): number {
  const refuse = (shown: unknown) => whyNoDirection(shown, clause)
  return play.roll({ clause, kind: 'direction', outcomes: range(1, DIRECTIONS), refuse })
}

/** R-setup-19-20, R-spawn-chain: what the white die shows beyond the directions brings none, and is not told. */
export function whyNoDirection(shown: unknown, clause: ClauseId): Refusal | undefined {
  const isOnDie = Number(shown) > DIRECTIONS && Number(shown) <= faces.white
  const facts = { received: Number(shown), allowed: DIRECTIONS }
  return isOnDie ? { code: 'no-direction', clause, facts } : undefined
}

/** special.metro-spawn: one more on the circle of the Metro (R-round-order: after the others). */
function emerge(play: Play): void {
  const metros = copyOf(play.now.pieces.filter(({ kind }) => kind === 'metro'))
  for (const metro of metros)
    place(play, 'special.metro-spawn', () => nearestFree(metro, groundFor(play, null)))
}

/** A zombie of the pile is set down; R-spawn-supply: none where all figures are on the board. */
export function place(
  play: Play,
  clause: ClauseId,
  where: () => Spot | undefined,
  ...because: readonly ClauseId[]
): void {
  const zombie = nextZombie(play)
  const found = zombie && where()
  const at = found && { x: found.x, y: found.y }
  if (at) play.report({ clause, with: because, kind: 'zombie-placed', zombie, at })
  else play.report({ clause, kind: 'not-applied', why: 'no-figure-left' })
}

/** R-zombie-pile: the first figure that is not on the board. */
function nextZombie({ given, now }: Laid): number | undefined {
  const all = numbers(given.components.zombies)
  return all.find((id) => now.zombies.every((zombie) => zombie.id !== id))
}
