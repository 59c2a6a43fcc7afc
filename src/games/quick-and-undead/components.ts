/** component.outlaws: six colours, so six seats at most, lettered in turn order; `R` is Dead Ranger. */
export const seats = ['A', 'B', 'C', 'D', 'E', 'F', 'R'] as const
export type Seat = (typeof seats)[number]

/** solosetup.ranger: the seat of Dead Ranger, which no player has. */
export const RANGER = 'R' satisfies Seat

/** component.players: the seat of the one player of the solo game. */
export const PLAYER = 'A' satisfies Seat

/** component.players: the game is for one to six; one plays the solo variant. */
export const playerCounts = [1, 2, 3, 4, 5, 6] as const
export type PlayerCount = (typeof playerCounts)[number]

/** component.dice: the numbers of a d8, of which each player has one. */
export const faces = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type DieFace = (typeof faces)[number]

/** component.targeting-cards: the six numbered cells; 8 and 1 belong to the Critical token. */
export const cells = [2, 3, 4, 5, 6, 7] as const
export type Cell = (typeof cells)[number]

/** component.critical-tokens: the two sides of the token. */
export const criticalSides = ['skull', 'backfire'] as const
export type CriticalSide = (typeof criticalSides)[number]

/** day.resolution-order: the numbered action spaces, in the order in which they are resolved. */
export const spaces = [8, 7, 6, 5, 4, 3, 2] as const
export type Space = (typeof spaces)[number]

/** The three kinds of resource. */
export const resources = ['coin', 'bullet', 'notoriety'] as const
export type Resource = (typeof resources)[number]

/** component.buildings: twenty cards, named by their abilities, which are all that the rulebook tells of most. */
export const buildingCards = [
  'coin',
  'notoriety',
  'bullet',
  'critical-reset',
  'self-haunt',
  'exchange',
  'lottery',
  'reload',
  'saloon',
  'haunt',
  'safe-coins',
  'safe-notoriety',
  'safe-bullets',
  'double-steal',
  'fixed-price',
  'bounty',
  'avoid-shootout',
  'extra-income',
  'notorious',
  'plus-two',
] as const
export type BuildingCard = (typeof buildingCards)[number]

/** Printed values of a Building card beside its ability. */
interface BuildingFace {
  /** Coins. */
  readonly cost: number
  readonly notoriety: number
}

/** component.buildings: five cards are for games of four or more. */
export interface Building extends BuildingFace {
  readonly fourPlus: boolean
}

const undeadNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const
/** component.undead-cards: eighteen cards. */
export const undeadCards = undeadNumbers.map((number) => `U${number}` as const)
export type UndeadCard = (typeof undeadCards)[number]

/** Printed values of an Undead card: its Notoriety, and the numbers that kill it. */
export interface UndeadFace {
  readonly value: number
  readonly weakSpots: readonly Cell[]
}

/** component.board: a building slot, with the smallest number of players that uses it and its icon. */
export interface Slot {
  readonly players: number
  readonly icon: Resource
}

/** The component data that the rules work on; everything that the rulebook's pictures once showed. */
export interface Components {
  readonly buildings: Readonly<Record<BuildingCard, Building>>
  /** Clockwise from the Graveyard. */
  readonly slots: readonly Slot[]
  readonly undead: Readonly<Record<UndeadCard, UndeadFace>>
}

/** component.coins: all Coins of the game. */
export const COINS = 48
/** component.notoriety: thirty tokens of 1 and eleven of 5. */
export const NOTORIETY = 85
/** component.outlaws: of each colour. */
export const OUTLAWS = 6
/** setup.player-kit: the Outlaws that a player starts with; the others wait beside Hired Guns. */
export const FIRST_OUTLAWS = 4
/** setup.reserve-outlaws: the Outlaws of a colour that wait beside Hired Guns, at the most. */
export const RESERVE_OUTLAWS = OUTLAWS - FIRST_OUTLAWS
/** setup.three-resources: what each player starts with. */
export const FIRST_RESOURCES = 3
/** setup.six-tokens: Bullet tokens of a player, hence Bullets at the most. */
export const BULLETS = 6
/** component.bullet-tokens: all Bullet tokens of the game. */
export const BULLET_TOKENS = 39
/** component.undead-sixes: the value of the three strongest Undead. */
export const SIX = 6
/** The largest cost, Notoriety or value that a card may be given. */
export const CARD_LIMIT = 15
/** component.buildings: so many of the cards are marked 4+. */
export const FOUR_PLUS_CARDS = 5
/** setup.remove-4plus: from how many gangs on they are used. */
export const FOUR = 4
/** component.buildings: no more slots than cards. */
export const SLOTS_LIMIT = 20
