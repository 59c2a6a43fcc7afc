import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
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
  ...namedIn('editor', 'players', 'bank', 'decks', 'strength', 'firepower', 'bounty', 'events'),
  ...namedIn('editor', 'loots', 'gangsters', 'hands', 'seen'),
  ...namedIn('gangster', 'woman', 'chief'),
  firstPlayer: 'editor.first-player',
  mover: 'editor.turn',
  'decks.*': 'editor.card-column',
  'decks.#': 'editor.card',
  'decks.{seat}.*': 'editor.card-column',
  'decks.{seat}.#': 'editor.card',
  'events.{spot}'({ spot }, words) {
    const [one, other] = spotFacts[spot as Spot].between.map((at) => nouns.building.name(at, words))
    const named = nouns.spot.name(spot as Spot, words)
    return words.say('editor.event-at', { spot: named, one: one ?? '', other: other ?? '' })
  },
  'loots.{building}': 'value.loot',
  'loots.{building}.#': 'editor.loot',
  'gangsters.{side}': ({ side }, words) => capital(nouns.side.name(side as Side, words)),
  'gangsters.{side}.#': 'editor.place',
  'hands.{seat}': 'editor.hand',
  'hands.{seat}.#': 'editor.hand-card',
})

/** How Wild Gangs is said. */
export const speech = speechOf<WildGangsEvent, Given>(things, {
  variant: (event) => (event.kind === 'not-applied' ? event.why : undefined),
  heading,
  situationPart,
})
