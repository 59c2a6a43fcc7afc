import type { Game } from '../kernel/game.ts'
import type { Components as QuickComponents } from './quick-and-undead/components.ts'
import { makeQuickAndUndead } from './quick-and-undead/index.ts'
import type { Components as WildGangsComponents } from './wild-gangs/components.ts'
import { makeWildGangs } from './wild-gangs/index.ts'

/** The games that are built, each made from its component data. A new game is one more line. */
export const makers = {
  'wild-gangs': (components: unknown): Game =>
    makeWildGangs(components as WildGangsComponents) as Game,
  'quick-and-undead': (components: unknown): Game =>
    makeQuickAndUndead(components as QuickComponents) as Game,
} as const satisfies Record<string, (components: unknown) => Game>

export type GameId = keyof typeof makers
