import { namedIn, partNamer } from '../../../kernel/words/parts.ts'
import { speechOf } from '../../../kernel/words/speak.ts'
import { capital } from '../../../kernel/words/words.ts'
import type { WildGangsEvent } from '../events.ts'
import { nouns, things } from '../nouns.ts'
import type { Given } from '../position.ts'
import { type Side, type Spot, spotFacts } from '../town.ts'

/** Names of the parts of situations. */
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

/** Speech of Wild Gangs. */
export const speech = speechOf<WildGangsEvent, Given>(things, {
  variants: { 'not-applied': ({ why }) => why },
  headings: {
    'step-begins': ({ number }, { say }) => say(`step.${number}`),
    'first-player-drawn': (_event, { say }) => say('heading.opening'),
    'turn-begins': ({ seat }, { say }) => say('heading.turn', { seat }),
  },
  situationPart,
})
