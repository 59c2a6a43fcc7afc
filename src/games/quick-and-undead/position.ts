import { byKey } from '../../kernel/data/keyed.ts'
import { clockwise } from '../../kernel/data/lists.ts'
import type { Laid as LaidTable } from '../../kernel/run/table.ts'
import {
  BULLET_TOKENS,
  BULLETS,
  type Building,
  type BuildingCard,
  type Cell,
  COINS,
  type CriticalSide,
  cells,
  type DieFace,
  NOTORIETY,
  OUTLAWS,
  type PlayerCount,
  RANGER,
  type Resource,
  type Seat,
  type Slot,
  type Space,
  spaces,
  type UndeadCard,
  type UndeadFace,
  undeadCards,
} from './components.ts'
import { gangSeats, ownerOf } from './seats.ts'

/** solohard.any-mix: what can make the solo game harder. */
export const hardships = ['riders', 'reinforcements', 'horde', 'fast'] as const
export type Hardship = (typeof hardships)[number]

/** Facts fixed when a situation is opened. */
export interface Given {
  readonly players: PlayerCount
  /** The gangs that take turns, clockwise. In the solo game the player alone. */
  readonly seats: readonly Seat[]
  /** solosetup: Dead Ranger plays against the seat A. */
  readonly solo: boolean
  readonly hardships: readonly Hardship[]
  readonly buildings: Readonly<Record<BuildingCard, Building>>
  readonly undead: Readonly<Record<UndeadCard, UndeadFace>>
  /** The slots of the board, clockwise from the Graveyard, as far as they are used. */
  readonly slots: readonly Slot[]
  /** Scene of the situation, beyond the position; the procedures of small situations read it. */
  readonly scene: Scene
}

/** The moment that a situation shows. Everything is optional: each kind of situation says what it needs. */
export interface Scene {
  /** Kind of situation, for its drawing; no rule asks for it. */
  readonly kind?: string
  /** Actors: the duellists in turn order, the intimidator, the shooter, the thief, the buyer. */
  readonly actors?: readonly Seat[]
  /** Place of the action. */
  readonly space?: Space | 'hired'
  readonly building?: BuildingCard
  readonly undead?: UndeadCard
  /** Against whom. */
  readonly target?: Seat
  /** Space of that one's Outlaw. */
  readonly at?: Space
  /** Resource that is stolen. */
  readonly what?: Resource
  /** Announced targets of a duel, where they are fixed. */
  readonly targets?: Readonly<Partial<Record<Seat, Seat>>>
}

/** Postures of an Outlaw on an action space. */
export const postures = ['standing', 'lying'] as const
export type Posture = (typeof postures)[number]

/** Coins and Notoriety in a stash; the gangs of one player share one. */
export interface Purse {
  coins: number
  /** The value of the Notoriety tokens. */
  notoriety: number
}

/** Everything of one gang but its purse. */
export type Gang = ReturnType<typeof blankGang>

/** solosetup.ranger: Dead Ranger's Outlaws lie in the Graveyard, and all his cells are loaded. */
function blankGang(seat: Seat, purse: Seat) {
  const isRanger = seat === RANGER
  return {
    /** twogang.resources: whose purse it uses; its own but for the second gang of a player. */
    purse,
    /** The loaded cells of the Targeting card, ascending. */
    loaded: isRanger ? [...cells] : ([] as Cell[]),
    critical: 'skull' as CriticalSide,
    /** Outlaws in the stash. */
    stash: 0,
    /** Outlaws that wait beside Hired Guns. */
    reserve: isRanger ? 0 : OUTLAWS,
    graveyard: isRanger ? OUTLAWS : 0,
    /** The posture of the Outlaw on each action space. */
    on: byKey(spaces.map(String), () => null) as Record<Space, Posture | null>,
    /** R-joker-own: spaces where an Outlaw lies that a joker of the same gang has joined, once for each. */
    joined: [] as Space[],
    /** The spaces on which an Outlaw was placed this day, whatever became of it. */
    usedToday: [] as Space[],
    /** The number on the d8 this round. */
    die: null as DieFace | null,
    /** True once everybody has seen that number. */
    shown: false,
    /** Place of the gang's turn this round; null before the reveal and once the turn is lost or over. */
    turn: null as Space | 'hired' | null,
    /** Undead that this gang has killed. */
    trophies: [] as UndeadCard[],
  }
}

