import type { GameFace } from '../../explorer/face.ts'
import { handy } from '../../explorer/question/points-and-records.ts'
import { Board, parts } from './board/Board.tsx'
import { live, panels } from './board/live.ts'
import { scores } from './board/sheet/Scores.tsx'
import { pressed, startOf } from './board/table/moving.ts'
import { describe, hand, values } from './board/values.ts'
import type { Given, Position } from './position.ts'
import { speech } from './words/speech.ts'

/** Trust Me for readers: its board and its words. */
const trustMe: GameFace<Given, Position> = {
  ...speech,
  Board,
  parts,
  facts: async () => (await import('./facts.ts')).facts,
  forms: async () => (await import('./board/form.ts')).forms,
  press: pressed,
  handy: { ...handy, start: startOf },
  describe,
  values,
  // The end; what befalls a survivor; where everybody goes, and what lies elsewhere; what was rolled and declared.
  outcomes: [
    'game-over',
    'broken-off',
    'left',
    'claim-failed',
    'died',
    'wounded',
    'infected',
    'zombie-killed',
    'damage-decided',
    'group-attacks',
    'zombie-moved',
    'stepped',
    'found',
    'cured',
    'turned',
    'discarded',
    'dropped',
    'din-placed',
    'noise-placed',
    'aimed',
    'infection-rolled',
    'limit-rolled',
    'tokens-recovered',
    'action-declared',
  ],
  recapped: [
    'game-over',
    'left',
    'died',
    'wounded',
    'infected',
    'zombie-killed',
    'cured',
    'found',
    'broken-off',
  ],
  reports: ['piece-placed', 'token-laid', 'community-placed', 'survivor-placed'],
  rounds: ['round-begins'],
  climaxes: ['attack-declared', 'group-attacks', 'game-over'],
  moments: async () => ({
    ...(await import('./lookahead.ts')),
    ...(await import('./export-moments.ts')),
  }),
  scores,
  hasHands: (kind) => kind === 'game',
  forOwnEyes: ['keep', 'make-room'],
  hand,
  live,
  panels,
}

export default trustMe
