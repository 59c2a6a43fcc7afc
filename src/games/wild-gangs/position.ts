import { byKey } from '../../kernel/data/keyed.ts'
import { clockwise } from '../../kernel/data/lists.ts'
import type { Laid as LaidOf } from '../../kernel/run/table.ts'
import * as box from './components.ts'
import { type Building, buildings, type Side, type Spot, sides, spots, streets } from './town.ts'

/** Facts fixed when a situation is opened. */
export interface Given {
  readonly players: box.PlayerCount
  /** The gangs that play, in turn order. */
  readonly seats: readonly box.Seat[]
  readonly cards: Readonly<Record<box.CardId, box.Card>>
  /** The value of a bonus tile. */
  readonly bonus: number
  /** The reader's choices for the setup; everything else is left to chance. */
  readonly wished: Wishes
}

/** The parts of a setup that are not left to chance. */
export interface Wishes {
  readonly firstPlayer?: box.Seat
  readonly buildings?: Readonly<Partial<Record<Building, box.BuildingCard>>>
  readonly events?: Readonly<Partial<Record<Spot, box.EventCard>>>
  readonly loots?: Readonly<Partial<Record<Building, readonly [number, number]>>>
}

/** A loot tile on a building. Taken loot stays in this list, so the two keep their places in it. */
export interface Loot {
  /** The value of the tile in dollars. */
  readonly tile: number
  /** Dollars of bonus tiles laid on it. */
  bonus: number
  /** The events that protect it. */
  protectedBy: box.EventCard[]
  takenBy: box.Seat | null
}

/** A gangster at a place. */
export interface Standing {
  card: box.CardId | box.UnknownCard
  face: Face
}
export const faces = ['up', 'down'] as const
export type Face = (typeof faces)[number]

/** Place of a gangster laid face down; places are counted from 1. */
export interface Facedown {
  readonly gang: box.Seat
  readonly side: Side
  readonly place: number
}

/**
 * Things a player has looked at: spots for good (a look stays with the spot, even when cards move), gangsters by
 * card.
 */
export interface Seen {
  spots: Spot[]
  gangsters: box.CardId[]
}

/** Everything that changes. Plain data, altered by `apply` alone. */
export type Position = ReturnType<typeof blankPosition>

/**
 * The position before anything is laid out: nothing in town, all tiles and events in stock. A gang that does not
 * play has empty lists. An event or a card is 'unknown' where a reader does not know it: it is then still among
 * `aside` or in `piles`.
 */
export function blankPosition(components: box.Components) {
  return {
    firstPlayer: null as box.Seat | null,
    /** Whose turn it is in step 1. */
    mover: null as box.Seat | null,
    buildings: byKey(buildings, () => null as box.BuildingCard | null),
    events: byKey(spots, () => null as box.EventCard | 'unknown' | null),
    /** Event cards that are not in town: before the setup all nine, afterwards the three set aside. */
    aside: [...box.eventCards] as box.EventCard[],
    loots: byKey(buildings, (): Loot[] => []),
    /** Loot tiles not yet on a building. */
    lootStock: [...components.loots],
    /** The value of each bonus tile that waits in the middle of the town. */
    middle: new Array<number>(box.BONUS_TILES).fill(components.bonus),
    /** Cards that no player has received yet. */
    box: [] as box.CardId[],
    piles: byKey(box.seats, noCards),
    hands: byKey(box.seats, noCards),
    /** In the order of the town. */
    sides: byKey(sides, (): Standing[] => []),
    /** The gangsters laid face down in step 1, by gang, side and place there, in the order of the town. */
    facedown: [] as Facedown[],
    seen: byKey(box.seats, (): Seen => ({ spots: [], gangsters: [] })),
    /** The pairs looked at before the game, in turn order. */
    openingPairs: [] as [Spot, Spot][],
    revealed: false,
    /** The women whose robbery strength is raised. */
    charmed: [] as box.CardId[],
    /** The gangs at each building from the strongest down, once settled. */
    ranks: byKey(buildings, (): box.Seat[] => []),
    /** The chiefs whose firepower is raised. */
    armed: [] as box.CardId[],
    /** The street fights, once settled. */
    fights: byKey(streets, () => null as Fight | null),
    captured: byKey(box.seats, noCards),
    discarded: [] as box.CardId[],
    /** Dollars of each player, once counted. */
    money: byKey(box.seats, () => 0),
    winner: null as box.Seat | null,
  }
}

const noCards = (): box.CardId[] => []

/** Result of a street's fight: no winner when there was none. */
export interface Fight {
  readonly fought: boolean
  readonly winner: box.Seat | null
  readonly prey: box.Seat | null
}

/** Read-only view of the table. */
export type Laid = LaidOf<Given, Position>

/** The value of a loot with its bonus tiles. */
export function lootValue({ tile, bonus }: Loot): number {
  return tile + bonus
}

/** The two sizes of a building's loots. */
export const lootSizes = ['larger', 'smaller'] as const
export type LootSize = (typeof lootSizes)[number]

/** The larger or the smaller loot of a building as they lie now; equal ones are interchangeable. */
export function lootAt({ loots }: Position, building: Building, size: LootSize): Loot {
  const [one, other] = loots[building] as [Loot, Loot]
  return lootValue(one) >= lootValue(other) === (size === 'larger') ? one : other
}

/** Value of the larger or the smaller loot of a building. */
export function valueAt(position: Position, building: Building, size: LootSize): number {
  return lootValue(lootAt(position, building, size))
}

/** Number of cards a player has laid face down. */
export function facedownOf({ facedown }: Position, seat: box.Seat): number {
  return facedown.filter(({ gang }) => gang === seat).length
}

/** The gangs in turn order from the first player on. */
export function turnOrder({ given, now }: Laid): readonly box.Seat[] {
  return clockwise(given.seats, now.firstPlayer as box.Seat)
}

/** The gangsters who stand on some sides of buildings. */
export function cardsOn({ sides }: Position, some: readonly Side[]): box.CardId[] {
  const cards: box.CardId[] = []
  for (const side of some) for (const { card } of sides[side]) cards.push(card as box.CardId)
  return cards
}

/** Cards of one gang. */
export interface Gang {
  readonly seat: box.Seat
  readonly cards: readonly box.CardId[]
}

/** The gangs that some cards belong to, in turn order, each with its cards among them. */
export function gangsAmong(laid: Laid, all: readonly box.CardId[]): readonly Gang[] {
  const gangs: Gang[] = []
  for (const seat of turnOrder(laid)) {
    const cards = all.filter((card) => box.gangOf(card) === seat)
    if (cards.length > 0) gangs.push({ seat, cards })
  }
  return gangs
}

/** The sum of the bounties on some cards. */
export function bountiesOf(laid: Laid, cards: readonly box.CardId[]): number {
  return cards.reduce((sum, card) => sum + cardOf(laid, card).bounty, 0)
}

/** The card facts of a gangster in town, all of which are known from the revelation on. */
export function cardOf({ given }: Laid, card: box.CardId | box.UnknownCard): box.Card {
  return given.cards[card as box.CardId] as box.Card
}