/** A building in play. */
export interface Site {
  readonly card: BuildingCard
  /** Controllers; several in the Saloon only. */
  occupants: Seat[]
  undead: UndeadCard[]
  /** True when an Undead has ever been in it. */
  haunted: boolean
  /** The resource that waits for the first buyer. */
  bonus: Resource | null
}

/** Places of an Undead in Town. */
export type Place = 'street' | BuildingCard

/** Results of a shot in a shootout. */
export const shotResults = ['hit', 'miss', 'critical-hit', 'critical-miss'] as const
export type ShotResult = (typeof shotResults)[number]

/** One shot of a shootout between Outlaws. */
export interface Shot {
  readonly face: DieFace
  readonly result: ShotResult
  /** Value of a hit in comparisons: the face, and more by plus-two; 0 for a miss. */
  readonly value: number
}

/** The shootouts between Outlaws. */
export const shootoutKinds = ['duel', 'intimidation', 'building-fight', 'final-duel'] as const

/** The latest shootout between Outlaws: who took part, and what came of it. */
export interface Shootout {
  readonly kind: (typeof shootoutKinds)[number]
  /** Place: the space of a duel, of an intimidation's target, or of a building's attacker. */
  readonly space: Space | null
  readonly building: BuildingCard | null
  /** In the order in which they take part. */
  seats: Seat[]
  targets: Partial<Record<Seat, Seat>>
  /** The shots of the present volley. */
  shots: Partial<Record<Seat, Shot>>
  /** Whose Outlaw was killed. */
  killed: Seat[]
  /** Seats credited with a kill. */
  killers: Seat[]
  /** Whose Outlaw went back to the stash by a Critical Miss. */
  fled: Seat[]
}

/** A shootout of which nobody has shot yet. */
export function newShootout(
  kind: Shootout['kind'],
  seats: readonly Seat[],
  where: Partial<Pick<Shootout, 'space' | 'building' | 'targets'>>,
): Shootout {
  const nothing = { targets: {}, shots: {}, killed: [], killers: [], fled: [] }
  return { kind, space: null, building: null, seats: [...seats], ...nothing, ...where }
}

/** An attempt at an Undead that is under way. */
export interface Attempt {
  readonly seat: Seat
  readonly card: UndeadCard
  readonly at: Place
  /** The numbers rolled so far, ascending. */
  rolled: DieFace[]
  over: boolean
}

/** End of a game. */
export interface Ending {
  /** The best player, by the first of that player's gangs; null in a draw and when Dead Ranger wins. */
  readonly winner: Seat | null
  readonly by: 'notoriety' | 'coins' | 'duel' | 'draw' | 'ranger-dead' | 'town-overrun' | 'all-dead'
}

/** Everything that changes. Plain data, altered by `apply` alone. */
export type Position = ReturnType<typeof blankPosition>

/**
 * The position before anything is laid out: nobody has anything, every Outlaw waits beside Hired Guns,
 * and nobody knows the order of the eighteen Undead.
 */
export function blankPosition(given: Given) {
  const gangs = gangSeats(given)
  return {
    /** component.law-badge: who bears the one badge. */
    law: gangs[0] as Seat,
    /** From 1. */
    day: 0,
    /** Of the day, from 1; 0 before the first. */
    round: 0,
    /** High Noon: not yet triggered, the next round, being played, played. */
    noon: 'far' as 'far' | 'next' | 'now' | 'over',
    /** True when Town was without Undead at any moment of this round. */
    cleared: false,
    /** The gangs of this game by seat, Dead Ranger's among them; others have no entry. */
    gangs: byKey(gangs, (seat) => blankGang(seat, ownerOf(seat, given))),
    /** By the owner of the purse. */
    purses: byKey(
      gangs.filter((seat) => ownerOf(seat, given) === seat),
      (): Purse => ({ coins: 0, notoriety: 0 }),
    ),
    supply: { coins: COINS, notoriety: NOTORIETY } as Purse,
    /** setup.six-tokens: Bullet tokens that are neither on a Targeting card nor on a building. */
    spareBullets: BULLET_TOKENS - BULLETS * gangs.length,
    /** Buildings in play, clockwise from the Graveyard. */
    town: [] as Site[],
    street: [] as UndeadCard[],
    /** Undead of Boot Hill in an order that nobody knows. */
    bootHill: [...undeadCards] as UndeadCard[],
    /** sologoal.undead-recycled: Undead put under Boot Hill, the uppermost first. */
    under: [] as UndeadCard[],
    /** Undead that are out of the game. */
    box: [] as UndeadCard[],
    /** Round Start abilities used this round, by seat and building, and `done` for seats that use no more. */
    used: [] as string[],
    /** Whose turn it is. */
    mover: null as Seat | null,
    /** Seats that have taken a turn this round. */
    acted: [] as Seat[],
    shootout: null as Shootout | null,
    attempt: null as Attempt | null,
    /** The score of each player once counted, by purse owner. */
    scores: {} as Partial<Record<Seat, number>>,
    ending: null as Ending | null,
  }
}

