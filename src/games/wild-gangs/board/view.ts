import { byKey } from '../../../kernel/keyed.ts'
import { type EventCard, gangOf, type Seat } from '../components.ts'
import type { Given, Position, Standing } from '../position.ts'
import {
  type Building,
  buildings,
  type Corner,
  corners,
  type Side,
  type Spot,
  type Street,
  shortStreetOf,
  sides,
  spots,
} from '../town.ts'

/** A gangster as it is drawn. Its numbers are absent where nobody may read them. */
export interface TokenView {
  readonly gang: Seat
  readonly faceDown: boolean
  readonly strength?: number
  readonly firepower?: number
  readonly chief: boolean
  readonly woman: boolean
}

/** A loot as it is drawn. */
export interface LootView {
  readonly tile: number
  readonly bonus: number
  readonly isProtected: boolean
  readonly takenBy: Seat | null
}

/** Everything that the picture of a town shows. */
export interface TownView {
  readonly bank: Building | null
  readonly closed: Street | null
  readonly events: Readonly<Record<Spot, EventCard | 'unknown' | null>>
  readonly loots: Readonly<Record<Building, readonly LootView[]>>
  readonly sides: Readonly<Record<Side, readonly TokenView[]>>
  readonly middle: readonly number[]
}

/** A town in which nothing lies yet. */
export const emptyTown: TownView = {
  bank: null,
  closed: null,
  events: byKey(spots, () => null),
  loots: byKey(buildings, () => []),
  sides: byKey(sides, () => []),
  middle: [],
}

/** The picture of a position. What the position masks is drawn as a back. */
export function townView(position: Position, given: Given): TownView {
  const bank = corners.find((corner) => position.buildings[corner] === 'bank') ?? null
  return {
    bank,
    closed: bank && given.players === 2 ? shortStreetOf[bank satisfies Corner] : null,
    events: position.events,
    loots: byKey(buildings, (building) =>
      position.loots[building].map(({ tile, bonus, protectedBy, takenBy }) => ({
        tile,
        bonus,
        isProtected: protectedBy.length > 0,
        takenBy,
      })),
    ),
    sides: byKey(sides, (side) =>
      position.sides[side].map((standing) => tokenView(standing, position, given)),
    ),
    middle: position.middle,
  }
}

function tokenView({ card, face }: Standing, position: Position, given: Given): TokenView {
  const facts = card.endsWith('?') ? undefined : given.cards[card as keyof typeof given.cards]
  const gang = gangOf(card)
  if (!facts) return { gang, faceDown: true, chief: false, woman: false }
  const charmed = position.charmed.includes(facts.id) ? 1 : 0
  const armed = position.armed.includes(facts.id) ? 2 : 0
  return {
    gang,
    faceDown: face === 'down' && !position.revealed,
    strength: facts.strength + charmed,
    firepower: facts.firepower + armed,
    chief: facts.chief === true,
    woman: facts.woman === true,
  }
}
