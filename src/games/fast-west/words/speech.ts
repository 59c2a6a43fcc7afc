import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { speechOf } from '../../../kernel/words/speak.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { FastWestEvent } from '../events.ts'
import type { Given } from '../position.ts'
import { things } from '../things.ts'

/** The heading of a new part of the trace. */
function heading(event: FastWestEvent, { say }: Words): string | undefined {
  if (event.kind === 'round-begins') {
    return event.repeats ? say('heading.again') : say(`round-title.${event.round}`)
  }
  if (event.kind === 'duel-begins') return say('heading.duel')
  if (event.kind !== 'action-begins') return undefined
  return say('heading.event', { card: say(`card-title.${event.card}`), seat: event.seat })
}

/** Which of the several sentences of its kind tells an event; undefined where there is one. */
function variant(event: FastWestEvent): string | undefined {
  switch (event.kind) {
    case 'not-applied':
      return event.why
    case 'round-begins':
      return event.repeats ? 'again' : 'new'
    case 'round-ended':
      return event.round === event.next ? 'again' : 'next'
    case 'no-duel':
      return event.last === null ? 'over' : 'open'
    case 'slowest':
      return event.seats.length > 1 ? 'several' : event.card
    case 'held':
      return event.card
    case 'tokens-given':
      return event.own ? 'own' : 'supply'
    case 'won':
      return event.tied.length > 1 ? 'tied' : 'alone'
    default:
      return undefined
  }
}

/** What the parts of a situation are called. */
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

/** How Fast-West is said. */
export const speech = speechOf<FastWestEvent, Given>(things, { variant, heading, situationPart })