/** Opponents in a situation: duellists, caller and called, occupant and attacker. */
export function opponentsIn(
  { actors = [], target, building, what }: Scene,
  position: Position,
): readonly Seat[] {
  const occupant = building && siteOf(position, building)?.occupants[0]
  if (building) return occupant ? [occupant, ...actors] : []
  return target && !what ? [...actors, target] : actors
}

/** Read-only view of the table. */
export type Laid = LaidTable<Given, Position>

/** twogang.resources: the Coins and Notoriety that a seat can use. */
export function purseOf({ purses, gangs }: Position, seat: Seat): Purse {
  return purses[gangs[seat].purse]
}

/** Amount of a resource in a purse or the supply. */
export function amountIn({ coins, notoriety }: Purse, what: Exclude<Resource, 'bullet'>): number {
  return what === 'coin' ? coins : notoriety
}

/** The card of a building, with who controls it and what haunts it; undefined when it is not in play. */
export function siteOf({ town }: Position, card: BuildingCard): Site | undefined {
  return town.find((site) => site.card === card)
}

/** building.ability-controller: whether a seat controls a building. */
export function controls(position: Position, seat: Seat, card: BuildingCard): boolean {
  return siteOf(position, card)?.occupants.includes(seat) ?? false
}

/** The buildings that a seat controls, clockwise from the Graveyard. */
export function buildingsOf({ town }: Position, seat: Seat): BuildingCard[] {
  const own: BuildingCard[] = []
  for (const { card, occupants } of town) if (occupants.includes(seat)) own.push(card)
  return own
}

/** R-have-outlaws: whether a gang has an Outlaw in its stash, on an action space or in a building. */
export function hasOutlaws(position: Position, seat: Seat): boolean {
  return hasOutlawsAtHand(position, seat) || buildingsOf(position, seat).length > 0
}

/** True where a gang has an Outlaw in its stash or on an action space, and not in buildings alone. */
export function hasOutlawsAtHand({ gangs }: Position, seat: Seat): boolean {
  const { stash, on } = gangs[seat]
  return stash > 0 || spaces.some((space) => on[space] !== null)
}

/** Place of an Undead card in Town. */
export function placeOf(position: Position, card: UndeadCard): Place | undefined {
  if (position.street.includes(card)) return 'street'
  return position.town.find(({ undead }) => undead.includes(card))?.card
}

/** The Undead at a place of Town. */
export function undeadAt(position: Position, place: Place): UndeadCard[] {
  return place === 'street' ? position.street : (siteOf(position, place)?.undead ?? [])
}

/** noon.trigger: whether no Undead is left in the Street and in the buildings. */
export function townIsClear({ street, town }: Position): boolean {
  return street.length === 0 && town.every(({ undead }) => undead.length === 0)
}

/** setup.law-duties: the gangs clockwise from the bearer of the LAW. */
export function turnOrder({ given, now }: Laid): readonly Seat[] {
  return clockwise(given.seats, now.law)
}

/** Some seats in turn order. Dead Ranger comes last: the player always bears the LAW. */
export function inTurnOrder(laid: Laid, some: readonly Seat[]): readonly Seat[] {
  if (some.length < 2) return some
  const everybody: Seat[] = [...turnOrder(laid), RANGER]
  return everybody.filter((seat) => some.includes(seat))
}

/** The numbers of the empty cells, ascending. */
export function emptyCells({ loaded }: Gang): readonly Cell[] {
  return cells.filter((cell) => !loaded.includes(cell))
}
