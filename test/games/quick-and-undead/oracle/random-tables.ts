/*
 * Situations of every kind at random: crowded and empty tables, rich and poor gangs, all buildings, every
 * way in which the unclear points can be read. Few kinds of numbers, so that ties are frequent.
 */

import { Chance } from './chance.ts'
import { reachOf } from './intimidation-play.ts'
import { actionSpaces } from './play.ts'
import { cardCells, type Seat } from './terms.ts'
import type { Scene } from './whole-game.ts'

/** A situation as the engine reads it. */
export type Situation = Scene & Readonly<Record<string, unknown>>

export const tableKinds = [
  'duel',
  'intimidation',
  'shooting',
  'robbery',
  'purchase',
  'building-fight',
  'turn',
  'round',
  'count',
  'final-duel',
] as const
export type TableKind = (typeof tableKinds)[number]

/** Cards of the game, as far as a table is laid from them. */
export interface Cards {
  readonly buildings: Readonly<Record<string, { fourPlus: boolean }>>
  readonly undead: Readonly<Record<string, { value: number }>>
  readonly slots: readonly { readonly players: number }[]
}

interface GangTable {
  loaded: number[]
  critical: string
  coins?: number
  notoriety?: number
  reserve?: number
  graveyard?: number
  on: Record<number, string>
  used?: number[]
  trophies?: string[]
}

interface Table {
  readonly kind: TableKind
  readonly seats: readonly Seat[]
  readonly chance: Chance
  readonly solo: boolean
  readonly round: number
  /** Nobody has a building or an Undead, and hardly anything else: ties are certain. */
  readonly level: boolean
  readonly gangs: Record<string, GangTable>
  readonly town: {
    card: string
    occupants: Seat[]
    undead: string[]
    bonus?: string
    haunted?: string
  }[]
  readonly street: string[]
  readonly bootHill: string[]
}

/** A table of a kind. Now and then it is one that cannot be, which is for the engine to say. */
export function randomTable(kind: TableKind, seed: number, cards: Cards): Situation {
  const chance = new Chance(seed)
  const players = playersFor(kind, chance)
  const twoGangs = players === 2 && chance.once(3)
  const seats = (['A', 'B', 'C', 'D', 'E', 'F'] as const).slice(0, twoGangs ? 4 : players)
  const solo = players === 1
  const hardships = solo ? chance.subset(['riders', 'reinforcements', 'horde', 'fast']) : []
  const round = chance.between(1, 3)
  const table: Table = {
    kind,
    seats,
    chance,
    solo,
    round,
    level: kind === 'count' && chance.once(2),
    gangs: {},
    town: townFor(seats, chance, cards),
    street: [],
    bootHill: [],
  }
  for (const seat of seats) table.gangs[seat] = gangFor(table, twoGangs && seats.indexOf(seat) > 1)
  if (solo) table.gangs['R'] = rangerFor(table)
  occupy(table)
  layUndead(table, cards, hardships.includes('riders'))
  const { gangs, town, street, bootHill } = table
  return {
    ...sceneFor(table),
    players,
    ...(twoGangs && { twoGangs: 'yes' }),
    ...(solo && { hardships }),
    law: solo ? 'A' : chance.pick(seats),
    day: chance.between(1, 4),
    round,
    ...(!solo && chance.once(4) && (kind === 'round' || kind === 'turn') && { noon: 'now' }),
    gangs,
    town,
    street,
    bootHill,
    ...(chance.once(3) && { supply: { coins: chance.below(3), notoriety: chance.below(3) } }),
    buildings: facesFor(table),
  } as Situation
}

function playersFor(kind: TableKind, chance: Chance): number {
  const canBeSolo = kind !== 'final-duel' && kind !== 'building-fight'
  return canBeSolo && chance.once(3) ? 1 : chance.between(2, 6)
}

/** Buildings in the slots; those with an effect on the matter at hand are more frequent than chance has it. */
function townFor(
  seats: readonly Seat[],
  chance: Chance,
  { buildings, slots }: Cards,
): Table['town'] {
  const size = seats.length === 1 ? 6 : seats.length
  const count = slots.filter(({ players }) => players <= size).length
  const cards = Object.keys(buildings).filter(
    (card) => seats.length > 3 || !buildings[card]?.fourPlus,
  )
  const laid = chance.once(5) ? chance.below(count) : count
  return chance.some(cards, laid).map((card) => ({ card, occupants: [], undead: [] }))
}

