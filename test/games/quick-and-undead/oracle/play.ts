/*
 * A whole game of The Quick and the Undead as the second implementation plays it: the state as plain
 * data, and what everything else works on. Decisions and dice come from outside.
 */

import type { Readings, Seat, Side } from './terms.ts'

export type Posture = 'standing' | 'lying'
export type Where = number | 'hired'

export interface Purse {
  coins: number
  notoriety: number
}

export interface Gang {
  /** twogang.resources: whose Coins and Notoriety it uses. */
  readonly purse: Seat
  loaded: number[]
  side: Side
  stash: number
  reserve: number
  graveyard: number
  /** On each space; several only where R-joker-own is read so, the one that stands last. */
  on: Record<number, Posture[]>
  usedToday: number[]
  trophies: string[]
}

export interface Site {
  readonly card: string
  occupants: Seat[]
  undead: string[]
  haunted: boolean
  bonus: string | null
}

export interface Ending {
  readonly winner: Seat | null
  readonly by: string
}

/** The visible state of a game at any moment, which is compared. */
export interface State {
  law: Seat
  day: number
  round: number
  noon: 'far' | 'next' | 'now' | 'over'
  gangs: Record<string, Gang>
  purses: Record<string, Purse>
  supply: Purse
  spareBullets: number
  town: Site[]
  street: string[]
  /** Boot Hill: nobody knows the order, so none is kept. */
  bootHill: string[]
  /** sologoal.undead-recycled: in order, the uppermost first. */
  under: string[]
  scores: Record<string, number>
  ending: Ending | null
}

/** Facts fixed for good. */
export interface World {
  readonly players: number
  readonly seats: readonly Seat[]
  readonly solo: boolean
  readonly hardships: readonly string[]
  readonly buildings: Readonly<
    Record<string, { cost: number; notoriety: number; fourPlus: boolean }>
  >
  readonly undead: Readonly<Record<string, { value: number; weakSpots: readonly number[] }>>
  readonly slots: readonly { readonly icon: string }[]
}

/** Source of decisions and dice. */
export interface Answers {
  /** A decision among the legal answers. */
  ask<T>(kind: string, by: Seat, legal: readonly T[]): T
  /** One of the outcomes of a die or a draw, each as likely as any other. */
  roll<T>(kind: string, outcomes: readonly T[]): T
}

export interface Play {
  readonly world: World
  readonly readings: Readings
  readonly state: State
  readonly answers: Answers
  /** Place at which each gang takes its turn this round. */
  turns: Partial<Record<Seat, Where>>
  /** True when Town was without Undead at any moment of the round. */
  cleared: boolean
}

/** day.resolution-order: but for Hired Guns, which comes before them. */
export const actionSpaces = [8, 7, 6, 5, 4, 3, 2] as const

export function gangOf({ state }: Play, seat: Seat): Gang {
  const gang = state.gangs[seat]
  if (!gang) throw new Error(`no gang ${seat}`)
  return gang
}

export function purseOf(play: Play, seat: Seat): Purse {
  const purse = play.state.purses[gangOf(play, seat).purse]
  if (!purse) throw new Error(`no purse of ${seat}`)
  return purse
}

export function siteOf({ state }: Play, card: string): Site {
  const site = state.town.find((one) => one.card === card)
  if (!site) throw new Error(`${card} is not in play`)
  return site
}

/** True when an Outlaw of a gang is on a space, standing or lying. */
export const isOn = (play: Play, seat: Seat, space: number) => onSpace(play, seat, space).length > 0

/** True when one stands there. */
export const standsOn = (play: Play, seat: Seat, space: number) =>
  onSpace(play, seat, space).includes('standing')

function onSpace(play: Play, seat: Seat, space: number): readonly Posture[] {
  return gangOf(play, seat).on[space] ?? []
}

/** building.ability-controller: whether the building is in play and the gang has an Outlaw in it. */
export function controls({ state }: Play, seat: Seat, card: string): boolean {
  return state.town.some((site) => site.card === card && site.occupants.includes(seat))
}

/** setup.law-duties: clockwise from the bearer of the LAW; Dead Ranger is always last. */
export function clockwise({ world, state }: Play, some: readonly Seat[] = world.seats): Seat[] {
  const start = world.seats.indexOf(state.law)
  const order = world.seats.map(
    (_, step) => world.seats[(start + step) % world.seats.length] as Seat,
  )
  return [...order, 'R' as const].filter((seat) => some.includes(seat))
}

/** R-gang-is-player: two gangs of one player, where they are spared from each other. */
export function areSpared(play: Play, one: Seat, other: Seat): boolean {
  if (play.readings['gang-is-player'] !== 'sisters-spared') return false
  return one !== other && gangOf(play, one).purse === gangOf(play, other).purse
}

/** R-have-outlaws: the Outlaws that a gang has, which are six less those in the Graveyard and beside Hired Guns. */
export function outlawsHad(play: Play, seat: Seat): number {
  const { reserve, graveyard } = gangOf(play, seat)
  return 6 - reserve - graveyard
}

/** noon.trigger: whether no Undead is left in Town. */
export function townIsEmpty({ state }: Play): boolean {
  return state.street.length === 0 && state.town.every(({ undead }) => undead.length === 0)
}

/** True once something has happened that ends the game at once. */
export const isOver = ({ state }: Play) => state.ending !== null
