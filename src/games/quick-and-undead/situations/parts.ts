import {
  count,
  list,
  listed,
  type Of,
  optional,
  parts,
  several,
  some,
} from '../../../kernel/schema/schema.ts'
import {
  BULLETS,
  buildingCards,
  CARD_LIMIT,
  COINS,
  cells,
  criticalSides,
  NOTORIETY,
  OUTLAWS,
  playerCounts,
  RANGER,
  RESERVE_OUTLAWS,
  resources,
  type Seat,
  SLOTS_LIMIT,
  seats,
  spaces,
  undeadCards,
} from '../components.ts'
import { hardships, postures } from '../position.ts'

/** A mark that is there or not. */
const yesNo = ['no', 'yes'] as const

const outlawColours = seats.filter((seat) => seat !== RANGER)

/** A gang that takes part. */
export const seat = listed(seats, { clause: 'component.players', of: 'seat' })

/** A gang of a player. */
export const player = listed(outlawColours, { clause: 'component.players', of: 'seat' })

/** A numbered action space. */
export const space = listed(spaces, { clause: 'component.board', of: 'space' })

const onBuilding = { clause: 'component.buildings' }
const onUndead = { clause: 'component.undead-cards' }

/** Printed values of a Building card. */
const buildingFace = parts(
  {
    cost: optional(count(0, CARD_LIMIT, onBuilding)),
    notoriety: optional(count(0, CARD_LIMIT, onBuilding)),
  },
  onBuilding,
)

const weakSpotLimit = {
  code: 'weak-spots',
  clause: 'undead.weak-spots',
  facts: () => ({ allowed: cells.map(String) }),
}

/** undead.weak-spots: at least one number that has a cell, each once. */
export const weakSpots = several(listed(cells, { clause: 'undead.weak-spots' }), {
  least: 1,
  size: weakSpotLimit,
  twice: { ...weakSpotLimit, fact: 'cell' },
})

/** Printed values of an Undead card. */
const undeadFace = parts(
  { value: optional(count(0, CARD_LIMIT, onUndead)), weakSpots: optional(weakSpots) },
  onUndead,
)

/** Parts of every situation of The Quick and the Undead. */
export const commonParts = {
  /** One plays the solo game, at the seat A, against Dead Ranger at R. */
  players: listed(playerCounts, { clause: 'component.players', of: 'players' }),
  /** Two players may have two gangs each: A and C, B and D. */
  twoGangs: optional(listed(yesNo, { clause: 'twogang.optional' }), 'no'),
  /** solohard.any-mix: one or more of four changes, in the solo game. */
  hardships: optional(
    several(listed(hardships, { clause: 'solohard.any-mix', of: 'hardship' }), {
      clause: 'solohard.any-mix',
    }),
    [],
  ),
  /** setup.first-player: the bearer of the LAW badge. */
  law: optional(
    listed(outlawColours, {
      clause: 'setup.first-player',
      of: 'seat',
      denied: { values: [RANGER], clause: 'soloflow.always-law' },
    }),
    'A',
  ),
}

/** Printed values that replace the illustrative ones. */
export const cardParts = {
  buildings: optional(
    some(buildingCards, () => buildingFace, onBuilding),
    {},
  ),
  undead: optional(
    some(undeadCards, () => undeadFace, onUndead),
    {},
  ),
}

/** component.undead-cards: each card is in one place; a heap has no order. */
const heap = several(
  listed(undeadCards, {
    clause: 'component.undead-cards',
    of: 'undead',
    once: { pool: 'undead', fact: 'card', code: 'undead-twice', clause: 'component.undead-cards' },
  }),
  { clause: 'component.undead-cards' },
)

