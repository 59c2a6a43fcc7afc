import type { GameFace } from '../../explorer/face.ts'
import { Board } from './board/Board.tsx'
import { live, panels } from './board/live.ts'
import { describe, hand, scores, values } from './board/values.ts'
import type { Given, Position } from './position.ts'
import { speech } from './words/speech.ts'

/** Nowhere'sVille for readers: its board and its words. */
const nowheresville: GameFace<Given, Position> = {
  ...speech,
  Board,
  facts: async () => (await import('./facts.ts')).facts,
  forms: async () => (await import('./board/form.ts')).forms,
  describe,
  values,
  outcomes: [
    'won',
    'died',
    'bounty-paid',
    'shootout-ends',
    'robbery-ends',
    'gained',
    'bandit-freed',
    'first-shooter',
    'ranked',
    'shot',
    'equipped',
    'raised',
    'healed',
    'fortune-drawn',
    'order-set',
  ],
  recapped: [
    'won',
    'died',
    'bounty-paid',
    'shootout-ends',
    'robbery-ends',
    'gained',
    'paid',
    'bandit-freed',
    'cards-discarded',
    'wounded',
    'equipped',
    'raised',
    'healed',
  ],
  rounds: ['round-begins'],
  climaxes: ['robbery-begins', 'shootout-begins', 'won'],
  agreements: ['refuse'],
  moments: async () => ({
    ...(await import('./lookahead.ts')),
    ...(await import('./export-moments.ts')),
  }),
  scores,
  hasHands: (kind) => kind === 'game',
  forOwnEyes: ['keep', 'return', 'reveal', 'use', 'penalty', 'exchange'],
  hand,
  live,
  panels,
}

export default nowheresville
