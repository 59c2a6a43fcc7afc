import { z } from 'zod'
import {
  spaces as actionSpaces,
  BULLET_TOKENS,
  BULLETS,
  buildingCards,
  CARD_LIMIT,
  COINS,
  cells,
  type Components as EngineComponents,
  FOUR_PLUS_CARDS,
  NOTORIETY,
  playerCounts,
  resources,
  undeadCards,
} from '../../games/quick-and-undead/components.ts'
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

/** Slots, as far as their number and icons go. */
type Slots = readonly { readonly players: number; readonly icon: string }[]

/** building.count: the slots that so many gangs use. */
function usedBy(slots: Slots, gangs: number): Slots {
  return slots.filter(({ players }) => players <= gangs)
}

/** setup.undead-in-buildings: an Undead for each player needs a building for each player. */
function seatAll(slots: Slots): boolean {
  return gangCounts.every((gangs) => usedBy(slots, gangs).length >= gangs)
}

/** component.bullet-tokens: a Bullet on a building is one that lies on no Targeting card. */
function bulletsSuffice(slots: Slots): boolean {
  return gangCounts.every((gangs) => {
    const laid = usedBy(slots, gangs).filter(({ icon }) => icon === 'bullet').length
    return laid <= BULLET_TOKENS - BULLETS * gangs
  })
}

const gangCounts = playerCounts.filter((count) => count > 1)

/** solosetup.buildings: the solo game has a card without 4+ for every slot. */
const MOST_SLOTS = buildingCards.length - FOUR_PLUS_CARDS

const enough = 'for every number of players at least as many slots'
const bulletsLeft = `no more Bullets on slots than the ${BULLET_TOKENS} tokens leave`

/** component.buildings: five cards are marked 4+. */
function someFourPlus(cards: readonly { readonly fourPlus: boolean }[]): boolean {
  return cards.filter(({ fourPlus }) => fourPlus).length === FOUR_PLUS_CARDS
}

const five = `${FOUR_PLUS_CARDS} cards marked 4+`

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
  .max(MOST_SLOTS)
  .refine((list) => list.every(({ slot }, place) => slot === place + 1), 'the slots from 1 upwards')
  .refine(seatAll, enough)
  .refine(bulletsSuffice, bulletsLeft)

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
  buildings: z.array(building).length(buildingCards.length).refine(someFourPlus, five),
  slots: z.strictObject({ provenance, list: slots }),
  undead: z.strictObject({ provenance, cards: z.array(undead).length(undeadCards.length) }),
  supply,
  spaces: z.array(space).length(actionSpaces.length + 1),
})

/** What a program may hand to the engine in their place: what the cards and slots show, without names and provenance. */
export const ownComponents = z.strictObject({
  buildings: z
    .record(z.enum(buildingCards), z.strictObject(buildingFace))
    .refine((cards) => someFourPlus(Object.values(cards)), five),
  slots: z
    .array(z.strictObject(slotFace))
    .max(MOST_SLOTS)
    .refine(seatAll, enough)
    .refine(bulletsSuffice, bulletsLeft),
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
