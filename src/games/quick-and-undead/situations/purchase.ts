import { listed, optional, parts } from '../../../kernel/schema/schema.ts'
import { type BuildingCard, type Seat, spaces } from '../components.ts'
import { type Laid, purseOf, siteOf } from '../position.ts'
import { buy, purchase as buyAny } from '../rules/buildings.ts'
import { priceOf } from '../rules/prices.ts'
import { table } from './examples.ts'
import { building, player, tableParts } from './parts.ts'
import { kind, type QuickMaker } from './start.ts'
import { openActing } from './table.ts'

/** turn.hired-cannot-buy: every numbered space allows a purchase. */
export const buyersSpace = listed(spaces, { clause: 'turn.hired-cannot-buy', of: 'space' })

/** Step 3 of a turn. Without a building the buyer is asked for one. */
export const purchase = kind({
  name: 'purchase',
  schema: parts({
    by: player,
    space: buyersSpace,
    building: optional(building),
    ...tableParts,
  }),
  /** An occupied building is bought at half price. */
  example: {
    ...table,
    by: 'A',
    space: 3,
    building: 'bounty',
    gangs: {
      A: { loaded: [2, 5], coins: 5, notoriety: 1, trophies: ['U5'] },
      B: { loaded: [3, 6, 7], coins: 3, notoriety: 2 },
      C: { loaded: [3], coins: 1, notoriety: 3 },
    },
  },
  open(situation, maker) {
    const { by, space, building } = situation
    return openActing(situation, maker, () => ({
      scene: { kind: 'purchase', space, ...(building ? { building } : {}) },
      check(play) {
        checkStreet(play, maker)
        if (building) checkPrice(play, by, building, maker)
      },
    }))
  },
  procedure: (play, { by, space, building }) =>
    building ? buy(play, by, space, building) : buyAny(play, by, space),
})

/** building.buy-condition: the Street is clear. */
export function checkStreet({ now }: Laid, maker: QuickMaker): void {
  if (now.street.length === 0) return
  maker.refuse('street-not-clear', 'building.buy-condition', { received: now.street }, 'street')
}

/** building.pay-cost: the buyer can pay for a building in play that is not the buyer's own. */
function checkPrice(play: Laid, seat: Seat, card: BuildingCard, maker: QuickMaker): void {
  const site = siteOf(play.now, card)
  if (!site) maker.refuse('building-not-in-town', 'building.count', { card }, 'building', 'town')
  else if (site.occupants.includes(seat)) {
    maker.refuse('own-building', 'building.occupied-half', { card, seat }, 'building', 'by')
  } else {
    const price = priceOf(play, seat, card)
    const { coins } = purseOf(play.now, seat)
    if (coins >= price) return
    const facts = { card, seat, received: coins, price }
    maker.refuse('cannot-afford', 'building.pay-cost', facts, 'building', `gangs.${seat}.coins`)
  }
}
