import { pointOn } from '../../../kernel/choice/index.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat } from '../components.ts'
import type { Spot } from '../geometry/plane.ts'
import { CENTIMETRE, CENTRE, compareGap, distance, isTouching, SIDE } from '../geometry/plane.ts'
import { inTurn, type Laid, zombieOf } from '../position.ts'

/** A figure: a survivor by its player, a zombie by its number. */
export type Figure = Seat | number

/** Spot of a figure. */
export function spotOf({ now }: Pick<Laid, 'now'>, figure: Figure): Spot {
  if (typeof figure !== 'number') return now.players[figure].at
  const { x, y } = zombieOf(now, figure)
  return { x, y }
}

/** All figures on the board beside a survivor, other survivors in turn order first: whom it can attack. */
export function othersOf(laid: Laid, seat: Seat): readonly Figure[] {
  return [...inTurn(laid).filter((one) => one !== seat), ...laid.now.zombies.map(({ id }) => id)]
}

/** R-geo-measure: what bases take of the distance of their centres where a gap is measured; `bases` is how many. */
export function radiiOf({ given, readings }: Laid, bases: 1 | 2): number {
  return readings['measure'] === 'centres' ? 0 : bases * given.components.radius
}

/** Compares the gap between two figures with a length. */
export function compareReach(laid: Laid, one: Figure, other: Figure, length: number): number {
  return compareGap(spotOf(laid, one), spotOf(laid, other), radiiOf(laid, 2), length)
}

/** True when the gap between two figures is at most the length. */
export function isInReach(laid: Laid, one: Figure, other: Figure, length: number): boolean {
  return compareReach(laid, one, other, length) <= 0
}

/** R-geo-contact: whether the bases of two figures touch. */
export function isInContact(laid: Laid, one: Figure, other: Figure): boolean {
  return isTouching(spotOf(laid, one), spotOf(laid, other), 2 * laid.given.components.radius)
}

/** The zombies that touch a survivor. */
export function zombiesAt(laid: Laid, seat: Seat): readonly number[] {
  return laid.now.zombies.map(({ id }) => id).filter((id) => isInContact(laid, seat, id))
}

/**
 * R-zombie-group: in melee the declared zombie and all others in contact with the attacker; at range all that hang
 * together with it by touching bases, and in melee too by the other reading. The declared one first.
 */
export function groupOf(laid: Laid, seat: Seat, zombie: number, isMelee: boolean): number[] {
  if (isMelee && laid.readings['group'] !== 'chain') {
    return [zombie, ...zombiesAt(laid, seat).filter((other) => other !== zombie)]
  }
  const chain = [zombie]
  for (const one of chain) {
    const next = laid.now.zombies.map(({ id }) => id)
    chain.push(...next.filter((other) => !chain.includes(other) && isInContact(laid, one, other)))
  }
  return chain
}

/** R-range: what the distance takes off a Ranged attack: of the bands beyond which the target is, the hardest. */
export function rangePenalty(laid: Laid, from: Figure, to: Figure): number {
  const { range } = laid.given.components
  const beyond = range.filter((band) => !isInReach(laid, from, to, band.beyond * 100))
  return Math.max(0, ...beyond.map(({ penalty }) => penalty))
}

/** community.spacing: how far Community pawns are apart at least. */
export const SPACING = 20 * CENTIMETRE

/** community.spacing: why a pawn may not stand there: it is less than 20 cm from one of another, the dead among them. */
export function whyTooNear({ given, now }: Laid, seat: Seat, at: Spot): Refusal | undefined {
  const pawns = given.seats.flatMap((other) => {
    const { community } = now.players[other]
    return other !== seat && community ? [community] : []
  })
  const near = pawns.find((pawn) => compareGap(at, pawn, 0, SPACING) < 0)
  if (!near) return undefined
  return { code: 'pawns-too-near', clause: 'community.spacing', facts: spacing(at, near) }
}

/** community.spacing: how far two pawns are apart, rounded down, and how far they must be, in centimetres. */
export function spacing(one: Spot, other: Spot) {
  return {
    received: Math.floor(distance(one, other)) / CENTIMETRE,
    allowed: SPACING / CENTIMETRE,
  }
}

/** Wanted and possible distance in centimetres, from centre to centre. */
export function tooFar(from: Spot, to: Spot, far: number) {
  return { received: Math.ceil(distance(from, to)) / CENTIMETRE, allowed: far / CENTIMETRE }
}

/**
 * Refusal of a figure that is too far from another, with the largest distance from centre to centre; undefined when
 * it is near enough.
 */
export function tooFarFor(laid: Laid, one: Figure, other: Figure, far: number, clause: ClauseId) {
  const [from, to] = [spotOf(laid, one), spotOf(laid, other)]
  const isFar = compareGap(from, to, 0, far) > 0
  return isFar ? { code: 'too-far', clause, facts: tooFar(from, to, far) } : undefined
}

/** Refusal of a figure that cannot be chosen: one that can never be chosen, or the given reason. */
export function whyNotFigure(laid: Laid, seat: Seat, clause: ClauseId, why: WhyNot) {
  return (answer: unknown) => {
    const other = othersOf(laid, seat).find((one) => one === answer)
    return other === undefined ? { code: 'no-target', clause, facts: { seat } } : why(other)
  }
}
type WhyNot = (other: Figure) => Refusal | undefined

/** A point of the table, or of the square about a spot so far away; `refuse` says which will not do. */
export function pointNear(
  refuse: (spot: Spot) => Refusal | undefined,
  { x, y }: Spot = CENTRE,
  far: number = SIDE / 2,
) {
  const around = (value: number) => ({ min: value - far, max: value + far })
  const within = { x: around(x), y: around(y) }
  return pointOn({ width: SIDE + 1, height: SIDE + 1, refuse, within })
}
