import { byKey } from '../../../kernel/keyed.ts'
import {
  BONUS_TILES,
  type Components,
  cardIdsOf,
  eventCards,
  type Seat,
  seats,
} from '../components.ts'
import type { Position } from '../position.ts'
import { buildings, sides, spots, streets } from '../town.ts'

/** The position before anything is laid out: nothing in town, all tiles and events in stock. */
export function blankPosition(components: Components): Position {
  return {
    firstPlayer: null,
    mover: null,
    buildings: byKey(buildings, () => null),
    events: byKey(spots, () => null),
    aside: [...eventCards],
    loots: byKey(buildings, () => []),
    lootStock: [...components.loots],
    middle: new Array<number>(BONUS_TILES).fill(components.bonus),
    box: [],
    piles: byKey(seats, () => []),
    hands: byKey(seats, () => []),
    sides: byKey(sides, () => []),
    facedown: [],
    seen: byKey(seats, () => ({ spots: [], gangsters: [] })),
    openingPairs: [],
    revealed: false,
    charmed: [],
    ranks: byKey(buildings, () => []),
    armed: [],
    fights: byKey(streets, () => null),
    captured: byKey(seats, () => []),
    discarded: [],
    money: byKey(seats, () => 0),
    winner: null,
  }
}

/** setup.gang: the full piles of the gangs that play. */
export function fullPiles(playing: readonly Seat[]): Position['piles'] {
  return byKey(seats, (seat) => (playing.includes(seat) ? [...cardIdsOf(seat)] : []))
}
