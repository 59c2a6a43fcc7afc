import type { ClauseId } from '../clauses.ts'
import type { BuildingCard, Seat } from '../components.ts'
import { type Play, type Site, siteOf } from '../position.ts'

/** effect.fixed-price: what that building always costs. */
const FIXED_PRICE = 5

/** What a seat would pay for a building in play, in Coins. */
export function priceOf(play: Play, seat: Seat, card: BuildingCard): number {
  return priceOfSite(play, seat, siteOf(play.now, card) as Site)
}

/** What a seat would pay for a building that lies there. */
export function priceOfSite(play: Play, seat: Seat, site: Site): number {
  if (site.card === 'fixed-price') return FIXED_PRICE
  const { cost } = play.given.buildings[site.card]
  return isHalved(play, seat, site) ? half(cost) : cost
}

/** building.occupied-half: while another player's Outlaw is in it; R-saloon: in the other reading not the Saloon. */
function isHalved({ readings }: Play, seat: Seat, { card, occupants }: Site): boolean {
  if (card === 'saloon' && readings['saloon'] === 'full-price') return false
  for (const occupant of occupants) if (occupant !== seat) return true
  return false
}

/** building.occupied-half: half of the cost, rounded up. */
function half(cost: number): number {
  return Math.ceil(cost / 2)
}

/**
 * The clauses that make a price what it is, where the cost alone does not.
 *
 * effect.fixed-price, building.precedence: always 5 Coins, for the building overrides the rulebook, even
 * where it is occupied.
 */
export function priceClauses(play: Play, seat: Seat, card: BuildingCard): readonly ClauseId[] {
  if (card === 'fixed-price') return ['effect.fixed-price', 'building.precedence']
  const site = siteOf(play.now, card) as Site
  return isHalved(play, seat, site) ? ['building.occupied-half'] : []
}
