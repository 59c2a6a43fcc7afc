import { clockwise } from '../../kernel/data/lists.ts'
import type { Readings } from '../../kernel/game/reading.ts'
import type { Laid as LaidOf } from '../../kernel/run/table.ts'
import type * as box from './components.ts'
import { isResourceKind, items, places, resources, weapons } from './components.ts'
import { laid, type Outline } from './geometry/outline.ts'
import type { Spot } from './geometry/plane.ts'

/** Facts fixed when a situation is opened. */
export interface Given {
  readonly kind: string
  readonly players: box.PlayerCount
  /** Seats that play, clockwise. */
  readonly seats: readonly box.Seat[]
  /** Components, with what the situation puts in their place: base size, damage table and dice of defence. */
  readonly components: box.Components
  /** True when figures stand somewhere. Where nothing is measured, things fall at the feet of a survivor. */
  readonly isMeasured: boolean
  /** By which readings it is played: facts are told no more than what is given. */
  readonly readings: Readings
  /** R-no-exit: after how many rounds a game is broken off, unfinished. */
  readonly mostRounds: number
  readonly told: Told
}

/** Facts that a situation tells of its act. */
export interface Told {
  readonly seat?: box.Seat
  readonly target?: box.Seat | 'zombies'
  readonly grip?: box.Grip
  readonly penalty?: number
  readonly zombies?: number
  readonly comes?: TokenKind | box.ItemKind
  readonly by?: box.Seat | 'zombies'
}

/** token.side, wound.token, infection.where: tokens that are no objects. */
export const tokenKinds = ['action', 'fatigue', 'wound', 'infection'] as const
type TokenKind = (typeof tokenKinds)[number]
export type Harm = Extract<TokenKind, 'wound' | 'infection'>
export type ActionToken = Exclude<TokenKind, Harm>

/**
 * weapon.empty-marker, object.special-resource, object.bandage-use: what more there is to an item; `unseen` where a seat does
 * not know whether it is what it looks like.
 */
export const marks = ['none', 'empty', 'special', 'wound', 'unseen'] as const
type Mark = (typeof marks)[number]

/** Something that lies on a sheet. */
export interface Held {
  readonly kind: box.ItemKind | TokenKind
  readonly mark: Mark
}

/** Something that can be carried, searched for and dropped. */
export interface Item extends Held {
  readonly kind: box.ItemKind
}

/** Everything that can lie on a sheet, as it is written: a kind and, where there is more to it, a mark. */
export const heldNames = [
  ...tokenKinds,
  ...items,
  'handgun:empty',
  'military:empty',
  ...resources.map((kind) => `${kind}:special` as const),
  'bandage:wound',
] as const
type HeldName = (typeof heldNames)[number]

/** A weapon that can be carried. */
export type WeaponToken = Item & { readonly kind: box.Weapon }

export type Sheet = Record<box.Place, Held | null>

/** Something of a kind, and no more to it. */
export function bare<const Kind extends Held['kind']>(kind: Kind) {
  return { kind, mark: 'none' } as const
}

/** An Objective card, as far as a seat knows it. */
export type Card = box.Objective | 'unseen'

/** States of a survivor: on the board, dead, or out. */
type State = 'in' | 'dead' | 'out'

/** components.markers: everything of one player, its markers among it. */
export interface Player {
  state: State
  passport: box.Survivor
  at: Spot
  sheet: Sheet
  /** Action tokens that have not been placed. */
  reserve: number
  /** R-wound-place: Wounds and Infections for which there was no place. */
  loose: { wounds: number; infections: number }
  objectives: Card[]
  /**
   * end.reveal-and-count, R-exit-failure: the cards that everybody has been shown, and where on the sheet things lie that
   * everybody has been shown although they lie face down again.
   */
  shown: { cards: Card[]; places: box.Place[] }
  /** R-exit-belongings: how many others died while this survivor was in play. */
  deaths: number
  /** R-vp-count: neighbours whose death was met: which of the cards that tell of one have come true. */
  left: boolean
  right: boolean
  community: Spot | null
  noise: Spot | null
  /** aim.place: beside whom the Target marker lies. */
  target: box.Seat | null
}

/** A token on the table: where it lies, on which piece if on one, and what it is, if anybody has looked. */
export interface Lying {
  readonly id: number
  readonly at: Spot
  readonly piece: number | null
  readonly item: Item | null
  /** Seats that know the token. */
  readonly seen: readonly box.Seat[]
}

