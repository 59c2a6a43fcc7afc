/*
 * Shooting at an Undead until a double: the odds of every end, and when it is best to stop, by going
 * through every set of numbers that can have been rolled.
 */

import {
  addChance,
  type Chances,
  type Fraction,
  fraction,
  isMore,
  ONE,
  plus,
  times,
  ZERO,
} from './fraction.ts'
import { dieFaces, type Gunner, type Side } from './terms.ts'

export interface Hunt {
  readonly gunner: Gunner
  readonly weakSpots: readonly number[]
}

/** End of an attempt. */
export interface HuntEnd {
  readonly killed: boolean
  /** The Outlaw goes back to the stash. */
  readonly fled: boolean
  readonly loaded: readonly number[]
  readonly side: Side
}

/** Outcome of one more shot: an end, or a set of numbers to shoot on from. */
type Next = HuntEnd | readonly number[]

/** undead.until-double, undead.tracking, undead.bullets-used, R-undead-*: what a number does. */
export function shootOn(
  { gunner, weakSpots }: Hunt,
  rolled: readonly number[],
  face: number,
): Next {
  const { loaded, side, triggers, flips } = gunner
  const left = (faces: readonly number[]) => loaded.filter((cell) => !faces.includes(cell))
  const ends = { killed: false, fled: false, loaded: left(rolled), side }
  if (face === 1 && side === 'backfire') {
    return { ...ends, fled: true, side: flips ? 'skull' : 'backfire' }
  }
  if (rolled.includes(face)) return ends
  const now = [...rolled, face]
  if (face === 8 && side === 'skull' && triggers) {
    return { ...ends, killed: true, side: 'backfire' }
  }
  if (loaded.includes(face) && weakSpots.includes(face)) {
    return { ...ends, killed: true, loaded: left(now) }
  }
  return now
}

/** undead.stop-anytime: what is left when one stops. */
export function stopped({ gunner }: Hunt, rolled: readonly number[]): HuntEnd {
  const loaded = gunner.loaded.filter((cell) => !rolled.includes(cell))
  return { killed: false, fled: false, loaded, side: gunner.side }
}

/** The odds of every end for one who stops on purpose only where `stops` says so. */
export function huntOdds(
  hunt: Hunt,
  stops: (rolled: readonly number[]) => boolean,
  inWords: (end: HuntEnd) => string,
): Chances {
  const chances: Chances = new Map()
  const go = (rolled: readonly number[], chance: Fraction) => {
    if (stops(rolled)) {
      addChance(chances, inWords(stopped(hunt, rolled)), chance)
      return
    }
    for (const face of dieFaces) {
      const next = shootOn(hunt, rolled, face)
      const each = times(chance, fraction(1, 8))
      if (isEnd(next)) addChance(chances, inWords(next), each)
      else go(next, each)
    }
  }
  go([], ONE)
  return chances
}

/**
 * The most that can be expected of an attempt whose ends are worth so much, the shooter being free to
 * stop and to decline a Critical Hit.
 */
export function bestHunt(hunt: Hunt, worth: (end: HuntEnd) => Fraction): Fraction {
  const known = new Map<string, Fraction>()
  const valueAt = (rolled: readonly number[]): Fraction => {
    const key = [...rolled].sort().join('')
    const found = known.get(key)
    if (found) return found
    let going = ZERO
    for (const face of dieFaces) going = plus(going, times(fraction(1, 8), worthOf(face, rolled)))
    const stopping = worth(stopped(hunt, rolled))
    // The first shot is the attempt itself.
    const value = rolled.length === 0 || isMore(going, stopping) ? going : stopping
    known.set(key, value)
    return value
  }
  const worthOf = (face: number, rolled: readonly number[]): Fraction => {
    const ways = [true, false].flatMap((triggers) =>
      [true, false].map((flips) => {
        const gunner = { ...hunt.gunner, triggers, flips }
        const next = shootOn({ ...hunt, gunner }, rolled, face)
        return isEnd(next) ? worth(next) : valueAt(next)
      }),
    )
    return ways.reduce((best, way) => (isMore(way, best) ? way : best))
  }
  return valueAt([])
}

function isEnd(next: Next): next is HuntEnd {
  return 'killed' in next
}
