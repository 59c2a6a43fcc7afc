import fc from 'fast-check'
import {
  allBuildings,
  allEvents,
  allGangs,
  allSides,
  allSpots,
  allStreets,
  type Building,
  type EventName,
  type Gang,
  type Gangster,
  gangsOf,
  type Readings,
  type Side,
  type Spot,
  type Street,
  streetOfSide,
  type Town,
} from './oracle-town.ts'

/** Whom each gang would rather capture, street by street: a choice that both sides can make alike. */
export type Taste = Readonly<Record<Street, readonly Gang[]>>

/** A town, how it is read, and what the winners of its fights like. */
export interface Case {
  readonly town: Town
  readonly readings: Readings
  readonly taste: Taste
}

/** Small numbers, so that ties, pairs and zeros are frequent. */
const gangster: fc.Arbitrary<Gangster> = fc.record({
  strength: fc.nat({ max: 5 }),
  firepower: fc.nat({ max: 4 }),
  bounty: fc.nat({ max: 3 }).map((hundreds) => hundreds * 100),
  woman: fc.boolean(),
  chief: fc.boolean(),
})

function nine(card: fc.Arbitrary<Gangster>): fc.Arbitrary<Gangster[]> {
  return fc.array(card, { minLength: 9, maxLength: 9 })
}

/** The deck of the content, decks of random cards, of few values, and of nine times the same card. */
function decksLike(printed: readonly Gangster[]): fc.Arbitrary<Town['decks']> {
  const deck = fc.oneof(
    fc.constant(printed),
    nine(gangster),
    nine(gangster.map((card) => ({ ...card, strength: 1 + (card.strength % 2) }))),
    gangster.map((card) => Array<Gangster>(9).fill(card)),
  )
  return fc.record({ A: deck, B: deck, C: deck, D: deck })
}

/** Two tiles on each building, from few values, so that equal ones are frequent; bonus tiles make more. */
const tile = fc.constantFrom(0, 100, 100, 300, 300, 300, 500, 700)
const loots: fc.Arbitrary<Town['loots']> = recordOf(allBuildings, fc.tuple(tile, tile))

/** Events of which one changes what the other does, or of which both change the same robbery or fight. */
const interplays: readonly (readonly [EventName, EventName])[] = [
  ['hidden', 'sheriff'],
  ['sheriff', 'deputy'],
  ['coach', 'hidden'],
  ['poker', 'seduction'],
  ['poker', 'sheriff'],
  ['mg', 'keg'],
  ['sign', 'poker'],
]

/** Six of the nine events, two of them neighbours on the ring of spots that interact. */
const laidEvents: fc.Arbitrary<Record<Spot, EventName>> = fc
  .record({
    order: fc.shuffledSubarray([...allEvents], { minLength: 9, maxLength: 9 }),
    pair: fc.constantFrom(...interplays),
    start: fc.nat({ max: 5 }),
  })
  .map(({ order, pair, start }) => {
    const ring = [...pair, ...order.filter((event) => !pair.includes(event))]
    return keyed(allSpots, (_, index) => ring[(index + start) % 6] as EventName)
  })

const readings: fc.Arbitrary<Readings> = fc.record({
  protected: fc.constantFrom('fixed', 'slide'),
  'poker.compare': fc.constantFrom('best-combination', 'pair-then-sum'),
  'poker.pairOn': fc.constantFrom('modified', 'printed'),
  'sign.opposite': fc.constantFrom('mirror', 'diametric'),
})

const taste: fc.Arbitrary<Taste> = recordOf(
  allStreets,
  fc.shuffledSubarray([...allGangs], { minLength: 4, maxLength: 4 }),
)

/** For each card whether it is laid, where it would stand, and which way up. */
const wish = fc.record({
  laid: fc.integer({ min: 0, max: 9 }),
  at: fc.nat({ max: allSides.length - 1 }),
  down: fc.boolean(),
})
const wishes = fc.array(wish, { minLength: 36, maxLength: 36 })

