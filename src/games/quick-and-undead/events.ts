import type { GameEvent } from '../../kernel/table.ts'
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

/** What an event of The Quick and the Undead always has. */
interface Base<Kind extends string> extends GameEvent {
  readonly kind: Kind
  readonly clause: ClauseId
  readonly with?: readonly ClauseId[]
}

/** What the supply gives and takes, apart from Bullets, which are cells. */
export const tokens = ['coin', 'notoriety'] as const
export type Token = (typeof tokens)[number]

/** What a die did to an Undead: `wide` is a Bullet fired at no weak spot, `double` a number rolled again. */
export const undeadShotResults = [
  'hit',
  'wide',
  'miss',
  'critical-hit',
  'critical-miss',
  'double',
] as const
export type UndeadShotResult = (typeof undeadShotResults)[number]

/** Why a clause was considered and did not apply. */
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
] as const
export type IdleReason = (typeof idleReasons)[number]

/** Everything that can happen, by what it changes. */
export type QuickEvent =
  // Setup
  | (Base<'building-laid'> & { readonly slot: number; readonly card: BuildingCard })
  | (Base<'buildings-removed'> & { readonly cards: readonly BuildingCard[] })
  | (Base<'undead-removed'> & { readonly cards: readonly UndeadCard[] })
  | (Base<'boot-hill-made'> & { readonly count: number })
  | (Base<'bonus-laid'> & { readonly card: BuildingCard; readonly what: Resource })
  | (Base<'kit-received'> & {
      readonly seat: Seat
      readonly stash: number
      readonly reserve: number
    })
  | (Base<'resources-chosen'> & {
      readonly seat: Seat
      readonly cells: readonly Cell[]
      readonly coins: number
      readonly notoriety: number
    })
  | (Base<'law-given'> & { readonly seat: Seat })
  // Course
  | (Base<'day-begins'> & { readonly day: number })
  | (Base<'round-begins'> & {
      readonly round: number
      readonly law: Seat
      readonly highNoon: boolean
    })
  | (Base<'ability-begins'> & { readonly seat: Seat; readonly card: BuildingCard })
  | (Base<'abilities-done'> & { readonly seat: Seat })
  | (Base<'die-set'> & { readonly seat: Seat; readonly face: DieFace })
  | (Base<'joins-hired-guns'> & { readonly seat: Seat })
  | (Base<'die-revealed'> & { readonly seat: Seat; readonly face: DieFace })
  | (Base<'passes'> & { readonly seat: Seat })
  | (Base<'outlaw-placed'> & { readonly seat: Seat; readonly space: Space })
  | (Base<'jokers-collide'> & { readonly seats: readonly Seat[] })
  | (Base<'space-comes-up'> & { readonly space: Space | 'hired'; readonly seats: readonly Seat[] })
  | (Base<'turn-begins'> & { readonly seat: Seat; readonly space: Space | 'hired' })
  | (Base<'turn-lost'> & { readonly seat: Seat })
  | (Base<'ability-chosen'> & {
      readonly seat: Seat
      readonly ability: 'hunt' | 'fight' | 'intimidate' | 'steal'
    })
  | (Base<'turn-ends'> & { readonly seat: Seat })
  // Resources
  | (Base<'gained'> & { readonly seat: Seat; readonly what: Token; readonly count: number })
  | (Base<'paid'> & { readonly seat: Seat; readonly what: Token; readonly count: number })
  | (Base<'handed'> & {
      readonly from: Seat
      readonly to: Seat
      readonly what: Token
      readonly count: number
    })
  | (Base<'loaded'> & { readonly seat: Seat; readonly cell: Cell })
  | (Base<'emptied'> & { readonly seat: Seat; readonly cell: Cell })
  | (Base<'cells-rearranged'> & { readonly seat: Seat; readonly cells: readonly Cell[] })
  | (Base<'bullet-lost'> & { readonly seat: Seat })
  | (Base<'token-turned'> & { readonly seat: Seat; readonly side: CriticalSide })
  | (Base<'bonus-taken'> & {
      readonly seat: Seat
      readonly card: BuildingCard
      readonly what: Resource
    })
  // Shootouts between Outlaws
  | (Base<'shootout-begins'> & {
      readonly shootout: Shootout['kind']
      readonly seats: readonly Seat[]
      readonly space?: Space
      readonly building?: BuildingCard
    })
  | (Base<'target-announced'> & { readonly seat: Seat; readonly target: Seat })
  | (Base<'shot'> & { readonly seat: Seat; readonly at: Seat; readonly shot: Shot })
  | (Base<'hit-beaten'> & {
      readonly seat: Seat
      readonly value: number
      readonly by: Seat
      readonly byValue: number
    })
  | (Base<'volley-again'> & { readonly seats: readonly Seat[] })
  | (Base<'outlaw-killed'> & {
      readonly seat: Seat
      readonly from: Space | BuildingCard | 'stand'
      readonly by: readonly Seat[]
    })
  | (Base<'outlaw-fled'> & { readonly seat: Seat; readonly from: Space | BuildingCard | 'stand' })
  | (Base<'survives'> & { readonly seat: Seat })
  // Intimidation and stealing
  | (Base<'called-out'> & { readonly seat: Seat; readonly target: Seat; readonly space: Space })
  | (Base<'comes-out'> & { readonly seat: Seat })
  | (Base<'backs-down'> & { readonly seat: Seat })
  | (Base<'buys-off'> & { readonly seat: Seat; readonly opponent: Seat })
  // Undead
  | (Base<'undead-added'> & {
      readonly seat?: Seat
      readonly card: UndeadCard
      readonly at: Place
    })
  | (Base<'undead-declared'> & {
      readonly seat: Seat
      readonly card: UndeadCard
      readonly at: Place
    })
  | (Base<'undead-shot'> & {
      readonly seat: Seat
      readonly face: DieFace
      readonly result: UndeadShotResult
    })
  | (Base<'attempt-stopped'> & { readonly seat: Seat })
  | (Base<'undead-killed'> & { readonly seat: Seat; readonly card: UndeadCard; readonly at: Place })
  | (Base<'undead-recycled'> & { readonly card: UndeadCard; readonly at: Place })
  | (Base<'attempt-ended'> & { readonly seat: Seat; readonly killed: boolean })
  // Outlaws and buildings
  | (Base<'outlaw-hired'> & {
      readonly seat: Seat
      readonly source: 'reserve' | 'graveyard'
      readonly count: number
    })
  | (Base<'building-bought'> & {
      readonly seat: Seat
      readonly card: BuildingCard
      readonly price: number
    })
  | (Base<'refunded'> & { readonly seat: Seat; readonly count: number })
  | (Base<'enters'> & { readonly seat: Seat; readonly space: Space; readonly card: BuildingCard })
  | (Base<'stays'> & { readonly seat: Seat; readonly card: BuildingCard })
  | (Base<'leaves-building'> & { readonly seat: Seat; readonly card: BuildingCard })
  // End of round, day and game
  | (Base<'laid-down'> & { readonly seats: readonly Seat[] })
  | (Base<'high-noon-triggered'> & { readonly empty: 'now' | 'meanwhile' })
  | Base<'high-noon-ends'>
  | (Base<'badge-passes'> & { readonly seat: Seat })
  | (Base<'outlaws-return'> & { readonly seat: Seat; readonly count: number })
  | (Base<'upkeep-due'> & { readonly seat: Seat; readonly card: BuildingCard })
  | (Base<'building-kept'> & { readonly seat: Seat; readonly card: BuildingCard })
  | (Base<'scored'> & {
      readonly seat: Seat
      readonly notoriety: number
      readonly undead: number
      readonly buildings: number
      readonly total: number
    })
  | (Base<'tied'> & { readonly seats: readonly Seat[]; readonly at: 'notoriety' | 'coins' })
  | (Base<'game-won'> & { readonly ending: Ending })
  // Solo
  | (Base<'ranger-ready'> & { readonly outlaws: number; readonly cells: readonly Cell[] })
  | (Base<'ranger-sent'> & {
      readonly space: Space
      readonly from: 'graveyard' | Space
    })
  | (Base<'ranger-stood-up'> & { readonly space: Space })
  | (Base<'ranger-rolls-again'> & { readonly face: DieFace })
  | (Base<'ranger-weakened'> & { readonly cell: Cell; readonly left: number })
  | (Base<'solo-scored'> & {
      readonly base: number
      readonly undeadOutlaws: number
      readonly notoriety: number
      readonly clear: number
      readonly owned: number
      readonly graveyard: number
      readonly total: number
    })
  // What was considered and did not apply
  | (Base<'not-applied'> & {
      readonly why: IdleReason
      readonly seat?: Seat
      readonly card?: BuildingCard
      readonly space?: Space | 'hired'
      readonly what?: Resource
    })

export type EventKind = QuickEvent['kind']
