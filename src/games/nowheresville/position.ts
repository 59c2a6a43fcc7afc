import { clockwise } from '../../kernel/data/lists.ts'
import type { Laid as LaidOf } from '../../kernel/run/table.ts'
import {
  type BanditFace,
  type BanditId,
  COLT,
  type Components,
  type Counts,
  type Equipment,
  type Faces,
  type Gun,
  type GunCard,
  type GunFace,
  isGun,
  type Location,
  type NoteValue,
  type PlayerCount,
  type RobbedPlace,
  type RobberyCard,
  type Seat,
  type TOKEN,
  type Vault,
  type VictimId,
} from './components.ts'

/** Places of a hit: the hat counts like any other part of the picture. */
export const hits = ['miss', 'body', 'hat', 'head'] as const
export type Hit = (typeof hits)[number]

/** Stakes of a comparison or a roll: naming the first shooter, or the order. */
export const stakes = ['shooter', 'order'] as const
export type Stake = (typeof stakes)[number]

/** A reader's guess of a bandit's shots, as weights, by the size of the band. */
export type Aim = Readonly<Record<'miss' | 'body' | 'head', number>>

/** Source of Fortune cards: the illustrative deck, or the table, which tells the effect of a card. */
export const fortuneSources = ['deck', 'table'] as const

/** Facts fixed when a situation is opened. */
export interface Given {
  readonly players: PlayerCount
  /** Seats that play, clockwise. */
  readonly seats: readonly Seat[]
  /** goal.first-to-target: the sum that wins. */
  readonly target: number
  readonly faces: Faces
  readonly fortunes: Components['fortunes']
  readonly fortune: (typeof fortuneSources)[number]
  /** The chances of the shots of those bandits whose shots are not told. */
  readonly aim: Readonly<Partial<Record<BanditId, readonly Aim[]>>>
  readonly told: Told
}

/** Subject of a situation, by its kind. */
export interface Told {
  /** The robbery, or the wound, that is to be settled. */
  readonly bandit?: BanditId | undefined
  readonly place?: RobbedPlace | undefined
  readonly by?: BanditId | undefined
  readonly hit?: Hit | undefined
  /** Those who meet, and where. */
  readonly bandits?: readonly BanditId[] | undefined
  readonly location?: Location | undefined
  /** The locations that are known; the other bandits are sent by their players. */
  readonly sent?: Readonly<Partial<Record<BanditId, Location>>> | undefined
  /** Stake of the comparison. */
  readonly stake?: Stake | undefined
  readonly begins?: 'maintenance' | 'sending' | undefined
}

/** A bandit of a gang; the first of a gang is its starter. */
export interface Member {
  readonly id: BanditId
  wounds: number
  bullets: number
  /** Experience tokens, each worth 2. */
  experience: number
  courage: number
  /** The equipment beside it, face up, and face down. */
  cards: Equipment[]
  hidden: (Equipment | 'unknown')[]
  /** Cartridges that lie on its guns, where it is read so. */
  rounds: Partial<Counts<GunCard>>
  /** Location to which it was sent in this round. */
  at: Location | null
}

/** Notes and tokens of one owner. */
export type Purse = Counts<NoteValue | typeof TOKEN>

/** A note on the bank or the coach; 0 is one that nobody knows, which can still be any. */
export type Note = 0 | NoteValue

/** A card that was put back on the deck, and who knows it. */
export interface TopCard {
  card: Equipment | 'unknown'
  known: Seat[]
}

/** A shootout that is on: those who stand in it, those who fled, and what they shoot with. */
export interface Fight {
  /** flee.again: all who meet have fled from the shootout before. */
  readonly runaways: boolean
  standing: BanditId[]
  fled: BanditId[]
  /** Starters who died in it; they stay in their gang. */
  fallen: BanditId[]
  guns: Partial<Record<BanditId, Gun[]>>
  /** The free rounds that are left, gun by gun. */
  free: Partial<Record<BanditId, number[]>>
  /** Whose turn it is, and who comes after in this lap. */
  turns: BanditId[]
  /** The seat at which a lap begins. */
  first: Seat | null
  /** Passes since the last shot, and shots of this lap. */
  passes: number
  shots: number
}

/** The latest robbery: what was used for it, and how it went. */
export interface Attempt {
  readonly bandit: BanditId
  readonly place: RobbedPlace
  readonly number: number
  cards: RobberyCard[]
  result: number
  success: boolean | null
}

/**
 * Everything that changes. Plain data, altered by `apply` alone. A seat that does not play has nothing. Equal cards
 * and notes cannot be told apart. Unseen cards of the deck are counted; what was put back on it lies on top.
 */
