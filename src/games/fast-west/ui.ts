import type { GameFace } from '../../explorer/face.ts'
import { Board } from './board/Board.tsx'
import { live, panels } from './board/live.ts'
import { pressed } from './board/press.ts'
import { describe, hand, scores, values } from './board/values.ts'
import type { Given, Position } from './position.ts'
import { speech } from './words/speech.ts'

/** Fast-West for readers: its board and its words. */
const fastWest: GameFace<Given, Position> = {
  ...speech,
  Board,
  facts: async () => (await import('./facts.ts')).facts,
  forms: async () => (await import('./board/form.ts')).forms,
  press: pressed,
  tellsChance: true,
  describe,
  values,
  outcomes: [
    'won',
    'tokens-given',
    'wounded',
    'duel-begins',
    'no-duel',
    'hit',
    'token-received',
    'tokens-discarded',
    'false-start',
  ],
  reports: [
    'dealt',
    'flipped',
    'action-begins',
    'held',
    'slowest',
    'bullet-grabbed',
    'announced',
    'pointed',
  ],
  rounds: ['round-begins'],
  climaxes: ['duel-begins', 'won'],
  moments: async () => ({
    ...(await import('./lookahead.ts')),
    ...(await import('./export-moments.ts')),
  }),
  scores,
  hasHands: () => false,
  hand,
  live,
  panels,
}

export default fastWest
