/*
 * The words of The Quick and the Undead as the oracle uses them. Nothing of the engine is imported here,
 * so that a mistake there cannot hide on both sides of a comparison.
 */

export type Seat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'R'
export type Side = 'skull' | 'backfire'

/** Reading of each unclear point, by the name of its ruling. */
export type Readings = Readonly<Record<string, string>>

/** component.dice: a d8. */
export const dieFaces = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** component.targeting-cards: the six numbers that have a cell. */
export const cardCells = [2, 3, 4, 5, 6, 7] as const

/** A shooter: what may be hit with, and what its player decides about 8 and about a Critical Miss. */
export interface Gunner {
  readonly loaded: readonly number[]
  readonly side: Side
  /** crit.hit-needs-skull: "may choose to trigger". */
  readonly triggers: boolean
  /** crit.miss-effect: the token "may be turned to Skull". */
  readonly flips: boolean
}

/** Worth of a rolled number. */
export interface Shot {
  readonly result: 'hit' | 'miss' | 'critical-hit' | 'critical-miss'
  /** For comparing hits; a Critical Hit tops them all. */
  readonly value: number
}

/** R-crit-tops: above 9, which is the best that plus-two can make. */
export const TOP = 99

/** shot.roll, shot.8-and-1, crit.*: what a number does; `bonus` is what effect.plus-two adds to a hit. */
export function shoot(gunner: Gunner, face: number, bonus = 0): Shot {
  if (face === 8) {
    const triggered = gunner.side === 'skull' && gunner.triggers
    return triggered ? { result: 'critical-hit', value: TOP } : { result: 'miss', value: 0 }
  }
  if (face === 1) {
    return { result: gunner.side === 'backfire' ? 'critical-miss' : 'miss', value: 0 }
  }
  if (!gunner.loaded.includes(face)) return { result: 'miss', value: 0 }
  return { result: 'hit', value: face + bonus }
}

/** A gunner's card and token after one shot, the Bullet being spent only if it is to be. */
export function after(gunner: Gunner, face: number, shot: Shot, spends: boolean): Gunner {
  const loaded =
    spends && shot.result === 'hit' ? gunner.loaded.filter((c) => c !== face) : gunner.loaded
  if (shot.result === 'critical-hit') return { ...gunner, loaded, side: 'backfire' }
  if (shot.result === 'critical-miss' && gunner.flips) return { ...gunner, loaded, side: 'skull' }
  return { ...gunner, loaded }
}

/** In text: the loaded cells in order, and the side of the token. */
export function cardInWords({ loaded, side }: Pick<Gunner, 'loaded' | 'side'>): string {
  return `${[...loaded].sort().join('')}${side === 'skull' ? 's' : 'b'}`
}

/** Every set of some things, in their order. */
export function subsetsOf<T>(things: readonly T[]): T[][] {
  const [first, ...others] = things
  if (first === undefined) return [[]]
  return subsetsOf(others).flatMap((set) => [set, [first, ...set]])
}
