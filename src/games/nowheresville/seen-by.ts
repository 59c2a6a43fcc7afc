import { copyOf } from '../../kernel/data/copy.ts'
import { type Equipment, type Seat, seats } from './components.ts'
import type { Position } from './position.ts'

/**
 * The position as one seat sees it: what lies face down beside the bandits of others, what they look at on the black
 * market and put back on the deck goes back among the cards that it has not seen; so do the notes of bank and coach.
 */
export function seenBy(position: Position, seat: Seat): Position {
  const view = copyOf(position)
  const hide = (cards: (Equipment | 'unknown')[]): 'unknown'[] =>
    cards.map((card) => {
      if (card !== 'unknown') view.deck[card]++
      return 'unknown'
    })
  for (const other of seats) {
    if (other === seat) continue
    for (const member of view.gangs[other]) member.hidden = hide(member.hidden)
  }
  if (view.looker !== seat) view.drawn = hide(view.drawn)
  for (const one of view.top) {
    if (!one.known.includes(seat)) one.card = hide([one.card])[0] as 'unknown'
  }
  for (const notes of Object.values(view.vaults)) {
    notes.fill(0)
  }
  return view
}