export interface Position {
  round: number
  gangs: Record<Seat, Member[]>
  /** death.money-of-players: dollars, and how many $1,000 tokens are among them. */
  money: Record<Seat, number>
  tokens: Record<Seat, number>
  /** All notes and tokens that there are; who has which follows: see `laidOut`. */
  box: Purse
  vaults: Record<Vault, Note[]>
  /** Places robbed with success since the last maintenance. */
  robbed: Vault[]
  deck: Counts<Equipment>
  top: TopCard[]
  discard: Counts<Equipment>
  shop: Equipment[]
  /** True once three guns were replaced in this maintenance. */
  replaced: boolean
  /** Cards looked at on the black market, and the bandit that looks. */
  drawn: (Equipment | 'unknown')[]
  looker: Seat | null
  victim: VictimId | null
  victims: VictimId[]
  robbedVictims: VictimId[]
  prison: BanditId | null
  /** Bandits that nobody has seen, and dead accomplices. */
  pile: BanditId[]
  graves: BanditId[]
  /** The location that is being resolved, and the positions there. */
  location: Location | null
  order: BanditId[]
  /** True when bank or coach has had its one actor, under the reading by which they share one. */
  held: boolean
  /** Bandit that was to name the first shooter. */
  namer: BanditId | null
  /** Those who roll the die among themselves, group after group. */
  tie: BanditId[][]
  fight: Fight | null
  attempt: Attempt | null
  /** Bandits that died in this situation, in order. */
  dead: BanditId[]
  winners: Seat[]
}

/** Read-only view of the table. */
export type Laid = LaidOf<Given, Position>

/** The same, whatever way the aid is read. */
type Seen = Pick<Laid, 'given' | 'now'>

/** The seats that play from one of them on, or from so many places after it. */
export function from({ given }: Pick<Laid, 'given'>, seat: Seat, after = 0): readonly Seat[] {
  return clockwise(given.seats, seat, after)
}

/** All bandits in play, gang by gang. */
export function membersOf({ given, now }: Seen): readonly Member[] {
  const members: Member[] = []
  for (const seat of given.seats) members.push(...now.gangs[seat])
  return members
}

/** A bandit in play; undefined where it is none. */
export function findMember({ gangs }: Pick<Position, 'gangs'>, id: BanditId): Member | undefined {
  for (const gang of Object.values(gangs)) for (const one of gang) if (one.id === id) return one
  return undefined
}

/** A bandit that is in play. */
export function memberOf(now: Pick<Position, 'gangs'>, id: BanditId): Member {
  return findMember(now, id) as Member
}

/** Whose bandit it is. */
export function seatOf({ gangs }: Pick<Position, 'gangs'>, id: BanditId): Seat {
  const all = Object.keys(gangs) as Seat[]
  return all.find((seat) => gangs[seat].some((one) => one.id === id)) as Seat
}

/** accomplice.not-starter: the starter is the first bandit of its gang, and never leaves it. */
export function isStarter({ gangs }: Pick<Position, 'gangs'>, id: BanditId): boolean {
  return Object.values(gangs).some((gang) => gang[0]?.id === id)
}

/** The bandits at a location, clockwise by their players. */
export function banditsAt(table: Seen, location: Location): readonly BanditId[] {
  const there = membersOf(table).filter(({ at }) => at === location)
  return there.map(({ id }) => id)
}

/** Printed values of a bandit. */
export function faceOf({ given }: Pick<Laid, 'given'>, id: BanditId): BanditFace {
  return given.faces.bandits[id]
}

/** component.attributes: the bullets and the Courage with which a bandit starts. */
export function startOf({ given }: Pick<Laid, 'given'>, id: BanditId) {
  const { bullets, courage } = given.faces.bandits[id]
  return { bullets, courage }
}

/** Printed values of a gun, the Colt included. */
export function gunFace({ given }: Pick<Laid, 'given'>, gun: Gun): GunFace {
  return gun === 'colt' ? COLT : given.faces.guns[gun]
}

/** All equipment of a bandit that its player knows, face down or not. */
export function equipmentOf({ cards, hidden }: Member): readonly Equipment[] {
  return [...cards, ...hidden.flatMap((card) => (card === 'unknown' ? [] : [card]))]
}

/** robbery.cards-only: the robbery cards beside a bandit. */
export function robberyCardsOf(member: Member): readonly RobberyCard[] {
  return equipmentOf(member).flatMap((card) => (isGun(card) ? [] : [card]))
}

/** The gun cards beside a bandit. */
export function gunCardsOf(member: Member): readonly GunCard[] {
  return equipmentOf(member).filter(isGun)
}

/** True once somebody has won: nothing more is played. */
export function isOver({ now }: Pick<Laid, 'now'>): boolean {
  return now.winners.length > 0
}

/** flee.again: whoever flees from the shootout that is on does so again. */
export function isAmongRunaways({ now }: Pick<Laid, 'now'>): boolean {
  return now.fight?.runaways === true
}

/** Those of some values that differ. */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
