/*
 * A second, independent settling of a town of Wild Gangs: one slow, direct function per step of the
 * rulebook, written from its clauses and our rulings alone.
 */

import {
  allBuildings,
  allSides,
  allSpots,
  allStreets,
  type Building,
  buildingOfSide,
  type EventName,
  facing,
  type Gang,
  type Gangster,
  gangsOf,
  neighbours,
  type Readings,
  type Side,
  type Spot,
  type Street,
  streetOfSide,
  streetOfSpot,
  type Town,
  turnOrder,
} from './oracle-town.ts'

/** Choice of the gang that the winner of a street captures. The rulebook leaves it to the player. */
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
  /** Places where the events act, after the Repainted Sign. */
  readonly events: Readonly<Record<Spot, EventName>>
  readonly loots: Readonly<Record<Building, { larger: SettledLoot; smaller: SettledLoot }>>
  readonly ranks: Readonly<Record<Building, readonly Gang[]>>
  readonly streets: Readonly<Record<Street, SettledStreet>>
  readonly money: Readonly<Record<Gang, number>>
  readonly winner: Gang
}

/** A gangster in the town, with all that a fight or a robbery asks of it. */
interface Standing extends Gangster {
  readonly gang: Gang
  readonly side: Side
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

/** Numbers by which a gang is compared, the most important first. */
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

/**
 * fight.sum-firepower, fight.winner, fight.tie, fight.capture-one-gang, mg.chief-plus-two, keg.no-fight.
 * By the ruling `fight-zero` a gang alone in its street wins as usual and has nobody to capture.
 */
function settleStreet(
  street: Street,
  here: Standing[],
  order: Gang[],
  keg: boolean,
  machineGun: boolean,
  choosePrey: ChoosePrey,
): SettledStreet {
  const gangs = order.filter((gang) => here.some((gangster) => gangster.gang === gang))
  if (keg || gangs.length === 0) return { fought: false, winner: null, prey: null }
  const firepower = (gang: Gang) =>
    here
      .filter((gangster) => gangster.gang === gang)
      .reduce((sum, { firepower, chief }) => sum + firepower + (machineGun && chief ? 2 : 0), 0)
  let winner = gangs[0] as Gang
  for (const gang of gangs) {
    if (firepower(gang) > firepower(winner)) winner = gang
  }
  const others = gangs.filter((gang) => gang !== winner)
  const bounty = (gang: Gang) => bountyIn(here, gang)
  const prey = others.length > 0 ? choosePrey(street, winner, others, bounty) : null
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
