import type { Field, FieldValues, ListedField, NumberField } from '../../../kernel/fields.ts'
import { byKey } from '../../../kernel/keyed.ts'
import {
  CARD_LIMITS,
  type CardFace,
  type CardId,
  cardIdsOf,
  DOLLARS_LIMIT,
  eventCards,
  type PlayerCount,
  type Seat,
  seats,
} from '../components.ts'
import {
  type Building,
  buildings,
  type Corner,
  corners,
  type Side,
  type Spot,
  sides,
  spots,
} from '../town.ts'
import type { Decks } from './common.ts'
import type { TownSituation } from './town.ts'

/** A part of a situation as fields: its table, and both ways between the part and the values. */
export interface FieldGroup<Part> {
  readonly fields: readonly Field[]
  read(values: FieldValues): Part
  write(part: Part): FieldValues
}

function listed(name: string, values: readonly string[]): ListedField {
  return { name, values, default: values[0] as string }
}

function dollars(name: string, start = 0): NumberField {
  const short = { bits: 6, step: 100 }
  return { name, min: 0, max: DOLLARS_LIMIT, bits: 17, default: start, short }
}

/** component.players and the bank's corner. */
export const table: FieldGroup<{ players: PlayerCount; bank: Corner }> = {
  fields: [listed('players', ['4', '3', '2']), listed('bank', ['NE', 'SE', 'SW', 'NW'])],
  read: (values) => ({
    players: Number(values.players) as PlayerCount,
    bank: values.bank as Corner,
  }),
  write: ({ players, bank }) => ({ players: String(players), bank }),
}

/** The first player of a town. */
export const firstPlayer: FieldGroup<Seat> = {
  fields: [listed('firstPlayer', seats)],
  read: (values) => values.firstPlayer as Seat,
  write: (seat) => ({ firstPlayer: seat }),
}

/** The event at each spot, with a word for "none given". */
export function events<None extends string>(
  none: None,
): FieldGroup<Record<Spot, (typeof eventCards)[number] | None>> {
  return {
    fields: spots.map((spot) => listed(`events.${spot}`, [none, ...eventCards])),
    read: (values) =>
      byKey(spots, (spot) => values[`events.${spot}`] as (typeof eventCards)[number] | None),
    write: (laid) => named(spots, 'events', (spot) => laid[spot]),
  }
}

/** The two loots of each building. */
export const loots: FieldGroup<TownSituation['loots']> = {
  fields: buildings.flatMap((building) => lootNames(building).map((name) => dollars(name))),
  read: (values) =>
    byKey(buildings, (building) => {
      const [one, two] = lootNames(building)
      return [Number(values[one]), Number(values[two])] as const
    }),
  write: (laid) =>
    Object.fromEntries(
      buildings.flatMap((building) =>
        lootNames(building).map((name, index) => [name, laid[building][index] ?? 0] as const),
      ),
    ),
}

function lootNames(building: Building): readonly [string, string] {
  return [`loots.${building}.1`, `loots.${building}.2`]
}

/** Where each card is: aside in its pile, in hand, or on a side, face up or face down. */
const whereabouts = ['pile', 'hand', ...sides, ...sides.map((side) => `(${side})`)]

/** The gangsters in town and in hands. */
export const gangsters: FieldGroup<{
  gangsters: NonNullable<TownSituation['gangsters']>
  hands: Partial<Record<Seat, CardId[]>>
}> = {
  fields: seats
    .flatMap((seat) => cardIdsOf(seat))
    .map((card) => listed(`card.${card}`, whereabouts)),
  read: (values) => {
    const standing: Partial<Record<Side, string[]>> = {}
    const hands: Partial<Record<Seat, CardId[]>> = {}
    for (const seat of seats) {
      for (const card of cardIdsOf(seat)) {
        const where = String(values[`card.${card}`])
        if (where === 'hand') hands[seat] = [...(hands[seat] ?? []), card]
        if (where === 'pile' || where === 'hand') continue
        const down = where.startsWith('(')
        const side = (down ? where.slice(1, -1) : where) as Side
        standing[side] = [...(standing[side] ?? []), down ? `(${card})` : card]
      }
    }
    return { gangsters: standing, hands }
  },
  write: ({ gangsters: standing, hands }) => {
    const values: Record<string, string> = {}
    for (const seat of seats) {
      for (const card of cardIdsOf(seat)) values[`card.${card}`] = 'pile'
      for (const card of hands[seat] ?? []) values[`card.${card}`] = 'hand'
    }
    for (const side of sides) {
      for (const text of standing[side] ?? []) {
        const card = text.replace(/[()]/g, '')
        if (!card.endsWith('?')) values[`card.${card}`] = card === text ? side : `(${side})`
      }
    }
    return values
  },
}

