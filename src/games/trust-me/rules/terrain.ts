import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import type { PieceKind, Scenery, Seat } from '../components.ts'
import {
  type Ground,
  type Hindrance,
  isAtPiece,
  isOpen,
  reachOf,
  whyNotMove,
} from '../geometry/ground.ts'
import type { Outline } from '../geometry/outline.ts'
import { compareToOutline, isWithin, passesThrough, touches } from '../geometry/outline.ts'
import type { Spot } from '../geometry/plane.ts'
import { crossed, type Sight, sightBetween, sightOf } from '../geometry/sight.ts'
import { inTurn, type Laid, outlineOf, outlinesOf, type Piece } from '../position.ts'
import { type Figure, spotOf, tooFar } from './figures.ts'

/** scenery.solid, scenery.passage-red, scenery.passage-yellow: whether a piece keeps figures and their templates off. */
export function isBarrier({ solid, line }: Scenery): boolean {
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
  const isUnder = (piece: Outline) => at !== undefined && compareToOutline(at, piece, radius) < 0
  return {
    radius,
    figures: [
      ...inTurn(laid).flatMap((seat) => (seat === figure ? [] : laid.now.players[seat].at)),
      ...laid.now.zombies.filter(({ id }) => id !== figure),
    ],
    stops: outlinesOf(laid, isBarrier).filter((piece) => !isUnder(piece)),
    shuns: typeof figure === 'number' ? [] : crevasses(laid),
  }
}

/** special.crevasse-player, special.crevasse-zombie: where Crevasses lie. */
export function crevasses(laid: Laid): readonly Outline[] {
  return outlinesOf(laid, (_, kind) => kind === 'crevasse')
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
  const { radius } = laid.given.components
  const blocks = outlinesOf(laid, ({ solid, opaque }) => solid || opaque).filter(
    (piece) => !isWithin(from, piece) && !isWithin(to, piece),
  )
  return laid.readings['sight'] === 'any-spot'
    ? sightBetween(from, to, radius, blocks)
    : sightOf(from, to, blocks)
}

/** True when one figure sees another. */
export function isSeen(laid: Laid, seat: Seat, other: Figure): boolean {
  return sight(laid, spotOf(laid, seat), spotOf(laid, other)) !== undefined
}

/** aim.los: the opposing survivors whom one sees (R-aim-opponent-only). */
export function targetsOf(laid: Laid, seat: Seat): readonly Seat[] {
  return inTurn(laid).filter((other) => other !== seat && isSeen(laid, seat, other))
}

/** scenery.solid, scenery.opaque: by which icons of which pieces a line between two places is cut. */
export function hiddenBy(laid: Laid, from: Spot, to: Spot): readonly ClauseId[] {
  const { scenery } = laid.given.components
  const between = laid.now.pieces.filter((piece) => passesThrough(from, to, outlineOf(laid, piece)))
  const icons = (['solid', 'opaque'] as const).filter((icon) =>
    between.some(({ kind }) => scenery[kind][icon]),
  )
  return icons.map((icon) => `scenery.${icon}` as const)
}

/** Refusal of a straight move from one place to another, with the clause and the distance. */
export function refusedMove(laid: Laid, from: Spot, to: Spot, far: number, ground: Ground) {
  const code = whyNotMove(from, to, far, ground)
  if (!code) return undefined
  const isBarred = code === 'on-piece' || code === 'through-piece'
  const facts = code === 'too-far' ? tooFar(from, to, far) : isBarred ? barred(laid, from, to) : {}
  return { code, clause: clauseOf(laid, code, from, to), facts }
}

/** The clause that a hindrance rests on, on the way from one place to another. */
export function clauseOf(laid: Laid, code: Hindrance, from: Spot, to: Spot): ClauseId {
  if (code === 'off-table') return 'meta.board'
  return code === 'on-piece' || code === 'through-piece'
    ? barredBy(laid, from, to)
    : 'action.template'
}

