import { oneOf, ordersOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import type { ClauseId } from '../clauses.ts'
import { type BanditId, type Equipment, type Seat, SHOP_SIZE } from '../components.ts'
import type { Play } from '../play.ts'
import { distinct, seatOf } from '../position.ts'
import { decide, idle } from './asking.ts'
import { equip, hasEquipment, ownCard, topCard } from './deck.ts'
import { canPay, pay } from './money.ts'
import { reason, refusing } from './refusing.ts'

const SHOP_PRICE = 100
const MARKET_PRICE = 200

/**
 * shop.first, shop.second, shop.third: who likes and can pays $100 and takes one of the cards that are still there;
 * shop.no-refill-in-round: nothing comes in their place before the next maintenance.
 */
export function buyAtShop(play: Play, bandit: BanditId, position: number): void {
  const clause =
    (['shop.first', 'shop.second', 'shop.third'] as const)[position - 1] ?? 'shop.third'
  const seat = seatOf(play.now, bandit)
  const isPaid = canPay(play, seat, SHOP_PRICE)
  const cards = isPaid ? distinct(play.now.shop) : []
  const offers: readonly (Equipment | 'nothing')[] = [...cards, 'nothing']
  const gone = refusing('card-gone', 'shop.no-refill-in-round', offers)
  const refuse = isPaid ? gone : refusing('cannot-pay', clause, offers)
  const card = decide(play, bandit, { clause, kind: 'buy', options: oneOf(offers), refuse })
  if (card === 'nothing') {
    const why = play.now.shop.length > 0 ? 'cannot-pay' : 'shop-empty'
    if (cards.length === 0) idle(play, clause, why, { bandit })
    else play.report({ clause, kind: 'declined', seat, bandit, location: 'shop' })
    return
  }
  const because = present(play.now.shop.length < SHOP_SIZE && 'shop.no-refill-in-round')
  pay(play, seat, SHOP_PRICE, clause)
  equip(play, bandit, card, { source: 'shop', face: 'up', clause, with: because })
}

/** Cards looked at from the three positions of the black market. */
const stalls = [
  { clause: 'market.first', count: 3 },
  { clause: 'market.second', count: 2 },
  { clause: 'market.third', count: 1 },
] as const

/**
 * market.first, market.second, market.third: who likes and can pays $200 and looks at the top three cards of the deck,
 * two, or one;
 * market.keep-one: one of them comes to lie face down beside the bandit.
 */
export function buyAtMarket(play: Play, bandit: BanditId, position: number): void {
  const { clause, count } = stalls[position - 1] ?? stalls[2]
  const seat = seatOf(play.now, bandit)
  const isPaid = canPay(play, seat, MARKET_PRICE)
  const why = isPaid ? 'no-equipment' : 'cannot-pay'
  const can = isPaid && hasEquipment(play) ? (['pay', 'decline'] as const) : (['decline'] as const)
  const choice = decide(play, bandit, {
    clause,
    kind: 'enter',
    options: oneOf<'pay' | 'decline'>(can),
    refuse: (told) => reason(told === 'pay' ? why : 'not-an-option', clause, told, can),
  })
  if (choice === 'decline') {
    if (can.length === 1) idle(play, clause, why, { bandit })
    else play.report({ clause, kind: 'declined', seat, bandit, location: 'market' })
    return
  }
  pay(play, seat, MARKET_PRICE, clause)
  look(play, seat, clause, count)
  keepOne(play, bandit)
  putBack(play, seat)
}

/** Takes so many cards in hand, or as many as there are, unseen by the others. */
function look(play: Play, seat: Seat, clause: ClauseId, count: number): void {
  for (let left = count; left > 0 && hasEquipment(play); left--) {
    const card = topCard(play, clause, [seat]) as Equipment
    play.report({ clause, kind: 'looked-at', seat, card, secret: ownCard(seat) })
  }
}

function keepOne(play: Play, bandit: BanditId): void {
  const clause = 'market.keep-one'
  const drawn = [...play.now.drawn] as Equipment[]
  const card = decide(play, bandit, {
    clause,
    kind: 'keep',
    secret: drawn.length > 1,
    options: oneOf(distinct(drawn)),
    refuse: refusing('card-not-drawn', clause, drawn),
  })
  equip(play, bandit, card, { source: 'market', face: 'down', clause })
}

/** market.return-on-top: the others go back face down on top of the deck, in the order that the player likes. */
function putBack(play: Play, seat: Seat): void {
  const clause = 'market.return-on-top'
  const rest = [...play.now.drawn] as Equipment[]
  if (rest.length === 0) return
  const cards = play.ask({
    clause,
    kind: 'return',
    by: seat,
    secret: rest.length > 1,
    options: ordersOf(rest),
    refuse: (told) => reason('card-not-drawn', clause, told, rest),
  })
  play.report({ clause, kind: 'returned', seat, cards, secret: ownCard(seat, 'cards') })
}
