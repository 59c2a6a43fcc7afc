import { takeOut } from '../../../kernel/data/lists.ts'
import type { SituationOf } from '../../../kernel/game/kind.ts'
import { listed, type Of, optional, parts, several, some } from '../../../kernel/schema/schema.ts'
import { cardIdsOf, type Seat, seats } from '../components.ts'
import { facedownOf, type Given, type Position } from '../position.ts'
import { fromPlacing } from '../rules/course.ts'
import { canStillPlace, facedownLimits, LAST_HAND } from '../rules/placing.ts'
import { HAND_SIZE } from '../rules/setup.ts'
import { closeStreet } from '../rules/two-players.ts'
import { spots } from '../town.ts'
import {
  unknownWhilePlacing as denied,
  event,
  gangster,
  oneOfEachCard,
  townParts,
} from './parts.ts'
import { remarksOnPlacing } from './reached.ts'
import { kind, openTable, type WildMaker } from './table.ts'
import { town } from './town.ts'

/** setup.hand: a hand holds cards of its own gang that are nowhere else, three at most. */
function handOf(seat: Seat) {
  const clause = 'setup.hand'
  const facts = () => ({ seat })
  const why = { code: 'card-not-available', clause, facts }
  const once = { ...oneOfEachCard, ...why }
  const card = listed(cardIdsOf(seat), { ...why, of: 'gangster', once })
  return several(card, { clause, most: HAND_SIZE, size: { code: 'hand-too-large', facts } })
}

const looking = { clause: 'place.look-event' }

/** look.opening-two, place.look-event: the spots at which a player has looked. */
const look = several(listed(spots, { ...looking, of: 'spot' }), looking)
const looks = some(seats, () => look, looking)

const schema = parts({
  // While the game is on, every card is somewhere: only the settled town may have unknown ones.
  ...townParts({ ...event, denied }, { ...gangster, denied }),
  /** The pile is what is neither in a hand nor in town. */
  hands: optional(some(seats, handOf, { clause: 'setup.hand' }), {}),
  seen: optional(looks, {}),
  /** The first player when absent. */
  mover: optional(listed(seats, { clause: 'place.next', of: 'seat' })),
})
type Placing = Of<typeof schema>

/** A town during step 1: as a town, with hands, what everyone has seen, and whose turn it is. */
export const placing = kind({
  name: 'placing',
  schema,
  /** Two rounds before step 1 ends; each player has laid five cards. */
  example: {
    ...town.example,
    gangsters: {
      'NW.n': ['A1', 'B4'],
      'NW.w': ['C7'],
      'NC.n': ['A3', 'B5', 'C1'],
      'NE.n': ['C4'],
      'NE.e': ['A4', 'B1'],
      'SE.e': ['C2'],
      'SE.s': ['A5', '(A8)', 'B3'],
      'SC.s': ['B7', '(C8)'],
    },
    hands: { A: ['A6', 'A7', 'A9'], B: ['B6', 'B8', 'B9'], C: ['C3', 'C5', 'C6'] },
    seen: {
      A: ['N1', 'N2', 'E', 'S2', 'S1'],
      B: ['N1', 'E', 'S2', 'S1', 'W'],
      C: ['N2', 'E', 'S1', 'W'],
    },
    mover: 'A',
  },
  open(situation, maker) {
    const { given, position } = openTable(situation, maker)
    deal(situation, given, position, maker)
    position.mover = situation.mover ?? situation.firstPlayer
    maker.allow('mover', position.mover, given.seats, 'place.next', 'players', 'firstPlayer')
    checkHands(given, position, maker)
    checkFacedown(given, position, maker)
    checkMover(given, position, maker)
    return { given, position }
  },
  procedure(play) {
    closeStreet(play)
    fromPlacing(play)
  },
  remarks: (_, laid) => remarksOnPlacing(laid),
})
export type PlacingSituation = SituationOf<typeof placing>

function deal({ hands, seen }: Placing, given: Given, position: Position, maker: WildMaker): void {
  for (const seat of seats) {
    if (hands[seat]) maker.allow(`hands.${seat}`, seat, given.seats, 'setup.hand', 'players')
    if (seen[seat]) maker.allow(`seen.${seat}`, seat, given.seats, 'place.look-event', 'players')
    position.hands[seat] = [...(hands[seat] ?? [])]
    for (const card of position.hands[seat]) takeOut(position.piles[seat], card)
    position.seen[seat].spots = [...(seen[seat] ?? [])]
  }
}

/**
 * place.draw: between turns a hand holds three cards while its pile lasts;
 * place.end: with the pile exhausted it holds three, or two when the player has finished.
 */
function checkHands({ seats }: Given, { hands, piles }: Position, maker: WildMaker): void {
  for (const seat of seats) {
    const received = hands[seat].length
    const allowed = piles[seat].length > 0 ? HAND_SIZE : LAST_HAND
    if (received >= allowed) continue
    const facts = { seat, received, allowed }
    maker.refuse('hand-too-small', 'place.draw', facts, `hands.${seat}`, 'gangsters')
  }
}

/** The limit of face-down cards holds for what has been laid already. */
function checkFacedown({ players, seats }: Given, position: Position, maker: WildMaker): void {
  const { limit, clause } = facedownLimits[players]
  for (const seat of seats) {
    const received = facedownOf(position, seat)
    if (received <= limit) continue
    const facts = { seat, received, limit, players }
    maker.refuse('facedown-limit', clause, facts, 'gangsters', 'players')
  }
}

/** place.end: the player whose turn it is has not finished, unless everybody has. */
function checkMover({ seats }: Given, position: Position, maker: WildMaker): void {
  const { mover } = position
  if (!mover || canStillPlace(position, mover)) return
  if (!seats.some((seat) => canStillPlace(position, seat))) return
  maker.refuse('mover-finished', 'place.end', { seat: mover }, 'mover', 'gangsters', 'hands')
}
