/** component.players: four gangs, so four seats at most, lettered in turn order. */
export const seats = ['A', 'B', 'C', 'D'] as const
export type Seat = (typeof seats)[number]

/** component.players: the game is for two, three or four. */
export const playerCounts = [2, 3, 4] as const
export type PlayerCount = (typeof playerCounts)[number]

/** component.gangsters: a gang has nine cards. */
export const GANG_SIZE = 9

/** component.events, component.event-titles: nine cards, one of each title. */
export const eventCards = [
  'sign',
  'coach',
  'sheriff',
  'deputy',
  'hidden',
  'seduction',
  'poker',
  'mg',
  'keg',
] as const
export type EventCard = (typeof eventCards)[number]

/** component.buildings: two of the six buildings are large. */
export const largeBuildings = ['large-a', 'large-b'] as const
/** component.buildings: four are small, and one of them is the bank. */
export const smallBuildings = ['bank', 'outer-1', 'outer-2', 'outer-3'] as const
export type BuildingCard = (typeof largeBuildings)[number] | (typeof smallBuildings)[number]

/** component.loot-tiles: four of the sixteen tiles are bonus tiles. */
export const BONUS_TILES = 4
/** component.loot-tiles: twelve lie on the buildings, two on each. */
export const LOOT_TILES = 12

/** component.gangster-values, component.gangster-women, component.gangster-chief: what a card shows. */
export interface CardFace {
  /** Robbery strength. */
  readonly strength: number
  /** Revolvers. */
  readonly firepower: number
  /** Dollars paid for capturing it. */
  readonly bounty: number
  readonly woman?: boolean
  readonly chief?: boolean
}

/** component.gangster-women, component.gangster-chief: what is marked on some cards beside their numbers. */
export const marks = ['chief', 'woman'] as const
export type Mark = (typeof marks)[number]

/** A gangster by gang and number in its gang deck: `A1` to `D9`. */
export type CardId = `${Seat}${number}`

/** A face-down gangster of a gang of which nothing more is known. */
export type UnknownCard = `${Seat}?`

/** A gangster card of this game. */
export interface Card extends CardFace {
  readonly id: CardId
  readonly seat: Seat
}

/** The component data that the rules work on; everything that the rulebook's pictures once showed. */
export interface Components {
  /** A gang deck of nine cards, which every gang has unless a situation says otherwise. */
  readonly gang: readonly CardFace[]
  /** The values in dollars of the twelve loot tiles. */
  readonly loots: readonly number[]
  /** The value in dollars of a bonus tile. */
  readonly bonus: number
}

/** The largest sum in dollars on a card or a tile; the links have room for no more. */
export const DOLLARS_LIMIT = 99_999

/** The largest values that a card may have; the links have room for no more. */
export const CARD_LIMITS = { strength: 15, firepower: 15, bounty: DOLLARS_LIMIT } as const

/** The gang of a card. */
export function gangOf(card: CardId | UnknownCard): Seat {
  return card[0] as Seat
}

/** True for a card of which only the gang is known. */
export function isUnknown(card: CardId | UnknownCard): card is UnknownCard {
  return card[1] === '?'
}

/** The ids of the nine cards of a gang. */
export function cardIdsOf(seat: Seat): readonly CardId[] {
  return cardIds[seat]
}

/** Written out, for names that stand in the source are compared and looked up faster than made ones. */
const cardIds: Readonly<Record<Seat, readonly CardId[]>> = {
  A: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'],
  B: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'],
  C: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'],
  D: ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'],
}
