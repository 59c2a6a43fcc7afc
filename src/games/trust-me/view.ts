import { copyOf } from '../../kernel/copy.ts'
import { places, type Seat, seats } from './components.ts'
import { type Given, type Item, isItem, type Position } from './position.ts'
import { isFaceDown } from './rules/sheet.ts'

/** What lies face down and is not known. */
const hidden: Item = { kind: 'blank', mark: 'none' }

/**
 * The position as one seat sees it: objective.hidden: nobody sees the Objectives of others;
 * sheet.hidden-box, sheet.backpack-hidden, object.satchel: nor what lies face down on their sheets, or on the ground
 * where they have not looked, nor that a Resource is a special one (R-special-resource). What has been taken from deck, bag and stacks would tell it, and is not seen either.
 */
export function seenBy(position: Position, seat: Seat, given: Pick<Given, 'components'>): Position {
  const view = copyOf(position)
  for (const other of seats) {
    if (other === seat) continue
    const player = view.players[other]
    player.objectives = player.objectives.map(() => 'unseen')
    view.lifted[other] = view.lifted[other].map(() => hidden)
    for (const place of places) {
      const isDown = isFaceDown({ given, now: position }, other, place)
      const held = player.sheet[place]
      if (isDown && isItem(held)) player.sheet[place] = hidden
      else if (held?.mark === 'special') player.sheet[place] = { ...held, mark: 'none' }
    }
  }
  view.lying = view.lying.map((token) =>
    token.seen.includes(seat) ? token : { ...token, item: null, seen: [] },
  )
  view.away = view.away.map(() => 'unseen')
  view.boxed = view.boxed.map(() => 'blank')
  view.drawn = view.drawn.map(() => 'blank')
  view.unseen = { resources: [], others: 0 }
  const counts: Record<string, number>[] = [
    view.bag,
    view.stacks.weapons,
    view.stacks.objects,
    view.deck,
  ]
  for (const count of counts) for (const name of Object.keys(count)) count[name] = 0
  return view
}
