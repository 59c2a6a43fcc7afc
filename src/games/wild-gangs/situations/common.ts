import { byKey } from '../../../kernel/keyed.ts'
import type { Reader } from '../../../kernel/reader.ts'
import {
  type BuildingCard,
  type Card,
  type CardFace,
  type CardId,
  type Components,
  cardIdsOf,
  checkDeck,
  type PlayerCount,
  playerCounts,
  type Seat,
  seats,
  smallBuildings,
} from '../components.ts'
import type { Given, Wishes } from '../position.ts'
import { type Building, type Corner, corners } from '../town.ts'

/** What every situation of Wild Gangs says. */
export interface CommonSituation {
  readonly players: PlayerCount
  readonly bank: Corner
  /** A gang deck for all, or one for each gang; the illustrative one when absent. */
  readonly decks?: Decks
}
export type Decks = readonly CardFace[] | Readonly<Partial<Record<Seat, readonly CardFace[]>>>

/** component.players: two, three or four. */
export function readPlayers(reader: Reader, value: unknown): PlayerCount {
  return reader.listed('players', value, playerCounts, 'component.players')
}

/** The seats of a game with so many players. */
export function seatsOf(players: PlayerCount): readonly Seat[] {
  return seats.slice(0, players)
}

/** The corner of the bank: the North-East of the rulebook's example unless told otherwise. */
export function readBank(reader: Reader, value: unknown): Corner {
  return reader.listed('bank', value ?? 'NE', corners, 'two.closed-street')
}

/** The first player, the seat A unless told otherwise. */
export function readFirstPlayer(reader: Reader, value: unknown, playing: readonly Seat[]): Seat {
  return reader.listed('firstPlayer', value ?? 'A', playing, 'setup.first-player')
}

/** The cards of all gangs, from the situation's decks or the components' one; a gang that does not play may have one too. */
export function readCards(reader: Reader, value: unknown, components: Components): Given['cards'] {
  const cards: Record<CardId, Card> = {}
  const common = Array.isArray(value) ? value : components.gang
  const single =
    value === undefined || Array.isArray(value)
      ? {}
      : Object.fromEntries(reader.entries('decks', value, seats, 'component.gangsters'))
  for (const seat of seats) {
    const deck = checkDeck(single[seat] ?? common, seat)
    if (!deck.ok) {
      reader.refusals.push(...deck.refusals)
      continue
    }
    for (const [index, id] of cardIdsOf(seat).entries()) {
      cards[id] = { ...(deck.value[index] as CardFace), id, seat }
    }
  }
  return cards
}

/** town.large-in-centre: the fixed town of the explorer, with the bank at the given corner. */
export function fixedTown(bank: Corner): Record<Building, BuildingCard> {
  const others = smallBuildings.filter((card) => card !== 'bank')
  const left = corners.filter((corner) => corner !== bank)
  return {
    ...byKey(corners, (corner) =>
      corner === bank ? 'bank' : (others[left.indexOf(corner)] as BuildingCard),
    ),
    NC: 'large-a',
    SC: 'large-b',
  }
}

/** What is fixed for good, from parts that have been read. */
export function givenOf(
  players: PlayerCount,
  cards: Given['cards'],
  components: Components,
  wished: Wishes = {},
): Given {
  return { players, seats: seatsOf(players), cards, bonus: components.bonus, wished }
}
