import { oneOf } from '../../../kernel/choice/index.ts'
import { copyOf } from '../../../kernel/data/copy.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import { sizeOf } from '../../../kernel/data/stock.ts'
import {
  boxes,
  hands,
  type ItemKind,
  items,
  type Place,
  places,
  resources,
  type Seat,
} from '../components.ts'
import { touchingPlace } from '../geometry/places.ts'
import { CENTIMETRE, compareGap, isTouching, type Spot } from '../geometry/plane.ts'
import type { Play } from '../play.ts'
import {
  bare,
  type Item,
  isItem,
  knownTo,
  type Laid,
  type Lying,
  type Sheet,
  stays,
} from '../position.ts'
import { goTo } from './aim.ts'
import { draw } from './dice.ts'
import { radiiOf, spotOf } from './figures.ts'
import { drop } from './sheet/dropping.ts'
import { unfit, whyNotPut } from './sheet/holding.ts'
import { discardSeenBlank, isFaceDown, lyingBy, roomFor, secretAt } from './sheet/sheet.ts'
import { groundFor, isAt } from './terrain.ts'

/** action.search: nearer than this a token has to be (R-geo-search-distance: 5 cm is too far). */
const SEARCH = 5 * CENTIMETRE

/**
 * action.search: the tokens that a survivor can go to and look at;
 * scenery.chest-search, action.search-chest: those on a piece, by touching it.
 */
export function searchable(laid: Laid, seat: Seat): readonly number[] {
  return laid.now.lying.filter((token) => canReach(laid, seat, token)).map(({ id }) => id)
}

function canReach(laid: Laid, seat: Seat, { at, piece }: Lying): boolean {
  const from = spotOf(laid, seat)
  if (piece !== null) return isAt(laid, seat, piece)
  if (compareGap(from, at, radiiOf(laid, 1), SEARCH) >= 0) return false
  return isTouching(from, at, laid.given.components.radius) || beside(laid, seat, at) !== undefined
}

/** R-search-move: where a survivor that goes straight to a token comes into contact with it. */
function beside(laid: Laid, seat: Seat, at: Spot): Spot | undefined {
  const { radius } = laid.given.components
  const goal = { at, radii: radius }
  return touchingPlace(spotOf(laid, seat), goal, SEARCH + radius, groundFor(laid, seat))
}

/**
 * action.search: the survivor goes to a token and looks at it in secret;
 * action.search-place: puts it on the sheet or leaves it as it lay.
 */
export function search(play: Play, seat: Seat): void {
  const clause = 'action.search'
  const refuse = (answer: unknown) => {
    const lying = play.now.lying.find((one) => one.id === answer)
    const code = lying ? 'nothing-near' : 'nothing-there'
    return { code, clause: lying?.piece != null ? 'scenery.chest-search' : clause, facts: { seat } }
  }
  const options = oneOf(searchable(play, seat))
  const id = play.ask({ clause, kind: 'search', by: seat, options, refuse })
  const token = copyOf(play.now.lying.find((one) => one.id === id) as Lying)
  const { radius } = play.given.components
  const isThere = token.piece !== null || isTouching(spotOf(play, seat), token.at, radius)
  if (!isThere) goTo(play, clause, seat, beside(play, seat, token.at) as Spot)
  const item = token.item ? { ...token.item } : lookAt(play, seat)
  const secret = knownTo('item', seat)
  const because =
    token.piece === null ? [] : (['scenery.chest-search', 'action.search-chest'] as const)
  play.report({ clause, with: because, kind: 'searched', seat, id, item, secret })
  keep(play, seat, id, item)
}

/** Identity of an unseen token: a Resource set aside, or one of the bag, all equally likely. */
function lookAt(play: Play, seat: Seat): Item {
  const { unseen, bag } = play.now
  const total = Math.max(sizeOf(bag), 1)
  const isAside = (kind: ItemKind) => unseen.resources.some((one) => one === kind)
  // Links tell an answer by its number: on a told table Resources were once not among them, so they are the last there.
  const order =
    play.given.kind === 'game' ? items : [...items.slice(resources.length), ...resources]
  const ways = byKey(order, (kind) => Number(isAside(kind)) * total + unseen.others * bag[kind])
  return bare(draw(play, 'action.search', 'token', seat, ways) as ItemKind)
}

