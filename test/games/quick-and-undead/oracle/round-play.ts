/* A round from its Round Start abilities to its end, and the end of the day. */

import {
  actionSpaces,
  clockwise,
  gangOf,
  isOn,
  isOver,
  type Play,
  standsOn,
  townIsEmpty,
} from './play.ts'
import { roundStart } from './round-start.ts'
import { duelOn, leave } from './shootouts.ts'
import { dieFaces, type Seat } from './terms.ts'
import { loseBullet } from './tokens.ts'
import { turnsOn } from './turn-play.ts'

/** day.round-order, day.resolution-order, R-duel-time. */
export function playRound(play: Play): void {
  beginRound(play)
  roundStart(play)
  choose(play)
  const early = play.readings['duel-time'] === 'after-placement'
  if (early) for (const space of actionSpaces) duelOn(play, space)
  turnsOn(play, 'hired')
  for (const space of actionSpaces) {
    if (!early) duelOn(play, space)
    turnsOn(play, space)
  }
  endRound(play)
}

export function beginRound(play: Play): void {
  const { state } = play
  if (state.round === 3 || state.day === 0) {
    state.day++
    state.round = 0
  }
  state.round++
  if (state.noon === 'next') state.noon = 'now'
  if (state.round === 1) for (const gang of Object.values(state.gangs)) gang.usedToday = []
  play.turns = {}
  play.cleared = townIsEmpty(play)
}

/** plan.secret, plan.hired-call, plan.reveal, joker.*. */
function choose(play: Play): void {
  const { world, answers } = play
  const order = clockwise(play)
  const dice: Partial<Record<Seat, number>> = {}
  for (const seat of order) {
    if (gangOf(play, seat).stash > 0) dice[seat] = answers.ask('die', seat, facesFor(play, seat))
  }
  for (const seat of order) {
    if (answers.ask('hire', seat, [true, false])) play.turns[seat] = 'hired'
  }
  const placing = order.filter((seat) => play.turns[seat] !== 'hired' && dice[seat] !== undefined)
  for (const seat of placing) if (dice[seat] !== 1) place(play, seat, dice[seat] as number)
  const [joker, ...others] = placing.filter((seat) => dice[seat] === 1)
  if (joker === undefined || others.length > 0) return
  const open = actionSpaces.filter(
    (space) =>
      world.seats.every((seat) => !standsOn(play, seat, space)) &&
      (play.readings['joker-own'] === 'own-lying-allowed' || !isBlocked(play, joker, space)),
  )
  if (open.length > 0) place(play, joker, answers.ask('joker-space', joker, open))
}

/** plan.no-return: any number but those of spaces that are closed to the gang. */
function facesFor(play: Play, seat: Seat): number[] {
  return dieFaces.filter((face) => face === 1 || !isBlocked(play, seat, face))
}

/** R-blocked-space. */
export function isBlocked(play: Play, seat: Seat, space: number): boolean {
  const { usedToday } = gangOf(play, seat)
  return play.readings['blocked-space'] === 'any-used'
    ? usedToday.includes(space)
    : isOn(play, seat, space)
}

export function place(play: Play, seat: Seat, space: number): void {
  const gang = gangOf(play, seat)
  gang.stash--
  gang.on[space]?.push('standing')
  if (!gang.usedToday.includes(space)) gang.usedToday.push(space)
  play.turns[seat] = space
}

/** R-end-order: lay down, withdraw, High Noon, badge; after the third round also the end of the day. */
export function endRound(play: Play): void {
  if (isOver(play)) return
  const { state, readings } = play
  layDown(play)
  withdraw(play)
  const wasNoon = state.noon === 'now'
  if (!wasNoon) checkNoon(play)
  passBadge(play)
  if (!wasNoon && state.round === 3) endDay(play)
  if (!wasNoon) return
  if (readings['noon-no-upkeep'] === 'upkeep-due') upkeep(play)
  state.noon = 'over'
}

/** end.lay-down. */
export function layDown(play: Play): void {
  for (const { on } of Object.values(play.state.gangs)) {
    for (const space of actionSpaces) on[space]?.fill('lying')
  }
  play.turns = {}
}

/** end.withdraw. */
export function withdraw(play: Play): void {
  for (const seat of clockwise(play)) {
    for (;;) {
      const own = buildingsOf(play, seat)
      if (own.length === 0) break
      const card = play.answers.ask('withdraw', seat, [...own, 'none'])
      if (card === 'none') break
      leave(play, seat, card)
      gangOf(play, seat).stash++
    }
  }
}

export function buildingsOf({ state }: Play, seat: Seat): string[] {
  return state.town.filter(({ occupants }) => occupants.includes(seat)).map(({ card }) => card)
}

/** noon.trigger, noon.irrevocable, R-noon-check. */
function checkNoon(play: Play): void {
  const { state, readings } = play
  if (state.noon !== 'far') return
  const empty =
    readings['noon-check'] === 'any-moment' ? play.cleared || townIsEmpty(play) : townIsEmpty(play)
  if (empty) state.noon = 'next'
}

/** setup.law-rotates, twogang.badge. */
function passBadge({ state, world }: Play): void {
  const next = (world.seats.indexOf(state.law) + 1) % world.seats.length
  state.law = world.seats[next] as Seat
}

/** end.day-return, end.upkeep. */
export function endDay(play: Play): void {
  for (const seat of play.world.seats) {
    const gang = gangOf(play, seat)
    for (const space of actionSpaces) {
      gang.stash += gang.on[space]?.length ?? 0
      gang.on[space] = []
    }
  }
  upkeep(play)
}

/** end.upkeep, R-upkeep-choice: a Bullet for each building, or its Outlaw goes home. */
function upkeep(play: Play): void {
  for (const seat of clockwise(play)) {
    for (const card of buildingsOf(play, seat)) {
      const canPay = gangOf(play, seat).loaded.length > 0
      if (canPay && play.answers.ask('keep', seat, [true, false])) loseBullet(play, seat)
      else {
        leave(play, seat, card)
        gangOf(play, seat).stash++
      }
    }
  }
}
