import { capital, type Words } from '../../../kernel/words/words.ts'
import { type Side, type Spot, spotFacts } from '../town.ts'
import { sideName } from './names.ts'

const plain: Readonly<Record<string, string>> = {
  players: 'editor.players',
  bank: 'editor.bank',
  firstPlayer: 'editor.first-player',
  mover: 'editor.turn',
  decks: 'editor.decks',
  events: 'editor.events',
  loots: 'editor.loots',
  gangsters: 'editor.gangsters',
  hands: 'editor.hands',
  seen: 'editor.seen',
}

/** The name of a part of a situation. */
export function situationPart(_kind: string, path: readonly string[], words: Words): string {
  const { say } = words
  const [part = '', name = '', place, mark] = path
  if (!name) return say(plain[part] ?? part)
  const number = Number(place) + 1
  switch (part) {
    case 'events': {
      const [one, other] = spotFacts[name as Spot].between
      return say('editor.event-at', { spot: name, one, other })
    }
    case 'loots':
      return place
        ? say('editor.loot', { number, building: name })
        : say('value.loot', { building: name })
    case 'gangsters':
      return place ? say('editor.place', { number }) : capital(sideName(name as Side, words))
    case 'hands':
      return place ? say('editor.hand-card', { number }) : say('editor.hand', { seat: name })
    case 'seen':
      return say('editor.seen')
    default:
      return deckPart(path.slice(/^[A-D]$/.test(name) ? 2 : 1), words) ?? mark ?? part
  }
}

/** A deck by its cards, and what is on them. */
function deckPart([place, mark]: readonly string[], { say }: Words): string | undefined {
  if (mark === 'woman' || mark === 'chief') return say(`gangster.${mark}`)
  if (mark) return say(`editor.${mark}`)
  if (place === undefined) return undefined
  return place === '*'
    ? say('editor.card-column')
    : say('editor.card', { number: Number(place) + 1 })
}