/**
 * action.search-place, R-search-slots: the token goes where its kind can lie, or stays;
 * action.search-swap: or where an object lies, which goes to another place or to the ground;
 * object.blank-discard: a Blank that is put where everybody sees it is gone.
 */
function keep(play: Play, seat: Seat, id: number, item: Item): void {
  const clause = 'action.search-place'
  const taken = places.filter((place) => swappedAt(play, seat, item, place) !== undefined)
  const options = oneOf<Place | 'leave'>(['leave', ...roomFor(play, seat, item), ...taken])
  const refuse = whyNotPut(play, seat, item, clause)
  const place = play.ask({ clause, kind: 'keep', by: seat, options, refuse, about: { seat, id } })
  if (place === 'leave') {
    play.report({ clause, kind: 'left-lying', seat, id })
    return
  }
  const from = swappedAt(play, seat, item, place)
  if (from) clear(play, seat, from, { ...play.now.players[seat].sheet, [place]: item })
  // What comes to lie face up is seen by everybody.
  const secret = secretAt(play, seat, place, item)
  const because = lyingBy(play, seat, place, item)
  play.report({ clause, with: because, kind: 'found', seat, id, item, place, secret })
  discardSeenBlank(play, seat, place)
}

/**
 * action.search-swap: where the object lies that makes way for what is put at a place, if one does: in a box, a hand or
 * across both, on the Satchel, in the Backpack. A Backpack or an Outfit stays on its space (sheet.outfit-one), and the
 * passport has room enough.
 */
function swappedAt({ given, now }: Laid, seat: Seat, item: Item, place: Place): Place | undefined {
  const { sheet } = now.players[seat]
  const isHand = place === 'left' || place === 'right'
  const from = isHand && sheet.both ? 'both' : place
  const held = sheet[from]
  if (!swapping.includes(place) || !isItem(held) || stays(held)) return undefined
  return unfit({ given }, { ...sheet, [from]: null, [place]: item }, place) ? undefined : from
}
const swapping: readonly Place[] = [...boxes, ...hands, 'both', 'pack-1', 'pack-2', 'pouch']

/** action.search-swap: what lay there goes to an empty place, or face down to the ground. */
function clear(play: Play, seat: Seat, place: Place, then: Sheet): void {
  const clause = 'action.search-swap'
  const old = { ...(play.now.players[seat].sheet[place] as Item) }
  const options = oneOf<Place | 'ground'>(['ground', ...roomAfter(play, seat, place, then)])
  // Others are not told what lay face down.
  const item = isFaceDown(play, seat, place) ? 'unseen' : old.kind
  const refuse = whyNotPut(play, seat, old, clause)
  const into = play.ask({ clause, kind: 'make-room', by: seat, options, refuse, about: { item } })
  if (into === 'ground') {
    drop(play, clause, seat, place)
    return
  }
  const isSecret = isFaceDown(play, seat, place) && isFaceDown(play, seat, into)
  const secret = isSecret ? knownTo('held', seat) : undefined
  play.report({ clause, kind: 'shifted', seat, place, into, held: old, secret })
  discardSeenBlank(play, seat, into)
}

/** Places for the thing at a place once the sheet has changed. */
function roomAfter(laid: Laid, seat: Seat, place: Place, then: Sheet): readonly Place[] {
  const { given, now, readings } = laid
  const player = now.players[seat]
  const old = player.sheet[place] as Item
  const sheet = then[place] === old ? { ...then, [place]: null } : then
  const players = { ...now.players, [seat]: { ...player, sheet } }
  return roomFor({ given, now: { ...now, players }, readings }, seat, old)
}
