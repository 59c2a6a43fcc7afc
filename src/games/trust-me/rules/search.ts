import { oneOf } from '../../../kernel/choice.ts'
import { copyOf } from '../../../kernel/copy.ts'
import { byKey } from '../../../kernel/keyed.ts'
import { sizeOf } from '../../../kernel/stock.ts'
import { boxes, type ItemKind, items, type Place, resources, type Seat } from '../components.ts'
import { touchingPlace } from '../geometry/places.ts'
import { CENTIMETRE, compareGap, isTouching, type Spot } from '../geometry/plane.ts'
import { bare, type Item, isItem, knownTo, type Laid, type Lying, type Play } from '../position.ts'
import { goTo } from './aim.ts'
import { draw } from './dice.ts'
import { drop } from './dropping.ts'
import { radiiOf, spotOf } from './figures.ts'
import { whyNotPut } from './holding.ts'
import { isFaceDown, isHidden, lyingBy, roomFor, secretAt } from './sheet.ts'
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

/** What a token is that nobody has looked at: a Resource set aside, or one of the bag, each as likely. */
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
 * action.search-swap: or into a box that holds an object, which goes to another place or to the ground.
 */
function keep(play: Play, seat: Seat, id: number, item: Item): void {
  const clause = 'action.search-place'
  const { sheet } = play.now.players[seat]
  const isRoom = (box: Place) => item.kind !== 'blank' || isHidden(play, box)
  const taken = boxes.filter((box) => isItem(sheet[box]) && isRoom(box))
  const options = oneOf<Place | 'leave'>(['leave', ...roomFor(play, seat, item), ...taken])
  const refuse = whyNotPut(play, seat, item, clause)
  const place = play.ask({ clause, kind: 'keep', by: seat, options, refuse, about: { seat } })
  if (place === 'leave') {
    play.report({ clause, kind: 'left-lying', seat, id })
    return
  }
  const old = play.now.players[seat].sheet[place]
  if (isItem(old)) clear(play, seat, place, { ...old })
  // What comes to lie face up is seen by everybody.
  const secret = secretAt(play, seat, place, item)
  const because = lyingBy(play, seat, place, item)
  play.report({ clause, with: because, kind: 'found', seat, id, item, place, secret })
}

/** action.search-swap: what lay in the box goes to an empty one, or face down to the ground. */
function clear(play: Play, seat: Seat, place: Place, old: Item): void {
  const clause = 'action.search-swap'
  const options = oneOf<Place | 'ground'>(['ground', ...roomFor(play, seat, old)])
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
}
