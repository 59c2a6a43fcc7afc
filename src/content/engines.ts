import { type GameId, programOf } from '../games/manifest.ts'
import type { Game } from '../kernel/game/game.ts'
import { engineComponents } from './components/index.ts'
import { once } from './once.ts'

/** The engine of a game, with the component data of its file. */
export const engineOf = once((game: GameId): Game => programOf(game).make(engineComponents(game)))
