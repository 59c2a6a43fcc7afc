import type { Field, FieldValues, SituationKind } from '../../../kernel/fields.ts'
import {
  type BuildingCard,
  buildingCards,
  type Components,
  RANGER,
  type Resource,
  resources,
  type Seat,
  type Space,
  seats,
  spaces,
  type UndeadCard,
  undeadCards,
} from '../components.ts'
import { cardFields } from './card-fields.ts'
import { type Examples, examples } from './examples.ts'
import {
  date,
  type FieldGroup,
  gangs,
  law,
  listed,
  mark,
  marked,
  noField,
  noonField,
  playing,
  said,
  usedSpaces,
} from './fields.ts'
import type { GangSituation } from './gangs.ts'
import { kindNames, type QuickKind } from './open.ts'
import { type Hunting, huntings } from './shootings.ts'
import type { TableSituation } from './table.ts'
import { earlySlots, lateSlots, supply, townFrom, townTo, undeadFields } from './town-fields.ts'

/** What a kind of situation says beyond its table. */
type Scenes = { readonly [K in Exclude<QuickKind, 'game'>]: FieldGroup<SceneOf<K>> }
type SceneOf<K extends QuickKind> = Omit<Examples[K], keyof TableSituation | 'kind'>

const players = seats.slice(0, -1)
const spaceNames = spaces.map(String)

function seatField(name: string, some: readonly string[] = players): Field {
  return listed(name, some)
}

const spaceField = (name: string): Field => listed(name, spaceNames)
const spaceOf = (value: unknown): Space => Number(value) as Space

const duellists: FieldGroup<readonly Seat[]> = {
  fields: seats.map((seat) => marked(`duellist.${seat}`)),
  read: (values) => seats.filter((seat) => values[`duellist.${seat}`] === 'yes'),
  write: (some) =>
    Object.fromEntries(seats.map((seat) => [`duellist.${seat}`, mark(some.includes(seat))])),
}

const NOT_SAID = 'asked'

const targets: FieldGroup<Partial<Record<Seat, Seat>> | undefined> = {
  fields: seats.map((seat) => listed(`target.${seat}`, [NOT_SAID, ...seats])),
  read: (values) => {
    const said = seats.filter((seat) => values[`target.${seat}`] !== NOT_SAID)
    const entries = said.map((seat) => [seat, values[`target.${seat}`]] as const)
    return said.length > 0 ? Object.fromEntries(entries) : undefined
  },
  write: (given = {}) =>
    Object.fromEntries(seats.map((seat) => [`target.${seat}`, given[seat] ?? NOT_SAID])),
}

const scenes: Scenes = {
  duel: {
    fields: [spaceField('space'), ...duellists.fields, ...targets.fields],
    read: (values) => ({
      space: spaceOf(values.space),
      duellists: duellists.read(values),
      ...said({ targets: targets.read(values) }),
    }),
    write: (scene) => ({
      space: String(scene.space),
      ...duellists.write(scene.duellists),
      ...targets.write(scene.targets),
    }),
  },
  intimidation: {
    fields: [
      seatField('by', seats),
      spaceField('from'),
      seatField('target', seats),
      spaceField('at'),
    ],
    read: ({ by, from, target, at }) => ({
      by: by as Seat,
      from: spaceOf(from),
      target: target as Seat,
      at: spaceOf(at),
    }),
    write: ({ by, from, target, at }) => ({ by, from: String(from), target, at: String(at) }),
  },
  shooting: {
    fields: [
      seatField('by'),
      spaceField('from'),
      listed('card', undeadCards),
      listed('ability', [NOT_SAID, ...huntings]),
    ],
    read: ({ by, from, card, ability }) => ({
      by: by as Seat,
      from: spaceOf(from),
      ...said({ ability: ability === NOT_SAID ? undefined : (ability as Hunting) }),
      card: card as UndeadCard,
    }),
    write: ({ by, from, card, ability = NOT_SAID }) => ({ by, from: String(from), card, ability }),
  },
  robbery: {
    fields: [seatField('by'), seatField('of', seats), listed('what', resources)],
    read: ({ by, of, what }) => ({ by: by as Seat, of: of as Seat, what: what as Resource }),
    write: ({ by, of, what }) => ({ by, of, what }),
  },
  purchase: {
    fields: [
      seatField('by'),
      spaceField('space'),
      listed('building', [NOT_SAID, ...buildingCards]),
    ],
    read: ({ by, space, building }) => ({
      by: by as Seat,
      space: spaceOf(space),
      ...said({ building: building === NOT_SAID ? undefined : (building as BuildingCard) }),
    }),
    write: ({ by, space, building = NOT_SAID }) => ({ by, space: String(space), building }),
  },
  'building-fight': {
    fields: [seatField('by'), spaceField('space'), listed('building', buildingCards)],
    read: ({ by, space, building }) => ({
      by: by as Seat,
      space: spaceOf(space),
      building: building as BuildingCard,
    }),
    write: ({ by, space, building }) => ({ by, space: String(space), building }),
  },
  turn: {
    fields: [seatField('by', seats), listed('space', [...spaceNames, 'hired'])],
    read: ({ by, space }) => ({
      by: by as Seat,
      space: space === 'hired' ? space : spaceOf(space),
    }),
    write: ({ by, space }) => ({ by, space: String(space) }),
  },
  round: noField,
  count: noField,
  'final-duel': {
    fields: duellists.fields,
    read: (values) => ({ duellists: duellists.read(values) }),
    write: (scene) => duellists.write(scene.duellists),
  },
}

