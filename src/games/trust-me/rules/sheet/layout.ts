import { oneOf, subsetsOf } from '../../../../kernel/choice/index.ts'
import { copyOf } from '../../../../kernel/data/copy.ts'
import type { Refusal } from '../../../../kernel/game/refusal.ts'
import type { ClauseId } from '../../clauses.ts'
import { boxes, type Place, places, type Seat } from '../../components.ts'
import { CENTIMETRE } from '../../geometry/plane.ts'
import type { Play } from '../../play.ts'
import {
  freshId,
  type Held,
  type Item,
  inTurn,
  isItem,
  knownTo,
  type Laid,
  placesWith,
  type Sheet,
  stays,
  writtenHeld,
} from '../../position.ts'
import { isInReach, radiiOf, tooFarFor, whyNotFigure } from '../figures.ts'
import { besideBase } from './dropping.ts'
import { whyNotPut } from './holding.ts'
import { discardSeenBlank, isFaceDown, lyingBy, roomFor, roomForToken, secretAt } from './sheet.ts'

/** action.exchange: how far apart two survivors may be. */
export const HANDS = 5 * CENTIMETRE

/** In which order things are laid out again: bags first, for others go into them, then what has to have a box. */
const first: readonly Held['kind'][] = ['trainers', 'action', 'fatigue', 'backpack', 'satchel']

/**
 * action.reorganise, R-token-reorganise: all objects, Action and Fatigue tokens are taken from the sheet and laid out
 * again; Wounds and Infections stay, and nothing changes its side.
 */
export function reorganise(play: Play, seat: Seat, clause: ClauseId): void {
  const { sheet } = play.now.players[seat]
  const lifted = placesWith(sheet, (held) => !stays(held))
  const things = lifted.map((place) => ({ ...(sheet[place] as Held) }))
  // Others know what lay face up when it is laid out again.
  const shown = lifted.filter((place) => !isFaceDown(play, seat, place))
  const known = shown.map((place) => sheet[place]?.kind)
  play.report({ clause, kind: 'lifted', seat, things, secret: knownTo('things', seat) })
  const rank = ({ kind }: Held) => (first.includes(kind) ? first.indexOf(kind) : first.length)
  const order = copyOf(play.now.lifted[seat]).sort((one, other) => rank(one) - rank(other))
  for (const thing of order) {
    const at = known.indexOf(thing.kind)
    layDown(play, seat, thing, clause, at < 0 ? 'unseen' : thing.kind)
    if (at >= 0) known.splice(at, 1)
  }
}

/** One thing is laid on the sheet, or on the ground where it can be. */
export function layDown(play: Play, seat: Seat, thing: Held, clause: ClauseId, item: string): void {
  const options = oneOf(
    mustBeWorn(play, seat, thing) ? ['outfit'] : roomToLayOut(play, seat, thing),
  )
  const refuse = whyNotPut(play, seat, thing, clause)
  const to = play.ask({ clause, kind: 'lay-out', by: seat, options, refuse, about: { item } })
  if (to !== 'ground') {
    const secret = secretAt(play, seat, to, thing, 'held')
    const because = isItem(thing) || to === 'pouch' ? lyingBy(play, seat, to, thing) : []
    play.report({ clause, with: because, kind: 'put', seat, place: to, held: thing, secret })
    discardSeenBlank(play, seat, to)
    return
  }
  const at = besideBase(play, clause, 'drop-at', seat)
  const facts = { item: thing as Item, at, id: freshId(play.now), secret: knownTo('item', seat) }
  play.report({ clause: 'action.drop', kind: 'put-down', seat, ...facts })
}

/** Places where something can be laid; for an item also the ground. */
function roomToLayOut(laid: Laid, seat: Seat, thing: Held): readonly (Place | 'ground')[] {
  return isItem(thing)
    ? ['ground', ...roomBesideTokens(laid, seat, thing)]
    : roomForToken(laid, seat)
}

/** R-token-reorganise: whether Trainers are put on again, since a token would have no place without them. */
function mustBeWorn(laid: Laid, seat: Seat, { kind }: Held): boolean {
  const { lifted, players } = laid.now
  const { sheet } = players[seat]
  const isOnlyPair = lifted[seat].filter((held) => held.kind === 'trainers').length === 1
  const tokens = lifted[seat].filter((held) => !isItem(held)).length
  const free = boxes.filter((box) => sheet[box] === null).length
  return kind === 'trainers' && isOnlyPair && sheet.outfit === null && tokens > free
}

