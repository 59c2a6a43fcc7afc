import { pointOn } from '../../../kernel/choice.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat } from '../components.ts'
import { type Ground, type Hindrance, isAtPiece, reachOf, whyNotMove } from '../geometry/ground.ts'
import {
  compareToOutline,
  isWithin,
  type Outline,
  passesThrough,
  touches,
} from '../geometry/outline.ts'
import {
  CENTIMETRE,
  CENTRE,
  compareGap,
  distance,
  isTouching,
  SIDE,
  type Spot,
} from '../geometry/plane.ts'
import { crossed, type Sight, sightBetween, sightOf } from '../geometry/sight.ts'
import { inTurn, type Laid, outlineOf, type Piece, type Zombie } from '../position.ts'

/** A figure: a survivor by its player, a zombie by its number. */
export type Figure = Seat | number

/** Where a figure stands. */
export function spotOf({ now }: Pick<Laid, 'now'>, figure: Figure): Spot {
  if (typeof figure !== 'number') return now.players[figure].at
  const { x, y } = now.zombies.find(({ id }) => id === figure) as Zombie
  return { x, y }
}

/** All figures on the board, survivors in turn order first. */
export function figuresOf(laid: Laid): readonly Figure[] {
  return [...inTurn(laid), ...laid.now.zombies.map(({ id }) => id)]
}

/** scenery.solid, scenery.passage-red, scenery.passage-yellow: whether a piece keeps figures and their templates off. */
function isBarrier({ given }: Pick<Laid, 'given'>, { kind }: Piece): boolean {
  const { solid, line } = given.components.scenery[kind]
  return solid || line !== 'none'
}

/**
 * R-geo-path: the table for a figure that is about to move: other figures only where it ends, barriers on its way as
 * well; a barrier on which it started does not hold it. R-zombie-scenery: zombies are kept off by the same lines.
 * special.crevasse-player: a survivor's template may not touch a Crevasse; zombies do not mind it.
 */
export function groundFor(laid: Laid, figure: Figure | null): Ground {
  const { radius } = laid.given.components
  const at = figure === null ? undefined : spotOf(laid, figure)
  const outlines = (pieces: readonly Piece[]) => pieces.map((piece) => outlineOf(laid, piece))
  const isUnder = (piece: Outline) => at !== undefined && compareToOutline(at, piece, radius) < 0
  const { pieces } = laid.now
  return {
    radius,
    figures: [
      ...inTurn(laid).flatMap((seat) => (seat === figure ? [] : laid.now.players[seat].at)),
      ...laid.now.zombies.filter(({ id }) => id !== figure),
    ],
    stops: outlines(pieces.filter((piece) => isBarrier(laid, piece))).filter(
      (piece) => !isUnder(piece),
    ),
    shuns:
      typeof figure === 'number' ? [] : outlines(pieces.filter(({ kind }) => kind === 'crevasse')),
  }
}

/** R-geo-move: how far the centre of a figure gets by a template of a length. */
export function reach({ given, readings }: Laid, length: number): number {
  return reachOf(length, given.components.radius, readings['move'] === 'template')
}

/**
 * scenery.solid, scenery.opaque: the line by which one place sees another; nothing where a solid or an opaque piece
 * is between (R-geo-los). What somebody stands upon hides nobody.
 */
export function sight(laid: Laid, from: Spot, to: Spot): Sight | undefined {
  const { scenery, radius } = laid.given.components
  const blocks = laid.now.pieces
    .filter(({ kind }) => scenery[kind].solid || scenery[kind].opaque)
    .map((piece) => outlineOf(laid, piece))
    .filter((piece) => !isWithin(from, piece) && !isWithin(to, piece))
  return laid.readings['sight'] === 'any-spot'
    ? sightBetween(from, to, radius, blocks)
    : sightOf(from, to, blocks)
}

/** scenery.solid, scenery.opaque: by which icons of which pieces a line between two places is cut. */
export function hiddenBy(laid: Laid, from: Spot, to: Spot): readonly ClauseId[] {
  const { scenery } = laid.given.components
  const between = laid.now.pieces.filter((piece) => passesThrough(from, to, outlineOf(laid, piece)))
  return [
    ...(between.some(({ kind }) => scenery[kind].solid) ? (['scenery.solid'] as const) : []),
    ...(between.some(({ kind }) => scenery[kind].opaque) ? (['scenery.opaque'] as const) : []),
  ]
}

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

/** Why a figure cannot go straight from one place to another: with the clause, and how far it would be. */
export function refusedMove(laid: Laid, from: Spot, to: Spot, far: number, ground: Ground) {
  const code = whyNotMove(from, to, far, ground)
  if (!code) return undefined
  const facts = code === 'too-far' ? tooFar(from, to, far) : {}
  return { code, clause: whyNot(laid, code, from, to), facts }
}

/** The clause that a hindrance rests on. */
function whyNot(laid: Laid, code: Hindrance, from: Spot, to: Spot): ClauseId {
  if (code === 'off-table') return 'meta.board'
  return code === 'on-piece' || code === 'through-piece'
    ? barredBy(laid, from, to)
    : 'action.template'
}

