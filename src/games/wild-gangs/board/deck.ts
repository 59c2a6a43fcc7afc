import data from '../../../../content/components/wild-gangs.yaml'
import type { CardFace, CardId, Seat } from '../components.ts'
import type { Decks } from '../situations/common.ts'

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

/** The deck that a situation gives to a gang. */
export function deckOf(seat: Seat, decks: Decks | undefined): readonly CardFace[] {
  if (!decks) return contentDeck
  if (isCommon(decks)) return decks
  return decks[seat] ?? contentDeck
}

function isCommon(decks: Decks): decks is readonly CardFace[] {
  return Array.isArray(decks)
}

/** What a card shows. */
export function faceOfCard(card: CardId, decks: Decks | undefined): CardFace {
  const deck = deckOf(card[0] as Seat, decks)
  return deck[Number(card.slice(1)) - 1] ?? { strength: 0, firepower: 0, bounty: 0 }
}
