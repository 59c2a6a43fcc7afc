import { oneOf } from '../../../kernel/choice/index.ts'
import { type Refusal, shown } from '../../../kernel/game/refusal.ts'
import { when } from '../clauses.ts'
import type { BuildingCard, Seat, Space } from '../components.ts'
import type { Play } from '../play.ts'
import { type Laid, purseOf, type Site, siteOf } from '../position.ts'
import { fightFor, moveIn } from './control.ts'
import { gainBullet } from './income.ts'
import { priceClauses, priceOf, priceOfSite } from './prices.ts'
import { refusal } from './refusal.ts'
import { buyOff, canBuyOff } from './shootouts.ts'

/**
 * turn.step-buy, building.buy-condition: at the end of the turn one building may be bought, if no Undead is
 * in the Street.
 */
export function purchase(play: Play, seat: Seat, space: Space): void {
  const clause = 'turn.step-buy'
  if (play.now.street.length > 0) {
    const others = ['building.buy-condition'] as const
    play.report({ clause, with: others, kind: 'not-applied', why: 'street-haunted', seat })
    return
  }
  const cards = affordable(play, seat)
  if (cards.length > 0) {
    const card = chooseBuilding(play, seat, cards)
    if (card !== 'none') buy(play, seat, space, card)
  } else play.report({ clause, kind: 'not-applied', why: 'nothing-affordable', seat })
}

/** R-own-building: the buildings in play that a seat can pay and does not control. */
function affordable(play: Laid, seat: Seat): BuildingCard[] {
  const { coins } = purseOf(play.now, seat)
  const cards: BuildingCard[] = []
  for (const site of play.now.town) {
    const isOwn = site.occupants.includes(seat)
    if (!isOwn && priceOfSite(play, seat, site) <= coins) cards.push(site.card)
  }
  return cards
}

/** turn.one-purchase: one building a round, or none. */
function chooseBuilding(play: Play, by: Seat, cards: readonly BuildingCard[]) {
  return play.ask<BuildingCard | 'none'>({
    clause: 'turn.step-buy',
    kind: 'buy',
    by,
    options: oneOf([...cards, 'none']),
    refuse: (answer) => refuseBuilding(play, by, cards, answer),
  })
}

/** Reason why a building cannot be bought. */
function refuseBuilding(
  play: Laid,
  seat: Seat,
  allowed: readonly BuildingCard[],
  answer: unknown,
): Refusal {
  const site = siteOf(play.now, answer as BuildingCard)
  const facts = { seat, card: shown(answer) }
  if (!site) return refusal('building-not-in-play', 'turn.step-buy', answer, allowed, facts)
  if (site.occupants.includes(seat)) {
    return refusal('own-building', 'building.occupied-half', answer, allowed, facts)
  }
  const { coins } = purseOf(play.now, seat)
  const dear = { ...facts, price: priceOf(play, seat, site.card), coins }
  return refusal('too-dear', 'building.pay-cost', answer, allowed, dear)
}

/**
 * building.leave-or-fight: a purchase, in which an occupant has its say first;
 * building.one-controller: but for the Saloon, where nobody needs to leave (R-saloon).
 */
export function buy(play: Play, seat: Seat, space: Space, card: BuildingCard): void {
  const occupant = card === 'saloon' ? undefined : siteOf(play.now, card)?.occupants[0]
  const reaction = occupant && chooseReaction(play, occupant, seat, card)
  if (occupant && reaction === 'avoid') {
    buyOff(play, occupant, seat)
    play.report({ clause: 'effect.avoid-shootout', kind: 'stays', seat: occupant, card })
    return
  }
  pay(play, seat, card)
  if (reaction === 'fight') fightFor(play, card, seat, space)
  else {
    const clause = 'building.leave-or-fight'
    if (occupant) play.report({ clause, kind: 'leaves-building', seat: occupant, card })
    moveIn(play, seat, space, card, card === 'saloon' ? 'effect.saloon' : 'building.pay-cost')
  }
}

/**
 * building.leave-or-fight: the occupant leaves or stays and fights;
 * effect.avoid-shootout: or gives the buyer a Coin, who then buys nothing (R-avoid).
 */
function chooseReaction(play: Play, by: Seat, buyer: Seat, card: BuildingCard) {
  const avoids = play.readings['avoid'] === 'any-shootout' && canBuyOff(play, by)
  return play.ask({
    clause: 'building.leave-or-fight',
    kind: 'leave-or-fight',
    by,
    about: { card, buyer },
    options: oneOf(avoids ? ['leave', 'fight', 'avoid'] : ['leave', 'fight']),
    refuse: (answer) => {
      const clause = answer === 'avoid' ? 'effect.avoid-shootout' : 'building.leave-or-fight'
      const allowed = ['leave', 'fight']
      return refusal('neither-leaves-nor-fights', clause, answer, allowed, { seat: by, buyer })
    },
  })
}

/**
 * building.pay-cost: the price goes to the supply.
 * building.undead-no-bar: Undead in the building are no bar.
 */
function pay(play: Play, seat: Seat, card: BuildingCard): void {
  const clause = 'building.pay-cost'
  const price = priceOf(play, seat, card)
  const { undead } = siteOf(play.now, card) as Site
  const bar = when(undead.length > 0, 'building.undead-no-bar')
  const others = [...priceClauses(play, seat, card), 'turn.one-purchase', ...bar] as const
  play.report({ clause, with: others, kind: 'building-bought', seat, card, price })
  if (price > 0) play.report({ clause, kind: 'paid', seat, what: 'coin', count: price })
  takeBonus(play, seat, card)
}

/**
 * building.first-bonus: the first buyer gets the resource that lies on the building;
 * building.bonus-bullet: a Bullet is loaded on the Targeting card, and its token goes back into the box.
 */
function takeBonus(play: Play, seat: Seat, card: BuildingCard): void {
  const what = (siteOf(play.now, card) as Site).bonus
  if (what === null) return
  play.report({ clause: 'building.first-bonus', kind: 'bonus-taken', seat, card, what })
  if (what === 'bullet') gainBullet(play, seat, 'building.bonus-bullet')
}
