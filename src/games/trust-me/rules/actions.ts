import { either, oneOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import { type Box, boxes, type Category, type Grip, type Place, type Seat } from '../components.ts'
import { contactPlace } from '../geometry/contact.ts'
import { whyNotStand } from '../geometry/ground.ts'
import { jumpPlaces, touchingPlace } from '../geometry/places.ts'
import { CENTIMETRE, compareGap, isSame, SIDE, type Spot } from '../geometry/plane.ts'
import type { Play } from '../play.ts'
import { type Action, bare, type Laid, outlineOf, placesOf } from '../position.ts'
import { canAim, goTo, strike, takeAim } from './aim.ts'
import {
  type Figure,
  isInContact,
  othersOf,
  pointNear,
  spotOf,
  tooFarFor,
  whyNotFigure,
} from './figures.ts'
import { divert, makeNoise } from './noise.ts'
import { canLoad, fireFlare, load, treat, treatable } from './objects.ts'
import { search, searchable } from './search.ts'
import { exchange, partnersOf, reorganise } from './sheet/layout.ts'
import { skillsOf } from './sheet/sheet.ts'
import { gripsWith } from './sheet/weapons.ts'
import { groundFor, isAt, isSeen, reach, refusedMove, whyNoContact, whyUnseen } from './terrain.ts'
import { discardAim } from './zombies/zombies.ts'

/** components.templates, action.move, action.run, skill.move: the lengths of a Move and a Run, and what the skill adds. */
const MOVE = 5 * CENTIMETRE
const RUN = 10 * CENTIMETRE
const MORE = 5 * CENTIMETRE

/** An action, with the way to carry it out. */
interface Doing {
  /** True when it can be declared with the token at that place. */
  can(laid: Laid, seat: Seat, place: Place): boolean
  /** Set when the token's place matters: it may cover a skill. */
  readonly restsOnPlace?: true
  act(play: Play, seat: Seat): void
}

const always = () => true

/** action.object-actions, action.nothing: every action, when it can be declared, and what is done (R-token-must-act). */
export const doings: Readonly<Record<Action, Doing>> = {
  move: { can: always, act: (play, seat) => step(play, 'action.move', seat, MOVE) },
  run: {
    can: always,
    act(play, seat) {
      step(play, 'action.run', seat, RUN)
      if (play.now.players[seat].state === 'in') makeNoise(play, seat)
    },
  },
  search: { can: (laid, seat) => searchable(laid, seat).length > 0, act: search },
  melee: {
    can: (laid, seat, place) => meleeTargets(laid, seat, place).length > 0,
    restsOnPlace: true,
    act: fight,
  },
  ranged: { can: (laid, seat) => shotTargets(laid, seat).length > 0, act: shoot },
  aim: { can: canAim, act: (play, seat) => takeAim(play, seat) },
  reorganise: { can: always, act: (play, seat) => reorganise(play, seat, 'action.reorganise') },
  exchange: { can: (laid, seat) => partnersOf(laid, seat).length > 0, act: exchange },
  diversion: { can: always, act: divert },
  rest: {
    can: (laid, seat) => placesOf(laid.now.players[seat].sheet, 'fatigue').length > 0,
    act: rest,
  },
  ammunition: { can: (laid, seat) => canLoad(laid, seat), act: (play, seat) => load(play, seat) },
  flare: {
    can: (laid, seat) => placesOf(laid.now.players[seat].sheet, 'flare').length > 0,
    act: fireFlare,
  },
  'first-aid-kit': {
    can: (laid, seat) => treatable(laid, seat).length > 0,
    act: (play, seat) => treat(play, seat),
  },
  jump: { can: (laid, seat) => jumps(laid, seat).length > 0, act: jump },
  nothing: {
    can: always,
    act: (play, seat) =>
      play.report({ clause: 'action.nothing', kind: 'not-applied', why: 'declined', seat }),
  },
}

/** skill.move: how far a length takes a survivor, with the token of the action at a place. */
function lengthOf(laid: Laid, seat: Seat, length: number, place?: Place): number {
  const box = boxes.indexOf(place as Box)
  const isCovered =
    place !== undefined &&
    laid.now.declared === null &&
    laid.readings['covers'] === 'now' &&
    laid.given.components.layout[box] === 'move'
  return length + MORE * (skillsOf(laid, seat, 'move') - Number(isCovered))
}

/**
 * action.move, action.run, action.template: straight to any place that the template reaches, or less far;
 * R-geo-path: but through nothing that is in the way.
 */
function step(play: Play, clause: ClauseId, seat: Seat, length: number): void {
  const from = { ...spotOf(play, seat) }
  const far = reach(play, lengthOf(play, seat, length))
  const refuse = (spot: Spot) => refusedMove(play, from, spot, far, groundFor(play, seat))
  const options = either(oneOf(['stay'] as const), pointNear(refuse, from, far))
  const at = play.ask<Spot | 'stay'>({ clause, kind: 'move-to', by: seat, options })
  if (at === 'stay') {
    play.report({ clause, kind: 'not-applied', why: 'stays', seat })
    return
  }
  const because = present('action.template', skillsOf(play, seat, 'move') > 0 && 'skill.move')
  goTo(play, clause, seat, at, ...because)
}

/** R-melee-move: how far one may go to fight. */
function chargeOf(laid: Laid, seat: Seat, place?: Place): number {
  const { readings } = laid
  if (readings['melee.move'] === 'unlimited') return 2 * SIDE
  return reach(laid, readings['melee.move'] === 'five' ? MOVE : lengthOf(laid, seat, MOVE, place))
}

/** action.melee: whom one can come into contact with, having a Melee weapon in hand. */
function meleeTargets(laid: Laid, seat: Seat, place?: Place): readonly Figure[] {
  if (gripsWith(laid, seat, 'melee').length === 0) return []
  const far = chargeOf(laid, seat, place)
  const from = spotOf(laid, seat)
  const radii = 2 * laid.given.components.radius
  const ground = groundFor(laid, seat)
  return othersOf(laid, seat).filter((figure) => {
    if (isInContact(laid, seat, figure)) return true
    const at = spotOf(laid, figure)
    // Contact forgives what rounding leaves; how far one gets is exact.
    const isNear = compareGap(from, at, radii, far) <= 0
    return isNear && touchingPlace(from, { at, radii }, far, ground) !== undefined
  })
}

/**
 * action.melee: the survivor moves into contact with its target and fights it (R-melee-no-move: or stands where it is);
 * aim.discard-own-combat: and aims no more.
 */
function fight(play: Play, seat: Seat): void {
  const clause = 'action.melee'
  const targets = meleeTargets(play, seat)
  const options = oneOf(targets)
  const refuse = whyNotFigure(play, seat, clause, (other) => whyNoMelee(play, seat, other))
  const target = play.ask({ clause, kind: 'target', by: seat, options, refuse })
  const grip = weaponFor(play, clause, seat, 'melee')
  close(play, seat, target)
  discardAim(play, 'aim.discard-own-combat', seat)
  strike(play, seat, target, grip)
}

/** action.melee, R-geo-path: why one cannot come into contact with a figure: too far, or nothing but barred ways. */
export function whyNoMelee(laid: Laid, seat: Seat, other: Figure, place?: Place): Refusal {
  const far = chargeOf(laid, seat, place) + 2 * laid.given.components.radius
  return tooFarFor(laid, seat, other, far, 'action.melee') ?? whyNoContact(laid, seat, other)
}

/** The survivor goes to its target, to the side that its player chooses, or to the nearest place in contact. */
function close(play: Play, seat: Seat, target: Figure): void {
  const clause = 'action.melee'
  const from = { ...spotOf(play, seat) }
  const to = { ...spotOf(play, target) }
  const far = chargeOf(play, seat)
  const radii = 2 * play.given.components.radius
  const straight = isInContact(play, seat, target)
    ? from
    : touchingPlace(from, { at: to, radii }, far, groundFor(play, seat))
  const sideOf = (side: Spot) => contactPlace(to, side, radii)
  const refuse = (side: Spot) => {
    const at = sideOf(side)
    if (at) return refusedMove(play, from, at, far, groundFor(play, seat))
    return { code: 'on-figure', clause: 'action.template', facts: {} }
  }
  const options = either(oneOf(['straight'] as const), pointNear(refuse, to, radii))
  const side = play.ask<Spot | 'straight'>({ clause, kind: 'charge-to', by: seat, options })
  const at = side === 'straight' ? straight : sideOf(side)
  if (at && !isSame(at, from)) goTo(play, clause, seat, at)
}

/** action.ranged: whom one sees, having a loaded Ranged weapon in hand. */
function shotTargets(laid: Laid, seat: Seat): readonly Figure[] {
  if (gripsWith(laid, seat, 'ranged').length === 0) return []
  return othersOf(laid, seat).filter((figure) => isSeen(laid, seat, figure))
}

/** action.ranged: a weapon and a target are chosen, and shot at; aim.discard-own-combat: the shooter aims no more. */
function shoot(play: Play, seat: Seat): void {
  const clause = 'action.ranged'
  const targets = shotTargets(play, seat)
  const options = oneOf(targets)
  const refuse = whyNotFigure(play, seat, clause, (other) => whyUnseen(play, seat, other, clause))
  const target = play.ask({ clause, kind: 'target', by: seat, options, refuse })
  const grip = weaponFor(play, clause, seat, 'ranged')
  discardAim(play, 'aim.discard-own-combat', seat)
  strike(play, seat, target, grip)
}

/** combat.declare: the weapon with which a survivor attacks (R-one-weapon). */
function weaponFor(play: Play, clause: ClauseId, by: Seat, category: Category): Grip {
  const options = oneOf(gripsWith(play, by, category))
  const refuse = () => ({ code: 'no-weapon', clause: 'sheet.fight-from-hand', facts: { seat: by } })
  return play.ask({ clause, kind: 'weapon', by, options, refuse })
}

/** action.rest: a Fatigue token is turned to its Action side. */
function rest(play: Play, seat: Seat): void {
  const clause = 'action.rest'
  const options = oneOf(placesOf(play.now.players[seat].sheet, 'fatigue'))
  const refuse = () => ({ code: 'nothing-there', clause, facts: { seat } })
  const place = play.ask({ clause, kind: 'rest', by: seat, options, refuse })
  play.report({ clause, kind: 'turned', seat, place, held: bare('action') })
}

/** scenery.passage-yellow: where a survivor can be set down beyond pieces that it touches (R-geo-jump). */
function jumps(laid: Laid, seat: Seat): readonly Spot[] {
  const { scenery } = laid.given.components
  return laid.now.pieces.flatMap((piece, at) => {
    if (scenery[piece.kind].line !== 'yellow' || !isAt(laid, seat, at)) return []
    const ground = groundFor(laid, seat)
    return jumpPlaces(spotOf(laid, seat), outlineOf(laid, piece), ground).filter(
      (spot) => !whyNotStand(spot, ground),
    )
  })
}

function jump(play: Play, seat: Seat): void {
  const clause = 'scenery.passage-yellow'
  const options = oneOf(jumps(play, seat))
  const refuse = () => ({ code: 'no-jump', clause, facts: { seat } })
  goTo(play, clause, seat, play.ask({ clause, kind: 'jump-to', by: seat, options, refuse }))
}
