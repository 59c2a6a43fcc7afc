import { copyOf } from '../../kernel/data/copy.ts'
import { putBack } from './apply.ts'
import { type Seat, seats } from './components.ts'
import type { Position } from './position.ts'

/**
 * The position as one seat sees it. Nobody sees a stack, not even their own: of one whose order was told it is known
 * that it holds so many cactus and so many events. In the final duel a bullet is clenched in its holder's hand.
 */
export function seenBy(position: Position, seat: Seat): Position {
  const view = copyOf(position)
  for (const stack of Object.values(view.stacks)) {
    if (!stack.isOrdered) continue
    for (const card of stack.cards) if (card !== 'cactus') putBack(view, card)
    stack.cards = stack.cards.map((card) => (card === 'cactus' ? card : 'event')).sort()
    stack.isOrdered = false
  }
  const { held, targets, ring, phase } = view
  if (phase !== 'duel' || seats.every((one) => held[one].length === 0 || targets[one])) return view
  for (const other of seats) {
    if (other === seat) continue
    ring.push(...held[other].filter((bullet) => bullet > 0))
    held[other] = held[other].map(() => 0)
  }
  ring.sort()
  return view
}