/** The piece that keeps a template from one place to another off, or a base from where it ends. */
function pieceBetween(laid: Laid, from: Spot, to: Spot) {
  const { scenery, radius } = laid.given.components
  return laid.now.pieces.find((piece) => {
    const outline = outlineOf(laid, piece)
    const isHit = touches(from, to, outline) || compareToOutline(to, outline, radius) < 0
    return isHit && (isBarrier(scenery[piece.kind]) || piece.kind === 'crevasse')
  })
}

/** The facts of a refusal that a piece brings about. */
export function barred(laid: Laid, from: Spot, to: Spot): Refusal['facts'] {
  return pieceFacts(pieceBetween(laid, from, to)?.kind)
}

/** Names a piece in a refusal. */
export function pieceFacts(piece: PieceKind | undefined): Refusal['facts'] {
  return piece === undefined ? {} : { piece }
}

/** Clause that keeps a template off the way, or a base off its end. */
function barredBy(laid: Laid, from: Spot, to: Spot): ClauseId {
  const { scenery } = laid.given.components
  const inTheWay = pieceBetween(laid, from, to)
  if (inTheWay?.kind === 'crevasse') return 'special.crevasse-player'
  const { solid = true, line = 'none' } = inTheWay ? scenery[inTheWay.kind] : {}
  return solid || line === 'none' ? 'scenery.solid' : `scenery.passage-${line}`
}

/** R-zombie-scenery: the line or the icon of the piece that keeps a zombie from going straight to a spot, if any does. */
export function heldOn(laid: Laid, from: Spot, to: Spot): readonly ClauseId[] {
  const { scenery, radius } = laid.given.components
  const holds = (piece: Piece) => {
    const outline = outlineOf(laid, piece)
    if (!isBarrier(scenery[piece.kind]) || compareToOutline(from, outline, radius) < 0) return false
    return passesThrough(from, to, outline) || compareToOutline(to, outline, radius) < 0
  }
  const piece = laid.now.pieces.find(holds)
  if (!piece) return []
  const { solid, line } = scenery[piece.kind]
  return [solid || line === 'none' ? 'scenery.solid' : `scenery.passage-${line}`]
}

/** R-geo-path: why a survivor cannot come into contact with a figure that is near: barred ways, or no room beside it. */
export function whyNoContact(laid: Laid, seat: Seat, other: Figure): Refusal {
  const [from, to] = [spotOf(laid, seat), spotOf(laid, other)]
  return isOpen(from, to, groundFor(laid, seat))
    ? { code: 'on-figure', clause: 'action.template', facts: {} }
    : { code: 'through-piece', clause: barredBy(laid, from, to), facts: barred(laid, from, to) }
}

function isHiding({ given }: Laid, { kind }: Piece): boolean {
  const { solid, opaque } = given.components.scenery[kind]
  return solid || opaque
}

/** aim.los, scenery.solid, scenery.opaque: why a survivor does not see a figure. */
export function whyUnseen(laid: Laid, seat: Seat, other: Figure, clause: ClauseId): Refusal {
  const [by = clause] = hiddenBy(laid, spotOf(laid, seat), spotOf(laid, other))
  const [from, to] = [spotOf(laid, seat), spotOf(laid, other)]
  const hiding = laid.now.pieces.find(
    (piece) => isHiding(laid, piece) && passesThrough(from, to, outlineOf(laid, piece)),
  )
  return { code: 'out-of-sight', clause: by, facts: { seat, ...pieceFacts(hiding?.kind) } }
}

/** True when a survivor is in contact with a piece. */
export function isAt(laid: Laid, seat: Seat, piece: number): boolean {
  const outline = outlineOf(laid, laid.now.pieces[piece] as Piece)
  return isAtPiece(spotOf(laid, seat), outline, laid.given.components.radius)
}

/** scenery.cover: what the pieces on a line take off a Ranged attack, each once (R-geo-cover). */
export function coverOn(laid: Laid, line: Sight): number {
  const { scenery } = laid.given.components
  const pieces = laid.now.pieces.map((piece) => ({ ...piece, outline: outlineOf(laid, piece) }))
  return crossed(line, pieces).reduce((sum, { kind }) => sum + scenery[kind].cover, 0)
}
