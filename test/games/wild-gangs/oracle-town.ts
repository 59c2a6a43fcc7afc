/*
 * A town of Wild Gangs as plain data, for the oracle. Nothing of the engine is imported here, not even
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

/** Readings of the unclear points of the rulebook. */
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

/** town.event-between, town.event-two-buildings: the two buildings beside each event. */
export const neighbours: Record<Spot, [Building, Building]> = {
  N1: ['NW', 'NC'],
  N2: ['NC', 'NE'],
  E: ['NE', 'SE'],
  S2: ['SC', 'SE'],
  S1: ['SW', 'SC'],
  W: ['NW', 'SW'],
}

/** town.event-street. */
export const streetOfSpot: Record<Spot, Street> = {
  N1: 'north',
  N2: 'north',
  E: 'east',
  S2: 'south',
  S1: 'south',
  W: 'west',
}

/** town.event-opposite, by either reading. */
export const facing: Record<Readings['sign.opposite'], Record<Spot, Spot>> = {
  mirror: { N1: 'S1', N2: 'S2', E: 'W', S2: 'N2', S1: 'N1', W: 'E' },
  diametric: { N1: 'S2', N2: 'S1', E: 'W', S2: 'N1', S1: 'N2', W: 'E' },
}

/** A place belongs to one building and to one street. */
export const buildingOfSide = (side: Side): Building => side.slice(0, 2) as Building
export const streetOfSide = (side: Side): Street =>
  ({ n: 'north', e: 'east', s: 'south', w: 'west' })[side[3] as 'n' | 'e' | 's' | 'w'] as Street
