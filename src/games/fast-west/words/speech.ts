import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { speechOf } from '../../../kernel/words/speak.ts'
import type { FastWestEvent } from '../events.ts'
import { things } from '../nouns.ts'
import type { Given } from '../position.ts'

/** Names of the parts of situations. */
const situationPart = partNamer(things, {
  ...namedIn('editor', 'players', 'tops', 'mover', 'card', 'by', 'tokens', 'finished'),
  ...namedIn('editor', 'announced', 'drawn', 'bullets', 'targets', 'stacks', 'round'),
  firstPlayer: 'editor.first-player',
  falseStarts: 'editor.false-starts',
  'tops.{seat}': 'editor.top-of',
  'tokens.{seat}': 'editor.tokens-of',
  'finished.#': 'editor.finished-at',
  'drawn.#.seat': 'editor.drawer',
  'drawn.#.bullet': 'editor.drawn-bullet',
  'bullets.{seat}': 'editor.bullet-of',
  'targets.{seat}': 'editor.target-of',
  'stacks.{seat}': 'editor.stack-of',
  'stacks.{seat}.#': 'editor.stack-card',
})

/** Speech of Fast-West. */
export const speech = speechOf<FastWestEvent, Given>(things, {
  variants: {
    'not-applied': ({ why }) => why,
    'round-begins': ({ repeats }) => (repeats ? 'again' : 'new'),
    'round-ended': ({ round, next }) => (round === next ? 'again' : 'next'),
    'no-duel': ({ last }) => (last === null ? 'over' : 'open'),
    slowest: ({ seats, card }) => (seats.length > 1 ? 'several' : card),
    held: ({ card }) => card,
    'tokens-given': ({ own }) => (own ? 'own' : 'supply'),
    won: ({ tied }) => (tied.length > 1 ? 'tied' : 'alone'),
  },
  headings: {
    'round-begins': ({ repeats, round }, { say }) =>
      say(repeats ? 'heading.again' : `round-title.${round}`),
    'duel-begins': (_event, { say }) => say('heading.duel'),
    'action-begins': ({ card, seat }, { say }) =>
      say('heading.event', { card: say(`card-title.${card}`), seat }),
  },
  situationPart,
})
