import type { Field, FieldValues, SituationKind } from '../../../kernel/fields.ts'
import {
  type Components,
  type EventCard,
  type PlayerCount,
  type Seat,
  seats,
} from '../components.ts'
import {
  type Building,
  buildings,
  type Corner,
  type Side,
  type Spot,
  sides,
  spots,
} from '../town.ts'
import { exampleGame, examplePlacing, exampleTown } from './examples.ts'
import {
  cornersOrLot,
  decks,
  events,
  firstPlayer,
  gangsters,
  loots,
  seen,
  table,
  unknowns,
} from './fields.ts'
import type { GameSituation } from './game.ts'
import type { PlacingSituation } from './placing.ts'
import type { TownSituation } from './town.ts'

const laidEvents = events('unknown')
const wishedEvents = events('any')

/** The kinds of situation of Wild Gangs, each with its table of fields and its example as default. */
export function situationKinds(components: Components): readonly SituationKind[] {
  return [
    withDefaults(townKind(components), exampleTown),
    withDefaults(placingKind(components), examplePlacing),
    withDefaults(gameKind(components), exampleGame),
  ] as readonly SituationKind[]
}

/** The defaults of a kind are its example's values, so that the empty link is the page's own example. */
function withDefaults<S>(kind: SituationKind<S>, example: S): SituationKind<S> {
  const values = kind.toFields(example)
  const fields = kind.fields.map((field) => ({ ...field, default: values[field.name] }) as Field)
  return { ...kind, fields }
}

function townKind(components: Components): SituationKind<TownSituation> {
  const gangs = decks(components.gang)
  return {
    kind: 'town',
    fields: [...townFields, ...unknowns.fields, ...gangs.fields],
    fromFields: (values) => ({
      kind: 'town',
      ...townFrom(values),
      ...deckFrom(gangs.read(values)),
    }),
    toFields: (town) => ({
      ...townTo(town, {}),
      ...unknowns.write(town.gangsters),
      ...gangs.write(town.decks),
    }),
  }
}

function placingKind(components: Components): SituationKind<PlacingSituation> {
  const gangs = decks(components.gang)
  const mover = { name: 'mover', values: seats, default: 'A' }
  return {
    kind: 'placing',
    fields: [...townFields, mover, ...seen.fields, ...gangs.fields],
    fromFields: (values) => ({
      kind: 'placing',
      ...townFrom(values),
      hands: gangsters.read(values).hands,
      seen: seen.read(values),
      mover: values.mover as Seat,
      ...deckFrom(gangs.read(values)),
    }),
    toFields: (placing) => ({
      ...townTo(placing, placing.hands),
      mover: placing.mover,
      ...seen.write(placing.seen ?? {}),
      ...gangs.write(placing.decks),
    }),
  }
}

function gameKind(components: Components): SituationKind<GameSituation> {
  const gangs = decks(components.gang)
  const given = buildings.map((building) => ({
    name: `loots.${building}`,
    values: ['lot', 'given'],
    default: 'lot',
  }))
  return {
    kind: 'game',
    fields: [
      { name: 'players', values: ['4', '3', '2'], default: '4' },
      { name: 'bank', values: cornersOrLot, default: 'lot' },
      { name: 'firstPlayer', values: ['lot', ...seats], default: 'lot' },
      ...wishedEvents.fields,
      ...given,
      ...loots.fields,
      ...gangs.fields,
    ],
    fromFields: (values) => ({
      kind: 'game',
      players: Number(values.players) as PlayerCount,
      bank: values.bank as Corner | 'lot',
      firstPlayer: values.firstPlayer as Seat | 'lot',
      events: wishedFrom(values),
      loots: givenLoots(values),
      ...deckFrom(gangs.read(values)),
    }),
    toFields: (game) => ({
      players: String(game.players),
      bank: game.bank ?? 'lot',
      firstPlayer: game.firstPlayer ?? 'lot',
      ...wishedEvents.write(everySpot(game.events ?? {})),
      ...lootsTo(game.loots ?? {}),
      ...gangs.write(game.decks),
    }),
  }
}

const townFields: readonly Field[] = [
  ...table.fields,
  ...firstPlayer.fields,
  ...laidEvents.fields,
  ...gangsters.fields,
  ...loots.fields,
]

function townFrom(values: FieldValues) {
  const standing: Partial<Record<Side, readonly string[]>> = {}
  const known = gangsters.read(values).gangsters
  const hidden = unknowns.read(values)
  for (const side of sides) {
    const all = [...(known[side] ?? []), ...(hidden[side] ?? [])]
    if (all.length > 0) standing[side] = all
  }
  return {
    ...table.read(values),
    firstPlayer: firstPlayer.read(values),
    events: laidEvents.read(values),
    loots: loots.read(values),
    gangsters: standing,
  }
}

function townTo(town: Omit<TownSituation, 'kind'>, hands: PlacingSituation['hands']): FieldValues {
  const held = Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, [...cards]]))
  return {
    ...table.write(town),
    ...firstPlayer.write(town.firstPlayer),
    ...laidEvents.write(town.events),
    ...gangsters.write({ gangsters: town.gangsters, hands: held }),
    ...loots.write(town.loots),
  }
}

function deckFrom(given: ReturnType<ReturnType<typeof decks>['read']>) {
  return given ? { decks: given } : {}
}

function wishedFrom(values: FieldValues): Partial<Record<Spot, EventCard>> {
  const wished: Partial<Record<Spot, EventCard>> = {}
  for (const [spot, event] of Object.entries(wishedEvents.read(values))) {
    if (event !== 'any') wished[spot as Spot] = event
  }
  return wished
}

function everySpot(wished: Partial<Record<Spot, EventCard>>): Record<Spot, EventCard | 'any'> {
  return Object.fromEntries(spots.map((spot) => [spot, wished[spot] ?? 'any'])) as Record<
    Spot,
    EventCard | 'any'
  >
}

function givenLoots(values: FieldValues): Partial<Record<Building, readonly [number, number]>> {
  const all = loots.read(values)
  const chosen = buildings.filter((building) => values[`loots.${building}`] === 'given')
  return Object.fromEntries(chosen.map((building) => [building, all[building]]))
}

function lootsTo(wished: NonNullable<GameSituation['loots']>): FieldValues {
  const all = Object.fromEntries(
    buildings.map((building) => [building, wished[building] ?? ([0, 0] as const)]),
  ) as Record<Building, readonly [number, number]>
  const given = buildings.map((building) => {
    return [`loots.${building}`, wished[building] ? 'given' : 'lot'] as const
  })
  return { ...Object.fromEntries(given), ...loots.write(all) }
}