/** A gang as a situation writes it. Outlaws that are nowhere else are in the stash. */
function gangOf(seat: Seat) {
  const facts = () => ({ seat })
  const card = {
    /** The loaded cells; none when absent, all of Dead Ranger's. */
    loaded: optional(
      several(listed(cells, { clause: 'component.targeting-cards', of: 'cell' }), {
        clause: 'component.targeting-cards',
        most: BULLETS,
        size: { code: 'too-many-bullets', clause: 'setup.six-tokens', facts },
        twice: { code: 'cell-twice', clause: 'setup.six-tokens', facts, fact: 'cell' },
      }),
    ),
    critical: optional(
      listed(criticalSides, { clause: 'component.critical-tokens', of: 'board.token' }),
      'skull',
    ),
    /** The Outlaws on action spaces. */
    on: optional(
      some(spaces, () => listed(postures, { clause: 'end.lay-down', of: 'editor.posture' }), {
        clause: 'component.board',
      }),
    ),
    graveyard: optional(count(0, OUTLAWS, { clause: 'component.outlaws' })),
  }
  const gang = parts(
    {
      ...card,
      coins: optional(count(0, COINS, { clause: 'component.coins' })),
      notoriety: optional(count(0, NOTORIETY, { clause: 'component.notoriety' })),
      /** Beside Hired Guns: two, or what is left, when absent. setup.reserve-outlaws: none ever returns. */
      reserve: optional(count(0, RESERVE_OUTLAWS, { clause: 'setup.reserve-outlaws' })),
      /** Outlaws left of six. May be told, as a check. */
      stash: optional(count(0, OUTLAWS, { clause: 'component.outlaws' })),
      /** Spaces used this day from which the Outlaw is gone. */
      used: optional(
        several(listed(spaces, { clause: 'plan.no-return', of: 'space' }), {
          clause: 'plan.no-return',
          twice: { code: 'space-twice', facts, fact: 'space' },
        }),
      ),
      /** Undead killed. */
      trophies: optional(heap),
    },
    { clause: 'setup.player-kit' },
  )
  if (seat !== RANGER) return gang
  // solosetup.ranger: Dead Ranger has neither Coins nor Notoriety, and his Outlaws are in no stash.
  const ranger: typeof gang = parts(card, { clause: 'solosetup.ranger' })
  return ranger
}

/** The card of the building that a path leads into. */
function cardAt([, index]: readonly string[], whole: unknown): { readonly card: string } {
  const { town } = whole as { readonly town: readonly { readonly card: string }[] }
  return { card: String(town[Number(index)]?.card) }
}

/** A building in play. */
const site = parts(
  {
    card: listed(buildingCards, {
      clause: 'component.buildings',
      of: 'building-title',
      once: {
        pool: 'building',
        fact: 'card',
        code: 'building-twice',
        clause: 'component.buildings',
      },
    }),
    /** building.one-controller: one, but in the Saloon, where every gang may have an Outlaw. */
    occupants: optional(
      several(player, {
        clause: 'building.one-controller',
        twice: { code: 'outlaw-twice', facts: cardAt, fact: 'seat' },
      }),
      [],
    ),
    undead: optional(heap, []),
    /** setup.building-bonus: what waits for the first buyer. */
    bonus: optional(
      listed(['none', ...resources], { clause: 'setup.building-bonus', of: 'bonus' }),
      'none',
    ),
    /** True when an Undead has ever been in it; a present one says so by itself. */
    haunted: optional(listed(yesNo, { clause: 'sologoal.plus-clear-buildings' }), 'no'),
  },
  { clause: 'component.buildings' },
)

/** The last day of which a situation can speak. */
export const DAYS_LIMIT = 15
const days = Array.from({ length: DAYS_LIMIT }, (_, index) => index + 1)

/** Distance of High Noon, as a situation writes it: noon.trigger, it is announced between two rounds. */
export const noons = ['far', 'now'] as const

/** A table in the middle of a game. */
export const tableParts = {
  ...commonParts,
  day: optional(listed(days, { clause: 'day.until-noon' }), 1),
  /** day.three-rounds: the round of the day. */
  round: optional(listed([1, 2, 3], { clause: 'day.three-rounds' }), 1),
  noon: optional(listed(noons, { clause: 'noon.one-round', of: 'editor.noon' })),
  gangs: optional(some(seats, gangOf, { clause: 'component.players' }), {}),
  /** setup.shuffle-buildings: the buildings in play in the order of their slots, clockwise from the Graveyard. */
  town: optional(list(site, { clause: 'setup.shuffle-buildings', most: SLOTS_LIMIT }), []),
  street: optional(heap, []),
  bootHill: optional(heap, []),
  /** Supply of Coins and Notoriety: all that is not elsewhere, unless it is told to be less. */
  supply: optional(
    parts(
      {
        coins: optional(count(0, NOTORIETY, { clause: 'setup.supply' })),
        notoriety: optional(count(0, NOTORIETY, { clause: 'setup.supply' })),
      },
      { clause: 'setup.supply' },
    ),
  ),
  ...cardParts,
}

const common = parts({ ...commonParts, ...cardParts })
const table = parts(tableParts)

export type CommonSituation = Of<typeof common>
export type TableSituation = Of<typeof table>
export type GangSituation = Of<ReturnType<typeof gangOf>>
export type SiteSituation = Of<typeof site>

/** Those who duel: two at least, each once, in the order of their seats. */
export function duellistsOf(clause: 'duel.when' | 'score.tie-duel') {
  return several(seat, {
    clause,
    least: 2,
    size: { code: 'duel-of-one' },
    twice: { code: 'duellist-twice', fact: 'seat' },
  })
}

/** A building that a situation is about. */
export const building = listed(buildingCards, {
  clause: 'component.buildings',
  of: 'building-title',
})
