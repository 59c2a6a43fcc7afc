/* Calling out an Outlaw: it is paid for, or it comes out and is shot at. */

import { gangOf, isOn, isOver, type Play, standsOn } from './play.ts'
import { bury, buyOff, canAvoid, gunnerOf, shotOf } from './shootouts.ts'
import { after, cardCells, dieFaces, type Seat, type Shot } from './terms.ts'
import { amount, gain, gainBullet, hand, loseBullet, pay, payNotorious } from './tokens.ts'
import { addUndead, asksTrigger } from './undead-play.ts'

/** space.8-scout, space.5-equip, space.4-intimidate: the numbers above the line. */
const reach: Readonly<Record<number, readonly number[]>> = {
  8: [5, 4, 3, 2],
  5: [8, 7, 6, 4, 3, 2],
  4: [8, 7, 6, 5],
}

export const reachOf = (space: number) => reach[space] ?? []

/** intimidate.standing, R-one-target; solokill.standing-or-lying: whose Outlaws can be called from here. */
export function targetsOf(play: Play, seat: Seat, space: number): Seat[] {
  if (play.world.solo) {
    return reachOf(space).some((other) => isOn(play, 'R', other)) ? ['R'] : []
  }
  return play.world.seats.filter(
    (other) => other !== seat && reachOf(space).some((where) => standsOn(play, other, where)),
  )
}

/** intimidate.choice and what follows: `fled` when the caller's own Outlaw has to go. */
export function intimidate(play: Play, seat: Seat, target: Seat, at: number): 'goes-on' | 'fled' {
  const answer = payOrComeOut(play, target)
  if (answer === 'pay') handOver(play, target, seat)
  if (answer === 'avoid') buyOff(play, target, seat)
  if (answer !== 'come-out') return 'goes-on'
  if (!play.answers.ask('shoot-outlaw', seat, [true, false])) return 'goes-on'
  payNotorious(play, [seat, target])
  const { face, shot } = fireOnce(play, seat)
  if (shot.value > 0) kill(play, seat, face, shot, target, at)
  return shot.result === 'critical-miss' ? 'fled' : 'goes-on'
}

/** intimidate.pay, R-short-payer, effect.avoid-shootout. */
function payOrComeOut(play: Play, target: Seat): string {
  const legal = ['come-out']
  if (payments(play, target).length > 0) legal.push('pay')
  if (canAvoid(play, target)) legal.push('avoid')
  return legal.length === 1 ? 'come-out' : play.answers.ask('pay-or-come-out', target, legal)
}

/** intimidate.pay: any two resources of the stash, as sorted lists; or what there is, by another reading. */
function payments(play: Play, target: Seat): string[][] {
  const kinds = ['bullet', 'coin', 'notoriety']
  const had = (what: string) => amount(play, target, what)
  const pairs = kinds.flatMap((one, index) =>
    kinds.slice(index).flatMap((other) => {
      const enough = one === other ? had(one) >= 2 : had(one) > 0 && had(other) > 0
      return enough ? [[one, other]] : []
    }),
  )
  if (pairs.length > 0 || play.readings['short-payer'] !== 'pays-what-there-is') return pairs
  return kinds.filter((what) => had(what) > 0).map((what) => [what])
}

/** intimidate.pay-bullet; solokill.player-pays: to the supply. */
function handOver(play: Play, from: Seat, to: Seat): void {
  const options = payments(play, from)
  const payment = options.length === 1 ? options[0] : play.answers.ask('payment', from, options)
  for (const what of payment ?? []) {
    if (what === 'bullet') {
      loseBullet(play, from)
      if (to !== 'R') gainBullet(play, to)
    } else if (to === 'R') pay(play, from, what as 'coin', 1)
    else hand(play, from, to, what as 'coin', 1)
  }
}

/** intimidate.come-out: one shot, which the other side does not return. */
function fireOnce(play: Play, seat: Seat): { face: number; shot: Shot } {
  const face = play.answers.roll('shot', dieFaces)
  const triggers =
    face === 8 && (seat === 'R' ? gangOf(play, 'R').side === 'skull' : asksTrigger(play, seat))
  const gunner = gunnerOf(play, seat, triggers)
  const shot = shotOf(play, seat, gunner, face)
  const { loaded, side } = after(gunner, face, shot, seat !== 'R')
  Object.assign(gangOf(play, seat), { loaded: [...loaded], side })
  return { face, shot }
}

/** intimidate.hit. */
function kill(play: Play, seat: Seat, face: number, shot: Shot, target: Seat, at: number): void {
  bury(play, target, at)
  if (target === 'R') weaken(play, seat, face, shot)
  if (isOver(play)) return
  if (seat !== 'R') gain(play, seat, 'notoriety', 1)
  addUndead(play, target)
}

/** solokill.remove-matching, solokill.crit-any, R-solo-empty-cell, R-solo-win-first. */
function weaken(play: Play, seat: Seat, face: number, shot: Shot): void {
  const ranger = gangOf(play, 'R')
  const left = cardCells.filter((cell) => ranger.loaded.includes(cell))
  const cell =
    shot.result !== 'critical-hit'
      ? face
      : left.length > 0
        ? play.answers.ask('ranger-bullet', seat, left)
        : 0
  ranger.loaded = ranger.loaded.filter((other) => other !== cell)
  if (ranger.loaded.length === 0) play.state.ending = { winner: 'A', by: 'ranger-dead' }
}

/** solokill.never-pays: Dead Ranger's Outlaws always come out. */
export function intimidateRanger(play: Play, seat: Seat, at: number): 'goes-on' | 'fled' {
  if (!play.answers.ask('shoot-outlaw', seat, [true, false])) return 'goes-on'
  payNotorious(play, [seat])
  const { face, shot } = fireOnce(play, seat)
  if (shot.value > 0) kill(play, seat, face, shot, 'R', at)
  return shot.result === 'critical-miss' ? 'fled' : 'goes-on'
}

/** solokill.player-pays, solokill.player-comes-out: Dead Ranger always shoots. */
export function intimidatedByRanger(play: Play, target: Seat, at: number): 'goes-on' | 'fled' {
  const answer = payOrComeOut(play, target)
  if (answer === 'pay') handOver(play, target, 'R')
  if (answer === 'avoid') buyOff(play, target, 'R')
  if (answer !== 'come-out') return 'goes-on'
  payNotorious(play, [target])
  const { face, shot } = fireOnce(play, 'R')
  if (shot.value > 0) kill(play, 'R', face, shot, target, at)
  return shot.result === 'critical-miss' ? 'fled' : 'goes-on'
}
