import { copyOf } from '../../kernel/data/copy.ts'
import { sizeOf } from '../../kernel/data/stock.ts'
import { type Lookahead, promiseOf } from '../../kernel/decide/lookahead.ts'
import type { Draw } from '../../kernel/run/random.ts'
import { type Equipment, equipment, type Seat } from './components.ts'
import type { Given, Laid, Position } from './position.ts'

/** Players look to the end of the next round, and want to be nearer to the target than the best of the others. */
export const lookahead: Lookahead<Given, Position> = {
  games: 100,
  horizon: { loop: 'rounds', rounds: 1 },
  fill: ({ now }, _seat, draw) => filled(now, draw),
  victory({ now: { winners } }, seat) {
    if (winners.length === 0) return undefined
    return winners.some((one) => one === seat) ? 1 / winners.length : 0
  },
  promise: (laid, seat) => promiseOf(leadOf(laid, seat as Seat), laid.given.target / 4),
}

/** Position as a seat may imagine it: each unknown card is any of those that it has not seen. */
function filled(view: Position, draw: Draw): Position {
  const position = copyOf(view)
  const named = (card: Equipment | 'unknown') => (card === 'unknown' ? drawn(position, draw) : card)
  for (const gang of Object.values(position.gangs)) {
    for (const member of gang) member.hidden = member.hidden.map(named)
  }
  position.drawn = position.drawn.map(named)
  for (const one of position.top) one.card = named(one.card)
  return position
}

function drawn({ deck }: Position, draw: Draw): Equipment {
  let left = draw(sizeOf(deck))
  const card = equipment.find((one) => {
    left -= deck[one]
    return left < 0
  }) as Equipment
  deck[card]--
  return card
}

/** Value of a bandit and of a card to a player who looks ahead, in dollars. */
const BANDIT = 200
const CARD = 50

/** Lead over the best opponent, counting bandits and equipment. */
function leadOf({ given, now }: Laid, seat: Seat): number {
  const worth = (one: Seat) => {
    const cards = now.gangs[one].reduce((sum, { cards, hidden }) => {
      return sum + cards.length + hidden.length
    }, 0)
    return now.money[one] + BANDIT * now.gangs[one].length + CARD * cards
  }
  const others = given.seats.filter((other) => other !== seat)
  return worth(seat) - Math.max(...others.map(worth))
}
