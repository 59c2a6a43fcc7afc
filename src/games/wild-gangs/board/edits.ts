import { type CardFace, type EventCard, type PlayerCount, type Seat, seats } from '../components.ts'
import type { StandingText, TownSituation } from '../situations/town.ts'
import {
  type Building,
  type Corner,
  type Side,
  type Spot,
  shortStreetOf,
  sideFacts,
  sides,
  spots,
} from '../town.ts'

/*
 * What a reader can do to a town. Each edit gives a town in which every card lies once: what is put
 * somewhere leaves the place where it was.
 */

type Gangsters = Partial<Record<Side, readonly StandingText[]>>

/** The card that a text names, without the sign for "face down". */
export function cardIn(text: StandingText): string {
  return text.replace(/[()]/g, '')
}

/** Whether a text says that a card lies face down. */
export function isFaceDown(text: StandingText): boolean {
  return text.startsWith('(') || text.endsWith('?')
}

/** Puts a gangster at a place of a side, or nobody; a known card leaves the place where it stood. */
export function setStanding(
  town: TownSituation,
  side: Side,
  place: number,
  text: StandingText | undefined,
): TownSituation {
  const gangsters: Gangsters = {}
  for (const other of sides) {
    const standing = (town.gangsters[other] ?? []).filter(
      (one, index) =>
        (other === side && index === place) ||
        text === undefined ||
        text.endsWith('?') ||
        cardIn(one) !== cardIn(text),
    )
    if (standing.length > 0) gangsters[other] = standing
  }
  const here = [...(gangsters[side] ?? [])]
  const at = Math.min(place, here.length)
  here.splice(at, 1, ...(text === undefined ? [] : [text]))
  return { ...town, gangsters: { ...gangsters, [side]: here } }
}

/** Lays an event at a spot; the card that lay there goes where the event comes from. */
export function setEvent(
  town: TownSituation,
  spot: Spot,
  event: EventCard | 'unknown',
): TownSituation {
  const from = event === 'unknown' ? undefined : spots.find((one) => town.events[one] === event)
  const events = { ...town.events, [spot]: event }
  if (from && from !== spot) events[from] = town.events[spot]
  return { ...town, events }
}

/** Gives a loot another value. What is not a number is read as zero. */
export function setLoot(
  town: TownSituation,
  building: Building,
  index: 0 | 1,
  value: number,
): TownSituation {
  const loots: [number, number] = [...town.loots[building]]
  loots[index] = Number.isFinite(value) ? Math.round(value) : 0
  return { ...town, loots: { ...town.loots, [building]: loots } }
}

/** Changes who plays; gangsters who may no longer stand in town leave it. */
export function setTable(
  town: TownSituation,
  change: Partial<{ players: PlayerCount; firstPlayer: Seat; bank: Corner }>,
): TownSituation {
  const next = { ...town, ...change }
  const playing = seats.slice(0, next.players)
  const closed = next.players === 2 ? shortStreetOf[next.bank] : undefined
  const gangsters: Gangsters = {}
  for (const side of sides) {
    if (sideFacts[side].street === closed) continue
    const standing = (town.gangsters[side] ?? []).filter((text) =>
      playing.some((seat) => cardIn(text).startsWith(seat)),
    )
    if (standing.length > 0) gangsters[side] = standing
  }
  const firstPlayer = playing.includes(next.firstPlayer) ? next.firstPlayer : 'A'
  return { ...next, firstPlayer, gangsters }
}

/** Gives a card of every gang another value. */
export function setCard(
  town: TownSituation,
  deck: readonly CardFace[],
  index: number,
  change: Partial<CardFace>,
): TownSituation {
  return { ...town, decks: deck.map((card, at) => (at === index ? { ...card, ...change } : card)) }
}

/** A town without gangsters. */
export function emptied(town: TownSituation): TownSituation {
  return { ...town, gangsters: {} }
}
