import { type CardId, cardIdsOf, type Seat, seats } from '../components.ts'
import { HAND_SIZE } from '../rules/setup.ts'
import type { PlacingSituation } from '../situations/placing.ts'
import { type Spot, spots } from '../town.ts'
import { cardIn } from './edits.ts'

/*
 * What a reader can do to a town in the middle of step 1, beyond what can be done to any town. Each edit
 * gives full hands: what has gone to town is replaced from the pile.
 */

/** The cards of a gang that are not in town: its hand and its pile. */
export function cardsLeft({ gangsters }: PlacingSituation, seat: Seat): readonly CardId[] {
  const laid = Object.values(gangsters).flat().map(cardIn)
  return cardIdsOf(seat).filter((card) => !laid.includes(card))
}

/** The same with full hands of cards that are not in town, for those who play. */
export function dealt(placing: PlacingSituation): PlacingSituation {
  const playing = seats.slice(0, placing.players)
  const hands: Partial<Record<Seat, readonly CardId[]>> = {}
  const seen: Partial<Record<Seat, readonly Spot[]>> = {}
  for (const seat of playing) {
    const left = cardsLeft(placing, seat)
    const held = (placing.hands[seat] ?? []).filter((card) => left.includes(card))
    const drawn = left.filter((card) => !held.includes(card))
    hands[seat] = [...held, ...drawn].slice(0, HAND_SIZE)
    seen[seat] = placing.seen?.[seat] ?? []
  }
  const mover = playing.includes(placing.mover) ? placing.mover : placing.firstPlayer
  return { ...placing, hands, seen, mover }
}

/** Gives a hand another card; one that is in the hand already changes places with it. */
export function setHandCard(
  placing: PlacingSituation,
  seat: Seat,
  place: number,
  card: CardId,
): PlacingSituation {
  const hand = [...(placing.hands[seat] ?? [])]
  const old = hand[place]
  const other = hand.indexOf(card)
  if (old && other >= 0) hand[other] = old
  hand[place] = card
  return dealt({ ...placing, hands: { ...placing.hands, [seat]: hand } })
}

/** Says whether a gang has looked at the event at a spot. */
export function setSeen(
  placing: PlacingSituation,
  seat: Seat,
  spot: Spot,
  hasLooked: boolean,
): PlacingSituation {
  const before = placing.seen?.[seat] ?? []
  const looked = spots.filter((one) => (one === spot ? hasLooked : before.includes(one)))
  return { ...placing, seen: { ...placing.seen, [seat]: looked } }
}
