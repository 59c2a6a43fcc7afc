import { oneOf, pointOn } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import { type Place, places, type Seat } from '../components.ts'
import { edgeNear, edgeSpot } from '../geometry/edge.ts'
import { touchingPlace } from '../geometry/places.ts'
import { CENTIMETRE, SIDE, type Spot } from '../geometry/plane.ts'
import type { Play } from '../play.ts'
import {
  bare,
  type Item,
  inTurn,
  knownTo,
  type Laid,
  onPassport,
  piecesWith,
  placesOf,
} from '../position.ts'
import { goTo } from './aim.ts'
import { draw, wearObject } from './dice.ts'
import { isInContact, isInReach, radiiOf, spotOf, tooFarFor, whyTooNear } from './figures.ts'
import { makeDin } from './noise.ts'
import { groundFor, isAt, whyNoContact } from './terrain.ts'

/** object.medkit: how far somebody can be who is treated. */
const CARE = 5 * CENTIMETRE

/** Object that a box of the scenery can stand for, and its source: a place of the sheet, or such a box. */
type Supply = 'first-aid-kit' | 'ammunition'
type Source = Place | 'scenery'

/**
 * scenery.medical-box, scenery.ammo-box: what gives the effect of an object: a token, or a box that one touches;
 * R-care-boxes: by the other reading the box costs nothing, and the token an action all the same.
 */
function sources(laid: Laid, seat: Seat, kind: Supply, isFree: boolean): readonly Source[] {
  const feature = kind === 'ammunition' ? 'ammunition' : 'medical'
  const isBeside = piecesWith(laid, feature).some((piece) => isAt(laid, seat, piece))
  const tokens = isFree ? [] : placesOf(laid.now.players[seat].sheet, kind)
  const isOffered = isBeside && isFree === (laid.readings['care'] === 'free')
  return isOffered ? [...tokens, 'scenery'] : tokens
}

/** R-object-limit: after its use a token wears; a box of the scenery does not. */
function use(play: Play, clause: ClauseId, seat: Seat, kind: Supply, isFree: boolean) {
  const options = oneOf(sources(play, seat, kind, isFree))
  const refuse = () => ({ code: 'nothing-there', clause, facts: { seat } })
  const about = { item: kind }
  const source = play.ask({ clause, kind: 'source', by: seat, options, refuse, about })
  const isScenery = source === 'scenery'
  const box = kind === 'ammunition' ? 'scenery.ammo-box' : 'scenery.medical-box'
  return {
    because: present(isScenery && box),
    wear: () => {
      if (!isScenery) wearObject(play, seat, source)
    },
  }
}

/** True when a survivor can load a weapon. */
export function canLoad(laid: Laid, seat: Seat, isFree = false): boolean {
  return sources(laid, seat, 'ammunition', isFree).length > 0 && emptyWeapons(laid, seat).length > 0
}

function emptyWeapons({ now }: Laid, seat: Seat): readonly Place[] {
  const { sheet } = now.players[seat]
  return [...placesOf(sheet, 'handgun', 'empty'), ...placesOf(sheet, 'military', 'empty')]
}

/** object.ammunition, weapon.reload: an Empty weapon is loaded; scenery.ammo-box: as often as one likes beside such a box. */
export function load(play: Play, seat: Seat, isFree = false): void {
  const clause = 'object.ammunition'
  const { because, wear } = use(play, clause, seat, 'ammunition', isFree)
  const options = oneOf(emptyWeapons(play, seat))
  const refuse = () => ({ code: 'not-empty', clause: 'weapon.reload', facts: { seat } })
  const place = play.ask({ clause, kind: 'load', by: seat, options, refuse })
  const held = bare((play.now.players[seat].sheet[place] as Item).kind)
  play.report({ clause, with: ['weapon.reload', ...because], kind: 'turned', seat, place, held })
  wear()
}

/** Somebody who can be treated, with what can be taken away. */
interface Ill {
  readonly seat: Seat
  readonly place: Place | 'loose-wound' | 'loose-infection'
}

/** Survivors that can be treated: the healer, and those at most 5 cm away that can be brought into contact. */
export function treatable(laid: Laid, seat: Seat, isFree = false): readonly Ill[] {
  if (sources(laid, seat, 'first-aid-kit', isFree).length === 0) return []
  const others = inTurn(laid).filter((other) => other === seat || canTouch(laid, seat, other))
  return others.flatMap((other) => illsOf(laid, other))
}

/** object.medkit: what can be taken away from somebody. */
function illsOf({ now }: Laid, seat: Seat): readonly Ill[] {
  const { sheet, loose } = now.players[seat]
  return [
    ...placesOf(sheet, 'wound'),
    ...placesOf(sheet, 'infection'),
    ...placesOf(sheet, 'bandage', 'wound'),
    ...(loose.wounds > 0 ? (['loose-wound'] as const) : []),
    ...(loose.infections > 0 ? (['loose-infection'] as const) : []),
  ].map((place) => ({ seat, place }))
}

/** object.medkit-contact: why a survivor that has what it takes treats nobody: whoever is near and ill is behind something. */
export function whyUntreated(laid: Laid, seat: Seat, isFree = false): Refusal | undefined {
  if (sources(laid, seat, 'first-aid-kit', isFree).length === 0) return undefined
  const near = inTurn(laid).find(
    (one) => one !== seat && illsOf(laid, one).length > 0 && isInReach(laid, seat, one, CARE),
  )
  return near && whyNoContact(laid, seat, near)
}

