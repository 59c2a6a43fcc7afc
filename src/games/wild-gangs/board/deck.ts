import data from '../../../../content/components/wild-gangs.yaml'
import type { CardFace } from '../components.ts'

/** The gang deck of the content, which stands in for the printed one. */
export const contentDeck: readonly CardFace[] = data.gang.cards.map(
  ({ strength, firepower, bounty, chief, woman }) => ({
    strength,
    firepower,
    bounty,
    ...(chief ? { chief } : {}),
    ...(woman ? { woman } : {}),
  }),
)
