import { type Gun, has, membersOf, product, strengths, waysUpTo } from './guns.ts'

/** In how many ways a duel comes to where it stands: who has shot and lives, who is dead, who is being hit. */
type Stage = ReadonlyMap<number, number>

const BITS = 6
const stands = (spent: number, dead: number, hit = 0) => (((spent << BITS) | dead) << BITS) | hit
const everybody = (1 << BITS) - 1

/** A duel whose hits take effect from the strongest down. */
interface Draw {
  /** State before the hits of each strength. */
  readonly stages: readonly Stage[]
  /** Number of ways in which each set of duellists dies. */
  readonly deaths: readonly number[]
}

/**
 * shot.highest-wins: read as a fast draw, hits of the same strength take effect together, and who is dead does
 * not shoot; read as one winner, nothing takes effect after the first that does.
 */
export function draw(guns: readonly Gun[], isOneWinner: boolean): Draw {
  const deaths = new Array<number>(1 << guns.length).fill(0)
  const stages: Stage[] = []
  let stage: Stage = new Map([[stands(0, 0), 1]])
  for (const [index, strength] of strengths.entries()) {
    stages.push(stage)
    const next = new Map<number, number>()
    for (const [key, ways] of shotsOf(guns, stage, strength)) {
      const { spent, dead, hit } = readKey(key)
      const isOver = isOneWinner && hit > 0
      // Who has no say any more rolled anything weaker.
      const silent = (isOver ? everybody : hit) & ~spent
      const all = ways * restOf(guns, silent, strengths[index + 1] ?? 0)
      if (isOver) deaths[hit] = (deaths[hit] as number) + all
      else add(next, stands(spent & ~hit, dead | hit), all)
    }
    stage = next
  }
  for (const [key, ways] of stage) {
    const { spent, dead } = readKey(key)
    deaths[dead] = (deaths[dead] as number) + ways * restOf(guns, ~(spent | dead), 0)
  }
  return { stages, deaths }
}

/** Number of ways that leave some alive before the hits of a strength. */
export function waysAlive(
  guns: readonly Gun[],
  stage: Stage,
  alive: number,
  strength: number,
): number {
  let all = 0
  for (const [key, ways] of stage) {
    const { spent, dead } = readKey(key)
    if ((dead & alive) === 0) all += ways * restOf(guns, ~(spent | dead), strength)
  }
  return all
}

function readKey(key: number) {
  return { spent: key >> (2 * BITS), dead: (key >> BITS) & everybody, hit: key & everybody }
}

/** Everybody who lives and has not shot may do so now, at anybody who lives. */
function shotsOf(guns: readonly Gun[], before: Stage, strength: number): Stage {
  let stage = before
  for (const [one, { faces, at }] of guns.entries()) {
    const count = faces.get(strength) ?? 0
    if (count === 0) continue
    const next = new Map(stage)
    for (const [key, ways] of stage) {
      const { spent, dead, hit } = readKey(key)
      if (has(spent | dead, one)) continue
      for (const target of membersOf(guns, at)) {
        add(next, stands(spent | (1 << one), dead, hit | ((1 << target) & ~dead)), ways * count)
      }
    }
    stage = next
  }
  return stage
}

/** In how many ways the shots of some are no stronger than that. */
function restOf(guns: readonly Gun[], some: number, most: number): number {
  return product(membersOf(guns, some).map((one) => waysUpTo(guns[one] as Gun, most)))
}

function add(to: Map<number, number>, key: number, ways: number): void {
  to.set(key, (to.get(key) ?? 0) + ways)
}
