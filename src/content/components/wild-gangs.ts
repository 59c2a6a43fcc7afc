import { z } from 'zod'
import type { Components as EngineComponents } from '../../engine/games/wild-gangs/components.ts'
import { both } from '../languages.ts'
import { provenance, source } from './source.ts'

const name = both(z.string())
const dollars = z.int().nonnegative()

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
  strength: z.int().nonnegative(),
  firepower: z.int().nonnegative(),
  bounty: dollars,
  woman: z.literal(true).optional(),
  chief: z.literal(true).optional(),
})

/** The components of Wild Gangs, as their file holds them. */
export const components = z.strictObject({
  source,
  buildings: z.array(building).length(6),
  events: z.array(event).length(9),
  loots: z.strictObject({ provenance, values: z.array(dollars).length(12) }),
  bonus: z.strictObject({ value: dollars, count: z.int().positive(), provenance }),
  gang: z.strictObject({ provenance, cards: z.array(gangster).length(9) }),
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
