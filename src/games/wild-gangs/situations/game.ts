import { Reader } from '../../../kernel/reader.ts'
import { accepted, type Outcome, refused, shown } from '../../../kernel/refusal.ts'
import {
  type Components,
  cardIdsOf,
  DOLLARS_LIMIT,
  type EventCard,
  eventCards,
  isCount,
  type PlayerCount,
  type Seat,
} from '../components.ts'
import type { Wishes } from '../position.ts'
import { type Building, buildings, type Corner, corners, type Spot, spots } from '../town.ts'
import { blankPosition } from './blank.ts'
import { type Decks, fixedTown, givenOf, readCards, readPlayers, seatsOf } from './common.ts'
import type { ReadTown } from './town.ts'

/** A whole game from the setup on. What is not given here is left to chance. */
export interface GameSituation {
  readonly kind: 'game'
  readonly players: PlayerCount
  readonly firstPlayer?: Seat | 'lot'
  /** The corner of the bank, with the other buildings in fixed places; by lot when absent. */
  readonly bank?: Corner | 'lot'
  readonly decks?: Decks
  readonly events?: Readonly<Partial<Record<Spot, EventCard>>>
  readonly loots?: Readonly<Partial<Record<Building, readonly [number, number]>>>
}

/** Opens a game before its setup, or says why it cannot exist. */
export function openGame(
  situation: Readonly<Record<string, unknown>>,
  components: Components,
): Outcome<ReadTown> {
  const reader = new Reader()
  const players = readPlayers(reader, situation.players)
  const playing = seatsOf(players)
  const cards = readCards(reader, situation.decks, components)
  const lot = [...playing, 'lot'] as const
  const first = reader.listed(
    'firstPlayer',
    situation.firstPlayer ?? 'lot',
    lot,
    'setup.first-player',
  )
  const corner = [...corners, 'lot'] as const
  const bank = reader.listed('bank', situation.bank ?? 'lot', corner, 'two.closed-street')
  const events = readEvents(reader, situation.events ?? {})
  const position = blankPosition(components)
  position.box = playing.flatMap((seat) => cardIdsOf(seat))
  const loots = readLoots(reader, situation.loots ?? {}, position.lootStock)
  const wished: Wishes = {
    ...(first === 'lot' ? {} : { firstPlayer: first }),
    ...(bank === 'lot' ? {} : { buildings: fixedTown(bank) }),
    ...(isEmpty(events) ? {} : { events }),
    ...(isEmpty(loots.wished) ? {} : { loots: loots.wished }),
  }
  position.lootStock = loots.stock
  const town = { given: givenOf(players, cards, components, wished), position }
  return reader.refusals.length > 0 ? refused(...reader.refusals) : accepted(town)
}

function isEmpty(wishes: object): boolean {
  return Object.keys(wishes).length === 0
}

function readEvents(reader: Reader, value: unknown): Partial<Record<Spot, EventCard>> {
  const events: Partial<Record<Spot, EventCard>> = {}
  for (const [spot, card] of reader.entries('events', value, spots, 'setup.events-in-town')) {
    const event = reader.listed(`events.${spot}`, card, eventCards, 'component.event-titles')
    if (Object.values(events).includes(event)) {
      reader.refuse('event-twice', 'component.event-titles', { event, spot })
    }
    events[spot] = event
  }
  return events
}

/** Wished loots replace tiles of the stock: those of equal value first, then any, so that twelve remain. */
function readLoots(reader: Reader, value: unknown, tiles: readonly number[]) {
  const clause = 'setup.loot-two-per-building'
  const wished: Partial<Record<Building, [number, number]>> = {}
  for (const [building, list] of reader.entries('loots', value, buildings, clause)) {
    const [one, two, ...more] = reader.list(`loots.${building}`, list, clause)
    if (!isCount(one, DOLLARS_LIMIT) || !isCount(two, DOLLARS_LIMIT) || more.length > 0) {
      reader.refuse('not-dollars', clause, { building, received: shown(list), max: DOLLARS_LIMIT })
      continue
    }
    wished[building] = [one, two]
  }
  const values = Object.values(wished).flat()
  const stock = [...tiles]
  for (const wish of values) stock.splice(Math.max(stock.indexOf(wish), 0), 1)
  return { wished, stock: [...values, ...stock] }
}
