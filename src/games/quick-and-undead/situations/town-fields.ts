import type { Field, FieldValues } from '../../../kernel/fields.ts'
import {
  type BuildingCard,
  buildingCards,
  COINS,
  NOTORIETY,
  type Resource,
  resources,
  type Seat,
  SLOTS_LIMIT,
  seats,
  type UndeadCard,
  undeadCards,
} from '../components.ts'
import { counted, type FieldGroup, listed, mark, marked, said, seatsIn } from './fields.ts'
import type { TableSituation } from './table.ts'
import type { SiteSituation } from './town.ts'

/** Slots of which links speak early, so that links to most tables stay short. */
const EARLY_SLOTS = 9

const slots = Array.from({ length: SLOTS_LIMIT }, (_, index) => index + 1)
const players = seats.slice(0, -1)

function slotFields(slot: number): readonly Field[] {
  return [
    listed(`slot.${slot}`, ['none', ...buildingCards]),
    listed(`occupant.${slot}`, ['none', ...players]),
    listed(`bonus.${slot}`, ['none', ...resources]),
    marked(`haunted.${slot}`),
  ]
}

/** The slots that most tables use. */
export const earlySlots = slots.slice(0, EARLY_SLOTS).flatMap(slotFields)

/** The other slots, and the further occupants of the Saloon. */
export const lateSlots = [
  ...players.map((seat) => marked(`saloon.${seat}`)),
  ...slots.slice(EARLY_SLOTS).flatMap(slotFields),
]

/** Where each Undead is: out of the game, in Boot Hill, in the Street, in the building on a slot, or killed by a gang. */
const whereabouts = ['box', 'bootHill', 'street', ...slots.map((slot) => `slot${slot}`), ...players]

/** Where each Undead is. */
export const undeadFields = undeadCards.map((card) => listed(`undead.${card}`, whereabouts))

/** What is on the table apart from gangs: the buildings and all Undead. */
export type TownPart = Pick<TableSituation, 'town' | 'street' | 'bootHill' | 'gangs'>

/** The town that the fields describe. A slot without a building has nothing else. */
export function townFrom(values: FieldValues): TownPart {
  const at = (where: string): readonly UndeadCard[] | undefined => {
    const cards = undeadCards.filter((card) => values[`undead.${card}`] === where)
    return cards.length > 0 ? cards : undefined
  }
  const town = slots
    .filter((slot) => values[`slot.${slot}`] !== 'none')
    .map((slot) => siteFrom(slot, values, at(`slot${slot}`)))
  const killers = seatsIn(values).filter((seat) => at(seat))
  return said({
    town: town.length > 0 ? town : undefined,
    street: at('street'),
    bootHill: at('bootHill'),
    gangs: Object.fromEntries(killers.map((seat) => [seat, { trophies: at(seat) }])),
  })
}

function siteFrom(
  slot: number,
  values: FieldValues,
  undead: readonly UndeadCard[] | undefined,
): SiteSituation {
  const card = values[`slot.${slot}`] as BuildingCard
  const first = values[`occupant.${slot}`]
  const inSaloon = (seat: Seat) => card === 'saloon' && values[`saloon.${seat}`] === 'yes'
  const occupants = players.filter((seat) => seat === first || inSaloon(seat))
  const bonus = values[`bonus.${slot}`] as Resource | 'none'
  return {
    card,
    ...said({
      occupants: occupants.length > 0 ? occupants : undefined,
      undead,
      bonus: bonus === 'none' ? undefined : bonus,
      haunted: values[`haunted.${slot}`] === 'yes' ? ('yes' as const) : undefined,
    }),
  }
}

/** The values of the fields for a town. */
export function townTo({
  town = [],
  street = [],
  bootHill = [],
  gangs = {},
}: TownPart): FieldValues {
  const values: Record<string, string> = {}
  for (const card of undeadCards) values[`undead.${card}`] = 'box'
  for (const card of street) values[`undead.${card}`] = 'street'
  for (const card of bootHill) values[`undead.${card}`] = 'bootHill'
  for (const seat of players) {
    values[`saloon.${seat}`] = 'no'
    for (const card of gangs[seat]?.trophies ?? []) values[`undead.${card}`] = seat
  }
  for (const slot of slots) Object.assign(values, siteTo(slot, town[slot - 1]))
  return values
}

function siteTo(slot: number, site: SiteSituation | undefined): FieldValues {
  const values: Record<string, string> = {
    [`slot.${slot}`]: site?.card ?? 'none',
    [`occupant.${slot}`]: 'none',
    [`bonus.${slot}`]: site?.bonus ?? 'none',
    [`haunted.${slot}`]: mark(site?.haunted === 'yes'),
  }
  const [first, ...further] = players.filter((seat) => site?.occupants?.includes(seat))
  if (first) values[`occupant.${slot}`] = first
  for (const seat of further) values[`saloon.${seat}`] = 'yes'
  for (const card of site?.undead ?? []) values[`undead.${card}`] = `slot${slot}`
  return values
}

/** The supply, when it is less than what is left. */
export const supply: FieldGroup<Pick<TableSituation, 'supply'>> = {
  fields: [
    listed('supply', ['rest', 'given']),
    counted('supply.coins', COINS),
    counted('supply.notoriety', NOTORIETY),
  ],
  read: (values) => {
    if (values.supply === 'rest') return {}
    const coins = Number(values['supply.coins'])
    return { supply: { coins, notoriety: Number(values['supply.notoriety']) } }
  },
  write: ({ supply: given }) => ({
    supply: given ? 'given' : 'rest',
    'supply.coins': given?.coins ?? 0,
    'supply.notoriety': given?.notoriety ?? 0,
  }),
}
