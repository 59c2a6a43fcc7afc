import { byKey } from '../../kernel/data/keyed.ts'

/** town.four-streets: North, South, and the two short streets, East and West; settled in this order. */
export const streets = ['north', 'east', 'south', 'west'] as const
export type Street = (typeof streets)[number]

/** town.six-buildings: the six building spots, clockwise from the north-west corner. */
export const buildings = ['NW', 'NC', 'NE', 'SE', 'SC', 'SW'] as const
export type Building = (typeof buildings)[number]

/** town.large-in-centre: the two spots of the large buildings. */
export const centres = ['NC', 'SC'] as const satisfies readonly Building[]

/** The four corner spots; the bank stands on one of them. */
export const corners = ['NW', 'NE', 'SE', 'SW'] as const satisfies readonly Building[]
export type Corner = (typeof corners)[number]

interface SideFacts {
  readonly building: Building
  readonly street: Street
  /** Number of gangsters that can stand there. */
  readonly places: number
}

/**
 * The sides of the buildings, where gangsters stand; the letter after the point is the side's direction.
 * town.corner-places, town.central-places: a corner building has two sides of three places, a central
 * one a single side of six.
 * town.north-street-places, town.places-total: so the long streets count 3 + 6 + 3 = 12 places, the
 * short ones 3 + 3 = 6, the town 36.
 */
export const sideFacts = {
  'NW.n': { building: 'NW', street: 'north', places: 3 },
  'NC.n': { building: 'NC', street: 'north', places: 6 },
  'NE.n': { building: 'NE', street: 'north', places: 3 },
  'NE.e': { building: 'NE', street: 'east', places: 3 },
  'SE.e': { building: 'SE', street: 'east', places: 3 },
  'SE.s': { building: 'SE', street: 'south', places: 3 },
  'SC.s': { building: 'SC', street: 'south', places: 6 },
  'SW.s': { building: 'SW', street: 'south', places: 3 },
  'SW.w': { building: 'SW', street: 'west', places: 3 },
  'NW.w': { building: 'NW', street: 'west', places: 3 },
} satisfies Readonly<Record<string, SideFacts>>
export type Side = keyof typeof sideFacts

/** One side after the other, clockwise round the town. */
export const sides = Object.keys(sideFacts) as readonly Side[]

/** town.event-between: the six gaps between the buildings, a ring clockwise round the town. */
export const spots = ['N1', 'N2', 'E', 'S2', 'S1', 'W'] as const
export type Spot = (typeof spots)[number]

interface SpotFacts {
  readonly between: readonly [Building, Building]
  readonly street: Street
  /** The facing spot straight across the long axis, or end to end. */
  readonly mirror: Spot
  /** The facing spot through the middle of the town. */
  readonly diametric: Spot
}

/**
 * town.event-two-buildings, town.event-street: an event touches two buildings and lies in one street.
 * town.event-opposite: and one other faces it, by one reading or the other.
 */
export const spotFacts: Readonly<Record<Spot, SpotFacts>> = {
  N1: { between: ['NW', 'NC'], street: 'north', mirror: 'S1', diametric: 'S2' },
  N2: { between: ['NC', 'NE'], street: 'north', mirror: 'S2', diametric: 'S1' },
  E: { between: ['NE', 'SE'], street: 'east', mirror: 'W', diametric: 'W' },
  S2: { between: ['SC', 'SE'], street: 'south', mirror: 'N2', diametric: 'N1' },
  S1: { between: ['SW', 'SC'], street: 'south', mirror: 'N1', diametric: 'N2' },
  W: { between: ['NW', 'SW'], street: 'west', mirror: 'E', diametric: 'E' },
}

/** town.building-two-events: the two spots that touch each building. */
export const spotsOf = byKey(buildings, (building) =>
  spots.filter((spot) => spotFacts[spot].between.includes(building)),
)

/** The sides of each building. */
export const sidesOf = byKey(buildings, (building) =>
  sides.filter((side) => sideFacts[side].building === building),
)

/** The sides along each street. */
export const sidesAlong = byKey(streets, (street) =>
  sides.filter((side) => sideFacts[side].street === street),
)

/** The spots in each street. */
export const spotsIn = byKey(streets, (street) =>
  spots.filter((spot) => spotFacts[spot].street === street),
)

/** two.closed-street: the short street that a corner building touches. */
export const shortStreetOf = { NW: 'west', NE: 'east', SE: 'east', SW: 'west' } as const