/** How many face-down gangsters of each gang stand on each side of which no more is known. */
export const unknowns: FieldGroup<TownSituation['gangsters']> = {
  fields: sides.flatMap((side) =>
    seats.map(
      (seat): NumberField => ({
        name: `unknown.${side}.${seat}`,
        min: 0,
        max: 6,
        bits: 3,
        default: 0,
      }),
    ),
  ),
  read: (values) =>
    byKey(sides, (side) =>
      seats.flatMap((seat) =>
        new Array<string>(Number(values[`unknown.${side}.${seat}`] ?? 0)).fill(`(${seat}?)`),
      ),
    ),
  write: (standing) =>
    Object.fromEntries(
      sides.flatMap((side) =>
        seats.map((seat) => {
          const hidden = (standing[side] ?? []).filter((text) => text.includes(`${seat}?`))
          return [`unknown.${side}.${seat}`, hidden.length] as const
        }),
      ),
    ),
}

/** Whether each player has looked at each spot. */
export const seen: FieldGroup<Partial<Record<Seat, readonly Spot[]>>> = {
  fields: seats.flatMap((seat) =>
    spots.map((spot) => listed(`seen.${seat}.${spot}`, ['no', 'yes'])),
  ),
  read: (values) => {
    const looked: Partial<Record<Seat, readonly Spot[]>> = {}
    for (const seat of seats) {
      const at = spots.filter((spot) => values[`seen.${seat}.${spot}`] === 'yes')
      if (at.length > 0) looked[seat] = at
    }
    return looked
  },
  write: (looked) =>
    Object.fromEntries(
      seats.flatMap((seat) =>
        spots.map((spot) => {
          return [`seen.${seat}.${spot}`, looked[seat]?.includes(spot) ? 'yes' : 'no'] as const
        }),
      ),
    ),
}

/** The gang decks; the default is the deck that the components give to every gang. */
export function decks(gang: readonly CardFace[]): FieldGroup<Decks | undefined> {
  const fields = seats.flatMap((seat) =>
    gang.flatMap((face, index) => cardFields(`deck.${seat}${index + 1}`, face)),
  )
  const faceOf = (values: FieldValues, name: string): CardFace => ({
    strength: Number(values[`${name}.strength`]),
    firepower: Number(values[`${name}.firepower`]),
    bounty: Number(values[`${name}.bounty`]),
    ...(values[`${name}.woman`] === 'yes' ? { woman: true } : {}),
    ...(values[`${name}.chief`] === 'yes' ? { chief: true } : {}),
  })
  return {
    fields,
    read: (values) => {
      if (fields.every((field) => (values[field.name] ?? field.default) === field.default)) {
        return undefined
      }
      return byKey(seats, (seat) =>
        gang.map((_, index) => faceOf(values, `deck.${seat}${index + 1}`)),
      )
    },
    write: (given) =>
      Object.assign(
        {},
        ...seats.flatMap((seat) =>
          deckOf(given, seat, gang).map((face, index) =>
            cardValues(`deck.${seat}${index + 1}`, face),
          ),
        ),
      ),
  }
}

function deckOf(
  given: Decks | undefined,
  seat: Seat,
  gang: readonly CardFace[],
): readonly CardFace[] {
  if (!given) return gang
  return isOneForAll(given) ? given : (given[seat] ?? gang)
}

function isOneForAll(given: Decks): given is readonly CardFace[] {
  return Array.isArray(given)
}

function cardFields(name: string, face: CardFace): Field[] {
  const number = (value: 'strength' | 'firepower'): NumberField => {
    const max = CARD_LIMITS[value]
    return { name: `${name}.${value}`, min: 0, max, bits: 4, default: face[value] }
  }
  const mark = (value: 'woman' | 'chief'): ListedField => ({
    name: `${name}.${value}`,
    values: ['no', 'yes'],
    default: face[value] ? 'yes' : 'no',
  })
  const bounty = dollars(`${name}.bounty`, face.bounty)
  return [number('strength'), number('firepower'), bounty, mark('woman'), mark('chief')]
}

function cardValues(name: string, face: CardFace): FieldValues {
  return {
    [`${name}.strength`]: face.strength,
    [`${name}.firepower`]: face.firepower,
    [`${name}.bounty`]: face.bounty,
    [`${name}.woman`]: face.woman ? 'yes' : 'no',
    [`${name}.chief`]: face.chief ? 'yes' : 'no',
  }
}

function named<Key extends string>(
  keys: readonly Key[],
  prefix: string,
  value: (key: Key) => string,
): FieldValues {
  return Object.fromEntries(keys.map((key) => [`${prefix}.${key}`, value(key)]))
}

/** The corners with a word for "by lot", the default of a whole game. */
export const cornersOrLot = ['lot', ...corners] as const
