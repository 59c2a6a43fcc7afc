import type { GameFace } from '../../explorer/face.ts'
import { Board } from './board/Board.tsx'
import { live, panels } from './board/live.ts'
import { pressed } from './board/press.ts'
import { describe, hand, scores, values } from './board/values.ts'
import type { Given, Position } from './position.ts'
import { speech } from './words/speech.ts'

/** The Quick and the Undead for readers: its board and its words. */
const quickAndUndead: GameFace<Given, Position> = {
  ...speech,
  Board,
  facts: async () => (await import('./facts.ts')).facts,
  forms: async () => (await import('./board/form.ts')).forms,
  press: (situation, part) => pressed(situation, part),
  describe,
  values,
  outcomes: [
    'game-won',
    'solo-scored',
    'scored',
    'building-bought',
    'outlaw-killed',
    'undead-killed',
    'outlaw-fled',
    'survives',
    'buys-off',
    'backs-down',
    'attempt-ended',
    'building-kept',
    'leaves-building',
    'handed',
  ],
  rounds: ['day-begins', 'round-begins'],
  climaxes: ['shootout-begins', 'called-out', 'high-noon-ends', 'game-won'],
  moments: async () => ({
    ...(await import('./lookahead.ts')),
    ...(await import('./export-moments.ts')),
  }),
  scores,
  isParameter,
  hasHands: (kind) => kind === 'game',
  hand,
  live,
  panels,
}

/** Seats that play, buildings in play; everything else can be asked of any table. */
function isParameter(name: string, value: string, given: Given): boolean {
  if (name !== 'seat') return true
  return given.seats.some((seat) => seat === value) || (given.solo && value === 'R')
}

export default quickAndUndead
