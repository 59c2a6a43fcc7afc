import { copyOf } from '../../kernel/data/copy.ts'
import { type CardId, gangOf, type Seat, seats } from './components.ts'
import type { Position } from './position.ts'
import { sides, spots } from './town.ts'

/**
 * The position as one seat sees it. Until the revelation: the events it has not looked at, the opposing
 * gangsters laid face down that it has not looked at, all opposing hands, and the order and content of
 * every pile are unknown to it, as are the events set aside. Unknown cards stand as `A?`, so they can be
 * counted.
 */
export function seenBy(position: Position, seat: Seat): Position {
  const view = copyOf(position)
  if (position.revealed) return view
  // Nobody's eyes see what lies open, and no more.
  const looked = position.seen[seat] ?? { spots: [], gangsters: [] }
  for (const spot of spots) {
    if (view.events[spot] && !looked.spots.includes(spot)) view.events[spot] = 'unknown'
  }
  view.aside = []
  for (const side of sides) {
    for (const standing of view.sides[side]) {
      const { card, face } = standing
      const known =
        face === 'up' || gangOf(card) === seat || looked.gangsters.includes(card as CardId)
      if (!known) standing.card = `${gangOf(card)}?`
    }
  }
  for (const other of seats) {
    view.piles[other] = hidden(view.piles[other], other)
    if (other === seat) continue
    view.hands[other] = hidden(view.hands[other], other)
    view.seen[other].gangsters = []
  }
  return view
}

/** As many unknown cards of the gang. Only a view has them where a position has cards. */
function hidden(cards: readonly CardId[], seat: Seat): CardId[] {
  return cards.map(() => `${seat}?` as CardId)
}
