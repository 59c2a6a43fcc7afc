import type { Play } from '../play.ts'
import { onwards } from './rounds.ts'
import { setup } from './setup.ts'

/** A whole game: setup, rounds, the end. */
export function wholeGame(play: Play): void {
  play.repeat(setup)
  onwards(play)
}
