import { z } from 'zod'
import {
  spaces as actionSpaces,
  buildingCards,
  CARD_LIMIT,
  COINS,
  cells,
  type Components as EngineComponents,
  NOTORIETY,
  playerCounts,
  resources,
  SLOTS_LIMIT,
  undeadCards,
} from '../../engine/games/quick-and-undead/components.ts'
import { both } from '../languages.ts'
import { provenance, source } from './source.ts'

const name = both(z.string())
const onCard = z.int().nonnegative().max(CARD_LIMIT)

/** What a Building card shows besides its ability. */
const buildingFace = { cost: onCard, notoriety: onCard, fourPlus: z.boolean() }

/** What an Undead card shows. */
const undeadFace = {
  value: onCard,
  weakSpots: z
    .array(z.literal(cells))
    .min(1, 'at least one weak spot')
    .refine((spots) => new Set(spots).size === spots.length, 'each weak spot once'),
}

/** What a building slot shows. One player uses the slots of six, so no slot is for fewer than two. */
const slotFace = {
  players: z.literal(playerCounts).refine((players) => players > 1, '2 players or more'),
  icon: z.enum(resources),
}

/** setup.undead-in-buildings: an Undead for each player needs a building for each player. */
function seatAll(slots: readonly { readonly players: number }[]): boolean {
  return playerCounts.every(
    (count) => slots.filter(({ players }) => players <= Math.max(count, 2)).length >= count,
  )
}

const enough = 'for every number of players at least as many slots'

/** A Building card of the file; name and cost say where they come from if not from where the card does. */
const building = z.strictObject({
  id: z.enum(buildingCards),
  name,
  nameProvenance: provenance.optional(),
  ...buildingFace,
  costProvenance: provenance.optional(),
  provenance,
})

const undead = z.strictObject({
  id: z.enum(undeadCards),
  ...undeadFace,
  valueProvenance: provenance.optional(),
})

const slots = z
  .array(z.strictObject({ slot: z.int().positive(), ...slotFace }))
  .max(SLOTS_LIMIT)
  .refine((list) => list.every(({ slot }, place) => slot === place + 1), 'the slots from 1 upwards')
  .refine(seatAll, enough)

const supply = z
  .strictObject({
    coins: z.literal(COINS),
    notorietyOnes: z.int().nonnegative(),
    notorietyFives: z.int().nonnegative(),
    provenance,
  })
  .refine(
    ({ notorietyOnes, notorietyFives }) => notorietyOnes + 5 * notorietyFives === NOTORIETY,
    `Notoriety worth ${NOTORIETY}`,
  )

const space = z.strictObject({
  id: z.enum([...actionSpaces.map(String), 'hired']),
  name,
  provenance,
})

/** The components of The Quick and the Undead, as their file holds them. */
export const components = z.strictObject({
  source,
  buildings: z.array(building).length(buildingCards.length),
  slots: z.strictObject({ provenance, list: slots }),
  undead: z.strictObject({ provenance, cards: z.array(undead).length(undeadCards.length) }),
  supply,
  spaces: z.array(space).length(actionSpaces.length + 1),
})

/** What a program may hand to the engine in their place: what the cards and slots show, without names and provenance. */
export const ownComponents = z.strictObject({
  buildings: z.record(z.enum(buildingCards), z.strictObject(buildingFace)),
  slots: z.array(z.strictObject(slotFace)).max(SLOTS_LIMIT).refine(seatAll, enough),
  undead: z.record(z.enum(undeadCards), z.strictObject(undeadFace)),
})

/** What the engine needs of them: what the cards and slots show. Throws if a card is missing or stands twice. */
export function toEngine({
  buildings,
  slots: { list },
  undead: { cards },
}: z.infer<typeof components>): EngineComponents {
  return ownComponents.parse({
    buildings: Object.fromEntries(
      buildings.map(({ id, cost, notoriety, fourPlus }) => [id, { cost, notoriety, fourPlus }]),
    ),
    slots: list.map(({ players, icon }) => ({ players, icon })),
    undead: Object.fromEntries(cards.map(({ id, value, weakSpots }) => [id, { value, weakSpots }])),
  })
}
