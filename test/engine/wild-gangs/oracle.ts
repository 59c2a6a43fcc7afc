/*
 * A second, independent settling of a town of Wild Gangs: one slow, direct function per step of the
 * rulebook, written from its clauses and our rulings alone. It imports nothing of the engine, not even
 * the geometry of the town, so that a mistake there cannot hide on both sides of a comparison.
 */

export type Gang = 'A' | 'B' | 'C' | 'D'
export type Building = 'NW' | 'NC' | 'NE' | 'SW' | 'SC' | 'SE'
export type Spot = 'N1' | 'N2' | 'E' | 'S2' | 'S1' | 'W'
export type Street = 'north' | 'east' | 'south' | 'west'
export type Side =
  | 'NW.n'
  | 'NW.w'
  | 'NC.n'
  | 'NE.n'
  | 'NE.e'
  | 'SE.s'
  | 'SE.e'
  | 'SC.s'
  | 'SW.s'
  | 'SW.w'
export type EventName =
  | 'sign'
  | 'coach'
  | 'sheriff'
  | 'deputy'
  | 'hidden'
  | 'seduction'
  | 'poker'
  | 'mg'
  | 'keg'

export const allGangs: readonly Gang[] = ['A', 'B', 'C', 'D']
export const allBuildings: readonly Building[] = ['NW', 'NC', 'NE', 'SW', 'SC', 'SE']
export const allSpots: readonly Spot[] = ['N1', 'N2', 'E', 'S2', 'S1', 'W']
export const allStreets: readonly Street[] = ['north', 'east', 'south', 'west']
export const allSides: readonly Side[] = [
  'NW.n',
  'NW.w',
  'NC.n',
  'NE.n',
  'NE.e',
  'SE.s',
  'SE.e',
  'SC.s',
  'SW.s',
  'SW.w',
]
export const allEvents: readonly EventName[] = [
  'sign',
  'coach',
  'sheriff',
  'deputy',
  'hidden',
  'seduction',
  'poker',
  'mg',
  'keg',
]

/** One gangster card. */
export interface Gangster {
  readonly strength: number
  readonly firepower: number
  readonly bounty: number
  readonly woman?: boolean
  readonly chief?: boolean
}

/** How the unclear points of the rulebook are read. */
export interface Readings {
  readonly protected: 'fixed' | 'slide'
  readonly 'poker.compare': 'best-combination' | 'pair-then-sum'
  readonly 'poker.pairOn': 'modified' | 'printed'
  readonly 'sign.opposite': 'mirror' | 'diametric'
}

/** A town at the moment when everything is turned face up. `unknown` and `A?` only where odds are wanted. */
export interface Town {
  readonly players: 2 | 3 | 4
  readonly firstPlayer: Gang
  readonly bank: 'NW' | 'NE' | 'SE' | 'SW'
  readonly events: Readonly<Record<Spot, EventName | 'unknown'>>
  readonly loots: Readonly<Record<Building, readonly [number, number]>>
  /** The cards on each side, as gang and number in the gang's deck; in brackets when laid face down. */
  readonly gangsters: Readonly<Partial<Record<Side, readonly string[]>>>
  readonly decks: Readonly<Record<Gang, readonly Gangster[]>>
}

/** Which of the gangs there the winner of a street captures. The rulebook leaves it to the player. */
export type ChoosePrey = (
  street: Street,
  winner: Gang,
  others: readonly Gang[],
  bounty: (gang: Gang) => number,
) => Gang

export interface SettledLoot {
  readonly value: number
  readonly isProtected: boolean
  readonly owner: Gang | null
}

export interface SettledStreet {
  readonly fought: boolean
  readonly winner: Gang | null
  readonly prey: Gang | null
}

export interface Settled {
  /** Where the events act, after the Repainted Sign. */
  readonly events: Readonly<Record<Spot, EventName>>
  readonly loots: Readonly<Record<Building, { larger: SettledLoot; smaller: SettledLoot }>>
  readonly ranks: Readonly<Record<Building, readonly Gang[]>>
  readonly streets: Readonly<Record<Street, SettledStreet>>
  readonly money: Readonly<Record<Gang, number>>
  readonly winner: Gang
}

/** town.event-between, town.event-two-buildings: the two buildings beside each event. */
const neighbours: Record<Spot, [Building, Building]> = {
  N1: ['NW', 'NC'],
  N2: ['NC', 'NE'],
  E: ['NE', 'SE'],
  S2: ['SC', 'SE'],
  S1: ['SW', 'SC'],
  W: ['NW', 'SW'],
}