/** A piece of scenery where it was placed. */
export interface Piece {
  readonly kind: box.PieceKind
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Lure of a zombie: a survivor, a Noise marker, the Din, its Echo. */
export type Lured = box.Seat | `noise-${box.Seat}` | 'din' | 'echo'

/** A zombie figure. */
export interface Zombie extends Spot {
  readonly id: number
  /** Whom or what it follows; null before it was activated, and where nothing draws it. */
  readonly towards: Lured | null
}

/** The actions, as they are declared (R-token-must-act). */
export const actions = [
  'move',
  'run',
  'search',
  'melee',
  'ranged',
  'aim',
  'reorganise',
  'exchange',
  'diversion',
  'rest',
  'ammunition',
  'flare',
  'first-aid-kit',
  'jump',
  'nothing',
] as const
export type Action = (typeof actions)[number]

/** A die as it lies. */
export interface Rolled {
  readonly die: box.Die
  readonly value: number
}

/** Everything that changes. Plain data, altered by `apply` alone. */
export interface Position {
  phase: 'setup' | 'turns' | 'zombies' | 'over'
  round: number
  firstPlayer: box.Seat
  /** Whose turn it is; during the turns whoever plays next. */
  mover: box.Seat
  /** Action declared by the active survivor, with the place of its token until it is taken up. */
  declared: { seat: box.Seat; action: Action; place: box.Place | null } | null
  players: Record<box.Seat, Player>
  zombies: Zombie[]
  pieces: Piece[]
  lying: Lying[]
  /** Possible identities of unseen tokens: the Resources set aside, and the number of others in the bag. */
  unseen: { resources: box.Resource[]; others: number }
  bag: Record<box.ItemKind, number>
  deck: Record<box.Objective, number>
  /** The stacks of starting tokens. */
  stacks: { weapons: Record<box.ItemKind, number>; objects: Record<box.ItemKind, number> }
  din: { at: Spot | null; side: 'din' | 'echo' } | null
  /** Rounds that are still played after the first exit; null before it. */
  left: number | null
  winners: box.Seat[]
  /** Items that a player has taken from the sheet or been given, and not yet laid out again. */
  lifted: Record<box.Seat, Held[]>
  /** The dice that lie on the table until they are counted. */
  dice: readonly Rolled[]
  /** Result of the last attack: its excess over the defence, and the number of zombies that fell. */
  fight: { difference: number; kills: number }
  /** Starting tokens that a player looks at, and nobody else. */
  drawn: { readonly seat: box.Seat; kind: box.ItemKind | 'unseen' }[]
  /** Starting tokens that went back to the box, unseen by others. */
  boxed: (box.ItemKind | 'unseen')[]
  /** Tokens that are out of the game. */
  gone: Item[]
  /** Objectives that were put away face down. */
  away: Card[]
  /** R-exit-failure, aim.relocate: what the player whose turn it is has done already. */
  claimed: boolean
  relocated: boolean
}

/** Read-only view of the table. */
export type Laid = LaidOf<Given, Position>

/** Of what is given the components alone: enough to know a piece by its kind, and what a place of a sheet hides. */
export type Printed = { readonly given: Pick<Given, 'components'> }

/** The seats that play from one of them on, or from so many places after it. */
export function from(
  { given }: Pick<Laid, 'given'>,
  seat: box.Seat,
  after = 0,
): readonly box.Seat[] {
  return clockwise(given.seats, seat, after)
}

/** The seats whose survivors are on the board, are dead, or have left it. */
export function seatsIn(
  { given, now }: Pick<Laid, 'given' | 'now'>,
  state: State,
): readonly box.Seat[] {
  return given.seats.filter((seat) => now.players[seat].state === state)
}

/** The seats whose survivors are on the board, in turn order (R-dead-first-player). */
export function inTurn(laidOut: Laid): readonly box.Seat[] {
  const { players, firstPlayer } = laidOut.now
  return from(laidOut, firstPlayer).filter((seat) => players[seat].state === 'in')
}

/** That a fact of an event is known to some players alone, until all is revealed. */
export function knownTo(fact: string, ...seats: readonly box.Seat[]) {
  return { seats, facts: [fact] }
}

/** True for a weapon. */
export function isWeapon(held: Held | null | undefined): held is WeaponToken {
  return (weapons as readonly string[]).includes(held?.kind ?? '')
}

/** object.special-resource-worthless: whether something is a Resource that is worth something. */
export function isResource(held: Held | null): held is Item & { kind: box.Resource } {
  return (held?.mark === 'none' || held?.mark === 'unseen') && isResourceKind(held.kind)
}

/** Something on a sheet as situations and sentences write it: its kind, and its mark if it shows one. */
export function writtenHeld({ kind, mark }: Held): HeldName {
  return (mark === 'none' || mark === 'unseen' ? kind : `${kind}:${mark}`) as HeldName
}

/** Something on a sheet by its name. */
export function heldNamed(name: HeldName): Held {
  const [kind, mark = 'none'] = name.split(':') as [Held['kind'], Mark?]
  return { kind, mark }
}

/** True for an object in the wide sense: no Action, Fatigue, Wound or Infection token. */
export function isItem(held: Held | null | undefined): held is Item {
  return (
    held !== null && held !== undefined && !(tokenKinds as readonly string[]).includes(held.kind)
  )
}

/** wound.third-kills: the Wounds of a player; R-bandage: also on Bandages, or not by the other reading. */
export function woundsOf(
  { now, readings }: Pick<Laid, 'now' | 'readings'>,
  seat: box.Seat,
): number {
  const { sheet, loose } = now.players[seat]
  const bandaged = readings['bandage'] === 'heals' ? 'none' : 'wound'
  const all = Object.values(sheet).filter(
    (held) => held?.kind === 'wound' || (held?.mark === bandaged && held?.mark === 'wound'),
  )
  return all.length + loose.wounds
}

/** The Infections of a player. */
export function infectionsOf({ sheet, loose }: Player): number {
  return Object.values(sheet).filter((held) => held?.kind === 'infection').length + loose.infections
}

/** Places of a sheet with something that passes the test. */
export function placesWith(
  sheet: Sheet,
  holds: (held: Held, place: box.Place) => unknown,
): readonly box.Place[] {
  return places.filter((place) => sheet[place] && holds(sheet[place], place))
}

/** Places of a sheet with something of a kind. */
export function placesOf(sheet: Sheet, kind: Held['kind'], mark?: Mark): readonly box.Place[] {
  return placesWith(sheet, (held) => held.kind === kind && held.mark === (mark ?? held.mark))
}

/** passport.holds-tokens: the first place of a passport where something of a kind lies. */
export function onPassport(sheet: Sheet, kind: Held['kind'], mark?: Mark): box.Place | undefined {
  return placesOf(sheet, kind, mark).find((place) => place.startsWith('card'))
}

/** action.reorganise: Wounds and Infections stay where they are, and so does a Bandage that bears one. */
export function stays({ kind, mark }: Held): boolean {
  return isHarm(kind) || mark === 'wound'
}

/** token.side: whether something is an Action or a Fatigue token. */
export function isActionToken(kind: string): kind is ActionToken {
  return kind === 'action' || kind === 'fatigue'
}

/** wound.token, infection.where: whether something is a Wound or an Infection. */
export function isHarm(kind: string): kind is Harm {
  return kind === 'wound' || kind === 'infection'
}

/** A number that no token on the table bears. */
export function freshId({ lying }: Pick<Position, 'lying'>): number {
  return Math.max(0, ...lying.map(({ id }) => id)) + 1
}

/** The numbers from 1 to as many. */
export function numbers(many: number): readonly number[] {
  return Array.from({ length: many }, (_, at) => at + 1)
}

/** The zombie figure with a number. */
export function zombieOf({ zombies }: Pick<Position, 'zombies'>, number: number): Zombie {
  return zombies.find(({ id }) => id === number) as Zombie
}

/** Outlines of pieces that lie somewhere, each found once for its shape. */
const outlines = new WeakMap<Piece, { readonly shape: Outline; readonly outline: Outline }>()

/** The outline of a piece where it lies. */
export function outlineOf({ given }: Printed, piece: Piece): Outline {
  const { shape } = given.components.scenery[piece.kind]
  const found = outlines.get(piece)
  if (found?.shape === shape) return found.outline
  const outline = laid(shape, piece, piece.turn)
  outlines.set(piece, { shape, outline })
  return outline
}

/** The outlines of all pieces of which this holds: of what they are like, and their kind. */
export function outlinesOf(
  { given, now }: Pick<Laid, 'given' | 'now'>,
  holds: (like: box.Scenery, kind: box.PieceKind) => boolean,
): readonly Outline[] {
  const { scenery } = given.components
  const all = now.pieces.filter(({ kind }) => holds(scenery[kind], kind))
  return all.map((piece) => outlineOf({ given }, piece))
}

/** The pieces that bear a feature, by their places in the list. */
export function piecesWith({ given, now }: Laid, feature: box.Feature): readonly number[] {
  const { scenery } = given.components
  return now.pieces.flatMap(({ kind }, at) => (scenery[kind].features.includes(feature) ? at : []))
}
