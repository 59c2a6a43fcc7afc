import type { GameEvent } from '../../kernel/table.ts'
import type { ClauseId } from './clauses.ts'
import type { BuildingCard, CardId, EventCard, Seat } from './components.ts'
import type { Face, LootSize } from './position.ts'
import type { Building, Side, Spot, Street } from './town.ts'

/** What an event of Wild Gangs always has. */
interface Base<Kind extends string> extends GameEvent {
  readonly kind: Kind
  readonly clause: ClauseId
  readonly with?: readonly ClauseId[]
}

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

/** Why a clause was considered and did not apply. */
export const idleReasons = [
  'nothing-to-look-at',
  'pile-exhausted',
  'no-woman',
  'no-chief',
  'nobody-there',
  'one-gang-only',
  'nobody-in-street',
] as const
export type IdleReason = (typeof idleReasons)[number]

/** Everything that can happen, by what it changes. */
export type WildGangsEvent =
  // The setup
  | (Base<'building-laid'> & { readonly at: Building; readonly building: BuildingCard })
  | (Base<'street-closed'> & { readonly street: Street; readonly bank: Building })
  | (Base<'event-laid'> & { readonly spot: Spot; readonly event: EventCard })
  | (Base<'events-set-aside'> & { readonly events: readonly EventCard[] })
  | (Base<'bonus-tiles-laid'> & { readonly count: number; readonly value: number })
  | (Base<'loot-laid'> & { readonly building: Building; readonly value: number })
  | (Base<'gang-received'> & { readonly seat: Seat; readonly cards: readonly CardId[] })
  | (Base<'card-drawn'> & { readonly seat: Seat; readonly card: CardId })
  | (Base<'first-player-drawn'> & { readonly seat: Seat })
  // The course of the game
  | (Base<'step-begins'> & { readonly number: StepName })
  | (Base<'turn-begins'> & { readonly seat: Seat })
  | (Base<'looked-at-two'> & {
      readonly seat: Seat
      readonly spots: readonly [Spot, Spot]
      readonly events: readonly [EventCard, EventCard]
    })
  | (Base<'placed'> & {
      readonly seat: Seat
      readonly card: CardId
      readonly side: Side
      readonly face: Face
    })
  | (Base<'looked-at-event'> & {
      readonly seat: Seat
      readonly spot: Spot
      readonly event: EventCard
    })
  | (Base<'looked-at-gangster'> & {
      readonly seat: Seat
      readonly side: Side
      readonly place: number
      readonly card: CardId
    })
  | (Base<'turn-passes'> & { readonly seat: Seat })
  | (Base<'placing-ended'> & { readonly laid: Readonly<Partial<Record<Seat, number>>> })
  // The revelation and the events
  | (Base<'event-turned-out'> & { readonly spot: Spot; readonly event: EventCard })
  | (Base<'gangster-turned-out'> & {
      readonly side: Side
      readonly place: number
      readonly card: CardId
    })
  | (Base<'revealed'> & {
      readonly events: readonly EventCard[]
      readonly cards: readonly CardId[]
    })
  | (Base<'order-set'> & { readonly order: readonly EventCard[] })
  | (Base<'events-exchanged'> & {
      readonly from: Spot
      readonly to: Spot
      readonly event: EventCard
    })
  | (Base<'loots-exchanged'> & { readonly buildings: readonly [Building, Building] })
  | (Base<'bonus-added'> & {
      readonly building: Building
      readonly size: LootSize
      readonly value: number
    })
  | (Base<'loot-protected'> & {
      readonly building: Building
      readonly size: LootSize
      readonly value: number
      readonly by: EventCard
    })
  | (Base<'nothing-protected'> & { readonly value: number; readonly times: number })
  | (Base<'strength-raised'> & { readonly building: Building; readonly cards: readonly CardId[] })
  | (Base<'tournament-held'> & { readonly building: Building })
  // The robberies
  | (Base<'ranked'> & {
      readonly building: Building
      readonly poker: boolean
      readonly order: readonly GangStrength[]
    })
  | (Base<'loot-taken'> & {
      readonly building: Building
      readonly seat: Seat
      readonly size: LootSize
      readonly value: number
    })
  | (Base<'loot-withheld'> & {
      readonly building: Building
      readonly seat: Seat
      readonly size: LootSize
      readonly value: number
      readonly by: readonly EventCard[]
    })
  | (Base<'loot-unclaimed'> & {
      readonly building: Building
      readonly size: LootSize
      readonly value: number
    })
  | (Base<'goes-without'> & { readonly building: Building; readonly seats: readonly Seat[] })
  // The fights
  | (Base<'fight-begins'> & { readonly street: Street })
  | (Base<'no-fight'> & { readonly street: Street })
  | (Base<'machine-gun-cancelled'> & { readonly street: Street })
  | (Base<'chiefs-armed'> & { readonly street: Street; readonly cards: readonly CardId[] })
  | (Base<'firepower-counted'> & {
      readonly street: Street
      readonly order: readonly { readonly seat: Seat; readonly firepower: number }[]
    })
  | (Base<'fight-won'> & {
      readonly street: Street
      readonly seat: Seat
      readonly firepower: number
    })
  | (Base<'captured'> & {
      readonly street: Street
      readonly seat: Seat
      readonly prey: Seat
      readonly cards: readonly CardId[]
      /** The dollars that they bring. */
      readonly bounties: number
    })
  | (Base<'discarded'> & { readonly street: Street; readonly cards: readonly CardId[] })
  // The count
  | (Base<'counted'> & {
      readonly seat: Seat
      readonly loot: number
      readonly bounties: number
      readonly total: number
    })
  | (Base<'won'> & { readonly seat: Seat; readonly total: number })
  // A clause that was considered and did not apply
  | (Base<'not-applied'> & {
      readonly why: IdleReason
      readonly building?: Building
      readonly street?: Street
      readonly seat?: Seat
    })

export type EventKind = WildGangsEvent['kind']
