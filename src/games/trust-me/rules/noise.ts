import { present } from '../../../kernel/data/present.ts'
import type { ClauseId } from '../clauses.ts'
import type { PieceKind, Seat } from '../components.ts'
import { isWithin } from '../geometry/outline.ts'
import { CENTIMETRE, compareGap, type Spot } from '../geometry/plane.ts'
import type { Play } from '../play.ts'
import { type Laid, outlineOf, outlinesOf } from '../position.ts'
import { pointNear, radiiOf, spotOf, tooFar } from './figures.ts'
import { besideBase } from './sheet/dropping.ts'
import { pieceFacts } from './terrain.ts'

/** action.diversion: how far one can make a noise. */
const THROW = 20 * CENTIMETRE

/**
 * combat.din, noise.din-shot, noise.din-where, object.flare-din: the Din is placed in contact with the base of whoever
 * makes it (R-firearm, R-din-single: there is one marker);
 * special.vehicle-no-shot-din: not where a noisy vehicle makes it for ever.
 */
export function makeDin(play: Play, clause: 'combat.din' | 'object.flare-din', seat: Seat): void {
  const { given, now } = play
  if (now.pieces.some(({ kind }) => kind === 'vehicle')) {
    const silent = 'special.vehicle-no-shot-din'
    play.report({ clause: silent, kind: 'not-applied', why: 'no-effect', seat })
    return
  }
  const beside = besideBase(play, clause, 'din-at', seat)
  const at = given.isMeasured ? beside : null
  const because = present('noise.din-where', clause === 'combat.din' && 'noise.din-shot')
  play.report({ clause, with: because, kind: 'din-placed', seat, at })
}

/** noise.din-flip, noise.echo-stays: the Din becomes an Echo, which lies there until another Din is made. */
export function flipDin(play: Play): void {
  if (play.now.din?.side !== 'din') return
  play.report({ clause: 'noise.din-flip', with: ['noise.echo-stays'], kind: 'din-flipped' })
}

/** noise.noise-run, action.run-noise: after a Run its player's Noise marker lies at the base. */
export function makeNoise(play: Play, seat: Seat): void {
  const clause = 'action.run-noise'
  const at = besideBase(play, clause, 'noise-at', seat)
  play.report({ clause, with: ['noise.noise-run'], kind: 'noise-placed', seat, at })
}

/**
 * action.diversion, noise.noise-diversion: the Noise marker goes anywhere 20 cm away or less, on the board and in no
 * solid piece (R-diversion).
 */
export function divert(play: Play, seat: Seat): void {
  const clause = 'action.diversion'
  const at = spotOf(play, seat)
  const far = THROW + radiiOf(play, 1)
  const options = pointNear((spot) => whyNoNoise(play, clause, at, spot), at, far)
  const spot = play.ask({ clause, kind: 'noise-to', by: seat, options })
  play.report({ clause, with: ['noise.noise-diversion'], kind: 'noise-placed', seat, at: spot })
}

function whyNoNoise(laid: Laid, clause: ClauseId, at: Spot, spot: Spot) {
  if (compareGap(at, spot, radiiOf(laid, 1), THROW) > 0)
    return { code: 'too-far', clause, facts: tooFar(at, spot, THROW + radiiOf(laid, 1)) }
  return isInSolid(laid, spot)
    ? { code: 'inside-piece', clause: 'scenery.solid', facts: pieceFacts(pieceAt(laid, spot)) }
    : undefined
}

/** The solid piece in which a spot lies, for a refusal to name. */
export function pieceAt(laid: Pick<Laid, 'given' | 'now'>, spot: Spot): PieceKind | undefined {
  const { scenery } = laid.given.components
  const around = laid.now.pieces.find(
    (piece) => scenery[piece.kind].solid && isWithin(spot, outlineOf(laid, piece)),
  )
  return around?.kind
}

/** scenery.solid: whether a spot lies in a solid piece. */
export function isInSolid(laid: Pick<Laid, 'given' | 'now'>, spot: Spot): boolean {
  return outlinesOf(laid, ({ solid }) => solid).some((piece) => isWithin(spot, piece))
}

/** R-noise-life: Noise markers stay until they are placed anew, or are taken away after each round by the other reading. */
export function hush(play: Play): void {
  if (play.readings['noise'] !== 'round') return
  for (const seat of play.given.seats) {
    if (play.now.players[seat].noise)
      play.report({ clause: 'noise.noise-run', kind: 'noise-removed', seat })
  }
}
