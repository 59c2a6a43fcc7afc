import { type ClauseId, when } from '../clauses.ts'
import type { BuildingCard, Seat } from '../components.ts'
import { type Laid, type Site, siteOf } from '../position.ts'

/** effect.fixed-price: what that building always costs. */
const FIXED_PRICE = 5

/**
 * Price of a building in play for a seat, in Coins.
 * building.occupied-half: half of the cost, rounded up.
 */
export function priceOf(play: Laid, seat: Seat, card: BuildingCard): number {
  return priceOfSite(play, seat, siteOf(play.now, card) as Site)
}

/** The same, for a building at hand. */
export function priceOfSite(play: Laid, seat: Seat, site: Site): number {
  if (site.card === 'fixed-price') return FIXED_PRICE
  const { cost } = play.given.buildings[site.card]
  return isHalved(play, seat, site) ? Math.ceil(cost / 2) : cost
}

/** building.occupied-half: while another player's Outlaw is in it; R-saloon: in the other reading not the Saloon. */
function isHalved({ readings }: Laid, seat: Seat, { card, occupants }: Site): boolean {
  if (card === 'saloon' && readings['saloon'] === 'full-price') return false
  return occupants.some((occupant) => occupant !== seat)
}

/**
 * The clauses that make a price what it is, where the cost alone does not.
 *
 * effect.fixed-price, building.precedence: always 5 Coins, for the building overrides the rulebook, even
 * where it is occupied.
 */
export function priceClauses(play: Laid, seat: Seat, card: BuildingCard): readonly ClauseId[] {
  if (card === 'fixed-price') return ['effect.fixed-price', 'building.precedence']
  return when(isHalved(play, seat, siteOf(play.now, card) as Site), 'building.occupied-half')
}
