import type { Game } from '../kernel/game.ts'
import type { Components } from './wild-gangs/components.ts'
import { makeWildGangs } from './wild-gangs/index.ts'

/** The games that are built, each made from its component data. A new game is one more line. */
export const makers = {
  'wild-gangs': (components: unknown): Game => makeWildGangs(components as Components) as Game,
} as const satisfies Record<string, (components: unknown) => Game>

export type GameId = keyof typeof makers
