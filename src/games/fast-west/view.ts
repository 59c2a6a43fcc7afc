import { copyOf } from '../../kernel/copy.ts'
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

/** Every token, bullet and card by name: the same list at every moment of a game, but for its order. */
export function inventory(position: Position): readonly string[] {
  const { stacks, piles, unseen, cactus, tokens, supply, ring, held } = position
  const shown = [
    ...Object.values(stacks).flatMap(({ cards }) => cards),
    ...Object.values(piles).flat(),
  ]
  const known = shown.filter((card) => card !== 'event')
  const hidden = Object.entries(unseen).flatMap(([card, count]) => times(card, count))
  const all = Object.values(tokens).reduce((sum, count) => sum + count, supply)
  const bullets = [...ring, ...Object.values(held).flat()].filter((bullet) => bullet > 0)
  return [
    ...[...known, ...times('cactus', cactus), ...hidden].map((card) => `card ${card}`),
    ...bullets.map((bullet) => `bullet ${bullet}`),
    ...times('token', all),
  ]
}

function times(name: string, count: number): string[] {
  return new Array<string>(count).fill(name)
}
