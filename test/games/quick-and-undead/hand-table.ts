import { engineComponents } from '../../../src/content/components/index.ts'
import { apply } from '../../../src/games/quick-and-undead/apply.ts'
import type {
  BuildingCard,
  Components,
  PlayerCount,
  Seat,
  Space,
} from '../../../src/games/quick-and-undead/components.ts'
import type { QuickEvent } from '../../../src/games/quick-and-undead/events.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import {
  blankPosition,
  type Gang,
  type Given,
  type Place,
  type Position,
  purseOf,
  type Site,
  siteOf,
  undeadAt,
} from '../../../src/games/quick-and-undead/position.ts'
import { seatsOf } from '../../../src/games/quick-and-undead/seats.ts'
import { switches } from '../../../src/games/quick-and-undead/switches.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import { byValue } from '../../../src/kernel/run/answerers.ts'
import { type Replay, replay } from '../../../src/kernel/run/replay.ts'

/*
 * Tables laid by hand, for procedures that are tested by themselves: everybody with Outlaws in the stash
 * and nothing else, no building, no Undead in Town, Boot Hill empty.
 */

const printed = engineComponents('quick-and-undead') as Components

/** Differences of a table from the bare one. */
export interface HandTable {
  readonly players?: PlayerCount
  readonly twoGangs?: boolean
  readonly readings?: Readonly<Record<string, string>>
  readonly change?: (now: Position) => void
}

/** Facts fixed at a table. */
export function givenFor(players: PlayerCount = 2, twoGangs = false): Given {
  const seats = seatsOf(players, twoGangs)
  const slots = printed.slots.filter((slot) => slot.players <= seats.length)
  const { buildings, undead } = printed
  const scene = {}
  return { players, seats, solo: false, hardships: [], buildings, undead, slots, scene }
}

/** A procedure at a table. */
export function opening(
  procedure: (play: Play) => void,
  { players, twoGangs, readings, change }: HandTable = {},
): Opening<Given, Position> {
  const given = givenFor(players, twoGangs)
  const position = blankPosition(given)
  for (const seat of given.seats) Object.assign(position.gangs[seat], { stash: 4, reserve: 2 })
  position.box = position.bootHill.splice(0)
  position.round = 1
  change?.(position)
  const defaults = Object.fromEntries(switches.map(({ key, values }) => [key, values[0]]))
  return { given, readings: { ...defaults, ...readings }, position, procedure }
}

/** Plays a procedure with the answers given, as far as they reach. */
export function playHand(
  procedure: (play: Play) => void,
  answers: readonly unknown[],
  table?: HandTable,
): Replay<Position, QuickEvent> {
  return replay({ apply }, opening(procedure, table), byValue(answers))
}

/** A building in play, and whose Outlaws are in it. */
export function build(now: Position, card: BuildingCard, ...occupants: Seat[]): Site {
  const bonus = null
  now.town.push({ card, occupants, undead: [], haunted: false, bonus })
  for (const seat of occupants) now.gangs[seat].stash--
  return siteOf(now, card) as Site
}

/** An Outlaw of a seat on a space, about to take its turn. */
export function place(now: Position, seat: Seat, space: Space): void {
  const gang: Gang = now.gangs[seat]
  gang.stash--
  gang.on[space] = 'standing'
  gang.turn = space
}

/** Undead from the box, to these places. */
export function haunt(now: Position, ...places: readonly Place[]): void {
  for (const at of places) undeadAt(now, at).push(...now.box.splice(0, 1))
}

/** Coins and Notoriety in a purse, out of the supply. */
export function pay(now: Position, seat: Seat, coins: number, notoriety = 0): void {
  const purse = purseOf(now, seat)
  purse.coins += coins
  purse.notoriety += notoriety
  now.supply.coins -= coins
  now.supply.notoriety -= notoriety
}

/** The events of one kind. */
export function eventsOf<Kind extends QuickEvent['kind']>(
  { events }: Replay<Position, QuickEvent>,
  kind: Kind,
): Extract<QuickEvent, { kind: Kind }>[] {
  return events.filter((event): event is Extract<QuickEvent, { kind: Kind }> => event.kind === kind)
}

/** The clauses of the events, with those that decided beside them. */
export function fired({ events }: Replay<Position, QuickEvent>): string[] {
  return events.flatMap(({ clause, with: others = [] }) => [clause, ...others])
}
