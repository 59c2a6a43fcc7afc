import type { QuickKind, QuickSituation } from './open.ts'
import type { SiteSituation } from './town.ts'

/** A situation of each kind. */
export type Examples = {
  readonly [K in QuickKind]: Extract<QuickSituation, { readonly kind: K }>
}

/*
 * The situations that the explorer starts from. Links leave out what equals them, so they are frozen:
 * a change would alter what old links mean.
 */

/** The town of most examples: six buildings, as for three players. */
const town: readonly SiteSituation[] = [
  { card: 'coin', undead: ['U1'] },
  { card: 'saloon', occupants: ['A', 'C'] },
  { card: 'bounty', occupants: ['B'] },
  { card: 'safe-bullets', undead: ['U13'], bonus: 'coin' },
  { card: 'exchange', bonus: 'notoriety' },
  { card: 'reload', undead: ['U7'], bonus: 'bullet' },
]

/** What is left of nine Undead. */
const bootHill = ['U2', 'U4', 'U10', 'U11', 'U16'] as const

/** Three on a space: A aims at B, while B and C aim at each other; C's next 1 is a Critical Miss. */
const duel: Examples['duel'] = {
  kind: 'duel',
  players: 3,
  space: 5,
  duellists: ['A', 'B', 'C'],
  targets: { A: 'B', B: 'C', C: 'B' },
  day: 2,
  round: 2,
  gangs: {
    A: { loaded: [3, 5, 7], coins: 2, notoriety: 1, on: { 3: 'lying' } },
    B: { loaded: [2, 4, 5, 6], coins: 3, notoriety: 2, on: { 8: 'lying' } },
    C: { loaded: [6, 7], critical: 'backfire', coins: 1, notoriety: 3, on: { 4: 'lying' } },
  },
  town,
  street: ['U5'],
  bootHill,
}

/** An Outlaw that has acted on 8 is called out from 4; its player could pay. */
const intimidation: Examples['intimidation'] = {
  kind: 'intimidation',
  players: 3,
  by: 'A',
  from: 4,
  target: 'B',
  at: 8,
  day: 2,
  gangs: {
    A: { loaded: [2, 5, 6], coins: 2, notoriety: 1 },
    B: { loaded: [4, 7], coins: 3, notoriety: 2 },
    C: { loaded: [3], coins: 1, notoriety: 3, on: { 3: 'standing' } },
  },
  town,
  street: ['U5'],
  bootHill,
}

/** A hunt on an Undead of value 5, whose weak spots are both loaded. */
const shooting: Examples['shooting'] = {
  kind: 'shooting',
  players: 3,
  by: 'A',
  from: 8,
  card: 'U13',
  day: 2,
  gangs: {
    A: { loaded: [2, 4, 5], coins: 2, notoriety: 1 },
    B: { loaded: [4, 7], coins: 3, notoriety: 2 },
    C: { loaded: [3], coins: 1, notoriety: 3 },
  },
  town,
  street: ['U5'],
  bootHill,
}

/** A Bullet is stolen on 6: from which cell, and into which? */
const robbery: Examples['robbery'] = {
  kind: 'robbery',
  players: 3,
  by: 'A',
  of: 'B',
  what: 'bullet',
  day: 2,
  gangs: {
    A: { loaded: [2, 5], coins: 2, notoriety: 1 },
    B: { loaded: [3, 6, 7], coins: 3, notoriety: 2 },
    C: { loaded: [3], coins: 1, notoriety: 3 },
  },
  town,
  street: ['U5'],
  bootHill,
}

/** An occupied building is bought at half price. */
const purchase: Examples['purchase'] = {
  kind: 'purchase',
  players: 3,
  by: 'A',
  space: 3,
  building: 'bounty',
  day: 2,
  gangs: {
    A: { loaded: [2, 5], coins: 5, notoriety: 1, trophies: ['U5'] },
    B: { loaded: [3, 6, 7], coins: 3, notoriety: 2 },
    C: { loaded: [3], coins: 1, notoriety: 3 },
  },
  town,
  bootHill,
}