/** town.event-street. */
const streetOfSpot: Record<Spot, Street> = {
  N1: 'north',
  N2: 'north',
  E: 'east',
  S2: 'south',
  S1: 'south',
  W: 'west',
}

/** town.event-opposite, by either reading. */
const facing: Record<Readings['sign.opposite'], Record<Spot, Spot>> = {
  mirror: { N1: 'S1', N2: 'S2', E: 'W', S2: 'N2', S1: 'N1', W: 'E' },
  diametric: { N1: 'S2', N2: 'S1', E: 'W', S2: 'N1', S1: 'N2', W: 'E' },
}

/** A place belongs to one building and to one street. */
const buildingOfSide = (side: Side): Building => side.slice(0, 2) as Building
const streetOfSide = (side: Side): Street =>
  ({ n: 'north', e: 'east', s: 'south', w: 'west' })[side[3] as 'n' | 'e' | 's' | 'w'] as Street

/** A gangster in the town, with all that a fight or a robbery asks of it. */
interface Standing extends Gangster {
  readonly gang: Gang
  readonly side: Side
}

/** component.players: the gangs that play, clockwise. */
export function gangsOf(town: Pick<Town, 'players'>): Gang[] {
  return allGangs.slice(0, town.players)
}

/** Turn order: clockwise from the first player, who is nearest of all. */
export function turnOrder(town: Pick<Town, 'players' | 'firstPlayer'>): Gang[] {
  const gangs = gangsOf(town)
  const start = gangs.indexOf(town.firstPlayer)
  return gangs.map((_, step) => gangs[(start + step) % gangs.length] as Gang)
}

/** The town settled: events, robberies, street fights, count. Every card and event must be known. */
export function settle(town: Town, readings: Readings, choosePrey: ChoosePrey): Settled {
  const order = turnOrder(town)
  const standing = gangstersOf(town)
  const events = afterSign(town, readings)
  const where = (event: EventName) => allSpots.find((spot) => events[spot] === event)
  const beside = (event: EventName): Building[] => {
    const spot = where(event)
    return spot ? neighbours[spot] : []
  }

  const tiles = afterCoach(town, beside('coach'))
  const offered = afterHidden(tiles, beside('hidden'))
  const guarded = protectedLoots(offered, beside('sheriff'), beside('deputy'))

  const ranks = {} as Record<Building, Gang[]>
  const loots = {} as Record<Building, { larger: SettledLoot; smaller: SettledLoot }>
  for (const building of allBuildings) {
    ranks[building] = rank(
      standing.filter(({ side }) => buildingOfSide(side) === building),
      order,
      {
        seduced: beside('seduction').includes(building),
        poker: beside('poker').includes(building),
        readings,
      },
    )
    loots[building] = share(offered[building], guarded[building], ranks[building], readings)
  }

  const streets = {} as Record<Street, SettledStreet>
  const bounties = new Map<Gang, number>()
  for (const street of allStreets) {
    const inStreet = standing.filter(({ side }) => streetOfSide(side) === street)
    const lies = (event: EventName) => {
      const spot = where(event)
      return spot !== undefined && streetOfSpot[spot] === street
    }
    const fight = settleStreet(street, inStreet, order, lies('keg'), lies('mg'), choosePrey)
    streets[street] = fight
    if (fight.winner && fight.prey) {
      const paid = bountyIn(inStreet, fight.prey)
      bounties.set(fight.winner, (bounties.get(fight.winner) ?? 0) + paid)
    }
  }

  const money = { A: 0, B: 0, C: 0, D: 0 }
  for (const gang of gangsOf(town)) {
    money[gang] = lootOf(loots, gang) + (bounties.get(gang) ?? 0)
  }
  return { events, loots, ranks, streets, money, winner: richest(money, order) }
}

/** reveal.all: everyone in town, wherever and however laid. */
function gangstersOf(town: Town): Standing[] {
  return allSides.flatMap((side) =>
    (town.gangsters[side] ?? []).map((text) => {
      const card = text.replace('(', '').replace(')', '')
      const gang = card[0] as Gang
      const printed = town.decks[gang][Number(card[1]) - 1]
      if (!printed) throw new Error(`no such card: ${text}`)
      return { ...printed, gang, side }
    }),
  )
}

