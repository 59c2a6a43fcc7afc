import { copyOf } from '../../kernel/data/copy.ts'
import { byKey } from '../../kernel/data/keyed.ts'
import { takeOut } from '../../kernel/data/lists.ts'
import { sizeOf } from '../../kernel/data/stock.ts'
import { isResourceKind, items, places, type Seat, seats } from './components.ts'
import { nameOfItem } from './inventory.ts'
import { type Card, type Given, type Held, type Item, isItem, type Position } from './position.ts'
import { isFaceDown } from './rules/sheet/sheet.ts'

/** A thing face down and unknown. */
const hidden: Item = { kind: 'blank', mark: 'unseen' }

/**
 * The position as one seat sees it: objective.hidden: nobody sees the Objectives of others;
 * sheet.hidden-box, sheet.backpack-hidden, object.satchel: nor what lies face down on their sheets, or on the ground
 * where they have not looked; setup.starting-draw: nor the tokens that others choose from at first, nor that a Resource is
 * a special one (R-special-resource); end.reveal-and-count: what all have been shown all know.
 * All cards that it does not know go to the deck. Where there is any token that it does not know, that one and all that
 * nobody knows go to the bag: where no token lies hidden, bag and stacks stay as they are.
 */
export function seenBy(position: Position, seat: Seat, given: Pick<Given, 'components'>): Position {
  const view = copyOf(position)
  maskCards(view, seat)
  const count = sizeOf(view.bag)
  maskTokens(view, position, seat, given)
  const isHidden = sizeOf(view.bag) > count || view.boxed.length > 0
  const isDrawn = view.drawn.some((token) => token.seat !== seat)
  // A token on the ground that this seat has not looked at may be known to another.
  const isLooked = view.lying.every(({ item }) => item !== null)
  if (isHidden || isDrawn || !isLooked) poolTokens(view, seat)
  return view
}

/** Objective cards of others that have not been shown, and those put away, go to the deck. */
function maskCards({ players, deck, ...view }: Position, seat: Seat): void {
  const toDeck = (card: Card): Card => {
    if (card !== 'unseen') deck[card]++
    return 'unseen'
  }
  for (const other of seats) {
    if (other === seat) continue
    const known = [...players[other].shown.cards]
    players[other].objectives = players[other].objectives.map((card) => {
      if (!known.includes(card)) return toDeck(card)
      takeOut(known, card)
      return card
    })
  }
  view.away.splice(0, view.away.length, ...view.away.map(toDeck))
}

/** Tokens on the sheets of others and on the ground that a seat does not know go to the bag. */
function maskTokens(
  view: Position,
  position: Position,
  seat: Seat,
  given: Pick<Given, 'components'>,
): void {
  const toBag = <T>(held: Held, seen: T): T => {
    if (isItem(held) && held.mark !== 'unseen') view.bag[nameOfItem(held)]++
    return seen
  }
  for (const other of seats) {
    if (other === seat) continue
    const { sheet, shown } = view.players[other]
    view.lifted[other] = view.lifted[other].map((held) =>
      isItem(held) ? toBag(held, hidden) : held,
    )
    for (const place of places) {
      const held = sheet[place]
      if (!isItem(held) || shown.places.includes(place)) continue
      if (isFaceDown({ given, now: position }, other, place)) sheet[place] = toBag(held, hidden)
      else if (isLook(held)) sheet[place] = toBag(held, { kind: held.kind, mark: 'unseen' })
    }
  }
  view.lying = view.lying.map((token) => {
    if (token.seen.includes(seat)) return token
    return { ...token, item: token.item && toBag(token.item, null), seen: [] }
  })
}

/** Puts everything that nobody has looked at, and everything others drew or gave back at first, into the bag. */
function poolTokens(view: Position, seat: Seat): void {
  const { bag, stacks } = view
  for (const kind of view.unseen.resources) bag[kind]++
  const looked = view.drawn.filter((token) => token.seat !== seat).map(({ kind }) => kind)
  for (const kind of [...view.boxed, ...looked]) if (kind !== 'unseen') bag[kind]++
  view.boxed = view.boxed.map(() => 'unseen')
  for (const token of view.drawn) if (token.seat !== seat) token.kind = 'unseen'
  for (const kind of items) bag[kind] += stacks.weapons[kind] + stacks.objects[kind]
  const none = byKey(items, () => 0)
  view.stacks = { weapons: { ...none }, objects: { ...none } }
  view.unseen = { resources: [], others: view.lying.filter(({ item }) => item === null).length }
}

/** True when something looks like a Resource; others do not know if it is one. */
export function isLook({ kind }: Held): boolean {
  return isResourceKind(kind)
}
