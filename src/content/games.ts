import type { GameId } from '../engine/games/index.ts'
import * as quickAndUndead from '../engine/games/quick-and-undead/clauses.ts'
import * as wildGangs from '../engine/games/wild-gangs/clauses.ts'
import type { Clause } from '../engine/kernel/clause.ts'

export type { GameId }

/** What the loader needs to know of a game: its clauses, in the order of its book, its lessons and its labs. */
export interface Rulebook {
  readonly chapters: readonly string[]
  readonly clauses: readonly Clause[]
  /** The pages that lead a newcomer through a first case, in their order; see `content/docs/<language>/<game>/lessons/`. */
  readonly lessons: readonly string[]
  /** The kinds of situation that a reader can build on a page of their own, the first of them first. */
  readonly labs: readonly [string, ...string[]]
}

/** The rulebooks of the site, by the name of the game in addresses and folders. */
const rulebooks = {
  'wild-gangs': {
    chapters: wildGangs.chapters,
    clauses: wildGangs.clauses,
    lessons: [],
    labs: ['town', 'placing', 'game'],
  },
  'quick-and-undead': {
    chapters: quickAndUndead.chapters,
    clauses: quickAndUndead.clauses,
    lessons: ['first-duel', 'pay-or-come-out'],
    labs: [
      'duel',
      'intimidation',
      'shooting',
      'robbery',
      'purchase',
      'building-fight',
      'turn',
      'round',
      'count',
      'final-duel',
      'game',
    ],
  },
} as const satisfies Record<GameId, Rulebook>

/** The games of the site, in the order in which they are listed. */
export const gameIds = Object.keys(rulebooks) as readonly GameId[]

/** Whether a piece of an address names a game of the site. */
export function isGame(value: string | undefined): value is GameId {
  return value !== undefined && Object.hasOwn(rulebooks, value)
}

/** The rulebook of a game. */
export function rulebook(game: GameId): Rulebook {
  return rulebooks[game]
}
