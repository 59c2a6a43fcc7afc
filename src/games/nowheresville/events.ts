import type { EventsOf } from '../../kernel/run/table.ts'
import type { ClauseId } from './clauses.ts'
import type {
  Attribute,
  BanditId,
  Equipment,
  Fortune,
  Gun,
  GunCard,
  Location,
  NoteValue,
  RobbedPlace,
  RobberyCard,
  Seat,
  Vault,
  VictimId,
} from './components.ts'
import type { Hit, Stake } from './position.ts'

/** Reasons why a clause was considered and did not apply. */
export const idleReasons = [
  'nobody-there',
  'no-reward',
  'no-equipment',
  'no-notes',
  'victim-stays',
  'three-guns-stay',
  'prison-empty',
  'gang-full',
  'at-limit',
  'cannot-pay',
  'shop-empty',
  'other-acted',
  'no-card-used',
  'no-courage',
  'courage-kept',
  'not-rich',
  'nobody-killed',
  'no-wounds',
  'supply-short',
  'no-money',
  'all-fled',
  'fled-without-reward',
] as const

/** The two phases of a round. */
export const phases = ['maintenance', 'turn'] as const
type Phase = (typeof phases)[number]

/** Sources of equipment. */
export const sources = ['deck', 'shop', 'market'] as const
export type Source = (typeof sources)[number]

/** Sides of a card. */
export const faces = ['up', 'down'] as const
export type Face = (typeof faces)[number]

/** Choices of a bandit when a shootout begins. */
export const stances = ['stay', 'flee'] as const
export type Stance = (typeof stances)[number]

/** A bandit with its experience, as it is compared. */
export interface Level {
  readonly bandit: BanditId
  readonly experience: number
}

/** A bandit with its wounds and experience, as the order is made. */
export interface Standing extends Level {
  readonly wounds: number
}

/** Price of a shot: a free round, a token, or a cartridge on the gun. */
export type Cost = 'free' | 'bullet' | 'cartridge'

/** A bandit, and its player. */
type Own = { readonly seat: Seat; readonly bandit: BanditId }

/**
 * The facts of everything that can happen, by what it changes: of a `shot`, whom the
 * band hit in place of the target.
 */
interface Facts {
  // The setup and the maintenance
  'starter-dealt': Own & { bullets: number; courage: number }
  'round-begins': { round: number }
  'phase-begins': { phase: Phase }
  'notes-placed': { place: Vault; count: number }
  changed: { seat: Seat }
  'shop-filled': { card: Equipment }
  'guns-discarded': { cards: readonly Equipment[] }
  'deck-shuffled': { count: number }
  'victim-placed': { victim: VictimId }
  'victims-shuffled': { count: number }
  'bandit-imprisoned': { bandit: BanditId }
  'bandits-shuffled': { count: number }
  // Sending the bandits, and the order at a location
  revealed: Own & { card: Equipment }
  'locations-shown': { count: number }
  sent: Own & { location: Location }
  exchanged: { seat: Seat; gun: GunCard; from: BanditId; to: BanditId }
  'location-begins': { location: Location; bandits: readonly BanditId[] }
  refused: { location: Location; seats: readonly Seat[] }
  'order-set': { location: Location; order: readonly BanditId[] }
  // The rewards
  'rewards-begin': { location: Location; order: readonly BanditId[] }
  equipped: Own & { card: Equipment; source: Source; face: Face }
  loaded: { bandit: BanditId; gun: GunCard; count: number; on: 'bandit' | 'gun' }
  'fortune-drawn': Own & { fortune: Fortune }
  raised: { bandit: BanditId; attribute: Attribute; count: number }
  gained: Own & { sum: number; fee: number }
  paid: { seat: Seat; sum: number }
  declined: Own & { location: Location }
  'looked-at': { seat: Seat; card: Equipment }
  returned: { seat: Seat; cards: readonly Equipment[] }
  healed: { bandit: BanditId; count: number }
  // The robbery
  'robbery-begins': Own & { place: RobbedPlace; number: number }
  'cards-used': { bandit: BanditId; cards: readonly RobberyCard[]; value: number }
  'die-rolled': { bandit: BanditId; die: number }
  'result-found': { bandit: BanditId; die: number; result: number; number: number }
  'courage-spent': { bandit: BanditId; count: number; result: number }
  'robbery-ends': Own & { place: RobbedPlace; success: boolean }
  'cards-discarded': { bandit: BanditId; cards: readonly Equipment[] }
  'notes-turned': { place: Vault; notes: readonly NoteValue[]; sum: number }
  'victim-robbed': { victim: VictimId }
  'bandit-freed': Own & { bullets: number; courage: number }
  // The shootout
  'shootout-begins': { location: Location; bandits: readonly BanditId[] }
  armed: Own & { guns: readonly Gun[]; free: readonly number[] }
  'stance-shown': Own & { stance: Stance }
  'flights-void': { bandits: readonly BanditId[] }
  flees: Own
  'experience-compared': { levels: readonly Level[] }
  tied: { groups: readonly (readonly BanditId[])[]; stake: Stake }
  'tie-broken': { groups: readonly (readonly BanditId[])[] }
  'first-shooter': Own & { by: BanditId; turns: readonly BanditId[] }
  'lap-begins': { turns: readonly BanditId[] }
  passed: Own & { empty: boolean }
  shot: Own & { gun: Gun; target: BanditId; hit: Hit; stray?: BanditId; cost: Cost }
  missed: { bandit: BanditId }
  wounded: { bandit: BanditId; count: number; by: BanditId | null }
  'wounds-compared': { standings: readonly Standing[] }
  ranked: { order: readonly BanditId[] }
  'shootout-ends': { location: Location; order: readonly BanditId[] }
  // Death, and the end
  died: Own & { starter: boolean; bullets: number; courage: number; by: BanditId | null }
  'bounty-paid': { from: Seat; seat: Seat; bandit: BanditId; sum: number; fee: number }
  won: { seats: readonly Seat[]; target: number }
  // A clause that was considered and did not apply
  'not-applied': Idle
}

/** Reason why a clause did not apply, with its subject or place. */
export interface Idle {
  readonly why: (typeof idleReasons)[number]
  readonly location?: Location
  readonly bandit?: BanditId
  readonly seat?: Seat
  readonly place?: Vault
  readonly victim?: VictimId
}

/** Everything that can happen. */
export type NowheresvilleEvent = EventsOf<Facts, ClauseId>
