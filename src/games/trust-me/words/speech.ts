import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { speechOf } from '../../../kernel/words/speak.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { TrustMeEvent } from '../events.ts'
import type { Given } from '../position.ts'
import { things } from '../things.ts'

/** The heading of a new part of the trace. */
function heading(event: TrustMeEvent, { say }: Words): string | undefined {
  if (event.kind === 'round-begins') return say('heading.round', { round: event.round })
  if (event.kind === 'zombies-activated') return say('heading.zombies')
  return undefined
}

/** Which of the several sentences of its kind tells an event; undefined where there is one. */
function variant(event: TrustMeEvent): string | undefined {
  switch (event.kind) {
    case 'not-applied':
      return event.why
    case 'rolled':
      return event.why
    case 'damage-decided':
      return event.damage
    case 'damage-chosen':
      return event.choice
    case 'limit-rolled':
    case 'infection-rolled':
      return event.holds ? 'holds' : 'fails'
    case 'carries-on':
      return event.goesOn ? 'on' : 'stops'
    case 'wounded':
    case 'infected':
    case 'cured':
      return event.place ? 'place' : 'loose'
    case 'zombie-moved':
      return event.priority > 0 ? 'drawn' : 'lunges'
    case 'din-placed':
      return event.at ? 'spot' : 'beside'
    case 'round-ends':
      return event.left === null ? 'plain' : 'last'
    case 'game-over':
      return event.winners.length > 0 ? 'won' : 'nobody'
    default:
      return undefined
  }
}

/** What the parts of a situation are called. */
const situationPart = partNamer(things, {
  ...namedIn('editor', 'players', 'survivors', 'by', 'seat', 'target', 'weapon', 'penalty', 'dead'),
  ...namedIn('editor', 'zombies', 'pieces', 'lying', 'din', 'base', 'defence', 'damage'),
  mostRounds: 'editor.most-rounds',
  'survivors.{seat}': 'editor.survivor-of',
  'survivors.{seat}.*': 'editor.survivor-part',
  'survivors.{seat}.sheet.*': 'editor.sheet-place',
  'survivors.{seat}.objectives.#': 'editor.card',
  'zombies.#': 'editor.zombie',
  'pieces.#': 'editor.piece',
  'lying.#': 'editor.token',
})

/** How Trust Me is said. */
export const speech = speechOf<TrustMeEvent, Given>(things, { variant, heading, situationPart })
