import type { Program } from '../kernel/game/program.ts'
import { fastWest } from './fast-west/index.ts'
import { nowheresville } from './nowheresville/index.ts'
import { quickAndUndead } from './quick-and-undead/index.ts'
import { trustMe } from './trust-me/index.ts'
import { wildGangs } from './wild-gangs/index.ts'

/**
 * The games that are built, by their names in addresses and folders, in the order in which they are listed.
 * This is the only place that knows them all: a new game is one more line.
 */
export const manifest = {
  'wild-gangs': wildGangs,
  'quick-and-undead': quickAndUndead,
  'fast-west': fastWest,
  nowheresville,
  'trust-me': trustMe,
} as const

export type GameId = keyof typeof manifest

/** The rules of a game that is known by its name. */
export type GameOf<Id extends GameId> = ReturnType<(typeof manifest)[Id]['make']>

/** The component data that the rules of a game are made with. */
export type ComponentsOf<Id extends GameId> = Parameters<(typeof manifest)[Id]['make']>[0]

/** Fixed layout of a game. */
export type GeographyOf<Id extends GameId> = (typeof manifest)[Id]['geography']

/** The names of all games. */
export const gameIds = Object.keys(manifest) as readonly GameId[]

/** True for a piece of an address that names a game. */
export function isGame(value: string | undefined): value is GameId {
  return value !== undefined && Object.hasOwn(manifest, value)
}

/** A game for programs. What its rules are made with is checked by whoever reads it. */
export function programOf(game: GameId): Program {
  return manifest[game]
}
