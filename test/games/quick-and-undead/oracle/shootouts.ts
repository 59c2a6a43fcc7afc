/* Duels on a space and what follows from the death of Outlaws, in play. */

import {
  actionSpaces,
  areSpared,
  clockwise,
  controls,
  gangOf,
  isOn,
  isOver,
  type Play,
} from './play.ts'
import { dieFaces, type Gunner, type Seat, type Shot, shoot } from './terms.ts'
import { amount, gain, hand, pay, payNotorious } from './tokens.ts'
import { addUndead, asksTrigger } from './undead-play.ts'
import { type BySeat, settleShots, type Volley } from './volley.ts'

/** Place of a killed Outlaw: its space, its building, or nowhere in the duel at the end of the game. */
export type From = number | string

/** effect.avoid-shootout: who could give a Coin to whom before this shootout. */
export function canAvoid(play: Play, seat: Seat): boolean {
  return seat !== 'R' && controls(play, seat, 'avoid-shootout') && amount(play, seat, 'coin') > 0
}

/** R-avoid: the opponent cannot refuse the Coin; soloflow.resources: Dead Ranger's goes to the supply. */
export function buyOff(play: Play, seat: Seat, opponent: Seat): void {
  if (opponent === 'R') pay(play, seat, 'coin', 1)
  else hand(play, seat, opponent, 'coin', 1)
}

/** duel.when, duel.not-on-7, soloflow.seven-duels, soloflow.player-joins: who duels on a space. */
export function duellistsOn(play: Play, space: number): Seat[] {
  const { world, turns } = play
  if (space === 7 && !world.solo) return []
  const standing = clockwise(
    play,
    world.seats.filter((seat) => turns[seat] === space),
  )
  const ranger = world.solo && standing.length > 0 && isOn(play, 'R', space)
  return ranger ? [...standing, 'R'] : standing
}

/** A whole duel on a space. */
export function duelOn(play: Play, space: number, announced: BySeat<Seat> = {}): void {
  const seats = afterAvoiding(play, duellistsOn(play, space))
  if (!canDuel(play, seats)) return
  payNotorious(play, seats)
  const targets: BySeat<Seat> = {}
  for (const seat of seats) {
    targets[seat] = askTarget(play, seat, seats, announced[seat])
  }
  const volley = fireVolley(play, seats, targets)
  settle(play, volley, () => space)
  if (!isOver(play)) flipAll(play, volley.backfired)
}

/** True when anybody is there to be shot at. */
function canDuel(play: Play, seats: readonly Seat[]): boolean {
  return seats.some((seat) =>
    seats.some((other) => other !== seat && !areSpared(play, seat, other)),
  )
}

/** R-avoid: in a duel of two there is none; of three or more, the payer is out of it. */
function afterAvoiding(play: Play, seats: readonly Seat[]): Seat[] {
  if (!canDuel(play, seats)) return []
  for (const seat of seats) {
    if (!canAvoid(play, seat)) continue
    const others = seats.filter((other) => other !== seat && !areSpared(play, seat, other))
    if (others.length === 0) continue
    const whom = play.answers.ask<Seat | 'no'>('avoid', seat, [...others, 'no'])
    if (whom === 'no') continue
    buyOff(play, seat, whom)
    return seats.length === 2 ? [] : seats.filter((other) => other !== seat)
  }
  return [...seats]
}

/** duel.announce: any other duellist. */
export function askTarget(play: Play, seat: Seat, seats: readonly Seat[], announced?: Seat): Seat {
  const others = seats.filter((other) => other !== seat && !areSpared(play, seat, other))
  if (announced && others.includes(announced)) return announced
  return play.answers.ask('target', seat, others)
}

/** A volley, with who rolled a Critical Miss. */
export interface Fired extends Volley {
  readonly backfired: readonly Seat[]
}

/** duel.one-shot, R-8-order: all dice, then who triggers an 8 in turn order. Cards and tokens change. */
export function fireVolley(play: Play, seats: readonly Seat[], targets: BySeat<Seat>): Fired {
  const faces: BySeat<number> = {}
  for (const seat of seats) faces[seat] = play.answers.roll('shot', dieFaces)
  const gunners: BySeat<Gunner> = {}
  const shots: BySeat<Shot> = {}
  for (const seat of seats) {
    const gunner = gunnerOf(play, seat, faces[seat] === 8 && triggers(play, seat))
    gunners[seat] = gunner
    if (gunner.triggers) gangOf(play, seat).side = 'backfire'
    shots[seat] = shotOf(play, seat, gunner, faces[seat] as number)
  }
  const volley = settleShots({ seats, gunners, targets }, faces, shots, play.readings)
  for (const seat of seats) {
    const { loaded, side } = volley.gunners[seat] as Gunner
    Object.assign(gangOf(play, seat), { loaded: [...loaded], side })
  }
  const backfired = seats.filter((seat) => shots[seat]?.result === 'critical-miss')
  return { ...volley, backfired }
}

/** R-solo-crit: Dead Ranger triggers every 8. */
function triggers(play: Play, seat: Seat): boolean {
  if (seat === 'R') return gangOf(play, seat).side === 'skull'
  return asksTrigger(play, seat)
}

/** Gunner of a gang; a token that backfires is turned, if at all, when all else is settled. */
export function gunnerOf(play: Play, seat: Seat, triggers: boolean): Gunner {
  const { loaded, side } = gangOf(play, seat)
  return { loaded, side, triggers, flips: false }
}

/** R-solo-crit: by another reading Dead Ranger has no Critical token, and 8 and 1 are misses. */
export function shotOf(play: Play, seat: Seat, gunner: Gunner, face: number): Shot {
  const tokenless = seat === 'R' && play.readings['solo-crit'] === 'ranger-has-none'
  return tokenless && (face === 1 || face === 8)
    ? { result: 'miss', value: 0 }
    : shoot(gunner, face)
}

/** R-deaths-order: killers' Notoriety, then the owners of the killed add Undead; and who fled is home. */
export function settle(play: Play, volley: Volley, from: (seat: Seat) => From): void {
  for (const seat of volley.fled) flee(play, seat, from(seat))
  for (const seat of volley.killed) bury(play, seat, from(seat))
  for (const seat of volley.killers) if (seat !== 'R') gain(play, seat, 'notoriety', 1)
  for (const seat of clockwise(play, volley.killed)) if (!isOver(play)) addUndead(play, seat)
}

/** shot.killed. */
export function bury(play: Play, seat: Seat, from: From): void {
  leave(play, seat, from)
  gangOf(play, seat).graveyard++
}

/** crit.miss-effect, crit.miss-not-killed; R-solo-crit: Dead Ranger's stash is the Graveyard. */
export function flee(play: Play, seat: Seat, from: From): void {
  leave(play, seat, from)
  if (seat === 'R') gangOf(play, seat).graveyard++
  else gangOf(play, seat).stash++
}

export function leave(play: Play, seat: Seat, from: From): void {
  // turn.killed-loses-turn; Dead Ranger may have another Outlaw that is still to act elsewhere.
  if (play.turns[seat] === from) delete play.turns[seat]
  if (actionSpaces.some((space) => space === from)) gangOf(play, seat).on[Number(from)]?.pop()
  for (const site of play.state.town) {
    if (site.card === from) site.occupants = site.occupants.filter((other) => other !== seat)
  }
}

/** crit.miss-effect, R-flip-back: the token may be turned to Skull, even by one who was shot; Dead Ranger's is. */
export function flipAll(play: Play, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const flips = seat === 'R' || play.answers.ask('flip', seat, [true, false])
    if (flips) gangOf(play, seat).side = 'skull'
  }
}
