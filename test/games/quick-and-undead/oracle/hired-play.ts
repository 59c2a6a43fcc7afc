/* Hired Guns. */

import { gangOf, outlawsHad, type Play } from './play.ts'
import type { Seat } from './terms.ts'
import { amount, gainBullet, pay } from './tokens.ts'
import { extraIncome } from './turn-play.ts'

/** hired.price, hired.new-in-town, R-hired-package. */
export function hire(play: Play, seat: Seat): void {
  const free = play.readings['hired-package'] === 'income-free'
  const ways = prices(play, seat)
  if (ways.length > 0) {
    const legal = free ? [...ways, 'none'] : ways
    const chosen = legal.length === 1 ? legal[0] : play.answers.ask('hire-price', seat, legal)
    if (chosen === 'coins') pay(play, seat, 'coin', 2)
    if (chosen === 'notoriety') pay(play, seat, 'notoriety', 1)
    if (chosen !== 'none') enlist(play, seat, isManyHired(play) ? 2 : 1)
    takeIncome(play, seat)
    return
  }
  if (isNewInTown(play, seat)) enlist(play, seat, 1)
  else if (free) takeIncome(play, seat)
}

function prices(play: Play, seat: Seat): string[] {
  const ways: string[] = []
  if (amount(play, seat, 'coin') >= 2) ways.push('coins')
  if (amount(play, seat, 'notoriety') >= 1) ways.push('notoriety')
  return ways
}

/** hired.five-plus, R-hired-5plus. */
function isManyHired({ world, readings }: Play): boolean {
  return world.seats.length >= (readings['hired-5plus'] === 'more-than-five' ? 6 : 5)
}

/** R-new-in-town. */
function isNewInTown(play: Play, seat: Seat): boolean {
  if (play.readings['new-in-town'] === 'none-in-stash') return gangOf(play, seat).stash === 0
  return outlawsHad(play, seat) === 0
}

/** hired.max-six, hired.reserve-then-graveyard. */
function enlist(play: Play, seat: Seat, count: number): void {
  const gang = gangOf(play, seat)
  for (let time = 0; time < count; time++) {
    if (gang.reserve > 0) gang.reserve--
    else if (gang.graveyard > 0) gang.graveyard--
    else return
    gang.stash++
  }
}

/** space.hired: 1 Bullet, and the Critical token to Skull. */
function takeIncome(play: Play, seat: Seat): void {
  const gang = gangOf(play, seat)
  const before = gang.loaded.length
  gainBullet(play, seat)
  gang.side = 'skull'
  extraIncome(play, seat, gang.loaded.length > before ? ['bullet'] : [])
}