function gangFor({ kind, chance, round, level }: Table, isSecond: boolean): GangTable {
  const most = level ? 2 : 7
  const money = isSecond ? {} : { coins: chance.below(most), notoriety: chance.below(most) }
  const gang: GangTable = {
    loaded: chance.subset(cardCells),
    critical: chance.pick(['skull', 'backfire']),
    ...money,
    reserve: chance.below(3),
    graveyard: chance.once(3) ? chance.below(3) : 0,
    on: {},
  }
  if ((kind === 'turn' || kind === 'round') && chance.once(8)) return ruined(gang, isSecond)
  const played = kind === 'count' || kind === 'final-duel' ? round : round - 1
  for (const space of chance.some(actionSpaces, chance.below(played + 1))) gang.on[space] = 'lying'
  if (round > 1 && chance.once(3)) gang.used = chance.some(actionSpaces, 1)
  return gang
}

/** hired.new-in-town: without an Outlaw, and with next to nothing to pay for one. */
function ruined(gang: GangTable, isSecond: boolean): GangTable {
  const money = isSecond ? {} : { coins: 1, notoriety: 0 }
  return { ...gang, ...money, graveyard: 6 - (gang.reserve ?? 0) }
}

const isRuined = ({ graveyard = 0, reserve = 0 }: GangTable) => graveyard + reserve === 6

/** Dead Ranger: weak now and then, with some of his Outlaws on the spaces. */
function rangerFor({ chance }: Table): GangTable {
  const on: Record<number, string> = {}
  for (const space of chance.some(actionSpaces, chance.below(7))) on[space] = 'lying'
  const loaded = chance.some(cardCells, chance.once(2) ? 1 : chance.between(1, 6))
  return { loaded, critical: chance.pick(['skull', 'backfire']), on }
}

/** Outlaws in buildings, as long as a gang has any left. */
function occupy({ seats, chance, town, gangs, level }: Table): void {
  if (level) return
  for (const site of town) {
    if (chance.once(2)) continue
    const some = site.card === 'saloon' ? chance.subset(seats) : [chance.pick(seats)]
    site.occupants.push(
      ...some.filter((seat) => outlawsLeft(gangs[seat] as GangTable, seat, town) > 1),
    )
  }
}

function outlawsLeft(
  { reserve = 0, graveyard = 0, on }: GangTable,
  seat: Seat,
  town: Table['town'],
): number {
  const inside = town.filter(({ occupants }) => occupants.includes(seat)).length
  return 6 - reserve - graveyard - Object.keys(on).length - inside
}

/** Undead in Town, in Boot Hill and in stashes; none in the Street where something is bought. */
function layUndead(table: Table, { undead }: Cards, riders: boolean): void {
  const { chance, seats, solo, town, street, bootHill, gangs, kind } = table
  const deck = Object.keys(undead).filter((card) => !solo || riders || undead[card]?.value !== 6)
  const cards = chance.some(deck, solo ? deck.length : 3 * seats.length)
  const isClear = kind === 'purchase' || kind === 'building-fight' || chance.once(2)
  const most = solo ? 1 : 2
  for (const site of town) {
    site.undead.push(...cards.splice(0, chance.once(2) ? chance.between(0, most) : 0))
    if (site.occupants.length === 0 && !solo && chance.once(2)) {
      site.bonus = chance.pick(['coin', 'notoriety', 'bullet', 'none'])
    }
    if (chance.once(4)) site.haunted = 'yes'
  }
  if (!isClear) street.push(...cards.splice(0, chance.between(1, most)))
  if (kind === 'shooting' && street.length === 0) street.push(...cards.splice(0, 1))
  for (const seat of seats) {
    const trophies = solo || table.level ? [] : cards.splice(0, chance.once(2) ? 1 : 0)
    if (trophies.length > 0) (gangs[seat] as GangTable).trophies = trophies
  }
  bootHill.push(...(solo || chance.once(2) ? cards : cards.slice(0, 1)))
}

