import type { ClauseId } from '../clauses.ts'
import type { BuildingCard, Seat } from '../components.ts'
import { type Play, siteOf } from '../position.ts'

/** effect.fixed-price: what that building always costs. */
const FIXED_PRICE = 5

/** What a seat would pay for a building in play, in Coins. */
export function priceOf({ given, now, readings }: Play, seat: Seat, card: BuildingCard): number {
  if (card === 'fixed-price') return FIXED_PRICE
  const { cost } = given.buildings[card]
  const occupants = siteOf(now, card)?.occupants ?? []
  if (!occupants.some((occupant) => occupant !== seat)) return cost
  const full = card === 'saloon' && readings['saloon'] === 'full-price'
  return full ? cost : half(cost)
}

/** building.occupied-half: half of the cost, rounded up. */
function half(cost: number): number {
  return Math.ceil(cost / 2)
}

/**
 * The clauses that make a price other than the cost.
 *
 * effect.fixed-price, building.precedence: always 5 Coins, for the building overrides the rulebook, even
 * where it is occupied.
 */
export function priceClauses(play: Play, seat: Seat, card: BuildingCard): readonly ClauseId[] {
  if (card === 'fixed-price') return ['effect.fixed-price', 'building.precedence']
  const cheaper = priceOf(play, seat, card) !== play.given.buildings[card].cost
  return cheaper ? ['building.occupied-half'] : []
}
