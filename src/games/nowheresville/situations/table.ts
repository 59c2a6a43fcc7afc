import { kindsOf, type Maker } from '../../../kernel/game/kind.ts'
import {
  count,
  type Listed,
  list,
  listed,
  type Of,
  optional,
  parts,
  type Scalar,
  type Schema,
  several,
  some,
} from '../../../kernel/schema/schema.ts'
import type { ClauseId } from '../clauses.ts'
import type { Components } from '../components.ts'
import * as box from '../components.ts'
import { fortuneSources, type Given, type Position } from '../position.ts'
import { dollars, printed } from './faces.ts'

export type VilleMaker = Maker<Components>

/** Declares a kind of situation of Nowhere'sVille. */
export const kind = kindsOf<Given, Position, Components>()

/** goal.players: two to five. */
const players = listed(box.playerCounts, { clause: 'goal.players' })

/** A bandit who is nowhere else; nobody, where that can be said. */
const elsewhere = {
  of: 'bandit',
  once: {
    pool: 'bandit',
    code: 'bandit-twice',
    clause: 'robbery.gang-limit',
    thing: (value: Scalar) => (value === 'none' ? undefined : value),
  },
} as const

/** A bandit that the situation is about. */
export const bandit = listed(box.banditIds, { clause: 'component.attributes', of: 'bandit' })

/** Those who meet, by the clause that has them meet. */
export const meeting = (clause: ClauseId) =>
  several(listed(box.banditIds, { of: 'bandit' }), { clause, least: 2, most: 5 })

/** robbery.gang-limit: a bandit is in one gang, or in none. */
const member = listed(box.banditIds, { clause: 'robbery.gang-limit', ...elsewhere })

const card = listed(box.equipment, { clause: 'component.equipment-deck', of: 'card' })
const some36 = { clause: 'component.equipment-deck', most: 36 }

const cartridges = { clause: 'weapon.limited-collected' }

/** A bandit of a gang; what is left out of its tokens is what is printed on it. */
const figure = parts({
  bandit: member,
  wounds: optional(count(0, 15, { clause: 'death.when' }), 0),
  /** The reading in force sets the largest number. */
  bullets: optional(count(0, 99, { clause: 'school.bullets-max', code: 'over-limit' })),
  experience: optional(
    count(0, box.LIMITS.experience, { clause: 'school.experience-max', code: 'over-limit' }),
    0,
  ),
  courage: optional(
    count(0, box.LIMITS.courage, { clause: 'school.courage-max', code: 'over-limit' }),
  ),
  cards: optional(list(card, some36), []),
  hidden: optional(list(card, { ...some36, clause: 'market.keep-one' }), []),
  /** Cartridges that lie on its guns, where it is read so. */
  rounds: optional(some(box.gunCards, () => count(0, 99, cartridges), cartridges)),
})
export type Figure = Of<typeof figure>

/** robbery.gang-limit: a starter and two more at most, the starter first. */
const gang = list(figure, {
  clause: 'robbery.gang-limit',
  least: 1,
  most: box.GANG_LIMIT,
  size: { code: 'gang-too-large', clause: 'robbery.gang-limit' },
})

/** maintenance.note-each: the notes on a place; 0 is one that nobody has looked at. */
const notes = list(listed([0, 100, 200], { clause: 'component.banknotes', of: 'note' }), {
  clause: 'maintenance.notes-accumulate',
  most: 50,
})

const location = listed(box.locations, { clause: 'placement.one-card-each', of: 'location' })

/** Locations to which bandits were sent. */
export const sent = optional(
  some(box.banditIds, () => location, { clause: 'placement.one-card-each' }),
  {},
)

const weight = count(0, 99)

/** fire.distance: what a reader guesses of the shots of a bandit, for all bands or for each of the three sizes. */
export const aim = optional(
  some(
    box.banditIds,
    () =>
      list(parts({ miss: weight, body: weight, head: weight }), {
        clause: 'hit.body',
        least: 1,
        most: 3,
      }),
    { clause: 'hit.body' },
  ),
  {},
)

/** Something of each player. */
const ofSeats = <S extends Schema>(of: S) =>
  optional(
    some(box.seats, () => of, { clause: 'goal.players' }),
    {} as never,
  )

/** Somebody of some, or nobody. */
const orNone = <const Id extends string>(
  ids: readonly Id[],
  limit: Omit<Listed, 'type' | 'values'>,
) => optional(listed(['none', ...ids], limit), 'none' as never)

/** Parts of the table in every situation. */
export const tableParts = {
  players,
  /** The gangs, each with its starter first; a player of whom nothing is said has one that nobody else has. */
  gangs: ofSeats(gang),
  money: ofSeats(dollars(9900)),
  /** maintenance.change-1000: how many $1,000 tokens are among it. */
  tokens: ofSeats(count(0, 9, { clause: 'component.banknotes' })),
  /** Notes of bank and coach. */
  bank: optional(notes, []),
  coach: optional(notes, []),
  victim: orNone(box.victimIds, { clause: 'maintenance.victim-refill', of: 'victim' }),
  prison: orNone(box.banditIds, { clause: 'prison.first', ...elsewhere }),
  shop: optional(list(card, { clause: 'maintenance.shop-refill', most: box.SHOP_SIZE }), []),
  /** component.fortune-cards: who says what a Fortune card does. */
  fortune: optional(
    listed(fortuneSources, { clause: 'component.fortune-cards', of: 'fortune-source' }),
    'deck',
  ),
  /** Printed values that replace the illustrative ones. */
  printed: optional(parts(printed)),
} as const

/** Some of what there is, each once; none where nothing is said. */
const someOf = <const Id extends string>(
  ids: readonly Id[],
  limit: Omit<Listed, 'type' | 'values'>,
) => optional(several(listed(ids, limit)), [] as never)

/** Parts that are rarely told of a table in the middle of a game. */
export const rareParts = {
  /** maintenance.note-two-after-robbery: where a robbery has succeeded in the round before. */
  robbed: someOf(box.vaults, { clause: 'maintenance.note-two-after-robbery', of: 'location' }),
  discard: optional(list(card, { clause: 'maintenance.deck-empty', most: 36, sorted: true }), []),
  /** market.return-on-top: what was put back on the deck, the top card first, and who knows it. */
  top: optional(
    list(parts({ card, known: someOf(box.seats, { of: 'seat' }) }), {
      clause: 'market.return-on-top',
      most: 36,
    }),
    [],
  ),
  /** Victims that were robbed, and dead accomplices. */
  robbedVictims: someOf(box.victimIds, { clause: 'maintenance.victim-refill', of: 'victim' }),
  graves: someOf(box.banditIds, { clause: 'death.accomplice', ...elsewhere }),
} as const
