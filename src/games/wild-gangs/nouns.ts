import { isRecord, recordWith } from '../../kernel/data/keyed.ts'
import { holding, nounsOf, type Things } from '../../kernel/words/nouns.ts'
import { capital, type Words } from '../../kernel/words/words.ts'
import * as box from './components.ts'
import { type GangStrength, steps } from './events.ts'
import { faces, type Given, lootSizes, type Position } from './position.ts'
import * as town from './town.ts'

/*
 * The things of the game: how each is named, and which part of the board it is. The parts:
 * `gang:A`, `card:A1` wherever that card lies, `event:N1`, `loots:NW`, `side:NW.n`, `place:NW.n:2`.
 */

const noun = nounsOf<Given, Position>()
const commas = (names: readonly string[]) => names.join(', ')

/** A gang by its letter, in sentences that say themselves that it is one. */
const seat = noun({
  ids: box.seats,
  alone: (id, { say }) => say('seat', { seat: id }),
  part: 'gang',
})

/** A gang, where the sentence does not say so. */
const gang = noun({ ...seat.told, name: (id, { say }) => say('seat-within', { seat: id }) })

/** A gang that can be captured: its gangsters in the street of the fight. */
const prey = noun({
  ...gang.told,
  part: (id, { position, beside }) => [
    `gang:${id}`,
    ...town.sidesAlong[beside['street'] as town.Street].flatMap((side) =>
      (position?.sides[side] ?? []).flatMap(({ card }, index) =>
        box.gangOf(card) === id ? [placePart(side, index + 1)] : [],
      ),
    ),
  ],
})

/** The place of a gangster on the board; the places of a side are counted from 1. */
function placePart(side: town.Side, place: number): string {
  return `place:${side}:${place}`
}

const cardIds: readonly (box.CardId | box.UnknownCard)[] = [
  ...box.seats.flatMap(box.cardIdsOf),
  ...box.seats.map((id): box.UnknownCard => `${id}?`),
]

/** A gangster by gang, strength and firepower, or with everything; by its id where what it shows is not at hand. */
const card = noun({
  ids: cardIds,
  name: (id, words, given) => (given ? inBrief(id, given, words) : id),
  full: (id, words, given) => (given ? inFull(id, given, words) : id),
  part: 'card',
})

function inBrief(id: box.CardId | box.UnknownCard, { cards }: Given, { say }: Words): string {
  const facts: box.Card | undefined = cards[id as box.CardId]
  if (!facts) return say('gangster.hidden', { gang: box.gangOf(id) })
  const { seat: gang, strength, firepower } = facts
  return say('gangster.short', { gang, strength, firepower })
}

function inFull(id: box.CardId | box.UnknownCard, given: Given, words: Words): string {
  const facts: box.Card | undefined = given.cards[id as box.CardId]
  if (!facts) return inBrief(id, given, words)
  const { strength, firepower } = facts
  const values = { strength, firepower, bounty: words.money(facts.bounty) }
  return [words.say('gangster.hand', values), ...marksOf(facts, words)].join(', ')
}

/** The marks of a gangster, in words. */
export function marksOf(card: box.Card, { say }: Words): readonly string[] {
  return box.marks.filter((mark) => card[mark]).map((mark) => say(`gangster.${mark}`))
}

/** A gangster drawn from a pile that may be anybody's. */
const drawnCard = noun({
  ...card.told,
  full: (id, words, given) =>
    words.say('gangster.drawn', { gang: box.gangOf(id), card: card.full(id, words, given) }),
})

/** An event card, with its article or by its title. */
const event = noun({
  ids: [...box.eventCards, 'unknown'],
  name: 'event-card',
  alone: 'event-title',
})

/** The spot of an event. */
const spot = noun({
  ids: town.spots,
  name: 'point',
  full: (id, { say }) => say('answer.event', { event: say(`point.${id}`) }),
  part: 'event',
})

/** A spot among others, of which one is chosen. */
const point = noun({ ids: town.spots, name: 'point' })