/** Places where an item can be laid so that boxes remain for tokens that need them. */
function roomBesideTokens(laid: Laid, seat: Seat, item: Item): readonly Place[] {
  const tokens = laid.now.lifted[seat].filter((held) => !isItem(held)).length
  const free = boxes.filter((box) => laid.now.players[seat].sheet[box] === null)
  const isTight = tokens > 0 && free.length <= tokens
  return roomFor(laid, seat, item).filter(
    (place) => !(isTight && free.some((box) => box === place)),
  )
}

/** action.exchange: survivors 5 cm away or less. */
export function partnersOf(laid: Laid, seat: Seat): readonly Seat[] {
  return inTurn(laid).filter((other) => other !== seat && isInReach(laid, seat, other, HANDS))
}

/**
 * action.exchange: two survivors hand each other as many objects as they like, if both agree (R-exchange);
 * action.exchange-reorganise: then both lay out their sheets again, the active one first.
 */
export function exchange(play: Play, seat: Seat): void {
  const clause = 'action.exchange'
  const options = oneOf(partnersOf(play, seat))
  const refuse = whyNotFigure(play, seat, clause, (other) =>
    tooFarFor(play, seat, other, HANDS + radiiOf(play, 2), clause),
  )
  const other = play.ask({ clause, kind: 'partner', by: seat, options, refuse })
  const offers = [seat, other].map((one, at, both) => {
    const options = subsetsOf(carried(play.now.players[one].sheet))
    const refuse = whyNotOffer(play, one)
    const to = both[1 - at] as Seat
    const about = { other: to }
    const places = play.ask({ clause, kind: 'offer', by: one, options, refuse, about })
    return { one, to, places }
  })
  for (const { one } of offers) {
    const isAgreed = play.ask({ clause, kind: 'agree', by: one, options: oneOf([true, false]) })
    if (isAgreed) continue
    play.report({ clause, kind: 'not-applied', why: 'declined', seat: one })
    return
  }
  for (const { one, to, places } of offers) {
    for (const place of places) {
      const item = { ...(play.now.players[one].sheet[place] as Item) }
      const secret = knownTo('item', one, to)
      play.report({ clause, kind: 'handed-over', seat: one, to, place, item, secret })
    }
  }
  for (const one of [seat, other]) reorganise(play, one, 'action.exchange-reorganise')
}

/** Things that can be handed over: every item except full bags and a Bandage in use (R-weapon-is-object). */
export function carried(sheet: Sheet): readonly Place[] {
  const isFull = (place: Place) =>
    (place === 'bag' && (sheet['pack-1'] || sheet['pack-2'])) || (place === 'outfit' && sheet.pouch)
  return placesWith(sheet, (held, place) => isItem(held) && !stays(held) && !isFull(place))
}

/** action.exchange, R-full-bags: why what was named is not handed over: nothing lies there, it is no object, or a full bag. */
function whyNotOffer(laid: Laid, seat: Seat) {
  return (answer: unknown): Refusal | undefined => {
    const { sheet } = laid.now.players[seat]
    const named = Array.isArray(answer) ? answer : []
    const place = places.find((one) => named.includes(one) && !carried(sheet).includes(one))
    if (!place) return undefined
    const clause = 'action.exchange'
    const thing = sheet[place]
    if (!thing) return { code: 'nothing-there', clause, facts: { seat } }
    const facts = { seat, place, held: writtenHeld(thing) }
    if (isItem(thing) && !stays(thing)) return { code: 'bag-full', clause, facts }
    return { code: 'not-handed-over', clause, facts }
  }
}

/** action.drop: what can be laid on the ground: a bag with all that is in it, but no Trainers that bear a token. */
export function droppable(sheet: Sheet): readonly Place[] {
  const isWorn = ({ kind }: Held, place: Place) =>
    kind === 'trainers' && place === 'outfit' && sheet.pouch
  return placesWith(sheet, (held, place) => isItem(held) && !stays(held) && !isWorn(held, place))
}
