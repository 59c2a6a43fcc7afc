import type { Refusal } from '../../../kernel/refusal.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import type { Resource, Space } from '../components.ts'
import type { Place } from '../position.ts'
import { answerText } from './answers.ts'
import {
  amount,
  isPlace,
  isSeat,
  isUndead,
  placeName,
  seatName,
  spaceName,
  undeadCardName,
} from './names.ts'

type Facts = Refusal['facts']

/** Of which question the answers are that a refusal has received and allows. */
const questions: Readonly<Record<string, string>> = {
  'space-blocked': 'die',
  'not-a-choice': 'die',
  'joker-not-there': 'joker-space',
  'haunted-or-not-in-play': 'haunt-where',
  'not-three-resources': 'start-resources',
  'not-of-this-income': 'extra-income',
  'ability-idle': 'round-start',
  'not-an-ability': 'round-start',
  'not-own-building': 'withdraw',
  'not-such-a-cell': 'load',
  'not-this-income': 'income',
  'not-a-place': 'place-undead',
  'not-a-target': 'target',
  'no-bullet-in-cell': 'ranger-bullet',
  'ability-not-possible': 'ability',
  'ability-not-here': 'ability',
  'not-this-undead': 'undead-target',
  'not-a-victim': 'steal-from',
  'cannot-hire-so': 'hire-price',
  'building-not-in-play': 'haunt-where',
  'too-dear': 'haunt-where',
  'neither-leaves-nor-fights': 'leave-or-fight',
  'cannot-react-so': 'pay-or-come-out',
  'cannot-pay-so': 'payment',
}

/** Why something cannot be. Facts that are ids are written as the sentences name them. */
export function refusalText({ code, facts }: Refusal, words: Words): string {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) values[name] = factText(code, name, fact, words)
  for (const [name, text] of Object.entries(values)) {
    if (typeof text === 'string') values[capital(name)] = capital(text)
  }
  return words.say(`refusal.${code}`, values)
}

function factText(code: string, name: string, fact: Facts[string], words: Words): string | number {
  switch (name) {
    case 'received':
    case 'allowed':
      return answersText(code, fact, words)
    case 'card':
      return cardText(fact as string, words)
    case 'place':
      return placeName(fact as Place, words)
    case 'space':
    case 'from':
    case 'at':
      return spaceName(fact as Space | 'hired', words)
    case 'price':
    case 'coins':
      return amount('coin', fact as number, words)
    case 'what':
      return whatText(code, fact as string, words)
    default:
      if (isSeat(fact)) return seatName(fact, words)
      return Array.isArray(fact) ? fact.join(', ') : (fact as string | number)
  }
}

/** What was received or is allowed, as the question at which it was given shows its answers. */
function answersText(code: string, fact: Facts[string], words: Words): string | number {
  if (typeof fact === 'number') {
    return code === 'cannot-afford' ? amount('coin', fact, words) : fact
  }
  const named = [fact].flat().map((id) => answerNamed(code, id, words))
  return named.join(', ') || words.say('nothing')
}

function answerNamed(code: string, id: string, words: Words): string {
  if (code === 'cannot-be-called') {
    return isSeat(id) ? seatName(id, words) : answerText('joker-space', numberOr(id), words)
  }
  const kind = questions[code]
  if (kind === undefined) return thingName(id, words)
  const value = kind === 'payment' || kind === 'start-resources' ? dataOf(id) : numberOr(id)
  return answerText(kind, value, words)
}

/** A number that was written as a word is one again. */
function numberOr(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id
}

/** An answer made of several things: kinds with a comma between them, or plain data. */
function dataOf(id: string): unknown {
  try {
    return JSON.parse(id)
  } catch {
    return id.split(',')
  }
}

function thingName(id: string, words: Words): string {
  if (isSeat(id)) return seatName(id, words)
  return isUndead(id) ? undeadCardName(id, words) : id
}

function cardText(card: string, words: Words): string {
  if (isUndead(card)) return undeadCardName(card, words)
  return isPlace(card) ? placeName(card, words) : card
}

/** Refusals that name a resource. */
const ofResources: readonly string[] = [
  'victim-protected',
  'nothing-to-steal',
  'ability-not-possible',
]

/** A resource by its mere name; what else is asked for keeps the name that it has in the situation. */
function whatText(code: string, what: string, { say }: Words): string {
  const isKind = ofResources.includes(code)
  return isKind ? say(`resource.${what as Resource}`) : what
}
