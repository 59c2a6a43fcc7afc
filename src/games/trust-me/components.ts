import type { Outline } from './geometry/outline.ts'

/** meta.players, meta.one-survivor: the seats of a table of four, lettered clockwise. */
export const seats = ['A', 'B', 'C', 'D'] as const
export type Seat = (typeof seats)[number]

/** meta.players: the game is for two, three or four. */
export const playerCounts = [2, 3, 4] as const
export type PlayerCount = (typeof playerCounts)[number]

/**
 * components.dice, dice.blue, dice.yellow, dice.red, dice.black, dice.green, dice.white: the dice by colour, and their
 * faces.
 */
export const faces = { blue: 4, yellow: 6, red: 8, black: 12, green: 12, white: 20 } as const
export type Die = keyof typeof faces
export const dice = Object.keys(faces) as readonly Die[]

/** sheet.nine-boxes: the boxes of a sheet; where each lies matters to no rule (R-sheet-layout). */
export const boxes = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type Box = (typeof boxes)[number]

/** sheet.layout-incomplete: what is printed in a box: one of six skills, the question mark, or nothing that the text tells. */
export const skills = ['melee', 'ranged', 'defence', 'move', 'reroll', 'green'] as const
export type Skill = (typeof skills)[number]
export const prints = [...skills, 'hidden', 'blank'] as const
export type Print = (typeof prints)[number]

/** sheet.hands: two hands, and what lies across both. */
export const hands = ['left', 'right'] as const
export type Hand = (typeof hands)[number]
export const grips = [...hands, 'both'] as const
export type Grip = (typeof grips)[number]

/** object.bandage-place, object.charm-place: room for tokens on a passport. */
export const cards = ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6'] as const

/**
 * Places of a sheet: boxes, hands, the space of the Backpack and the two boxes below it, the space of the Outfit and
 * of what lies on it, the passport.
 */
export const places = [
  ...boxes,
  ...grips,
  'bag',
  'pack-1',
  'pack-2',
  'outfit',
  'pouch',
  ...cards,
] as const
export type Place = (typeof places)[number]

/** passport.identity: the survivors. Their names are lost (R-passport-data). */
export const survivors = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Survivor = (typeof survivors)[number]

/** passport.three-bonuses: for attack in melee and at range, and for defence. */
export const bonuses = ['melee', 'ranged', 'survival'] as const

/** weapon.types, weapon.categories: five types, each of one of two categories. */
export const weapons = ['shiv', 'bladed', 'blunt', 'handgun', 'military'] as const
export type Weapon = (typeof weapons)[number]
export const categories = ['melee', 'ranged'] as const
export type Category = (typeof categories)[number]

/** The objects that are no weapons and no Resources. */
export const objects = [
  'ammunition',
  'flare',
  'first-aid-kit',
  'survival-guide',
  'special-resource',
  'bandage',
  'lucky-charm',
  'backpack',
  'trainers',
  'satchel',
  'blank',
] as const
export type ObjectKind = (typeof objects)[number]

/** vp.resource: the four Resources. */
export const resources = ['food', 'gear', 'medicine', 'materials'] as const
export type Resource = (typeof resources)[number]

/** True for one of the four kinds of Resource tokens. */
export function isResourceKind(kind: string): kind is Resource {
  return (resources as readonly string[]).includes(kind)
}

/** R-weapon-is-object: everything that can be searched for, carried and dropped. */
export const items = [...resources, ...weapons, ...objects] as const
export type ItemKind = (typeof items)[number]

/** The conditions of the Objective cards. */
export const objectives = [...resources, 'two-resources', 'left-dead', 'right-dead'] as const
export type Objective = (typeof objectives)[number]

/** scenery.categories, scenery.large, scenery.medium, scenery.small, special.when: the pieces by their kinds. */
export const sceneryKinds = [
  'bus',
  'defensive-position',
  'car',
  'skip',
  'sandbag-wall',
  'sandbag-corner',
  'hole',
] as const
export const specialKinds = ['corpse', 'crevasse', 'vehicle', 'metro'] as const
export const pieceKinds = [...sceneryKinds, ...specialKinds] as const
export type PieceKind = (typeof pieceKinds)[number]

/** scenery.chest-fill, scenery.search-box, scenery.medical-box, scenery.ammo-box: what a piece can bear. */
export const features = ['chest', 'search', 'medical', 'ammunition'] as const
export type Feature = (typeof features)[number]

/** passport.three-bonuses, passport.effect: what a passport adds to rolls, and the skill that it brings. */
type Passport = Readonly<Record<(typeof bonuses)[number], number>> & {
  readonly effect: Skill | 'none'
}

/** weapon.token-fields: what a weapon token shows; a limit of 0 is never rolled for. */
export interface WeaponData {
  readonly category: Category
  readonly die: Die
  readonly limit: number
  readonly hands: 1 | 2
}

/** scenery.icons, scenery.passage-lines: what a kind of scenery is like. */
export interface Scenery {
  /** Its corners about its middle, in tenths of a millimetre. */
  readonly shape: Outline
  readonly count: number
  /** setup.scenery-3, setup.scenery-2, setup.scenery-1: what it costs to place; special pieces cost nothing. */
  readonly points: number
  readonly solid: boolean
  readonly opaque: boolean
  /** scenery.cover: by how much a Ranged attack through it is reduced. */
  readonly cover: number
  /** scenery.passage-red, scenery.passage-yellow: how it can be passed. */
  readonly line: 'none' | 'yellow' | 'red'
  readonly features: readonly Feature[]
  /** special.corpse, special.vehicle-start: what starts on it. */
  readonly zombies: number
  readonly tokens: number
}

/** R-damage-table: a row of the table: from a difference on, so many Wounds. */
export interface Band {
  readonly from: number
  readonly wounds: number
}

/** Number of tokens of each kind; none of those that are not named. */
type Counts = Readonly<Partial<Record<ItemKind, number>>>

/** The component data that the rules work on. Whatever the text layer lost is illustrative and can be replaced. */
export interface Components {
  /** sheet.layout-incomplete: what is printed in each box. */
  readonly layout: readonly Print[]
  readonly passports: Readonly<Record<Survivor, Passport>>
  readonly weapons: Readonly<Record<Weapon, WeaponData>>
  /** object.token-fields: 0 where it is never rolled for, `once` where the object is gone after its use. */
  readonly limits: Readonly<Record<ObjectKind, number | 'once'>>
  readonly startingWeapons: Counts
  readonly startingObjects: Counts
  /** The search tokens that are no Resource of the four set aside. */
  readonly search: Counts
  readonly objectives: Readonly<Record<Objective, number>>
  readonly scenery: Readonly<Record<PieceKind, Scenery>>
  readonly zombies: number
  /** Half the width of a base, in tenths of a millimetre. */
  readonly radius: number
  readonly defence: readonly Die[]
  readonly damage: readonly Band[]
  /** R-range: beyond a distance an attack is reduced. */
  readonly range: readonly { readonly beyond: number; readonly penalty: number }[]
}
