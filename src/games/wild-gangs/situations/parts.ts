import {
  count,
  either,
  every,
  type Limit,
  type Listed,
  list,
  listed,
  type Of,
  optional,
  parts,
  some,
  type Typed,
  tuple,
} from '../../../kernel/schema/schema.ts'
import * as box from '../components.ts'
import { buildings, corners, type Side, sideFacts, sides, spots } from '../town.ts'

/** component.players: two, three or four. */
export const players = listed(box.playerCounts, { clause: 'component.players' })

/** The corner of the bank: the North-East of the rulebook's example unless told otherwise. */
const bank = optional(listed(corners, { clause: 'two.closed-street', of: 'corner' }), 'NE')

/** The first player, the seat A unless told otherwise. */
const firstPlayer = optional(listed(box.seats, { clause: 'setup.first-player', of: 'seat' }), 'A')

const faceLimit: Limit = {
  clause: 'component.gangster-values',
  facts: (path) => ({ card: cardAt(path), value: path.at(-1) ?? '' }),
}

/** A card by the path of one of its values: `decks.A.0.strength`, or `decks.0` in a deck for all. */
function cardAt(path: readonly string[]): string {
  const [, first = '', second] = path
  return /\d/.test(first) ? `${Number(first) + 1}` : `${first}${Number(second) + 1}`
}

const cardValue = { ...faceLimit, code: 'card-value' }
const cardMark = optional(listed([false, true], { ...faceLimit, code: 'card-mark' }), false)

/** component.gangster-values: what a gangster card shows. */
export const cardParts = {
  strength: count(0, box.CARD_LIMITS.strength, cardValue),
  firepower: count(0, box.CARD_LIMITS.firepower, cardValue),
  bounty: count(0, box.CARD_LIMITS.bounty, { ...cardValue, step: 100 }),
  woman: cardMark,
  chief: cardMark,
}
export const cardFace = parts(cardParts, { ...faceLimit, code: 'card-not-a-card' })

/** component.gangsters: a gang has nine cards. */
const deck = tuple(cardFace, box.GANG_SIZE, {
  clause: 'component.gangsters',
  size: { code: 'deck-size' },
})

const deckOfEach = some(box.seats, () => deck, { clause: 'component.gangsters' })
/** A gang deck for all, or one for each gang; the illustrative one when absent. */
export const decks = optional(either(deck, deckOfEach))
export type Decks = Of<typeof decks>

/** component.event-titles: one card of each title. */
const oneOfEach = {
  pool: 'event',
  code: 'event-twice',
  clause: 'component.event-titles',
  facts: ([, spot = '']: readonly string[]) => ({ spot }),
}

/** An event card, or a word for one that is not known or not given. */
export const event = listed(box.eventCards, {
  clause: 'setup.events-in-town',
  of: 'event-title',
  once: oneOfEach,
})
const eventOrUnknown = listed([...box.eventCards, 'unknown'], {
  ...event,
  once: { ...oneOfEach, thing: (card) => (card === 'unknown' ? undefined : card) },
})

/** setup.events-in-town: one event at each spot. */
export const eventsClause = { clause: 'setup.events-in-town' }

const lootLimit: Limit = {
  clause: 'setup.loot-two-per-building',
  facts: ([, building = '']) => ({ building }),
}

/** setup.loot-two-per-building: two tiles in whole dollars. */
export const lootPair = tuple(
  count(0, box.DOLLARS_LIMIT, { ...lootLimit, code: 'not-dollars', step: 100 }),
  2,
  { ...lootLimit, size: { code: 'loot-count' } },
)
export const lootsClause = { clause: 'setup.loot-two-per-building' }

/** A gangster in town whose card is known: `A1` face up, `(A1)` face down. */
const knownCards = box.seats.flatMap(box.cardIdsOf).flatMap((card) => [card, `(${card})`])

/** A face-down gangster of which no more is known than its gang. */
const unknownCards = box.seats.map((seat) => `${seat}?`)

/** The card that a text names, without the sign for "face down". */
export function cardIn(text: string): string {
  return text.replace(/[()]/g, '')
}

/** component.gangsters: each card exists once. */
export const oneOfEachCard = {
  pool: 'card',
  code: 'card-twice',
  clause: 'component.gangsters',
  thing: (text: unknown) => (String(text).endsWith('?') ? undefined : cardIn(String(text))),
}

const aliases = Object.fromEntries(unknownCards.map((card) => [`(${card})`, card]))

/** A gangster in town, face up or face down. */
export const gangster = listed(knownCards, {
  code: 'unknown-card',
  clause: 'component.gangsters',
  allowed: ['A1', '(A1)'],
  of: 'gangster',
  once: oneOfEachCard,
})

/** A gangster in town of whom perhaps only the gang is known. */
const gangsterOrUnknown = listed([...knownCards, ...unknownCards], {
  ...gangster,
  aliases,
  allowed: ['A1', '(A1)', 'A?'],
})

/** Words for what cannot be unknown as long as the game is on. */
export const unknownWhilePlacing = {
  values: ['unknown', ...unknownCards, ...Object.keys(aliases)],
  code: 'unknown-while-placing',
  clause: 'reveal.all',
}

type Gangster = Listed & Typed<string>

/**
 * town.places-limited, town.corner-places, town.central-places: no more gangsters on a side than it has
 * places. Each stays at the place where it is told, by which a look at it names it.
 */
function gangstersOf(aGangster: Gangster) {
  const side = (name: Side) => {
    const { places } = sideFacts[name]
    const clause = places === 3 ? 'town.corner-places' : 'town.central-places'
    const size = { code: 'side-full', clause, facts: () => ({ side: name, places }) }
    return list(aGangster, { clause: 'place.one-card', most: places, size })
  }
  return optional(some(sides, side, { clause: 'place.one-card' }), {})
}

/** Parts of every town. */
export function townParts(anEvent: Listed & Typed<box.EventCard | 'unknown'>, aGangster: Gangster) {
  return {
    players,
    bank,
    firstPlayer,
    events: every(spots, () => anEvent, eventsClause),
    loots: every(buildings, () => lootPair, lootsClause),
    gangsters: gangstersOf(aGangster),
    decks,
  }
}

/** A town of which the reader need not know everything. */
export const townSchema = parts(townParts(eventOrUnknown, gangsterOrUnknown))
