/** goal.players: the seats of a table of five, lettered clockwise. */
export const seats = ['A', 'B', 'C', 'D', 'E'] as const
export type Seat = (typeof seats)[number]

/** goal.players: the game is for two to five. */
export const playerCounts = [2, 3, 4, 5] as const
export type PlayerCount = (typeof playerCounts)[number]

/** component.location-cards: the nine cards of a player, from the bottom of the board to its top; Heal is not on it. */
export const locations = [
  'saloon',
  'school',
  'town',
  'shop',
  'market',
  'prison',
  'coach',
  'bank',
  'heal',
] as const
export type Location = (typeof locations)[number]

/** The places on which notes lie face down. */
export const vaults = ['bank', 'coach'] as const
export type Vault = (typeof vaults)[number]

/** The places that can be robbed: the town by its victim. */
export const robbedPlaces = ['town', 'prison', 'coach', 'bank'] as const
export type RobbedPlace = (typeof robbedPlaces)[number]

/** robbery.three-symbols: what a robbery card shows. */
export const symbols = ['hat', 'chest', 'envelope'] as const
export type CardSymbol = (typeof symbols)[number]

/** component.attributes: the bandits; all their numbers are illustrative. */
export const banditIds = [
  'ada',
  'ben',
  'cora',
  'dwyer',
  'eli',
  'fay',
  'gus',
  'hanna',
  'ike',
  'joan',
  'kettle',
  'lou',
] as const
export type BanditId = (typeof banditIds)[number]

/** component.equipment-deck: the robbery cards. */
export const robberyCards = [
  'mask',
  'dynamite',
  'crowbar',
  'horse',
  'badge',
  'stethoscope',
  'tree',
  'key',
  'lasso',
  'map',
] as const
export type RobberyCard = (typeof robberyCards)[number]

/** component.equipment-deck: the gun cards. */
export const gunCards = [
  'pistol',
  'revolver',
  'long-revolver',
  'pepperbox',
  'carbine',
  'repeater',
  'scatter-gun',
  'army-pistol',
] as const
export type GunCard = (typeof gunCards)[number]

/** Every equipment card. */
export const equipment = [...robberyCards, ...gunCards] as const
export type Equipment = (typeof equipment)[number]

/** shootout.colt: what a bandit can shoot with: gun cards, and the Colt that everybody owns. */
export const guns = ['colt', ...gunCards] as const
export type Gun = (typeof guns)[number]

/** maintenance.victim-refill: the victims, one of whom is in the town. */
export const victimIds = [
  'tourist',
  'preacher',
  'peddler',
  'barber',
  'rancher',
  'gambler',
  'banker',
] as const
export type VictimId = (typeof victimIds)[number]

/**
 * component.fortune-cards: what the illustrative Fortune cards do; at the table others may
 * come, which do `nothing` here.
 */
export const fortunes = [
  'gain',
  'lose',
  'equipment',
  'bullet',
  'courage',
  'wound',
  'heal',
  'nothing',
] as const
export type Fortune = (typeof fortunes)[number]

/** component.banknotes: what notes are worth, and the tokens. */
export const noteValues = [100, 200] as const
export type NoteValue = (typeof noteValues)[number]
export const TOKEN = 1000

/** school.bullets, school.experience, school.courage: the attributes that can be raised. */
export const attributes = ['bullets', 'experience', 'courage'] as const
export type Attribute = (typeof attributes)[number]

/**
 * component.tokens: bullets, Experience and Courage;
 * school.bullets-max, school.experience-max, school.courage-max: what a bandit holds of them at most.
 */
export const LIMITS: Readonly<Record<Attribute, number>> = { bullets: 6, experience: 3, courage: 3 }

/** robbery.gang-limit: a starter and two more. */
export const GANG_LIMIT = 3

/** maintenance.shop-refill: so many cards lie beside the shop. */
export const SHOP_SIZE = 3

/** Number of copies of a card or a note. */
export type Counts<Id extends string | number> = Record<Id, number>

/** True for a gun card. */
export function isGun(card: string): card is GunCard {
  return (gunCards as readonly string[]).includes(card)
}

/** component.attributes: the printed numbers of a bandit; bullets and Courage say with how many tokens it starts. */
export interface BanditFace {
  readonly life: number
  readonly experience: number
  readonly bullets: number
  readonly courage: number
}

/** weapon.fist, weapon.free-icon, weapon.limited-icon, component.rubber-bands: what a gun card shows. */
export interface GunFace {
  readonly hands: 1 | 2
  readonly fists: number
  readonly free: number
  readonly cartridges: number
  readonly band: 1 | 2 | 3
}

/** shootout.colt: a one-handed gun with one free round, and the smallest band. */
export const COLT: GunFace = { hands: 1, fists: 0, free: 1, cartridges: 0, band: 1 }

/** robbery.three-symbols: a value for each symbol. */
interface RobberyFace {
  readonly hat: number
  readonly chest: number
  readonly envelope: number
}

/** robbery.number-victim: what a victim shows. */
interface VictimFace {
  readonly number: number
  /** In dollars. */
  readonly money: number
}

/** Printed values of the cards, all of them illustrative. */
export interface Faces {
  readonly bandits: Readonly<Record<BanditId, BanditFace>>
  readonly robbery: Readonly<Record<RobberyCard, RobberyFace>>
  readonly guns: Readonly<Record<GunCard, GunFace>>
  readonly victims: Readonly<Record<VictimId, VictimFace>>
}

/** The component data that the rules work on. */
export interface Components {
  readonly faces: Faces
  readonly copies: Readonly<Counts<Equipment>>
  readonly notes: Readonly<Record<NoteValue, number>>
  /** component.banknotes: how many $1,000 tokens there are. */
  readonly tokens: number
  readonly fortunes: Readonly<Counts<Fortune>>
}