/** object.medkit, object.medkit-contact: why somebody cannot be treated there: nobody, too far, no way, or nothing ill. */
function whyNotTreat(laid: Laid, seat: Seat) {
  const clause = 'object.medkit'
  return (answer: unknown): Refusal | undefined => {
    const { seat: named, place: at } = Object(answer) as { [part: string]: unknown }
    const place = [...places, 'loose-wound', 'loose-infection'].find((one) => one === at)
    if (named === undefined || !place) return undefined
    const other = inTurn(laid).find((one) => one === named)
    if (!other) return { code: 'no-target', clause, facts: { seat } }
    const isFar = other !== seat && !canTouch(laid, seat, other)
    const far = CARE + radiiOf(laid, 2)
    return isFar
      ? (tooFarFor(laid, seat, other, far, clause) ?? whyNoContact(laid, seat, other))
      : { code: 'nothing-to-treat', clause, facts: { seat: other, place } }
  }
}

/** True when a survivor at most 5 cm away can be brought straight into contact with another. */
function canTouch(laid: Laid, seat: Seat, other: Seat): boolean {
  if (!isInReach(laid, seat, other, CARE)) return false
  return isInContact(laid, seat, other) || contactWith(laid, seat, other) !== undefined
}

/** The nearest place in contact with another figure to which a survivor can go straight. */
function contactWith(laid: Laid, seat: Seat, other: Seat): Spot | undefined {
  const { radius } = laid.given.components
  const goal = { at: spotOf(laid, other), radii: 2 * radius }
  return touchingPlace(spotOf(laid, seat), goal, CARE + 4 * radius, groundFor(laid, seat))
}

/**
 * object.medkit, scenery.medical-box: a Wound or an Infection is taken away, from oneself or from somebody near;
 * object.medkit-contact: whom one comes into contact with for it (R-medkit-others: nobody is asked).
 */
export function treat(play: Play, seat: Seat, isFree = false): void {
  const clause = 'object.medkit'
  const options = oneOf(treatable(play, seat, isFree))
  const refuse = whyNotTreat(play, seat)
  const ill = play.ask({ clause, kind: 'treat', by: seat, options, refuse })
  const { because, wear } = use(play, clause, seat, 'first-aid-kit', isFree)
  if (ill.seat !== seat && !isInContact(play, seat, ill.seat))
    goTo(play, 'object.medkit-contact', seat, contactWith(play, seat, ill.seat) as Spot)
  const { sheet } = play.now.players[ill.seat]
  const place = places.find((one) => one === ill.place) ?? null
  const named = place ? sheet[place]?.kind : ill.place
  const what = named?.endsWith('infection') ? 'infection' : 'wound'
  play.report({ clause, with: because, kind: 'cured', seat: ill.seat, place, what, by: seat })
  wear()
}

/**
 * object.flare-move: the Community pawn goes anywhere on the edge of the board, 20 cm from all others (R-flare);
 * object.flare-din: and there is a Din.
 */
export function fireFlare(play: Play, seat: Seat): void {
  const clause = 'object.flare-move'
  const [place] = placesOf(play.now.players[seat].sheet, 'flare') as [Place]
  const options = pointOn({
    width: 4 * SIDE,
    height: 1,
    refuse: ({ x }) => whyTooNear(play, seat, edgeSpot(x)),
  })
  const { x } = play.ask({ clause, kind: 'pawn-to', by: seat, options, refuse: whyNoStep })
  play.report({ clause, with: ['community.role'], kind: 'community-placed', seat, at: edgeSpot(x) })
  makeDin(play, 'object.flare-din', seat)
  wearObject(play, seat, place)
}

/** object.flare-move: a point of the table, where it is told how far round its edge. */
function whyNoStep(answer: unknown): Refusal | undefined {
  const { x, y } = Object(answer) as Spot
  const facts = { meant: `${edgeNear({ x, y }).step}` }
  return x >= 0 && y > 0 ? { code: 'edge-step', clause: 'object.flare-move', facts } : undefined
}

/**
 * object.guide: one more Objective card, at no cost (R-guide);
 * objective.hidden: which its owner alone sees.
 */
export function readGuide(play: Play, seat: Seat, place: Place): void {
  drawObjective(play, 'object.guide', seat)
  wearObject(play, seat, place)
}

/** objective.draw-three: a card of the deck, each as likely. */
export function drawObjective(play: Play, clause: ClauseId, seat: Seat, ...by: ClauseId[]): void {
  const objective = draw(play, clause, 'objective', seat, play.now.deck)
  if (!objective) return
  const secret = knownTo('objective', seat)
  const because = ['objective.hidden', ...by] as const
  play.report({ clause, with: because, kind: 'objective-drawn', seat, objective, secret })
}

/** object.bandage-use, object.bandage-one: a Wound is moved onto a Bandage that bears none, at no cost. */
export function bandage(play: Play, seat: Seat, place: Place): void {
  const clause = 'object.bandage-use'
  const bandage = onPassport(play.now.players[seat].sheet, 'bandage', 'none') as Place
  play.report({ clause, with: ['object.bandage-one'], kind: 'bandaged', seat, place, bandage })
}
