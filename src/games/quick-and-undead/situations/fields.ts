import type { Field, FieldValues, ListedField, NumberField } from '../../../kernel/fields.ts'
import {
  type Cell,
  COINS,
  cells,
  criticalSides,
  NOTORIETY,
  OUTLAWS,
  type PlayerCount,
  RANGER,
  type Seat,
  type Space,
  seats,
  spaces,
} from '../components.ts'
import { type Hardship, hardships, type Posture, postures } from '../position.ts'
import { type CommonSituation, yesNo } from './common.ts'
import type { GangSituation } from './gangs.ts'
import { gangSeats, seatsOf } from './seats.ts'
import { DAYS_LIMIT, type Noon, noons, type TableSituation } from './table.ts'

/** A part of a situation as fields: its table, and both ways between the part and the values. */
export interface FieldGroup<Part> {
  readonly fields: readonly Field[]
  read(values: FieldValues): Part
  write(part: Part): FieldValues
}

/** A field with a list of values, the first of them by default. */
export function listed(name: string, values: readonly string[]): ListedField {
  return { name, values, default: values[0] as string }
}

/** A mark that is there or not. */
export function marked(name: string): ListedField {
  return listed(name, yesNo)
}

/** A whole number from `min` to `max`. */
export function counted(name: string, max: number, min = 0): NumberField {
  return { name, min, max, bits: Math.ceil(Math.log2(max - min + 1)), default: min }
}

/** What is so of a mark. */
export function mark(isSet: boolean | undefined): 'yes' | 'no' {
  return isSet ? 'yes' : 'no'
}

/** Only the parts of a situation that say something. */
export function said<Part extends object>(part: Part): Said<Part> {
  const entries = Object.entries(part).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Said<Part>
}
type Said<Part> = { [Name in keyof Part]?: Exclude<Part[Name], undefined> }

/** component.players: how many, with one gang each or two, and what makes a solo game harder. */
export const playing: FieldGroup<Pick<CommonSituation, 'players' | 'twoGangs' | 'hardships'>> = {
  fields: [
    listed('players', ['3', '2', '4', '5', '6', '1']),
    marked('twoGangs'),
    ...hardships.map((hardship) => marked(`hardship.${hardship}`)),
  ],
  read: (values) => {
    const chosen = hardships.filter((hardship) => values[`hardship.${hardship}`] === 'yes')
    return {
      players: Number(values.players) as PlayerCount,
      ...said({
        twoGangs: values.twoGangs === 'yes' ? ('yes' as const) : undefined,
        hardships: chosen.length > 0 ? (chosen as readonly Hardship[]) : undefined,
      }),
    }
  },
  write: ({ players, twoGangs = 'no', hardships: chosen = [] }) => ({
    players: String(players),
    twoGangs,
    ...Object.fromEntries(
      hardships.map((hardship) => [`hardship.${hardship}`, mark(chosen.includes(hardship))]),
    ),
  }),
}

/** setup.first-player: who bears the LAW. */
export const law: FieldGroup<Pick<TableSituation, 'law'>> = {
  fields: [listed('law', seats.slice(0, -1))],
  read: (values) => (values.law === 'A' ? {} : { law: values.law as Seat }),
  write: (part) => ({ law: part.law ?? 'A' }),
}

/** The day and the round of it. */
export const date: FieldGroup<Pick<TableSituation, 'day' | 'round'>> = {
  fields: [counted('day', DAYS_LIMIT, 1), counted('round', 3, 1)],
  read: ({ day, round }) =>
    said({
      day: day === 1 ? undefined : Number(day),
      round: round === 1 ? undefined : Number(round),
    }),
  write: ({ day = 1, round = 1 }) => ({ day, round }),
}

/** Whether it is High Noon; at the count it is over. */
export const noonField: FieldGroup<Pick<TableSituation, 'noon'>> = {
  fields: [listed('noon', noons)],
  read: ({ noon }) => said({ noon: noon === 'far' ? undefined : (noon as Noon) }),
  write: ({ noon = 'far' }) => ({ noon }),
}

/** No field at all. */
export const noField: FieldGroup<object> = { fields: [], read: () => ({}), write: () => ({}) }

/** Who plays, by the fields. */
export function seatsIn(values: FieldValues): readonly Seat[] {
  const players = Number(values.players) as PlayerCount
  const twoGangs = values.twoGangs === 'yes' && players === 2
  return gangSeats({ seats: seatsOf(players, twoGangs), solo: players === 1 })
}