/** Towns crowded on some sides or spread over all, with any number of gangsters that fit. */
export function randomCases(printed: readonly Gangster[]): fc.Arbitrary<Case> {
  return fc
    .record({
      players: fc.constantFrom(2, 3, 4),
      first: fc.nat({ max: 3 }),
      bank: fc.constantFrom('NW', 'NE', 'SE', 'SW'),
      events: laidEvents,
      loots,
      decks: decksLike(printed),
      readings,
      taste,
      wishes,
      density: fc.integer({ min: 0, max: 10 }),
      sides: fc.shuffledSubarray([...allSides], { minLength: 1 }),
    })
    .map(({ first, wishes, density, sides, readings, taste, ...rest }) => {
      const town = { ...rest, firstPlayer: allGangs[first % rest.players] as Gang }
      const open = sides.filter((side) => !isClosed(side, town))
      const laid = wishes.map(({ laid, ...where }) => ({ ...where, isLaid: laid < density }))
      return { readings, taste, town: { ...town, gangsters: settleDown(laid, open, town) } }
    })
}

interface Wish {
  readonly isLaid: boolean
  readonly at: number
  readonly down: boolean
}

/** The gangs in turn lay a card each where it wishes to stand, or on the next of the sides with room. */
function settleDown(
  wishes: readonly Wish[],
  open: readonly Side[],
  town: Pick<Town, 'players'>,
): Town['gangsters'] {
  const gangsters: Partial<Record<Side, string[]>> = {}
  for (const [index, { isLaid, at, down }] of wishes.entries()) {
    const gang = allGangs[index % 4] as Gang
    if (!isLaid || !gangsOf(town).includes(gang)) continue
    const free = open.filter((side) => (gangsters[side]?.length ?? 0) < placesOf(side))
    const side = free[at % free.length]
    if (!side) continue
    const card = `${gang}${Math.floor(index / 4) + 1}`
    gangsters[side] = [...(gangsters[side] ?? []), down ? `(${card})` : card]
  }
  return gangsters
}

/** town.corner-places, town.central-places. */
function placesOf(side: Side): number {
  return side === 'NC.n' || side === 'SC.s' ? 6 : 3
}

/** two.closed-street. */
function isClosed(side: Side, { players, bank }: Pick<Town, 'players' | 'bank'>): boolean {
  const closed: Street = bank === 'NW' || bank === 'SW' ? 'west' : 'east'
  return players === 2 && streetOfSide(side) === closed
}

/** Cases of which a reader does not know all: some events, and perhaps some gangsters laid face down. */
export function partlyKnownCases(printed: readonly Gangster[]): fc.Arbitrary<Case> {
  const hidden = fc
    .tuple(fc.shuffledSubarray([...allSpots]), fc.constantFrom(2, 2, 2, 3, 3, 3, 4, 4, 5))
    .map(([spots, count]) =>
      spots.concat(allSpots.filter((spot) => !spots.includes(spot))).slice(0, count),
    )
  return fc
    .record({ base: randomCases(printed), hidden, cards: fc.nat({ max: 2 }) })
    .map(({ base, hidden, cards }) => {
      const events = { ...base.town.events } as Record<Spot, EventName | 'unknown'>
      for (const spot of hidden) events[spot] = 'unknown'
      // Five unknown events are 6720 towns already.
      let left = hidden.length > 2 ? 0 : cards
      const gangsters: Partial<Record<Side, readonly string[]>> = {}
      for (const side of allSides) {
        gangsters[side] = (base.town.gangsters[side] ?? []).map((text) =>
          text.startsWith('(') && left-- > 0 ? `(${text[1]}?)` : text,
        )
      }
      return { ...base, town: { ...base.town, events, gangsters } }
    })
}

function recordOf<Key extends Building | Street, T>(
  keys: readonly Key[],
  value: fc.Arbitrary<T>,
): fc.Arbitrary<Record<Key, T>> {
  const size = { minLength: keys.length, maxLength: keys.length }
  return fc.array(value, size).map((values) => keyed(keys, (_, index) => values[index] as T))
}

function keyed<Key extends string, T>(
  keys: readonly Key[],
  value: (key: Key, index: number) => T,
): Record<Key, T> {
  return Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<Key, T>
}
