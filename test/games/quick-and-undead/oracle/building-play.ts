/* Buying a building, and fighting for it. */

import { type Fired, fightRound } from './building-fight.ts'
import { gangOf, isOver, type Play, purseOf, type Site, siteOf } from './play.ts'
import { bury, buyOff, canAvoid, flee, flipAll, gunnerOf, leave } from './shootouts.ts'
import { dieFaces, type Gunner, type Seat } from './terms.ts'
import { gain, gainBullet, pay, payNotorious } from './tokens.ts'
import { addUndead, asksTrigger } from './undead-play.ts'

/** turn.step-buy, turn.one-purchase, building.buy-condition, R-own-building. */
export function buyStep(play: Play, seat: Seat, space: number): void {
  if (play.state.street.length > 0) return
  const { coins } = purseOf(play, seat)
  const cards = play.state.town
    .filter(({ card, occupants }) => !occupants.includes(seat) && priceOf(play, card) <= coins)
    .map(({ card }) => card)
  if (cards.length === 0) return
  const card = play.answers.ask('buy', seat, [...cards, 'none'])
  if (card !== 'none') buy(play, seat, space, card)
}

/** building.occupied-half, effect.fixed-price, R-saloon. */
export function priceOf(play: Play, card: string): number {
  if (card === 'fixed-price') return 5
  const cost = play.world.buildings[card]?.cost ?? 0
  const { occupants } = siteOf(play, card)
  if (occupants.length === 0) return cost
  if (card === 'saloon' && play.readings['saloon'] === 'full-price') return cost
  return Math.ceil(cost / 2)
}

/** building.pay-cost, building.leave-or-fight. */
export function buy(play: Play, seat: Seat, space: number, card: string): void {
  const site = siteOf(play, card)
  const [occupant] = site.occupants
  const price = priceOf(play, card)
  if (occupant === undefined || card === 'saloon') {
    pay(play, seat, 'coin', price)
    moveIn(play, seat, space, site)
    return
  }
  const avoids = play.readings['avoid'] !== 'not-in-building-fights' && canAvoid(play, occupant)
  const legal = ['leave', 'fight', ...(avoids ? ['avoid'] : [])]
  const answer = play.answers.ask('leave-or-fight', occupant, legal)
  if (answer === 'avoid') {
    buyOff(play, occupant, seat)
    return
  }
  pay(play, seat, 'coin', price)
  if (answer === 'leave') {
    leave(play, occupant, card)
    gangOf(play, occupant).stash++
    moveIn(play, seat, space, site)
  } else fightFor(play, seat, space, site, price)
}

/** building.first-bonus, building.bonus-bullet, R-bonus-once. */
function moveIn(play: Play, seat: Seat, space: number, site: Site): void {
  const { bonus } = site
  if (bonus) {
    site.bonus = null
    if (bonus === 'bullet') {
      play.state.spareBullets++
      gainBullet(play, seat)
    } else purseOf(play, seat)[bonus === 'coin' ? 'coins' : 'notoriety']++
  }
  leave(play, seat, space)
  site.occupants.push(seat)
}

/** control.*: the fight to the death. */
export function fightFor(play: Play, seat: Seat, space: number, site: Site, price: number): void {
  const occupant = site.occupants[0] as Seat
  payNotorious(play, [seat, occupant])
  const { card } = site
  for (;;) {
    const end = playRound(play, seat, occupant, card)
    if (!end) continue
    const { killed, fled, backfired } = end
    const whose = { attacker: seat, defender: occupant }
    const from = { attacker: space, defender: card }
    if (fled) flee(play, whose[fled], from[fled])
    if (killed) {
      bury(play, whose[killed], from[killed])
      gain(play, killed === 'attacker' ? occupant : seat, 'notoriety', 1)
    }
    const loses = killed === 'attacker' || fled === 'attacker'
    if (!loses) moveIn(play, seat, space, site)
    if (killed) addUndead(play, whose[killed])
    if (isOver(play)) return
    flipAll(play, backfired)
    const isRefunded = play.readings['control-fee'] === 'refunded-on-loss'
    if (loses && isRefunded) pay(play, seat, 'coin', -price)
    return
  }
}

function playRound(play: Play, seat: Seat, occupant: Seat, card: string) {
  const backfired: Seat[] = []
  const fire = (by: Seat): Fired => {
    const face = play.answers.roll('shot', dieFaces)
    if (face === 1 && gangOf(play, by).side === 'backfire') backfired.push(by)
    return { face, gunner: gunnerOf(play, by, face === 8 && asksTrigger(play, by)) }
  }
  const { face, gunner: defender } = fire(occupant)
  const fight = { attacker: gunnerOf(play, seat, false), defender, plusTwo: card === 'plus-two' }
  const { end } = fightRound(fight, face, () => fire(seat), play.readings)
  if (!end) return null
  putBack(play, seat, end.attacker)
  putBack(play, occupant, end.defender)
  return { ...end, backfired }
}

function putBack(play: Play, seat: Seat, { loaded, side }: Gunner): void {
  Object.assign(gangOf(play, seat), { loaded: [...loaded], side })
}
