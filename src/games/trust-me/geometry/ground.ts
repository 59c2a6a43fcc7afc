import { compareToOutline, type Outline, passesThrough, touches } from './outline.ts'
import { compareGap, isOverlapping, SIDE, type Spot, TOUCH } from './plane.ts'

/** The table as it is for a figure that is about to be set down. */
export interface Ground {
  /** R-geo-base-size: the radius of all bases. */
  readonly radius: number
  /** The centres of all other figures. */
  readonly figures: readonly Spot[]
  /** R-geo-path: pieces that no template crosses and no base stands on. */
  readonly stops: readonly Outline[]
  /** special.crevasse-player: pieces that the template may not even touch. */
  readonly shuns: readonly Outline[]
}

/** Reasons why a figure cannot be set down at a place, or cannot get there. */
export const hindrances = [
  'off-table',
  'on-figure',
  'on-piece',
  'too-far',
  'through-piece',
] as const
export type Hindrance = (typeof hindrances)[number]

/**
 * Reach of a figure by a template: R-geo-move, its length and a base more, or the length alone under the other
 * reading.
 */
export function reachOf(length: number, radius: number, isByTemplate: boolean): number {
  return isByTemplate ? length + 2 * radius : length
}

/** R-geo-path: the whole base is on the table and above no other base or piece; why it cannot be. */
export function whyNotStand(at: Spot, ground: Ground): Hindrance | undefined {
  const { radius, figures, stops, shuns } = ground
  const far = SIDE - radius
  if (at.x < radius || at.y < radius || at.x > far || at.y > far) return 'off-table'
  if (figures.some((other) => isOverlapping(at, other, 2 * radius))) return 'on-figure'
  const isOn = (piece: Outline) => compareToOutline(at, piece, radius) < 0
  return stops.some(isOn) || shuns.some(isOn) ? 'on-piece' : undefined
}

/** R-geo-path: whether a template can be laid from one place to another, whatever stands there. */
export function isOpen(from: Spot, to: Spot, { stops, shuns }: Ground): boolean {
  return (
    !stops.some((piece) => passesThrough(from, to, piece)) &&
    !shuns.some((piece) => touches(from, to, piece))
  )
}

/** R-geo-move: why a figure cannot go straight from one place to another whose centre is at most `reach` away. */
export function whyNotMove(
  from: Spot,
  to: Spot,
  reach: number,
  ground: Ground,
): Hindrance | undefined {
  if (compareGap(from, to, 0, reach) > 0) return 'too-far'
  return whyNotStand(to, ground) ?? (isOpen(from, to, ground) ? undefined : 'through-piece')
}

/** True when a base is in contact with a piece. */
export function isAtPiece(at: Spot, piece: Outline, radius: number): boolean {
  return compareToOutline(at, piece, radius + TOUCH) < 0
}
