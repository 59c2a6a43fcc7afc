import { sameData } from '../../kernel/choice/index.ts'
import { byKey } from '../../kernel/data/keyed.ts'
import { beforeOf, momentsOf, unordered } from '../../kernel/scenario/moment.ts'
import { type Card, type Components, cardIdsOf, isUnknown, type Seat, seats } from './components.ts'
import type { WildGangsEvent } from './events.ts'
import type { Given, Laid, Position, Standing } from './position.ts'
import { bankCorner } from './rules/two-players.ts'
import { buildings, sides } from './town.ts'

/** A town as situations say it, in the middle of step 1 or at its end. */
function townIn({ given, now }: Laid, { gang }: Components): object {
  const decks = seats.flatMap((seat) => {
    const deck = cardIdsOf(seat).map((id) => faceOf(given.cards[id] as Card))
    return sameData(deck, gang) ? [] : [[seat, deck] as const]
  })
  return {
    players: given.players,
    bank: bankCorner(now),
    firstPlayer: now.firstPlayer,
    events: now.events,
    loots: byKey(buildings, (building) => now.loots[building].map(({ tile }) => tile)),
    gangsters: Object.fromEntries(
      sides.flatMap((side) => {
        const standing = now.sides[side].map(gangsterIn)
        return standing.length > 0 ? [[side, standing]] : []
      }),
    ),
    decks: decks.length > 0 ? Object.fromEntries(decks) : undefined,
  }
}

/** A gangster as it stands: in brackets where it lies face down and is known. */
function gangsterIn({ card, face }: Standing): string {
  return face === 'down' && !isUnknown(card) ? `(${card})` : card
}

function faceOf({ id: _, seat: __, ...face }: Card): object {
  return face
}

/** Hands and knowledge of the players by gang; gangs without any are left out. */
function handsIn({ given, now }: Laid): { readonly hands: object; readonly seen: object } {
  const bySeat = <Value>(of: (seat: Seat) => readonly Value[]) =>
    Object.fromEntries(
      given.seats.flatMap((seat) => (of(seat).length > 0 ? [[seat, of(seat)]] : [])),
    )
  return { hands: bySeat((seat) => now.hands[seat]), seen: bySeat((seat) => now.seen[seat].spots) }
}

/** place.end: the position when step 1 is over, of which hands and looks are no part any more. */
function atRevelation(now: Position): Position {
  return {
    ...now,
    mover: null,
    piles: byKey(seats, (seat) => [...now.piles[seat], ...now.hands[seat]]),
    hands: byKey(seats, () => []),
    seen: byKey(seats, () => ({ spots: [], gangsters: [] })),
  }
}

/**
 * Facts that affect how play goes on: of the buildings only the bank's place, of gangsters not their order on a side,
 * of the opening looks not who made them.
 */
function bearing({ given, now }: Laid): Readonly<Record<string, unknown>> {
  const { wished: _, ...fixed } = given
  const { buildings, openingPairs, facedown, ...rest } = now
  const { aside, sides, piles, hands, seen } = now
  const lists = unordered({ aside, sides, piles, hands, seen })
  return { ...fixed, ...rest, ...lists, bank: bankCorner(now) }
}

const before = beforeOf<Given, Position, Components, WildGangsEvent>()

/** The moments at which situations begin: before each turn of step 1, and when step 1 is over. */
export const moments = momentsOf<Given, Position, Components>({
  writers: {
    town: before('step-begins', ({ number }, moment, components) => {
      if (number !== 'robberies') return undefined
      return { situation: townIn(moment, components), position: atRevelation(moment.now) }
    }),
    placing: before('turn-begins', (_, moment, components) => {
      const { now } = moment
      const situation = { ...townIn(moment, components), ...handsIn(moment), mover: now.mover }
      return { situation, position: now }
    }),
  },
  bearing,
})
