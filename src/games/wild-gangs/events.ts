import type { EventsOf } from '../../kernel/run/table.ts'
import type { ClauseId } from './clauses.ts'
import type { BuildingCard, CardId, EventCard, Seat } from './components.ts'
import type { Face, LootSize } from './position.ts'
import type { Building, Side, Spot, Street } from './town.ts'

/** The strength of one gang at a building, as it is compared. */
export interface GangStrength {
  readonly seat: Seat
  /** The sum over all its gangsters there. */
  readonly total: number
  /** The value of its best pair; null without a pair. Compared at a poker tournament only. */
  readonly pair: number | null
  /** Its best single card. */
  readonly best: number
}

/** The steps of the game by what is done in them; each is announced when it begins. */
export const steps = ['placing', 'robberies', 'fights', 'count'] as const
export type StepName = (typeof steps)[number]

/** Reasons why a clause was considered and did not apply. */
export const idleReasons = [
  'nothing-to-look-at',
  'pile-exhausted',
  'no-woman',
  'no-chief',
  'nobody-there',
  'one-gang-only',
  'nobody-in-street',
] as const
type IdleReason = (typeof idleReasons)[number]

/** The firepower of one gang in a street. */
export interface GangFirepower {
  readonly seat: Seat
  readonly firepower: number
}

type Pair<Thing> = readonly [Thing, Thing]
/** One of the two loots of a building, and its value, bonus tiles included. */
type LootFacts = { building: Building; size: LootSize; value: number }

/** The facts of everything that can happen, by what it changes. */
interface Facts {
  // The setup
  'building-laid': { at: Building; building: BuildingCard }
  'street-closed': { street: Street; bank: Building }
  'event-laid': { spot: Spot; event: EventCard }
  'events-set-aside': { events: readonly EventCard[] }
  'bonus-tiles-laid': { count: number; value: number }
  'loot-laid': { building: Building; value: number }
  'gang-received': { seat: Seat; cards: readonly CardId[] }
  'card-drawn': { seat: Seat; card: CardId }
  'first-player-drawn': { seat: Seat }
  // The course of the game
  'step-begins': { number: StepName }
  'turn-begins': { seat: Seat }
  'looked-at-two': { seat: Seat; spots: Pair<Spot>; events: Pair<EventCard> }
  placed: { seat: Seat; card: CardId; side: Side; face: Face }
  'looked-at-event': { seat: Seat; spot: Spot; event: EventCard }
  'looked-at-gangster': { seat: Seat; side: Side; place: number; card: CardId }
  'turn-passes': { seat: Seat }
  'placing-ended': { laid: Readonly<Partial<Record<Seat, number>>> }
  // The revelation and the events
  'event-turned-out': { spot: Spot; event: EventCard }
  'gangster-turned-out': { side: Side; place: number; card: CardId }
  revealed: { events: readonly EventCard[]; cards: readonly CardId[] }
  'order-set': { order: readonly EventCard[] }
  'events-exchanged': { from: Spot; to: Spot; event: EventCard }
  'loots-exchanged': { buildings: Pair<Building> }
  'bonus-added': LootFacts
  'loot-protected': LootFacts & { by: EventCard }
  'nothing-protected': { value: number; times: number }
  'strength-raised': { building: Building; cards: readonly CardId[] }
  'tournament-held': { building: Building }
  // The robberies
  ranked: { building: Building; poker: boolean; order: readonly GangStrength[] }
  'loot-taken': LootFacts & { seat: Seat }
  'loot-withheld': LootFacts & { seat: Seat; by: readonly EventCard[] }
  'loot-unclaimed': LootFacts
  'goes-without': { building: Building; seats: readonly Seat[] }
  // The fights
  'fight-begins': { street: Street }
  'no-fight': { street: Street }
  'machine-gun-cancelled': { street: Street }
  'chiefs-armed': { street: Street; cards: readonly CardId[] }
  'firepower-counted': { street: Street; order: readonly GangFirepower[] }
  'fight-won': { street: Street; seat: Seat; firepower: number }
  /** The bounties are the dollars that the cards bring. */
  captured: { street: Street; seat: Seat; prey: Seat; cards: readonly CardId[]; bounties: number }
  discarded: { street: Street; cards: readonly CardId[] }
  // The count
  counted: { seat: Seat; loot: number; bounties: number; total: number }
  won: { seat: Seat; total: number }
  // A clause that was considered and did not apply
  'not-applied': { why: IdleReason; building?: Building; street?: Street; seat?: Seat }
}

/** Everything that can happen. */
export type WildGangsEvent = EventsOf<Facts, ClauseId>
