import type { ClauseId } from './clauses.ts'
import type { Resource, Space } from './components.ts'

/** Abilities of a space, of which an Outlaw may use one a turn. */
export const abilities = ['hunt', 'fight', 'intimidate', 'steal'] as const
export type Ability = (typeof abilities)[number]

/** Printed values of an action space. */
export interface SpaceFacts {
  readonly clause: ClauseId
  /** Above the line, separated by slashes. */
  readonly abilities: readonly Ability[]
  /** The spaces whose Outlaws can be intimidated from here. */
  readonly reach: readonly Space[]
  /** Resource that can be stolen here. */
  readonly steals?: Resource
  /** Below the line: so many of each kind, or of one kind where a slash stands between them. */
  readonly income: {
    readonly kinds: readonly Resource[]
    readonly count: number
    readonly slash: boolean
  }
}

const one = (...kinds: Resource[]) => ({ kinds, count: 1, slash: true })
const each = (count: number, ...kinds: Resource[]) => ({ kinds, count, slash: false })

/** The numbered action spaces: abilities above the line, income below it. */
export const spaceFacts: Readonly<Record<Space, SpaceFacts>> = {
  /** space.8-scout: hunt, or intimidate 5, 4, 3 or 2; a Coin, a Bullet or a Notoriety. */
  8: {
    clause: 'space.8-scout',
    abilities: ['hunt', 'intimidate'],
    reach: [5, 4, 3, 2],
    income: one('coin', 'bullet', 'notoriety'),
  },
  /** space.7-track: hunt; a Coin or a Bullet. */
  7: {
    clause: 'space.7-track',
    abilities: ['hunt'],
    reach: [],
    income: one('coin', 'bullet'),
  },
  /** space.6-extort: steal a Bullet, or fight in the Street; a Coin or a Notoriety. */
  6: {
    clause: 'space.6-extort',
    abilities: ['steal', 'fight'],
    reach: [],
    steals: 'bullet',
    income: one('coin', 'notoriety'),
  },
  /** space.5-equip: intimidate 8, 7, 6, 4, 3 or 2, or fight in the Street; two Bullets. */
  5: {
    clause: 'space.5-equip',
    abilities: ['intimidate', 'fight'],
    reach: [8, 7, 6, 4, 3, 2],
    income: each(2, 'bullet'),
  },
  /** space.4-intimidate: intimidate 8, 7, 6 or 5, or fight in the Street; one of each kind. */
  4: {
    clause: 'space.4-intimidate',
    abilities: ['intimidate', 'fight'],
    reach: [8, 7, 6, 5],
    income: each(1, 'coin', 'bullet', 'notoriety'),
  },
  /** space.3-plunder: steal a Coin; three Coins. */
  3: {
    clause: 'space.3-plunder',
    abilities: ['steal'],
    reach: [],
    steals: 'coin',
    income: each(3, 'coin'),
  },
  /** space.2-embezzle: steal a Notoriety; two Coins and two Notoriety. */
  2: {
    clause: 'space.2-embezzle',
    abilities: ['steal'],
    reach: [],
    steals: 'notoriety',
    income: each(2, 'coin', 'notoriety'),
  },
}