/** The kinds of situation of The Quick and the Undead, each with its table of fields and its example as default. */
export function situationKinds(components: Components): readonly SituationKind[] {
  return kindNames.map((kind) =>
    withDefaults(
      kind === 'game' ? gameKind(components) : tableKind(kind, components),
      examples[kind],
    ),
  )
}

/** The defaults of a kind are its example's values, so that the empty link is the page's own example. */
function withDefaults(kind: SituationKind, example: unknown): SituationKind {
  const values = kind.toFields(example)
  const fields = kind.fields.map((field) => ({ ...field, default: values[field.name] }) as Field)
  return { ...kind, fields }
}

const firstGangs = gangs(['A', 'B', 'C'])
const otherGangs = gangs(['D', 'E', 'F', RANGER])

function tableKind<K extends keyof Scenes>(kind: K, components: Components): SituationKind {
  const scene = scenes[kind] as FieldGroup<unknown>
  const noon = kind === 'count' || kind === 'final-duel' ? noField : noonField
  const cards = cardFields(components)
  return {
    kind,
    fields: [
      ...scene.fields,
      ...[...playing.fields, ...law.fields, ...date.fields, ...noon.fields],
      ...[...firstGangs.fields, ...earlySlots, ...undeadFields, ...otherGangs.fields],
      ...[...supply.fields, ...usedSpaces.fields, ...lateSlots, ...cards.fields],
    ],
    fromFields: (values) => {
      const town = townFrom(values)
      const all = [firstGangs, otherGangs, usedSpaces].map((group) => group.read(values))
      return {
        kind,
        ...playing.read(values),
        ...law.read(values),
        ...date.read(values),
        ...noon.read(values),
        ...(scene.read(values) as object),
        ...said({ gangs: together([...all, town.gangs]) }),
        ...said({ town: town.town, street: town.street, bootHill: town.bootHill }),
        ...supply.read(values),
        ...cards.read(values),
      }
    },
    toFields: (situation) => {
      const table = situation as TableSituation
      return {
        ...scene.write(situation),
        ...playing.write(table),
        ...law.write(table),
        ...date.write(table),
        ...noon.write(table),
        ...firstGangs.write(table.gangs),
        ...otherGangs.write(table.gangs),
        ...usedSpaces.write(table.gangs),
        ...townTo(table),
        ...supply.write(table),
        ...cards.write(table),
      }
    },
  }
}

/** What several groups of fields say of the same gangs. */
function together(all: readonly TableSituation['gangs'][]): TableSituation['gangs'] {
  const merged: Partial<Record<Seat, GangSituation>> = {}
  for (const seat of seats) {
    const parts = all.flatMap((some) => some?.[seat] ?? [])
    if (parts.length > 0) merged[seat] = Object.assign({}, ...parts)
  }
  return Object.keys(merged).length > 0 ? merged : undefined
}

function gameKind(components: Components): SituationKind {
  const cards = cardFields(components)
  return {
    kind: 'game',
    fields: [...playing.fields, ...law.fields, ...cards.fields],
    fromFields: (values: FieldValues) => ({
      kind: 'game',
      ...playing.read(values),
      ...law.read(values),
      ...cards.read(values),
    }),
    toFields: (situation) => {
      const game = situation as Examples['game']
      return { ...playing.write(game), ...law.write(game), ...cards.write(game) }
    },
  }
}
