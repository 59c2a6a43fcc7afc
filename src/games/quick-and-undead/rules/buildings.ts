import { oneOf } from '../../../kernel/choice.ts'
import { type Refusal, shown } from '../../../kernel/refusal.ts'
import { ask, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { BuildingCard, Seat, Space } from '../components.ts'
import { controls, type Play, purseOf, type Site, siteOf } from '../position.ts'
import { report } from '../report.ts'
import { fightFor, moveIn } from './control.ts'
import { gainBullet } from './income.ts'
import { priceClauses, priceOf, priceOfSite } from './prices.ts'
import { buyOff, canBuyOff } from './shootouts.ts'

export { priceOf } from './prices.ts'

/**
 * turn.step-buy, building.buy-condition: at the end of the turn one building may be bought, if no Undead is
 * in the Street.
 */
export function purchase(play: Play, seat: Seat, space: Space): Rule {
  const clause = 'turn.step-buy'
  if (play.now.street.length > 0) {
    const others = ['building.buy-condition'] as const
    return report({ clause, with: others, kind: 'not-applied', why: 'street-haunted', seat })
  }
  const cards = affordable(play, seat)
  if (cards.length > 0) return buyAny(play, seat, space, cards)
  return report({ clause, kind: 'not-applied', why: 'nothing-affordable', seat })
}

/** turn.step-buy: one of those that can be paid, or none. */
function* buyAny(play: Play, seat: Seat, space: Space, cards: readonly BuildingCard[]): Rule {
  const card = yield* chooseBuilding(play, seat, cards)
  if (card !== 'none') yield* buy(play, seat, space, card)
}

/** R-own-building: the buildings in play that a seat can pay and does not control. */
function affordable(play: Play, seat: Seat): BuildingCard[] {
  const { coins } = purseOf(play.now, seat)
  const cards: BuildingCard[] = []
  for (const site of play.now.town) {
    const isOwn = site.occupants.includes(seat)
    if (!isOwn && priceOfSite(play, seat, site) <= coins) cards.push(site.card)
  }
  return cards
}

/** turn.one-purchase: one building a round, or none. */
function chooseBuilding(
  play: Play,
  by: Seat,
  cards: readonly BuildingCard[],
): Suspension<BuildingCard | 'none'> {
  return ask<BuildingCard | 'none'>({
    clause: 'turn.step-buy',
    kind: 'buy',
    by,
    options: oneOf([...cards, 'none']),
    refuse: (answer) => refuseBuilding(play, by, cards, answer),
  })
}

/** Why a building cannot be bought. */
function refuseBuilding(
  play: Play,
  seat: Seat,
  allowed: readonly BuildingCard[],
  answer: unknown,
): Refusal {
  const site = siteOf(play.now, answer as BuildingCard)
  const facts = { seat, received: shown(answer), card: shown(answer), allowed }
  if (!site) return { code: 'building-not-in-play', clause: 'turn.step-buy', facts }
  if (controls(play.now, seat, site.card)) {
    return { code: 'own-building', clause: 'building.occupied-half', facts }
  }
  const price = priceOf(play, seat, site.card)
  const { coins } = purseOf(play.now, seat)
  return { code: 'too-dear', clause: 'building.pay-cost', facts: { ...facts, price, coins } }
}

/**
 * building.leave-or-fight: a purchase, in which an occupant has its say first;
 * building.one-controller: but for the Saloon, where nobody needs to leave (R-saloon).
 */
export function* buy(play: Play, seat: Seat, space: Space, card: BuildingCard): Rule {
  const occupant = occupantOf(play, card)
  const reaction = occupant ? yield* chooseReaction(play, occupant, seat) : 'leave'
  if (occupant && reaction === 'avoid') {
    yield* buyOff(occupant, seat)
    yield* report({ clause: 'effect.avoid-shootout', kind: 'stays', seat: occupant, card })
    return
  }
  yield* pay(play, seat, card)
  if (occupant && reaction === 'fight') {
    yield* fightFor(play, card, seat, space)
    return
  }
  const clause = 'building.leave-or-fight'
  if (occupant) yield* report({ clause, kind: 'leaves-building', seat: occupant, card })
  yield* moveIn(seat, space, card, card === 'saloon' ? 'effect.saloon' : 'building.pay-cost')
}

/** Whom a buyer has to reckon with: nobody in the Saloon. */
function occupantOf({ now }: Play, card: BuildingCard): Seat | undefined {
  return card === 'saloon' ? undefined : siteOf(now, card)?.occupants[0]
}

/**
 * building.leave-or-fight: the occupant leaves or stays and fights;
 * effect.avoid-shootout: or gives the buyer a Coin, who then buys nothing (R-avoid).
 */
function chooseReaction(
  play: Play,
  by: Seat,
  buyer: Seat,
): Suspension<'leave' | 'fight' | 'avoid'> {
  const avoids = play.readings['avoid'] === 'any-shootout' && canBuyOff(play, by)
  return ask({
    clause: 'building.leave-or-fight',
    kind: 'leave-or-fight',
    by,
    options: avoids ? threeWays : twoWays,
    refuse: (answer) => {
      const facts = { seat: by, buyer, received: shown(answer), allowed: ['leave', 'fight'] }
      const clause = answer === 'avoid' ? 'effect.avoid-shootout' : 'building.leave-or-fight'
      return { code: 'neither-leaves-nor-fights', clause, facts }
    },
  })
}

const twoWays = oneOf(['leave', 'fight'] as const)
const threeWays = oneOf(['leave', 'fight', 'avoid'] as const)

/**
 * building.pay-cost: the price goes to the supply.
 * building.undead-no-bar: Undead in the building are no bar.
 */
function* pay(play: Play, seat: Seat, card: BuildingCard): Rule {
  const clause = 'building.pay-cost'
  const price = priceOf(play, seat, card)
  const others: ClauseId[] = [...priceClauses(play, seat, card), 'turn.one-purchase']
  const { undead } = siteOf(play.now, card) as Site
  if (undead.length > 0) others.push('building.undead-no-bar')
  yield* report({ clause, with: others, kind: 'building-bought', seat, card, price })
  if (price > 0) yield* report({ clause, kind: 'paid', seat, what: 'coin', count: price })
  yield* takeBonus(play, seat, card)
}

/**
 * building.first-bonus: the first buyer gets the resource that lies on the building;
 * building.bonus-bullet: a Bullet is loaded on the Targeting card, and its token goes back into the box.
 */
function* takeBonus(play: Play, seat: Seat, card: BuildingCard): Rule {
  const what = (siteOf(play.now, card) as Site).bonus
  if (what === null) return
  yield* report({ clause: 'building.first-bonus', kind: 'bonus-taken', seat, card, what })
  if (what === 'bullet') yield* gainBullet(play, seat, 'building.bonus-bullet')
}
