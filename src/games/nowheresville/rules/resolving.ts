import { ordersOf, subsetsOf } from '../../../kernel/choice/index.ts'
import type { ClauseId } from '../clauses.ts'
import type { BanditId, Location } from '../components.ts'
import type { Play } from '../play.ts'
import { banditsAt, isOver, seatOf } from '../position.ts'
import { idle } from './asking.ts'
import { exchangeGuns } from './exchange.ts'
import { goToSaloon, goToSchool, goToTown } from './locations.ts'
import { resolutionOrder } from './order.ts'
import { listed, reason } from './refusing.ts'
import { shootItOut } from './shootout.ts'
import { heal, holdUp, robPrison } from './targets.ts'
import { buyAtMarket, buyAtShop } from './trade.ts'

/** resolve.bottom-to-top: one location after the other. */
export function resolveLocations(play: Play): void {
  for (const location of resolutionOrder(play.readings)) if (!isOver(play)) resolve(play, location)
}

/**
 * resolve.one-at-a-time: a location is settled, order, shootout and rewards, before the next;
 * resolve.nobody: where nobody was sent nothing happens.
 */
function resolve(play: Play, location: Location): void {
  const bandits = banditsAt(play, location)
  if (bandits.length === 0) {
    idle(play, 'resolve.nobody', 'nobody-there', { location })
    return
  }
  const because = ['resolve.one-at-a-time'] as const
  const clause = 'resolve.bottom-to-top'
  play.report({ clause, with: because, kind: 'location-begins', location, bandits })
  if (location === 'heal') {
    for (const bandit of bandits) heal(play, bandit)
    return
  }
  setOrder(play, location, bandits)
  takeRewards(play, location)
}

/**
 * resolve.alone: a single bandit is first;
 * resolve.agree: several have to agree on their order;
 * resolve.disagree-shootout: otherwise a shootout makes it.
 */
function setOrder(play: Play, location: Location, bandits: readonly BanditId[]): void {
  if (bandits.length === 1) {
    play.report({ clause: 'resolve.alone', kind: 'order-set', location, order: bandits })
    return
  }
  exchangeGuns(play, location, bandits)
  const there = bandits.map((id) => seatOf(play.now, id))
  const clause = 'resolve.agree'
  const asked = { clause, by: 'table', about: { location } } as const
  // not-there: somebody disagrees who has nobody at the location.
  const stranger = (told: unknown) =>
    listed(told).find((seat) => !there.some((one) => one === seat))
  const refuse = (told: unknown) => reason('not-there', clause, stranger(told) ?? told, there)
  const seats = play.ask({ ...asked, kind: 'refuse', options: subsetsOf(there), refuse })
  if (seats.length > 0) {
    play.report({ clause: 'resolve.disagree-shootout', kind: 'refused', location, seats })
    shootItOut(play, location, bandits)
  } else {
    const isNone = (told: unknown) => reason('not-an-order', clause, told, bandits)
    const options = ordersOf(bandits)
    const order = play.ask({ ...asked, kind: 'order', options, refuse: isNone })
    play.report({ clause, kind: 'order-set', location, order })
  }
}

/**
 * saloon.two-positions, school.two-positions, town.two-positions: two positions have a reward;
 * shop.three-positions, market.three-positions: three;
 * prison.one-actor, holdup.one-actor: one.
 */
const shares: Readonly<Record<Location, readonly [number, ClauseId, Reward]>> = {
  saloon: [2, 'saloon.two-positions', goToSaloon],
  school: [2, 'school.two-positions', goToSchool],
  town: [2, 'town.two-positions', goToTown],
  shop: [3, 'shop.three-positions', buyAtShop],
  market: [3, 'market.three-positions', buyAtMarket],
  prison: [1, 'prison.one-actor', robPrison],
  coach: [1, 'holdup.one-actor', (play, bandit) => holdUp(play, bandit, 'coach')],
  bank: [1, 'holdup.one-actor', (play, bandit) => holdUp(play, bandit, 'bank')],
  heal: [0, 'heal.everybody', heal],
}

/** Action of a bandit at a location, by its position. */
type Reward = (play: Play, bandit: BanditId, position: number) => void

/**
 * resolve.rewards-by-position: then each takes the reward of its position, in order;
 * resolve.no-reward-listed: a position for which nothing is listed receives nothing.
 */
function takeRewards(play: Play, location: Location): void {
  const [most, none, reward] = shares[location]
  const order = [...play.now.order]
  const by = 'resolve.rewards-by-position'
  if (order.length > 0) play.report({ clause: by, kind: 'rewards-begin', location, order })
  for (const [place, bandit] of order.entries()) {
    if (isOver(play)) return
    if (place < most) reward(play, bandit, place + 1)
    else idle(play, 'resolve.no-reward-listed', 'no-reward', { bandit, location }, none)
  }
}