/** The gangs of some seats. Fields of a gang that does not play say nothing. */
export function gangs(some: readonly Seat[]): FieldGroup<TableSituation['gangs']> {
  return {
    fields: some.flatMap(gangFields),
    read: (values) => {
      const playing = seatsIn(values)
      const read: Partial<Record<Seat, GangSituation>> = {}
      for (const seat of some) {
        const gang = gangFrom(seat, values)
        if (playing.includes(seat) && Object.keys(gang).length > 0) read[seat] = gang
      }
      return read
    },
    write: (given = {}) =>
      Object.assign({}, ...some.map((seat) => gangTo(seat, given[seat] ?? {}))),
  }
}

/** What is left of six Outlaws after all the others waits beside Hired Guns, two at the most. */
const REST = 'rest'

function gangFields(seat: Seat): readonly Field[] {
  const loaded = cells.map((cell) => marked(`loaded.${seat}.${cell}`))
  const on = spaces.map((space) => listed(`on.${seat}.${space}`, ['none', ...postures]))
  const critical = listed(`critical.${seat}`, criticalSides)
  if (seat === RANGER) return [...loaded, critical, ...on]
  return [
    ...loaded,
    critical,
    counted(`coins.${seat}`, COINS),
    counted(`notoriety.${seat}`, NOTORIETY),
    listed(`reserve.${seat}`, [REST, '2', '1', '0']),
    counted(`graveyard.${seat}`, OUTLAWS),
    ...on,
  ]
}

function gangFrom(seat: Seat, values: FieldValues): GangSituation {
  const loaded = cells.filter((cell) => values[`loaded.${seat}.${cell}`] === 'yes')
  const usual = loadedByDefault(seat)
  const on: Partial<Record<Space, Posture>> = {}
  for (const space of spaces) {
    const posture = values[`on.${seat}.${space}`]
    if (posture !== 'none') on[space] = posture as Posture
  }
  const parts = {
    loaded: loaded.length === usual.length ? undefined : loaded,
    critical: values[`critical.${seat}`] === 'backfire' ? ('backfire' as const) : undefined,
    on: Object.keys(on).length > 0 ? on : undefined,
  }
  if (seat === RANGER) return said(parts)
  const reserve = values[`reserve.${seat}`]
  return said({
    ...parts,
    coins: Number(values[`coins.${seat}`]) || undefined,
    notoriety: Number(values[`notoriety.${seat}`]) || undefined,
    reserve: reserve === REST ? undefined : Number(reserve),
    graveyard: Number(values[`graveyard.${seat}`]) || undefined,
  })
}

function gangTo(seat: Seat, gang: GangSituation): FieldValues {
  const { loaded = loadedByDefault(seat), critical = 'skull', on = {} } = gang
  const values: Record<string, string | number> = { [`critical.${seat}`]: critical }
  for (const cell of cells) values[`loaded.${seat}.${cell}`] = mark(loaded.includes(cell))
  for (const space of spaces) values[`on.${seat}.${space}`] = on[space] ?? 'none'
  if (seat === RANGER) return values
  const { coins = 0, notoriety = 0, reserve = REST, graveyard = 0 } = gang
  return {
    ...values,
    [`coins.${seat}`]: coins,
    [`notoriety.${seat}`]: notoriety,
    [`reserve.${seat}`]: String(reserve),
    [`graveyard.${seat}`]: graveyard,
  }
}

/** solosetup.ranger: Dead Ranger has a Bullet on every cell unless told otherwise. */
function loadedByDefault(seat: Seat): readonly Cell[] {
  return seat === RANGER ? cells : []
}

/** Spaces used this day from which the Outlaw is gone. */
export const usedSpaces: FieldGroup<TableSituation['gangs']> = {
  fields: seats
    .slice(0, -1)
    .flatMap((seat) => spaces.map((space) => marked(`used.${seat}.${space}`))),
  read: (values) => {
    const read: Partial<Record<Seat, GangSituation>> = {}
    for (const seat of seatsIn(values)) {
      const used = spaces.filter((space) => values[`used.${seat}.${space}`] === 'yes')
      if (used.length > 0) read[seat] = { used }
    }
    return read
  },
  write: (given = {}) =>
    Object.fromEntries(
      seats
        .slice(0, -1)
        .flatMap((seat) =>
          spaces.map((space) => [
            `used.${seat}.${space}`,
            mark(given[seat]?.used?.includes(space)),
          ]),
        ),
    ),
}
