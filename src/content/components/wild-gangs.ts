import { z } from 'zod'
import {
  CARD_LIMITS,
  DOLLARS_LIMIT,
  type Components as EngineComponents,
  GANG_SIZE,
  LOOT_TILES,
} from '../../games/wild-gangs/components.ts'
import { both } from '../languages.ts'
import { provenance, source } from './source.ts'

const name = both(z.string())
const dollars = z.int().nonnegative().max(DOLLARS_LIMIT)

/** What a gangster card shows, within the limits that the engine sets. */
const face = {
  strength: z.int().nonnegative().max(CARD_LIMITS.strength),
  firepower: z.int().nonnegative().max(CARD_LIMITS.firepower),
  bounty: z.int().nonnegative().max(CARD_LIMITS.bounty),
}

const building = z.strictObject({
  id: z.string(),
  size: z.enum(['large', 'small']),
  name,
  provenance,
})

const event = z.strictObject({
  id: z.string(),
  number: z.int().positive().optional(),
  name,
  provenance,
})

const gangster = z.strictObject({
  id: z.string(),
  ...face,
  woman: z.literal(true).optional(),
  chief: z.literal(true).optional(),
})

/** The components of Wild Gangs, as their file holds them. */
export const components = z.strictObject({
  source,
  buildings: z.array(building).length(6),
  events: z.array(event).length(9),
  loots: z.strictObject({ provenance, values: z.array(dollars).length(LOOT_TILES) }),
  bonus: z.strictObject({ value: dollars, count: z.int().positive(), provenance }),
  gang: z.strictObject({ provenance, cards: z.array(gangster).length(GANG_SIZE) }),
})

/** What the engine needs of them: the numbers. */
export function toEngine({ gang, loots, bonus }: z.infer<typeof components>): EngineComponents {
  const cards = gang.cards.map(({ strength, firepower, bounty, woman, chief }) => ({
    strength,
    firepower,
    bounty,
    ...(woman && { woman }),
    ...(chief && { chief }),
  }))
  return { gang: cards, loots: loots.values, bonus: bonus.value }
}

/** What a program may hand to the engine in their place: the same numbers, without provenance. */
export const ownComponents = z.strictObject({
  gang: z
    .array(
      z.strictObject({ ...face, woman: z.boolean().optional(), chief: z.boolean().optional() }),
    )
    .length(GANG_SIZE),
  loots: z.array(dollars).length(LOOT_TILES),
  bonus: dollars,
})
