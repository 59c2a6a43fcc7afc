import { Reader } from '../../../kernel/reader.ts'
import { accepted, type Outcome, refused, shown } from '../../../kernel/refusal.ts'
import {
  type CardId,
  type Components,
  DOLLARS_LIMIT,
  type EventCard,
  eventCards,
  GANG_SIZE,
  gangOf,
  isCount,
  type PlayerCount,
  type Seat,
  type UnknownCard,
} from '../components.ts'
import type { Face, Given, Position, Standing } from '../position.ts'
import {
  type Building,
  buildings,
  type Corner,
  type Side,
  type Spot,
  shortStreetOf,
  sideFacts,
  sides,
  spots,
} from '../town.ts'
import { blankPosition, fullPiles } from './blank.ts'
import {
  type CommonSituation,
  fixedTown,
  givenOf,
  readBank,
  readCards,
  readFirstPlayer,
  readPlayers,
  seatsOf,
} from './common.ts'

/**
 * A gangster as a situation writes it: `A1` face up, `(A1)` face down, `A?` or `(A?)` a face-down card
 * of that gang of which no more is known.
 */
export type StandingText = string

/** The town that the events, the robberies and the fights are settled in: step 2 begins. */
export interface TownSituation extends CommonSituation {
  readonly kind: 'town'
  readonly firstPlayer: Seat
  /** The event at each spot; `unknown` where the reader does not know it. */
  readonly events: Readonly<Record<Spot, EventCard | 'unknown'>>
  /** The two loot tiles of each building, in dollars. */
  readonly loots: Readonly<Record<Building, readonly [number, number]>>
  readonly gangsters: Readonly<Partial<Record<Side, readonly StandingText[]>>>
}

/** A town that has been read: what the town and the placing situations share. */
export interface ReadTown {
  readonly given: Given
  readonly position: Position
}

/** Opens a town, or says why it cannot exist. */
export function openTown(
  situation: Readonly<Record<string, unknown>>,
  components: Components,
): Outcome<ReadTown> {
  const reader = new Reader()
  const town = readTown(reader, situation, components)
  return reader.refusals.length > 0 ? refused(...reader.refusals) : accepted(town)
}

/** Reads a town; the reasons why it cannot exist are noted by the reader. */
export function readTown(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  components: Components,
): ReadTown {
  const players = readPlayers(reader, situation.players)
  const playing = seatsOf(players)
  const bank = readBank(reader, situation.bank)
  const cards = readCards(reader, situation.decks, components)
  const position = blankPosition(components)
  position.buildings = fixedTown(bank)
  position.firstPlayer = readFirstPlayer(reader, situation.firstPlayer, playing)
  position.piles = fullPiles(playing)
  readEvents(reader, situation.events, position)
  readLoots(reader, situation.loots, position)
  readGangsters(reader, situation.gangsters, position, { players, playing, bank })
  return { given: givenOf(players, cards, components), position }
}

/** setup.events-in-town: six different events, one at each spot; unknown ones stay among those aside. */
function readEvents(reader: Reader, value: unknown, position: Position): void {
  const clause = 'setup.events-in-town'
  const given = new Map(reader.entries('events', value, spots, clause))
  for (const spot of spots) {
    const allowed = [...eventCards, 'unknown'] as const
    const event = reader.listed(`events.${spot}`, given.get(spot), allowed, clause)
    position.events[spot] = event
    if (event === 'unknown' || given.get(spot) !== event) continue
    const index = position.aside.indexOf(event)
    if (index < 0) reader.refuse('event-twice', 'component.event-titles', { event, spot })
    else position.aside.splice(index, 1)
  }
}