/** The occupant adds 2 to the value of a hit: a 7 counts 9. */
const buildingFight: Examples['building-fight'] = {
  kind: 'building-fight',
  players: 4,
  by: 'A',
  space: 3,
  building: 'plus-two',
  day: 2,
  gangs: {
    A: { loaded: [4, 6, 7], coins: 1, notoriety: 1, trophies: ['U5'] },
    B: { loaded: [3, 5], coins: 3, notoriety: 2 },
    C: { loaded: [3], coins: 1, notoriety: 3 },
    D: { loaded: [2, 6], coins: 2 },
  },
  town: [
    { card: 'coin', undead: ['U1'] },
    { card: 'saloon', occupants: ['A', 'C'] },
    { card: 'bounty', bonus: 'bullet' },
    { card: 'safe-bullets', undead: ['U13'], bonus: 'coin' },
    { card: 'exchange', bonus: 'notoriety' },
    { card: 'reload', undead: ['U7'], bonus: 'bullet' },
    { card: 'plus-two', occupants: ['B'], undead: ['U8'] },
  ],
  bootHill: ['U2', 'U4', 'U10', 'U11', 'U14', 'U16', 'U17'],
}

/** A whole turn on 8: hunt or intimidate, an income of choice, and no purchase while the Street is haunted. */
const turn: Examples['turn'] = {
  kind: 'turn',
  players: 3,
  by: 'A',
  space: 8,
  day: 2,
  gangs: {
    A: { loaded: [2, 4, 5], coins: 5, notoriety: 1 },
    B: { loaded: [4, 7], coins: 3, notoriety: 2, on: { 5: 'standing' } },
    C: { loaded: [3], coins: 1, notoriety: 3, on: { 3: 'standing' } },
  },
  town,
  street: ['U5'],
  bootHill,
}

/** The last round of a day: upkeep follows. */
const round: Examples['round'] = {
  kind: 'round',
  players: 3,
  law: 'B',
  day: 2,
  round: 3,
  gangs: {
    A: { loaded: [2, 4, 5], coins: 2, notoriety: 1, on: { 8: 'lying', 3: 'lying' } },
    B: { loaded: [4, 7], coins: 3, notoriety: 2, on: { 5: 'lying' } },
    C: {
      loaded: [3],
      critical: 'backfire',
      coins: 1,
      notoriety: 3,
      on: { 7: 'lying', 4: 'lying' },
    },
  },
  town,
  street: ['U5'],
  bootHill,
}

/** Two are tied in Notoriety; one of their buildings is still haunted. */
const count: Examples['count'] = {
  kind: 'count',
  players: 3,
  day: 4,
  gangs: {
    A: { coins: 4, notoriety: 6, trophies: ['U13'] },
    B: { coins: 2, notoriety: 8, trophies: ['U2', 'U4'] },
    C: { coins: 7, notoriety: 4, trophies: ['U5', 'U7'] },
  },
  town: [
    { card: 'coin', occupants: ['C'], undead: ['U1'] },
    { card: 'saloon', occupants: ['A', 'C'] },
    { card: 'bounty', occupants: ['B'] },
    { card: 'safe-bullets' },
    { card: 'exchange', bonus: 'notoriety' },
    { card: 'reload', bonus: 'bullet' },
  ],
  bootHill: ['U10', 'U11', 'U16'],
}

/** A duel to the death: one of the two has no Bullet, so both get one. */
const finalDuel: Examples['final-duel'] = {
  kind: 'final-duel',
  players: 3,
  duellists: ['A', 'B'],
  day: 4,
  gangs: {
    A: { coins: 4, notoriety: 6 },
    B: { loaded: [5, 7], coins: 4, notoriety: 6 },
    C: { coins: 2, notoriety: 4 },
  },
  town,
  bootHill,
}

/** A game of four in which everything is left to chance. */
const game: Examples['game'] = { kind: 'game', players: 4 }

/** The example of each kind. */
export const examples: Examples = {
  duel,
  intimidation,
  shooting,
  robbery,
  purchase,
  'building-fight': buildingFight,
  turn,
  round,
  count,
  'final-duel': finalDuel,
  game,
}