/** Other costs and values than those of the sample cards: few, so that ties are frequent. */
function facesFor({ chance, town }: Table): Record<string, { cost: number; notoriety: number }> {
  const faces: Record<string, { cost: number; notoriety: number }> = {}
  for (const { card } of town) {
    if (chance.once(2))
      faces[card] = { cost: chance.between(0, 7), notoriety: chance.between(2, 4) }
  }
  return faces
}

/** Subject of a situation. */
function sceneFor(table: Table): Scene {
  const { kind, seats, chance, solo, town, street, gangs } = table
  const by = chance.pick(seats)
  const space = chance.pick(actionSpaces)
  const other = solo ? 'R' : chance.pick(seats.filter((seat) => seat !== by))
  switch (kind) {
    case 'duel':
      return duelScene(table, space)
    case 'intimidation':
      return callScene(table, by, other)
    case 'shooting': {
      const inside = town.flatMap(({ undead }) => undead)
      const cards = inside.length > 0 && chance.once(2) ? inside : street
      const isInside = cards === inside
      const from = chance.pick(isInside ? [8, 7] : [8, 7, 6, 5, 4])
      return { kind, by, from, card: chance.pick(cards.length > 0 ? cards : ['U1']) }
    }
    case 'robbery':
      return { kind, by, of: other, what: chance.pick(['coin', 'notoriety', 'bullet']) }
    case 'purchase':
      return { kind, by, space }
    case 'building-fight': {
      const taken = town.filter(({ occupants, card }) => card !== 'saloon' && occupants.length > 0)
      const site = taken.length > 0 ? chance.pick(taken) : undefined
      const buyer = seats.find((seat) => !site?.occupants.includes(seat)) as Seat
      return { kind, by: buyer, space, building: site?.card ?? 'coin' }
    }
    case 'turn':
      return turnScene(table, solo && chance.once(3) ? 'R' : by)
    case 'final-duel': {
      const owners = seats.filter((seat) => (gangs[seat] as GangTable).coins !== undefined)
      return { kind, duellists: chance.some(owners, Math.min(owners.length, chance.between(2, 4))) }
    }
    default:
      return { kind }
  }
}

function duelScene({ kind, seats, chance, solo, gangs }: Table, space: number): Scene {
  const where = space === 7 && !solo ? 5 : space
  const duellists: Seat[] = solo ? ['A', 'R'] : chance.some(seats, chance.between(2, seats.length))
  for (const seat of duellists) {
    const { on } = gangs[seat] as GangTable
    if (seat !== 'R' || chance.once(2)) delete on[where]
  }
  const sorted = [...duellists].sort()
  const targets: Partial<Record<Seat, Seat>> = {}
  for (const seat of sorted) {
    if (chance.once(3)) targets[seat] = chance.pick(sorted.filter((other) => other !== seat))
  }
  return { kind, space: where, duellists: sorted, targets }
}

function callScene({ kind, chance, gangs }: Table, by: Seat, target: Seat): Scene {
  const from = chance.pick([8, 5, 4])
  const at = chance.pick(reachOf(from))
  const isTurned = target === 'R' && chance.once(2)
  const [caller, called] = isTurned ? [target, by] : [by, target]
  if (called === 'R' && chance.once(2)) (gangs[caller] as GangTable).loaded = [...cardCells]
  delete (gangs[caller] as GangTable).on[from]
  if (called !== 'R') delete (gangs[called] as GangTable).on[at]
  return { kind, by: caller, from, target: called, at }
}

/** A turn, while others stand about: before theirs or after it. */
function turnScene({ kind, chance, seats, gangs }: Table, by: Seat): Scene {
  const isHired = by !== 'R' && (isRuined(gangs[by] as GangTable) || chance.once(4))
  const space = isHired ? ('hired' as const) : chance.pick(actionSpaces)
  if (space !== 'hired') delete (gangs[by] as GangTable).on[space]
  for (const seat of seats) {
    const gang = gangs[seat] as GangTable
    if (isRuined(gang)) continue
    const { on } = gang
    const free = actionSpaces.filter((one) => !on[one] && one !== space)
    if (seat !== by && chance.once(2)) on[chance.pick(free)] = 'standing'
  }
  return { kind, by, space }
}
