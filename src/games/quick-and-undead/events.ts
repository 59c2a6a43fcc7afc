import type { EventsOf } from '../../kernel/run/table.ts'
import type { ClauseId } from './clauses.ts'
import type {
  BuildingCard,
  Cell,
  CriticalSide,
  DieFace,
  Resource,
  Seat,
  Space,
  UndeadCard,
} from './components.ts'
import type { Ending, Place, Shootout, Shot } from './position.ts'

/** Tokens of the supply. Bullets are no tokens but cells. */
export const tokens = ['coin', 'notoriety'] as const
export type Token = (typeof tokens)[number]

/** Results of a shot at an Undead: `wide` is a Bullet fired at no weak spot, `double` a number rolled again. */
export const undeadShotResults = [
  'hit',
  'wide',
  'miss',
  'critical-hit',
  'critical-miss',
  'double',
] as const
export type UndeadShotResult = (typeof undeadShotResults)[number]

/** Reasons why a clause was considered and did not apply. */
export const idleReasons = [
  'ability-unused',
  'nothing-to-steal',
  'no-duel-here',
  'boot-hill-empty',
  'supply-empty',
  'card-full',
  'cannot-pay',
  'six-outlaws',
  'street-haunted',
  'nothing-affordable',
  'already-haunted',
  'haunted-everywhere',
  'no-coin-to-lose',
  'town-haunted',
  'town-clear',
  'street-clear',
  'shot-waived',
  'nobody-in-reach',
  'no-space-left',
  'nothing-here',
  'nothing-gained',
  'skull-shows',
  'no-bullet-to-move',
  'no-empty-cell',
  'no-bullet-there',
  'not-in-solo',
  'sixes-stay',
  'kept-safe',
  'kept-in-fives',
  'not-new-in-town',
  'no-shootout',
  'sisters-spared',
  'day-goes-on',
  'no-noon-in-solo',
  'not-all-dead',
] as const
export type IdleReason = (typeof idleReasons)[number]

/** The facts of everything that can happen, by what it changes. */
interface Facts {
  // Setup
  'building-laid': { slot: number; card: BuildingCard }
  'buildings-removed': { cards: readonly BuildingCard[] }
  'undead-removed': { cards: readonly UndeadCard[] }
  'boot-hill-made': { count: number }
  'bonus-laid': { card: BuildingCard; what: Resource }
  'kit-received': { seat: Seat; stash: number; reserve: number }
  'resources-chosen': { seat: Seat; cells: readonly Cell[]; coins: number; notoriety: number }
  'law-given': { seat: Seat }
  // Course
  'day-begins': { day: number }
  'round-begins': { round: number; law: Seat; highNoon: boolean }
  'ability-begins': { seat: Seat; card: BuildingCard }
  'abilities-done': { seat: Seat }
  'die-set': { seat: Seat; face: DieFace }
  'joins-hired-guns': { seat: Seat }
  'die-revealed': { seat: Seat; face: DieFace }
  passes: { seat: Seat }
  'outlaw-placed': { seat: Seat; space: Space }
  'jokers-collide': { seats: readonly Seat[] }
  'space-comes-up': { space: Space | 'hired'; seats: readonly Seat[] }
  'turn-begins': { seat: Seat; space: Space | 'hired' }
  'turn-lost': { seat: Seat }
  'ability-chosen': { seat: Seat; ability: 'hunt' | 'fight' | 'intimidate' | 'steal' }
  'turn-ends': { seat: Seat }
  // Resources
  gained: { seat: Seat; what: Token; count: number }
  paid: { seat: Seat; what: Token; count: number }
  handed: { from: Seat; to: Seat; what: Token; count: number }
  loaded: { seat: Seat; cell: Cell }
  emptied: { seat: Seat; cell: Cell }
  'cells-rearranged': { seat: Seat; cells: readonly Cell[] }
  'bullet-lost': { seat: Seat }
  'token-turned': { seat: Seat; side: CriticalSide }
  'bonus-taken': { seat: Seat; card: BuildingCard; what: Resource }
  // Shootouts between Outlaws
  'shootout-begins': {
    shootout: Shootout['kind']
    seats: readonly Seat[]
    space?: Space
    building?: BuildingCard
  }
  'target-announced': { seat: Seat; target: Seat }
  shot: { seat: Seat; at: Seat; shot: Shot }
  'hit-beaten': { seat: Seat; value: number; by: Seat; byValue: number }
  'volley-again': { seats: readonly Seat[] }
  'outlaw-killed': { seat: Seat; from: Space | BuildingCard | 'stand'; by: readonly Seat[] }
  'outlaw-fled': { seat: Seat; from: Space | BuildingCard | 'stand' }
  survives: { seat: Seat }
  // Intimidation and stealing
  'called-out': { seat: Seat; target: Seat; space: Space }
  'comes-out': { seat: Seat }
  'backs-down': { seat: Seat }
  'buys-off': { seat: Seat; opponent: Seat }
  // Undead
  'undead-added': { seat?: Seat; card: UndeadCard; at: Place }
  'undead-declared': { seat: Seat; card: UndeadCard; at: Place }
  'undead-shot': { seat: Seat; face: DieFace; result: UndeadShotResult }
  'attempt-stopped': { seat: Seat }
  'undead-killed': { seat: Seat; card: UndeadCard; at: Place }
  'undead-recycled': { card: UndeadCard; at: Place }
  'attempt-ended': { seat: Seat; killed: boolean }
  // Outlaws and buildings
  'outlaw-hired': { seat: Seat; source: 'reserve' | 'graveyard'; count: number }
  'building-bought': { seat: Seat; card: BuildingCard; price: number }
  refunded: { seat: Seat; count: number }
  enters: { seat: Seat; space: Space; card: BuildingCard }
  stays: { seat: Seat; card: BuildingCard }
  'leaves-building': { seat: Seat; card: BuildingCard }
  // End of round, day and game
  'laid-down': { seats: readonly Seat[] }
  'high-noon-triggered': { empty: 'now' | 'meanwhile' }
  'high-noon-ends': object
  'badge-passes': { seat: Seat }
  'outlaws-return': { seat: Seat; count: number }
  'upkeep-due': { seat: Seat; card: BuildingCard }
  'building-kept': { seat: Seat; card: BuildingCard }
  scored: { seat: Seat; notoriety: number; undead: number; buildings: number; total: number }
  tied: { seats: readonly Seat[]; at: 'notoriety' | 'coins' }
  'game-won': { ending: Ending }
  // Solo
  'ranger-ready': { outlaws: number; cells: readonly Cell[] }
  'ranger-sent': { space: Space; from: 'graveyard' | Space }
  'ranger-stood-up': { space: Space }
  'ranger-rolls-again': { face: DieFace }
  'ranger-weakened': { cell: Cell; left: number }
  'solo-scored': {
    base: number
    undeadOutlaws: number
    notoriety: number
    clear: number
    owned: number
    graveyard: number
    total: number
  }
  // What was considered and did not apply
  'not-applied': {
    why: IdleReason
    seat?: Seat
    card?: BuildingCard
    space?: Space | 'hired'
    what?: Resource
  }
}

/** Everything that can happen. */
export type QuickEvent = EventsOf<Facts, ClauseId>
export type EventKind = QuickEvent['kind']