/** sign.swap: the Sign and the event that faces it change places. */
function afterSign(town: Town, readings: Readings): Record<Spot, EventName> {
  const events = { ...town.events } as Record<Spot, EventName>
  const from = allSpots.find((spot) => events[spot] === 'sign')
  if (from) {
    const to = facing[readings['sign.opposite']][from]
    events[from] = events[to]
    events[to] = 'sign'
  }
  return events
}

/** coach.swap: each of the two buildings now offers both tiles of the other. */
function afterCoach(town: Town, between: Building[]): Record<Building, number[]> {
  const tiles = {} as Record<Building, number[]>
  for (const building of allBuildings) tiles[building] = [...town.loots[building]]
  const [one, other] = between
  if (one && other) {
    tiles[one] = [...town.loots[other]]
    tiles[other] = [...town.loots[one]]
  }
  return tiles
}

/** hidden.plus-200: the four loots gain a bonus tile. The larger loot of each building comes first. */
function afterHidden(
  tiles: Record<Building, number[]>,
  at: Building[],
): Record<Building, [number, number]> {
  const values = {} as Record<Building, [number, number]>
  for (const building of allBuildings) {
    const bonus = at.includes(building) ? 200 : 0
    const [one, other] = tiles[building] as [number, number]
    values[building] = [Math.max(one, other) + bonus, Math.min(one, other) + bonus]
  }
  return values
}

/** sheriff.largest-of-four, sheriff.equal, hidden.warns-sheriff, deputy.small-of-each. */
function protectedLoots(
  values: Record<Building, [number, number]>,
  sheriffAt: Building[],
  deputyAt: Building[],
): Record<Building, [boolean, boolean]> {
  const guarded = {} as Record<Building, [boolean, boolean]>
  for (const building of allBuildings) guarded[building] = [false, deputyAt.includes(building)]
  const four = sheriffAt.flatMap((building) => values[building])
  const largest = Math.max(...four)
  if (four.filter((value) => value === largest).length === 1) {
    for (const building of sheriffAt) {
      if (values[building][0] === largest) guarded[building][0] = true
    }
  }
  return guarded
}

interface Robbery {
  readonly seduced: boolean
  readonly poker: boolean
  readonly readings: Readings
}

/** loot.per-building, loot.sum-all-sides, loot.tie, seduction.plus-one, poker.pair-beats. */
function rank(here: Standing[], order: Gang[], robbery: Robbery): Gang[] {
  const gangs = order.filter((gang) => here.some((gangster) => gangster.gang === gang))
  const hands = gangs.map((gang) => ({
    gang,
    scores: scoresOf(
      here.filter((gangster) => gangster.gang === gang),
      robbery,
    ),
  }))
  // Gangs are in turn order and the sort is stable, so equal scores stay in turn order.
  return hands.sort((one, other) => compareScores(other.scores, one.scores)).map(({ gang }) => gang)
}

/** What a gang is compared by, the most important number first. */
function scoresOf(gangsters: Standing[], { seduced, poker, readings }: Robbery): number[] {
  const strength = ({ strength, woman }: Gangster) => strength + (seduced && woman ? 1 : 0)
  const total = gangsters.reduce((sum, gangster) => sum + strength(gangster), 0)
  if (!poker) return [total]
  const shown = gangsters.map((gangster) =>
    readings['poker.pairOn'] === 'modified' ? strength(gangster) : gangster.strength,
  )
  const paired = shown.filter((value, index) => shown.indexOf(value) !== index)
  const hasPair = paired.length > 0
  if (readings['poker.compare'] === 'pair-then-sum') return [hasPair ? 1 : 0, total]
  return hasPair ? [1, Math.max(...paired), total] : [0, Math.max(...shown), total]
}

