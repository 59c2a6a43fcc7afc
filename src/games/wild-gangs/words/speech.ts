import { partNamer } from '../../../kernel/words/parts.ts'
import { speechOf } from '../../../kernel/words/speak.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import type { WildGangsEvent } from '../events.ts'
import type { Given } from '../position.ts'
import { nouns, things } from '../things.ts'
import { type Side, type Spot, spotFacts } from '../town.ts'

/** The heading of a new part of the trace. */
function heading(event: WildGangsEvent, { say }: Words): string | undefined {
  if (event.kind === 'step-begins') return say(`step.${event.number}`)
  if (event.kind === 'first-player-drawn') return say('heading.opening')
  if (event.kind === 'turn-begins') return say('heading.turn', { seat: event.seat })
  return undefined
}

/** What the parts of a situation are called. */
const situationPart = partNamer(things, {
  players: 'editor.players',
  bank: 'editor.bank',
  firstPlayer: 'editor.first-player',
  mover: 'editor.turn',
  decks: 'editor.decks',
  'decks.*': 'editor.card-column',
  'decks.#': 'editor.card',
  'decks.{seat}.*': 'editor.card-column',
  'decks.{seat}.#': 'editor.card',
  strength: 'editor.strength',
  firepower: 'editor.firepower',
  bounty: 'editor.bounty',
  woman: 'gangster.woman',
  chief: 'gangster.chief',
  events: 'editor.events',
  'events.{spot}'({ spot }, { say }) {
    const [one, other] = spotFacts[spot as Spot].between
    return say('editor.event-at', { spot: spot as Spot, one, other })
  },
  loots: 'editor.loots',
  'loots.{building}': 'value.loot',
  'loots.{building}.#': 'editor.loot',
  gangsters: 'editor.gangsters',
  'gangsters.{side}': ({ side }, words) => capital(nouns.side.name(side as Side, words)),
  'gangsters.{side}.#': 'editor.place',
  hands: 'editor.hands',
  'hands.{seat}': 'editor.hand',
  'hands.{seat}.#': 'editor.hand-card',
  seen: 'editor.seen',
})

/** How Wild Gangs is said. */
export const speech = speechOf<WildGangsEvent, Given>(things, {
  variant: (event) => (event.kind === 'not-applied' ? event.why : undefined),
  heading,
  situationPart,
})
