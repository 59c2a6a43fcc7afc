import { summed } from '../../../kernel/data/integers.ts'
import { type DieFace, faces, type Seat } from '../components.ts'
import type { Gang } from '../position.ts'
import { readFace, shotOf, strengthOf } from '../rules/shooting.ts'

/** A duellist before the dice, or with the die rolled: what decides a shot, and at whom it can go. */
export interface Duellist {
  readonly seat: Seat
  readonly gang: Pick<Gang, 'loaded' | 'critical'>
  /** The target that was announced, or all that still can be, each as likely as the others. */
  readonly targets: readonly Seat[]
  /** The roll, if it is known. */
  readonly face?: DieFace | undefined
}

/**
 * Possible results of one duellist's shot. Duellists go by their place in the order; a set of them is a bit mask of
 * places.
 */
export interface Gun {
  /** Number of faces for each strength; 0 hits nobody. */
  readonly faces: ReadonlyMap<number, number>
  /** Number of possible targets, and the targets at which its hits are counted. */
  readonly targets: number
  readonly at: number
}

/** Strengths of a hit, from the highest down. */
export const strengths = [10, 7, 6, 5, 4, 3, 2] as const

/** The shots of some duellists. crit.hit-needs-skull: every 8 is triggered that can be. */
export function gunsOf(duellists: readonly Duellist[]): readonly Gun[] {
  const seats = duellists.map(({ seat }) => seat)
  return duellists.map(({ gang, targets, face: rolled }) => {
    const counts = (rolled === undefined ? faces : [rolled]).map((face) => {
      const reading = readFace(gang, face)
      const shot = shotOf(face, reading === 'may-trigger' ? 'critical-hit' : reading)
      return [strengthOf(shot), 1] as const
    })
    const at = targets.reduce((set, seat) => set | (1 << seats.indexOf(seat)), 0)
    return { faces: summed<number, number>(counts), targets: targets.length, at }
  })
}

/** A shot that hits nobody, and could not have been any other. */
export const harmless: Gun = { faces: new Map([[0, 1]]), targets: 1, at: 0 }

/** In how many ways a shot is no stronger than that, whomever it is aimed at. */
export function waysUpTo({ faces: counts, targets }: Gun, most: number): number {
  let ways = 0
  for (const [strength, count] of counts) if (strength <= most) ways += count * targets
  return ways
}

/** True when a duellist is in a set. */
export function has(set: number, one: number): boolean {
  return (set & (1 << one)) !== 0
}

/** Those of some guns' places that are in a set. */
export function membersOf(guns: readonly Gun[], set: number): readonly number[] {
  return [...guns.keys()].filter((one) => has(set, one))
}

export function product(factors: readonly number[]): number {
  return factors.reduce((all, factor) => all * factor, 1)
}