function compareScores(one: number[], other: number[]): number {
  for (const [index, score] of one.entries()) {
    const difference = score - (other[index] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** loot.first-takes-big, loot.second-takes-small, loot.others-nothing, by the reading on protected loot. */
function share(
  [larger, smaller]: [number, number],
  [largerKept, smallerKept]: [boolean, boolean],
  ranks: Gang[],
  readings: Readings,
): { larger: SettledLoot; smaller: SettledLoot } {
  const heirs = [...ranks]
  const next = () => heirs.shift() ?? null
  const take = (isProtected: boolean): Gang | null => {
    if (!isProtected) return next()
    if (readings.protected === 'fixed') next()
    return null
  }
  const largerOwner = take(largerKept)
  const smallerOwner = take(smallerKept)
  return {
    larger: { value: larger, isProtected: largerKept, owner: largerOwner },
    smaller: { value: smaller, isProtected: smallerKept, owner: smallerOwner },
  }
}

/** fight.sum-firepower, fight.winner, fight.tie, fight.capture-one-gang, mg.chief-plus-two, keg.no-fight. */
function settleStreet(
  street: Street,
  here: Standing[],
  order: Gang[],
  keg: boolean,
  machineGun: boolean,
  choosePrey: ChoosePrey,
): SettledStreet {
  const gangs = order.filter((gang) => here.some((gangster) => gangster.gang === gang))
  if (keg || gangs.length < 2) return { fought: false, winner: null, prey: null }
  const firepower = (gang: Gang) =>
    here
      .filter((gangster) => gangster.gang === gang)
      .reduce((sum, { firepower, chief }) => sum + firepower + (machineGun && chief ? 2 : 0), 0)
  let winner = gangs[0] as Gang
  for (const gang of gangs) {
    if (firepower(gang) > firepower(winner)) winner = gang
  }
  const others = gangs.filter((gang) => gang !== winner)
  const prey = choosePrey(street, winner, others, (gang) => bountyIn(here, gang))
  return { fought: true, winner, prey }
}

/** fight.capture-one-gang: what all the cards of a gang in a street pay. */
function bountyIn(here: Standing[], gang: Gang): number {
  return here
    .filter((gangster) => gangster.gang === gang)
    .reduce((sum, { bounty }) => sum + bounty, 0)
}

/** end.count: the loots of a gang. */
function lootOf(
  loots: Record<Building, { larger: SettledLoot; smaller: SettledLoot }>,
  gang: Gang,
): number {
  return allBuildings
    .flatMap((building) => [loots[building].larger, loots[building].smaller])
    .filter(({ owner }) => owner === gang)
    .reduce((sum, { value }) => sum + value, 0)
}

/** end.winner, end.tie. */
function richest(money: Record<Gang, number>, order: Gang[]): Gang {
  let winner = order[0] as Gang
  for (const gang of order) {
    if (money[gang] > money[winner]) winner = gang
  }
  return winner
}

/** The default of the ruling on captures: the largest sum of bounties, the first in turn order if level. */
export const largestBounty: ChoosePrey = (_street, _winner, others, bounty) => {
  let prey = others[0] as Gang
  for (const gang of others) {
    if (bounty(gang) > bounty(prey)) prey = gang
  }
  return prey
}

/**
 * Every town that an incompletely known one can be, each as likely as any other: the unknown spots hold
 * any of the events not seen, in any arrangement; the unknown gangsters of a gang are any of its cards
 * that are not in sight.
 */
export function possibleTowns(town: Town): Town[] {
  const blank = allSpots.filter((spot) => town.events[spot] === 'unknown')
  const unseen = allEvents.filter((event) => !Object.values(town.events).includes(event))
  let towns: Town[] = arrangements(unseen, blank.length).map((laid) => {
    const events = { ...town.events }
    for (const [index, spot] of blank.entries()) events[spot] = laid[index] as EventName
    return { ...town, events }
  })
  for (const gang of gangsOf(town)) towns = towns.flatMap((known) => withUnknownCards(known, gang))
  return towns
}

function withUnknownCards(town: Town, gang: Gang): Town[] {
  const texts = allSides.flatMap((side) => town.gangsters[side] ?? [])
  const hidden = texts.filter((text) => text.includes(`${gang}?`)).length
  const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  const unseen = numbers.filter((number) => !texts.some((text) => text.includes(gang + number)))
  return arrangements(unseen, hidden).map((drawn) => {
    const left = [...drawn]
    const gangsters: Partial<Record<Side, string[]>> = {}
    for (const side of allSides) {
      gangsters[side] = (town.gangsters[side] ?? []).map((text) =>
        text.includes(`${gang}?`) ? `(${gang}${left.shift()})` : text,
      )
    }
    return { ...town, gangsters }
  })
}

/** Every way to lay so many of the things in a row. */
function arrangements<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return things.flatMap((first) =>
    arrangements(
      things.filter((thing) => thing !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  )
}

/** How many of the possible towns give each result, and how many there are. */
export function countTowns(
  town: Town,
  readings: Readings,
  choosePrey: ChoosePrey,
  resultOf: (settled: Settled) => string,
): { readonly all: number; readonly counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>()
  const towns = possibleTowns(town)
  for (const possible of towns) {
    const result = resultOf(settle(possible, readings, choosePrey))
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  return { all: towns.length, counts }
}
