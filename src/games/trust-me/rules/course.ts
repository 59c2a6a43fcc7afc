import type { Play } from '../position.ts'
import { onwards } from './rounds.ts'
import { setUp } from './setup.ts'

/** A whole game: setup, rounds, the end. */
export function wholeGame(play: Play): void {
  setUp(play)
  onwards(play)
}
