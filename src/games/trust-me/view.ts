import { copyOf } from '../../kernel/copy.ts'
import { byKey } from '../../kernel/keyed.ts'
import { isResourceKind, items, places, type Seat, seats } from './components.ts'
import { nameOfItem } from './inventory.ts'
import { type Card, type Given, type Held, type Item, isItem, type Position } from './position.ts'
import { isFaceDown } from './rules/sheet.ts'

/** What lies face down and is not known. */
const hidden: Item = { kind: 'blank', mark: 'unseen' }

/**
 * The position as one seat sees it: objective.hidden: nobody sees the Objectives of others;
 * sheet.hidden-box, sheet.backpack-hidden, object.satchel: nor what lies face down on their sheets, or on the ground
 * where they have not looked; setup.starting-draw: nor the tokens that others choose from at first, nor that a Resource is
 * a special one (R-special-resource). All that it does not know goes to the bag, and all cards to the deck.
 */
export function seenBy(position: Position, seat: Seat, given: Pick<Given, 'components'>): Position {
  const view = copyOf(position)
  const { bag, deck, stacks } = view
  const toBag = <T>(held: Held, seen: T): T => {
    if (isItem(held) && held.mark !== 'unseen') bag[nameOfItem(held)]++
    return seen
  }
  const toDeck = (card: Card) => {
    if (card !== 'unseen') deck[card]++
    return 'unseen' as const
  }
  for (const other of seats) {
    if (other === seat) continue
    const player = view.players[other]
    player.objectives = player.objectives.map(toDeck)
    view.lifted[other] = view.lifted[other].map((held) =>
      isItem(held) ? toBag(held, hidden) : held,
    )
    for (const place of places) {
      const held = player.sheet[place]
      if (!isItem(held)) continue
      if (isFaceDown({ given, now: position }, other, place))
        player.sheet[place] = toBag(held, hidden)
      else if (isLook(held)) player.sheet[place] = toBag(held, { kind: held.kind, mark: 'unseen' })
    }
  }
  view.lying = view.lying.map((token) => {
    if (token.seen.includes(seat)) return token
    return { ...token, item: token.item && toBag(token.item, null), seen: [] }
  })
  view.away = view.away.map(toDeck)
  for (const kind of view.unseen.resources) bag[kind]++
  const looked = view.drawn.filter((token) => token.seat !== seat).map(({ kind }) => kind)
  for (const kind of [...view.boxed, ...looked]) if (kind !== 'unseen') bag[kind]++
  view.boxed = view.boxed.map(() => 'unseen')
  for (const token of view.drawn) if (token.seat !== seat) token.kind = 'unseen'
  for (const kind of items) bag[kind] += stacks.weapons[kind] + stacks.objects[kind]
  const none = byKey(items, () => 0)
  view.stacks = { weapons: { ...none }, objects: { ...none } }
  view.unseen = { resources: [], others: view.lying.filter(({ item }) => item === null).length }
  return view
}

/** Whether something looks like a Resource: whether it is one is not known to others. */
export function isLook({ kind }: Held): boolean {
  return isResourceKind(kind)
}
