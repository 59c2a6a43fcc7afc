import { summed } from '../../../kernel/data/integers.ts'
import type { Readings } from '../../../kernel/game/reading.ts'
import { draw, waysAlive } from './fast-draw.ts'
import {
  type Duellist,
  type Gun,
  gunsOf,
  harmless,
  has,
  membersOf,
  product,
  strengths,
  waysUpTo,
} from './guns.ts'

/*
 * A way is a face and a target for each duellist. Six have 8^6 × 5^6 of them, some four thousand millions: too
 * many to go through, few enough to be counted in plain numbers.
 */

/** All ways of a volley. */
export function waysOf(duellists: readonly Duellist[]): number {
  return product(gunsOf(duellists).map((gun) => waysUpTo(gun, strengths[0])))
}

/** Number of ways in which each set of duellists dies. */
export function deathWays(duellists: readonly Duellist[], readings: Readings): readonly number[] {
  const guns = gunsOf(duellists)
  if (!isSimultaneous(readings)) return draw(guns, isOneWinner(readings)).deaths
  const ways = Array.from({ length: 1 << guns.length }, (_, dead) => survivalWays(guns, ~dead))
  // So far each counts what leaves all others alive: less what leaves one of the set alive, too.
  for (const one of guns.keys()) {
    for (const [dead, count] of ways.entries()) {
      if (has(dead, one)) ways[dead] = count - (ways[dead & ~(1 << one)] as number)
    }
  }
  return ways
}

/** Number of ways that credit one duellist with a kill. Counts the stronger shots that can prevent it. */
export function killWays(
  duellists: readonly Duellist[],
  readings: Readings,
  killer: number,
): number {
  const guns = gunsOf(duellists)
  const { faces, at } = guns[killer] as Gun
  const others = guns.with(killer, harmless)
  const isEach = readings['shared-kill'] === 'each'
  const stages = isSimultaneous(readings) ? [] : draw(others, isOneWinner(readings)).stages
  let ways = 0
  for (const [index, strength] of strengths.entries()) {
    const count = faces.get(strength) ?? 0
    for (const victim of count > 0 ? membersOf(guns, at) : []) {
      const [stage, both] = [stages[index], (1 << killer) | (1 << victim)]
      if (stage) ways += count * waysAlive(others, stage, both, strength)
      else {
        const stronger = others.map((gun) => only(gun, strength))
        const shot = stronger[victim] as Gun
        const unbeaten = stronger.with(victim, { ...shot, at: shot.at & ~(1 << killer) })
        ways += count * survivalWays(unbeaten, isEach ? 0 : 1 << victim)
      }
    }
  }
  return ways
}

function isSimultaneous(readings: Readings): boolean {
  return readings['multi-duel'] === 'simultaneous'
}

function isOneWinner(readings: Readings): boolean {
  return readings['multi-duel'] === 'one-winner'
}

/** A gun of which only hits above a strength count as hits. */
function only({ faces, ...gun }: Gun, above: number): Gun {
  const counted = (strength: number) => (strength > above ? strength : 0)
  const counts = [...faces].map(([strength, count]) => [counted(strength), count] as const)
  return { ...gun, faces: summed(counts) }
}

/**
 * duel.mutual-unequal: how many ways leave all of a set alive. No hit goes at any of them, unless it is beaten:
 * then the two who aim at each other are settled between themselves, for who beats it hits nobody of the set.
 */
function survivalWays(guns: readonly Gun[], alive: number): number {
  const others = membersOf(guns, ~alive)
  const from = (place: number, paired: number): number => {
    const one = others[place]
    if (one === undefined) {
      return product(membersOf(guns, alive & ~paired).map((each) => safeWays(guns, each, alive)))
    }
    let ways = safeWays(guns, one, alive) * from(place + 1, paired)
    for (const winner of membersOf(guns, alive & ~paired & (guns[one] as Gun).at)) {
      const beaten = beatenWays(guns, one, winner)
      if (beaten > 0) ways += beaten * from(place + 1, paired | (1 << winner))
    }
    return ways
  }
  return from(0, 0)
}

/** In how many ways a shot hits nobody of a set. */
function safeWays(guns: readonly Gun[], one: number, alive: number): number {
  const { faces, targets, at } = guns[one] as Gun
  let ways = 0
  for (const [strength, count] of faces) {
    ways += count * (strength === 0 ? targets : membersOf(guns, at & ~alive).length)
  }
  return ways
}

/** In how many ways somebody's hit meets a stronger one of the very one whom it is aimed at. */
function beatenWays(guns: readonly Gun[], loser: number, winner: number): number {
  const [lower, higher] = [guns[loser] as Gun, guns[winner] as Gun]
  if (!has(higher.at, loser)) return 0
  let ways = 0
  for (const [weak, count] of lower.faces) {
    for (const [strong, more] of higher.faces) if (weak > 0 && strong > weak) ways += count * more
  }
  return ways
}
