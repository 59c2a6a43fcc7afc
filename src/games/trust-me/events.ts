import type { EventsOf } from '../../kernel/run/table.ts'
import type { ClauseId } from './clauses.ts'
import type { Grip, ItemKind, Place, Resource, Seat, Survivor } from './components.ts'
import type { Spot } from './geometry/plane.ts'
import type {
  Action,
  ActionToken,
  Card,
  Harm,
  Held,
  Item,
  Lured,
  Piece,
  Rolled,
} from './position.ts'

/** Reasons why a clause was considered and did not apply. */
type IdleReason =
  | 'no-effect'
  | 'declined'
  | 'stays'
  | 'no-figure-left'
  | 'impossible'
  | 'nobody-left'
  | 'unarmed'
  | 'not-active'

/** Purposes of a roll; `charm` tells whether the Lucky charm just used holds. */
export type Why = 'attack' | 'defence' | 'green' | 'white' | 'charm'

/** Target of an attack: a survivor, or a zombie by the number of its figure. */
export type Target = Seat | number

/** Effect of a difference: nothing, a choice between Fatigue and a Wound, or a number of Wounds. */
export type Damage = 'none' | 'choice' | 'wounds'

/** The victory points of a player, by where they come from. */
export interface Points {
  readonly resources: number
  readonly objectives: number
  readonly deaths: number
  readonly total: number
}

/** The facts of everything that can happen, by what it changes. */
interface Facts {
  // The setup
  'passport-dealt': { seat: Seat; passport: Survivor }
  'piece-placed': { seat: Seat | null; piece: Piece }
  'pool-made': { resources: readonly Resource[]; others: number }
  'token-laid': { seat: Seat | null; id: number; at: Spot; piece: number | null }
  'objective-drawn': { seat: Seat; objective: Card }
  'objective-discarded': { seat: Seat; objective: Card }
  'starting-drawn': { seat: Seat; item: ItemKind }
  'starting-kept': { seat: Seat; items: readonly ItemKind[] }
  'community-placed': { seat: Seat; at: Spot }
  'zombie-placed': { zombie: number; at: Spot }
  'survivor-placed': { seat: Seat; at: Spot }
  'first-player-chosen': { seat: Seat }
  // Rounds and turns
  'round-begins': { round: number }
  'action-declared': { seat: Seat; action: Action; place: Place; side: ActionToken }
  'turn-ends': { seat: Seat; next: Seat }
  'zombies-activated': Record<never, never>
  'tokens-recovered': { seat: Seat; places: readonly Place[] }
  // The sheet
  put: { seat: Seat; place: Place; held: Held }
  shifted: { seat: Seat; place: Place; into: Place; held: Held }
  'handed-over': { seat: Seat; to: Seat; place: Place; item: Item }
  'put-down': { seat: Seat; item: Item; at: Spot; id: number }
  dropped: { seat: Seat; place: Place; item: Item; at: Spot; id: number }
  discarded: { seat: Seat; place: Place; item: Item }
  turned: { seat: Seat; place: Place; held: Held }
  'fatigue-placed': { seat: Seat; place: Place }
  bandaged: { seat: Seat; place: Place; bandage: Place }
  cured: { seat: Seat; place: Place | null; what: Harm; by: Seat }
  lifted: { seat: Seat; things: readonly Held[] }
  // Dice and combat
  'attack-declared': { seat: Seat; target: Target; weapon: ItemKind; place: Grip }
  rolled: { seat: Seat; dice: readonly Rolled[]; why: Why }
  /** The `nth` die of the roll, from 1. */
  rerolled: { seat: Seat; nth: number; die: Rolled; value: number; by: 'skill' | 'charm' }
  'attack-total': { seat: Seat; dice: number; bonus: number; penalty: number; total: number }
  'defence-total': { seat: Seat; dice: number; bonus: number; total: number }
  margin: { seat: Seat; attack: number; defence: number; difference: number }
  'damage-decided': { seat: Seat; difference: number; damage: Damage; wounds: number }
  'damage-chosen': { seat: Seat; choice: 'fatigue' | 'wound' }
  wounded: { seat: Seat; place: Place | null; by: Seat | null }
  infected: { seat: Seat; place: Place | null }
  died: { seat: Seat }
  'limit-rolled': { seat: Seat; result: number; limit: number; holds: boolean; item: ItemKind }
  'zombie-killed': { zombie: number; seat: Seat }
  'kills-counted': { seat: Seat; score: number; kills: number; group: readonly number[] }
  'group-attacks': { seat: Seat; zombies: readonly number[]; value: number }
  'infection-rolled': { seat: Seat; result: number; holds: boolean }
  // Figures and markers
  stepped: { seat: Seat; from: Spot; at: Spot }
  drawn: { zombie: number; towards: Lured; priority: number }
  'zombie-moved': { zombie: number; from: Spot; at: Spot; priority: number }
  'zombie-removed': { zombie: number }
  'din-placed': { seat: Seat; at: Spot | null }
  'din-flipped': Record<never, never>
  'noise-placed': { seat: Seat; at: Spot }
  'noise-removed': { seat: Seat }
  aimed: { seat: Seat; target: Seat }
  'aim-discarded': { seat: Seat; target: Seat }
  'carries-on': { seat: Seat; goesOn: boolean }
  searched: { seat: Seat; id: number; item: Item }
  found: { seat: Seat; id: number; item: Item; place: Place }
  'left-lying': { seat: Seat; id: number }
  // Points and the end
  'neighbour-died': { seat: Seat; dead: Seat; side: 'left' | 'right' }
  /** Hidden things that are shown, with the place of each item. */
  revealed: {
    seat: Seat
    objectives: readonly Card[]
    places: readonly Place[]
    items: readonly Item[]
  }
  'points-counted': { seat: Seat } & Points
  'special-chosen': { seat: Seat; item: Item }
  left: { seat: Seat; total: number }
  'claim-failed': { seat: Seat; total: number }
  'round-ends': { round: number; left: number | null }
  'game-over': { winners: readonly Seat[] }
  'broken-off': { round: number; winners: readonly Seat[] }
  // A clause that was considered and did not apply
  'not-applied': { why: IdleReason; seat?: Seat; zombie?: number }
}

/** Everything that can happen. */
export type TrustMeEvent = EventsOf<Facts, ClauseId>
