import type { GameId } from '../engine/games/index.ts'
import { quickAndUndead } from './games/quick-and-undead.ts'
import { wildGangs } from './games/wild-gangs.ts'
import type { Speech } from './speech.ts'

/**
 * How each game is said, for programs, which say any of them. A page says one game: the face of that game
 * brings its speech along when it is loaded.
 */
export const speeches: Readonly<Record<GameId, Speech>> = {
  'wild-gangs': wildGangs as Speech,
  'quick-and-undead': quickAndUndead as Speech,
}
