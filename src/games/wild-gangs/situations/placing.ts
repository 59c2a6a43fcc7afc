import { Reader } from '../../../kernel/reader.ts'
import { accepted, type Outcome, refused, shown } from '../../../kernel/refusal.ts'
import type { CardId, Components, Seat } from '../components.ts'
import { facedownOf, type Given, type Position } from '../position.ts'
import { canStillPlace, facedownLimits, LAST_HAND } from '../rules/placing.ts'
import { HAND_SIZE } from '../rules/setup.ts'
import { type Spot, sides, spots } from '../town.ts'
import { type ReadTown, readTown, type TownSituation } from './town.ts'

/** A town during step 1: as a town, with hands, what everyone has seen, and whose turn it is. */
export interface PlacingSituation extends Omit<TownSituation, 'kind'> {
  readonly kind: 'placing'
  readonly mover: Seat
  /** The cards in each hand; the pile is what is neither there nor in town. */
  readonly hands: Readonly<Partial<Record<Seat, readonly CardId[]>>>
  /** The spots at which each player has looked. */
  readonly seen?: Readonly<Partial<Record<Seat, readonly Spot[]>>>
}

/** Opens a town during step 1, or says why it cannot exist. */
export function openPlacing(
  situation: Readonly<Record<string, unknown>>,
  components: Components,
): Outcome<ReadTown> {
  const reader = new Reader()
  const town = readTown(reader, situation, components)
  const { given, position } = town
  checkKnown(reader, position)
  readHands(reader, situation.hands, given, position)
  readSeen(reader, situation.seen, given, position)
  checkHands(reader, given, position)
  checkFacedown(reader, given, position)
  position.mover = reader.listed(
    'mover',
    situation.mover ?? position.firstPlayer,
    given.seats,
    'place.next',
  )
  checkMover(reader, given, position)
  return reader.refusals.length > 0 ? refused(...reader.refusals) : accepted(town)
}

/**
 * place.draw: between turns a hand holds three cards while its pile lasts;
 * place.end: with the pile exhausted it holds three, or two when the player has finished.
 */
function checkHands(reader: Reader, { seats }: Given, { hands, piles }: Position): void {
  for (const seat of seats) {
    const received = hands[seat].length
    const least = piles[seat].length > 0 ? HAND_SIZE : LAST_HAND
    if (received >= least) continue
    reader.refuse('hand-too-small', 'place.draw', { seat, received, allowed: least })
  }
}

/** place.end: the player whose turn it is has not finished, unless everybody has. */
function checkMover(reader: Reader, { seats }: Given, position: Position): void {
  const { mover } = position
  if (!mover || canStillPlace(position, mover)) return
  if (!seats.some((seat) => canStillPlace(position, seat))) return
  reader.refuse('mover-finished', 'place.end', { seat: mover })
}

/** While the game is on, every card is somewhere: only the settled town may have unknown ones. */
function checkKnown(reader: Reader, { events, sides: standings }: Position): void {
  const clause = 'reveal.all'
  for (const spot of spots) {
    if (events[spot] === 'unknown') reader.refuse('unknown-while-placing', clause, { what: spot })
  }
  for (const side of sides) {
    for (const { card } of standings[side]) {
      if (card.endsWith('?')) reader.refuse('unknown-while-placing', clause, { what: card })
    }
  }
}

/** setup.hand: at most three cards, each of the player's own and nowhere else. */
function readHands(reader: Reader, value: unknown, { seats }: Given, position: Position): void {
  for (const [seat, list] of reader.entries('hands', value ?? {}, seats, 'setup.hand')) {
    const cards = reader.list(`hands.${seat}`, list, 'setup.hand')
    if (cards.length > HAND_SIZE) {
      const facts = { seat, received: cards.length, allowed: HAND_SIZE }
      reader.refuse('hand-too-large', 'setup.hand', facts)
    }
    for (const card of cards) {
      const index = position.piles[seat].indexOf(card as CardId)
      if (index < 0) {
        reader.refuse('card-not-available', 'setup.hand', { seat, received: shown(card) })
        continue
      }
      position.piles[seat].splice(index, 1)
      position.hands[seat].push(card as CardId)
    }
  }
}

/** look.opening-two, place.look-event: the event cards that each player has looked at. */
function readSeen(reader: Reader, value: unknown, { seats }: Given, position: Position): void {
  for (const [seat, list] of reader.entries('seen', value ?? {}, seats, 'place.look-event')) {
    for (const spot of reader.list(`seen.${seat}`, list, 'place.look-event')) {
      const known = reader.listed(`seen.${seat}`, spot, spots, 'place.look-event')
      if (!position.seen[seat].spots.includes(known)) position.seen[seat].spots.push(known)
    }
  }
}

/** The limit of face-down cards holds for what has been laid already. */
function checkFacedown(reader: Reader, { players, seats }: Given, position: Position): void {
  const { limit, clause } = facedownLimits[players]
  for (const seat of seats) {
    const count = facedownOf(position, seat)
    if (count > limit)
      reader.refuse('facedown-limit', clause, { seat, received: count, limit, players })
  }
}
