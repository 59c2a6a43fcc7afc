/* Coins, Notoriety and Bullets: gained, paid, handed over, loaded and emptied. */

import { clockwise, controls, gangOf, type Play, purseOf } from './play.ts'
import { cardCells, type Seat } from './terms.ts'

export type Money = 'coin' | 'notoriety'

const keyOf = (what: Money) => (what === 'coin' ? 'coins' : 'notoriety')

/** income.limited, R-supply-part: from the supply, as far as it goes. */
export function gain(play: Play, seat: Seat, what: Money, count: number): void {
  const key = keyOf(what)
  const taken = Math.min(count, play.state.supply[key])
  play.state.supply[key] -= taken
  purseOf(play, seat)[key] += taken
}

export function pay(play: Play, seat: Seat, what: Money, count: number): void {
  const key = keyOf(what)
  purseOf(play, seat)[key] -= count
  play.state.supply[key] += count
}

export function hand(play: Play, from: Seat, to: Seat, what: Money, count: number): void {
  const key = keyOf(what)
  purseOf(play, from)[key] -= count
  purseOf(play, to)[key] += count
}

/** setup.bullet-gained, income.bullet-cap: the owner chooses an empty cell; with none, the Bullet is lost. */
export function gainBullet(play: Play, seat: Seat): void {
  const gang = gangOf(play, seat)
  const empty = cardCells.filter((cell) => !gang.loaded.includes(cell))
  if (empty.length === 0) return
  const cell = play.answers.ask('load', seat, empty)
  gang.loaded = [...gang.loaded, cell].sort()
}

export function gainAny(play: Play, seat: Seat, what: string, count: number): void {
  if (what !== 'bullet') gain(play, seat, what as Money, count)
  else for (let time = 0; time < count; time++) gainBullet(play, seat)
}

/** R-gain-choice: the owner chooses the loaded cell that is emptied. */
export function loseBullet(play: Play, seat: Seat): void {
  emptyCell(play, seat, play.answers.ask('empty', seat, [...gangOf(play, seat).loaded]))
}

export function emptyCell(play: Play, seat: Seat, cell: number): void {
  const gang = gangOf(play, seat)
  gang.loaded = gang.loaded.filter((other) => other !== cell)
}

/** Number that a gang has of a resource. */
export function amount(play: Play, seat: Seat, what: string): number {
  if (what === 'bullet') return gangOf(play, seat).loaded.length
  return purseOf(play, seat)[keyOf(what as Money)]
}

/** income.fives, R-change: how many can be taken or given in an action; where fives shield, the ones alone. */
export function atHand(play: Play, seat: Seat, what: string): number {
  const had = amount(play, seat, what)
  return what === 'notoriety' && play.readings['change'] === 'fives-shield' ? had % 5 : had
}

/** R-supply-part: whether any of it can be taken; a Bullet always can, if only to be lost. */
export function isLeft({ state }: Play, what: string): boolean {
  return what === 'bullet' || state.supply[keyOf(what as Money)] > 0
}

/** effect.notorious, R-shootout-kinds: who is involved in a shootout and controls that building gains 1. */
export function payNotorious(play: Play, involved: readonly Seat[]): void {
  for (const seat of clockwise(play, involved)) {
    if (controls(play, seat, 'notorious')) gain(play, seat, 'notoriety', 1)
  }
}