/** setup.loot-two-per-building: two loots on each building, in whole dollars. */
function readLoots(reader: Reader, value: unknown, position: Position): void {
  const clause = 'setup.loot-two-per-building'
  const given = new Map(reader.entries('loots', value, buildings, clause))
  for (const building of buildings) {
    const tiles = reader.list(`loots.${building}`, given.get(building) ?? [], clause)
    if (tiles.length !== 2) {
      reader.refuse('loot-count', clause, { building, received: tiles.length, allowed: 2 })
    }
    for (const tile of tiles) {
      if (isCount(tile, DOLLARS_LIMIT)) {
        position.loots[building].push({ tile, bonus: 0, protectedBy: [], takenBy: null })
      } else {
        reader.refuse('not-dollars', clause, {
          building,
          received: shown(tile),
          max: DOLLARS_LIMIT,
        })
      }
    }
  }
  position.lootStock = []
}

interface Players {
  readonly players: PlayerCount
  readonly playing: readonly Seat[]
  readonly bank: Corner
}

/**
 * town.places-limited: no more gangsters on a side than it has places;
 * two.closed-street: none in the closed street; component.gangsters: each card once.
 */
function readGangsters(reader: Reader, value: unknown, position: Position, who: Players): void {
  const unknowns: UnknownCard[] = []
  for (const [side, list] of reader.entries('gangsters', value ?? {}, sides, 'place.one-card')) {
    const standings = reader.list(`gangsters.${side}`, list, 'place.one-card')
    checkRoom(reader, side, standings.length, who)
    for (const text of standings) {
      const standing = readStanding(reader, text, who.playing)
      if (!standing) continue
      if (standing.card.endsWith('?')) unknowns.push(standing.card as UnknownCard)
      else takeFromPile(reader, position, standing.card as CardId)
      position.sides[side].push(standing)
    }
    position.sides[side].sort(byCard)
    noteFacedown(position, side)
  }
  for (const seat of who.playing) {
    const hidden = unknowns.filter((card) => gangOf(card) === seat).length
    const left = position.piles[seat].length
    if (hidden > left) {
      const facts = { seat, received: GANG_SIZE - left + hidden, allowed: GANG_SIZE }
      reader.refuse('gang-too-large', 'component.gangsters', facts)
    }
  }
}

/** The places of a side are equivalent: a fixed order makes equal towns equal; unknown cards come last. */
function byCard(one: Standing, other: Standing): number {
  const order = Number(one.card.endsWith('?')) - Number(other.card.endsWith('?'))
  return order || (one.card < other.card ? -1 : Number(one.card > other.card))
}

function noteFacedown({ sides: standings, facedown }: Position, side: Side): void {
  for (const [index, { card, face }] of standings[side].entries()) {
    if (face === 'down') facedown.push({ gang: gangOf(card), side, place: index + 1 })
  }
}

function checkRoom(reader: Reader, side: Side, count: number, { players, bank }: Players): void {
  const { places, street } = sideFacts[side]
  if (players === 2 && count > 0 && street === shortStreetOf[bank]) {
    reader.refuse('street-closed', 'two.closed-street', { received: side, street, bank })
  }
  if (count <= places) return
  const clause = places === 3 ? 'town.corner-places' : 'town.central-places'
  reader.refuse('side-full', clause, { side, received: side, count, places })
}

function takeFromPile(reader: Reader, position: Position, card: CardId): void {
  const pile = position.piles[gangOf(card)]
  const index = pile.indexOf(card)
  if (index < 0) reader.refuse('card-twice', 'component.gangsters', { card })
  else pile.splice(index, 1)
}

const standingForm = /^(\()?([A-D])([1-9]|\?)\)?$/

function readStanding(
  reader: Reader,
  text: unknown,
  playing: readonly Seat[],
): Standing | undefined {
  const clause = 'component.gangsters'
  const match = typeof text === 'string' ? standingForm.exec(text) : null
  const seat = match?.[2] as Seat | undefined
  if (!match || !seat) {
    reader.refuse('unknown-card', clause, { received: shown(text), allowed: ['A1', '(A1)', 'A?'] })
    return undefined
  }
  if (!playing.includes(seat)) {
    const facts = { received: shown(text), seat, allowed: playing }
    reader.refuse('gang-not-playing', 'component.players', facts)
    return undefined
  }
  const number = match[3] as string
  const face: Face = match[1] || number === '?' ? 'down' : 'up'
  return { card: `${seat}${number}` as CardId | UnknownCard, face }
}