/** A building by its place in town; on the board its loots are. */
const building = noun({ ids: town.buildings, name: 'point', part: 'loots' })

/** A building with all who stand around it. */
const robbed = noun({
  ...building.told,
  part: (id) => [`loots:${id}`, ...town.sidesOf[id].map((side) => `side:${side}`)],
})

/** A side of a building, by the building and the street. */
const side = noun({
  ids: town.sides,
  name(id, words) {
    const { building: at, street } = town.sideFacts[id]
    const { say } = words
    return say('side.name', { building: building.name(at, words), street: say(`street.${street}`) })
  },
  part: 'side',
})

/** A gangster on a side, by its place there. */
const place = noun({
  ids: (value) => typeof value === 'number',
  part: (id, { beside }) => placePart(beside['gangster'] as town.Side, id),
})

const street = noun({
  ids: town.streets,
  name: 'street',
  alone: (id, { say }) => capital(say(`street.${id}`)),
  part: (id) => town.sidesAlong[id].map((one) => `side:${one}`),
})
const buildingCard = noun({
  ids: [...box.largeBuildings, ...box.smallBuildings],
  name: 'building.card',
})
const size = noun({ ids: lootSizes, name: 'size' })
const face = noun({ ids: faces, name: 'face' })
const step = noun({ ids: steps, name: 'step' })
const nobody = noun({ ids: ['nobody'], name: 'fact' })
const none = noun({ ids: ['none'], name: 'fact' })
const dollars = noun({
  ids: (value) => typeof value === 'number',
  name: (sum, { money }) => money(sum),
})

/** Number of cards each player has laid, said as one number. */
const laid = noun({
  ids: isRecord,
  name: (counts) =>
    String(
      Object.values(counts as Record<box.Seat, number>).reduce((sum, count) => sum + count, 0),
    ),
})

/** A gang at a building, with what it was compared by. */
const strength = noun({
  ids: recordWith<GangStrength>('total'),
  name({ seat, total, pair, best }, { say }, _given, { poker }) {
    if (!poker) return say('order.total', { seat, total })
    return pair === null ? say('order.single', { seat, best }) : say('order.pair', { seat, pair })
  },
  join: commas,
})

/** A gang in a street, with its firepower. */
const armed = noun({
  ids: recordWith<{ readonly seat: box.Seat; readonly firepower: number }>('firepower'),
  name: (one, { say }) => say('order.firepower', { ...one }),
})

/** The nouns that the board and its forms name by themselves. */
export const nouns = { building, card, event, seat, side, spot, street }

/** The nouns of Wild Gangs, and what holds them. */
export const things: Things = {
  seat: gang,
  facts: {
    ...holding(seat, 'seat', 'seats', 'prey'),
    ...holding(spot, 'spot', 'spots', 'from', 'to'),
    ...holding(building, 'at', 'building', 'buildings'),
    ...holding(card, 'card', 'cards'),
    ...holding(event, 'event', 'events', 'by'),
    ...holding(dollars, 'value', 'total', 'bounties'),
    side,
    street,
    size,
    face,
    laid,
    number: step,
    loot: [size, dollars],
    order: [strength, armed, event],
  },
  within: {
    'building-laid': { building: buildingCard },
    ranked: { building: robbed },
    'strength-raised': { building: robbed },
    'pair-already-seen': holding(point, 'received'),
    'not-two-events': holding(point, 'received', 'allowed'),
    'own-gangster': holding(side, 'received'),
    'gangster-face-up': holding(side, 'received'),
  },
  answers: {
    building: buildingCard,
    'event-at-spot': event,
    'loot-tile': dollars,
    card: drawnCard,
    'first-player': gang,
    'opening-look': spot,
    capture: prey,
  },
  parts: { event: spot, gangster: noun({ ...side.told, part: () => [] }), place },
  values: { 'event-at': [event, none], money: dollars, 'loot-value': dollars, '*': [nobody, gang] },
}