/** What keeps a template from one place to another off, or a base from where it ends. */
export function barredBy(laid: Laid, from: Spot, to: Spot): ClauseId {
  const { scenery, radius } = laid.given.components
  const inTheWay = laid.now.pieces.find((piece) => {
    const outline = outlineOf(laid, piece)
    const isHit = touches(from, to, outline) || compareToOutline(to, outline, radius) < 0
    return isHit && (isBarrier(laid, piece) || piece.kind === 'crevasse')
  })
  if (inTheWay?.kind === 'crevasse') return 'special.crevasse-player'
  const { solid = true, line = 'none' } = inTheWay ? scenery[inTheWay.kind] : {}
  return solid
    ? 'scenery.solid'
    : line === 'yellow'
      ? 'scenery.passage-yellow'
      : 'scenery.passage-red'
}

/** How far it would be and how far one gets, in centimetres, from centre to centre. */
export function tooFar(from: Spot, to: Spot, far: number) {
  return { received: Math.ceil(distance(from, to)) / CENTIMETRE, allowed: far / CENTIMETRE }
}

/** Why a figure of the board cannot be chosen: nobody whom one could ever choose, or what else is told of it. */
export function whyNotFigure(
  laid: Laid,
  seat: Seat,
  clause: ClauseId,
  why: (other: Figure) => Refusal | undefined,
) {
  return (answer: unknown): Refusal | undefined => {
    const other = figuresOf(laid).find((one) => one === answer && one !== seat)
    return other === undefined ? { code: 'no-target', clause, facts: { seat } } : why(other)
  }
}

/** Why a figure is too far from another, if it is: with how far it may be from centre to centre. */
export function tooFarFor(laid: Laid, one: Figure, other: Figure, far: number, clause: ClauseId) {
  const [from, to] = [spotOf(laid, one), spotOf(laid, other)]
  const isFar = compareGap(from, to, 0, far) > 0
  return isFar ? { code: 'too-far', clause, facts: tooFar(from, to, far) } : undefined
}

/** aim.los, scenery.solid, scenery.opaque: why a survivor does not see a figure. */
export function whyUnseen(laid: Laid, seat: Seat, other: Figure, clause: ClauseId): Refusal {
  const [by = clause] = hiddenBy(laid, spotOf(laid, seat), spotOf(laid, other))
  return { code: 'out-of-sight', clause: by, facts: { seat } }
}

/** R-geo-measure: what bases take of the distance of their centres where a gap is measured; `bases` is how many. */
export function radiiOf(
  { given, readings }: Pick<Laid, 'given' | 'readings'>,
  bases: 1 | 2,
): number {
  return readings['measure'] === 'centres' ? 0 : bases * given.components.radius
}

/** Whether the gap of two figures is at most so long, or less. */
export function isInReach(
  laid: Laid,
  one: Figure,
  other: Figure,
  length: number,
  isStrict = false,
): boolean {
  const gap = compareGap(spotOf(laid, one), spotOf(laid, other), radiiOf(laid, 2), length)
  return isStrict ? gap < 0 : gap <= 0
}

/** R-geo-contact: whether the bases of two figures touch. */
export function isInContact(laid: Laid, one: Figure, other: Figure): boolean {
  return isTouching(spotOf(laid, one), spotOf(laid, other), 2 * laid.given.components.radius)
}

/** Whether a survivor is in contact with a piece. */
export function isAt(laid: Laid, seat: Seat, piece: number): boolean {
  const outline = outlineOf(laid, laid.now.pieces[piece] as Piece)
  return isAtPiece(spotOf(laid, seat), outline, laid.given.components.radius)
}

/** scenery.cover: what the pieces on a line take off a Ranged attack, each once (R-geo-cover). */
export function coverOn(laid: Laid, line: Sight): number {
  const { scenery } = laid.given.components
  const pieces = laid.now.pieces.map((piece) => ({
    kind: piece.kind,
    outline: outlineOf(laid, piece),
  }))
  return crossed(line, pieces).reduce((sum, { kind }) => sum + scenery[kind].cover, 0)
}

/** R-range: what the distance takes off a Ranged attack: of the bands beyond which the target is, the hardest. */
export function rangePenalty(laid: Laid, from: Figure, to: Figure): number {
  const { range } = laid.given.components
  const beyond = range.filter((band) => !isInReach(laid, from, to, band.beyond * 100))
  return Math.max(0, ...beyond.map(({ penalty }) => penalty))
}

/** The zombies that touch a survivor. */
export function zombiesAt(laid: Laid, seat: Seat): readonly number[] {
  return laid.now.zombies.map(({ id }) => id).filter((id) => isInContact(laid, seat, id))
}

/**
 * R-zombie-group: in melee the declared zombie and all others in contact with the attacker; at range all that hang
 * together with it by touching bases, and in melee too by the other reading. The declared one first.
 */
export function groupOf(
  laid: Laid,
  seat: Seat,
  zombie: number,
  isMelee: boolean,
): readonly number[] {
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
