import type { FactParameters, FactValue } from '../../../kernel/game.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Question } from '../../../kernel/run.ts'
import { namedByKey, type Speech } from '../../../kernel/words/speech.ts'
import { capital, type Words } from '../../../kernel/words/words.ts'
import type { CardId, EventCard, Seat } from '../components.ts'
import { gangOf } from '../components.ts'
import type { GangStrength, WildGangsEvent } from '../events.ts'
import type { Given, Face as LaidFace, Position } from '../position.ts'
import type { Side, Street } from '../town.ts'
import { cardInFull, cardName, eventName, sideName } from './names.ts'
import { situationPart } from './parts.ts'

type Cards = Given['cards']

/** The sentence of an event. What the event masks is left out. */
function sentence(event: WildGangsEvent, { cards }: Given, words: Words): string {
  const { say } = words
  const values = eventValues(event, cards, words)
  if (event.kind === 'not-applied') return capital(say(`event.not-applied.${event.why}`, values))
  const masked = event.secret?.facts.some((fact) => !(fact in event)) ?? false
  return capital(say(`event.${event.kind}${masked ? '-secret' : ''}`, values))
}

/** How the facts of an event are written, by their names; a capital name begins a sentence. */
function eventValues(
  event: WildGangsEvent,
  cards: Cards,
  words: Words,
): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(event)) {
    const text = factText(name, fact, cards, words, event)
    if (text === undefined) continue
    values[name] = text
    if (typeof text === 'string') values[capital(name)] = capital(text)
  }
  return values
}

const moneyNames = ['value', 'total', 'loot', 'bounties']

function factText(
  name: string,
  fact: unknown,
  cards: Cards,
  words: Words,
  event: WildGangsEvent,
): string | number | undefined {
  const { say, list, money } = words
  if (moneyNames.includes(name)) return money(fact as number)
  if (typeof fact === 'number') return fact
  switch (name) {
    case 'at':
    case 'spot':
    case 'from':
    case 'to':
    case 'seat':
    case 'prey':
      return fact as string
    case 'building':
      return event.kind === 'building-laid'
        ? say(`building.card.${event.building}`)
        : (fact as string)
    case 'number':
      return say(`step.${fact as string}`)
    case 'buildings':
    case 'spots':
    case 'seats':
      return list(fact as readonly string[])
    case 'event':
      return eventName(fact as EventCard, words)
    case 'events':
      return list((fact as readonly EventCard[]).map((one) => eventName(one, words)))
    case 'by':
      return list([fact].flat().map((one) => eventName(one as EventCard, words)))
    case 'street':
      return say(`street.${fact as Street}`)
    case 'side':
      return sideName(fact as Side, words)
    case 'size':
      return say(`size.${fact as string}`)
    case 'face':
      return say(`face.${fact as LaidFace}`)
    case 'card':
      return cardName(fact as CardId, cards, words)
    case 'cards':
      return list((fact as readonly CardId[]).map((card) => cardName(card, cards, words)))
    case 'order':
      return orderText(event, words)
    case 'laid':
      return Object.values(fact as Record<string, number>).reduce((sum, count) => sum + count, 0)
    default:
      return undefined
  }
}

/** An order of gangs, each with what it was compared by, or of events. */
function orderText(event: WildGangsEvent, words: Words): string {
  const { say } = words
  switch (event.kind) {
    case 'ranked':
      return event.order.map((gang) => strengthText(gang, event.poker, words)).join(', ')
    case 'firepower-counted':
      return event.order
        .map(({ seat, firepower }) => say('order.total', { seat, total: firepower }))
        .join(', ')
    case 'order-set':
      return event.order.map((one) => eventName(one, words)).join(', ')
    default:
      return ''
  }
}

function strengthText({ seat, total, pair, best }: GangStrength, poker: boolean, { say }: Words) {
  if (!poker) return say('order.total', { seat, total })
  return pair === null ? say('order.single', { seat, best }) : say('order.pair', { seat, pair })
}

/** The heading of a new part of the trace. */
function heading(event: WildGangsEvent, { say }: Words): string | undefined {
  if (event.kind === 'step-begins') return say(`step.${event.number}`)
  if (event.kind === 'first-player-drawn') return say('heading.opening')
  if (event.kind === 'turn-begins') return say('heading.turn', { seat: event.seat })
  return undefined
}

/** What is asked. */
function questionText(question: Question, { say }: Words): string {
  const by = question.step === 'ask' ? say('seat', { seat: question.by }) : ''
  const street = question.about ? say(`street.${question.about['street'] as Street}`) : ''
  return say(`question.${question.kind}`, { by, street })
}

/** One answer to a question, as it is offered and as the trace shows it. */
function answerText(question: Question, value: unknown, given: Given, words: Words): string {
  const { say, money } = words
  switch (question.kind) {
    case 'building':
      return say(`building.card.${value as string}`)
    case 'event-at-spot':
      return say(`event-title.${value as string}`)
    case 'loot-tile':
      return money(value as number)
    case 'card':
      return `${gangOf(value as CardId)}: ${cardInFull(value as CardId, given.cards, words)}`
    case 'opening-look': {
      const [one = '', other = ''] = value as readonly string[]
      return say('answer.pair', { one, other })
    }
    case 'look':
      return lookText(value as Look, words)
    case 'place':
      return placementText(value as Placement, given, words)
    default:
      return say('seat', { seat: value as Seat })
  }
}

type Look = { readonly event: string } | { readonly gangster: Side; readonly place: number }

function lookText(look: Look, words: Words): string {
  if ('event' in look) return words.say('answer.event-at', { spot: look.event })
  return words.say('answer.gangster-at', {
    side: sideName(look.gangster, words),
    place: look.place,
  })
}

interface Placement {
  readonly card: CardId
  readonly side: Side
  readonly face: LaidFace
}

function placementText({ card, side, face }: Placement, { cards }: Given, words: Words): string {
  return words.say('answer.placement', {
    card: cardName(card, cards, words),
    side: sideName(side, words),
    face: words.say(`face.${face}`),
  })
}

/** One value of a part of a compound answer, or one of the two spots that are looked at. */
function partValueText(part: string, value: unknown, { cards }: Given, words: Words): string {
  if (part === 'card') return cardInFull(value as CardId, cards, words)
  if (part === 'side') return sideName(value as Side, words)
  if (part === 'opening-look') return words.say('answer.event-at', { spot: value as string })
  return words.say(`face.${value as LaidFace}`)
}

/** What a reader may predict, with its parameters in words. */
function factQuestion(kind: string, parameters: FactParameters, words: Words): string {
  const { say } = words
  return say(`fact.${kind}`, {
    ...parameters,
    loot: parameters.loot ? say(`size.${parameters.loot}`) : '',
    street: parameters.street ? say(`street.${parameters.street as Street}`) : '',
    event: parameters.event ? eventName(parameters.event as EventCard, words) : '',
  })
}

/** One answer to what a reader may predict. */
function factAnswer(kind: string, value: FactValue, words: Words): string {
  const { say, money, number } = words
  if (typeof value === 'boolean') return say(value ? 'fact.yes' : 'fact.no')
  if (kind === 'money' || kind === 'loot-value') return money(Number(value))
  if (typeof value === 'number') return number(value)
  if (value === 'nobody') return say('fact.nobody')
  if (kind === 'event-at') return say(`event-title.${value}`)
  return say('seat', { seat: value })
}

/** One answer to what a reader may predict, as it is named within a sentence. */
function factAnswerWithin(kind: string, value: FactValue, words: Words): string {
  if (typeof value !== 'string' || value === 'nobody') return factAnswer(kind, value, words)
  if (kind === 'event-at') return eventName(value as EventCard, words)
  return words.say('seat-within', { seat: value })
}

/** Why something cannot be. Facts that are ids are written as the board writes them. */
function refusalText({ code, facts }: Refusal, words: Words): string {
  const { say } = words
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) {
    values[name] = typeof fact === 'object' ? fact.join(', ') : fact
  }
  const { event, side, street } = facts
  if (event) values.event = eventName(event as EventCard, words)
  if (side) values.side = sideName(side as Side, words)
  else if (code === 'side-full' || code === 'street-closed') {
    values.side = sideName(facts.received as Side, words)
  }
  if (street) values.street = say(`street.${street as Street}`)
  for (const name of ['event', 'side', 'street']) {
    if (values[name]) values[capital(name)] = capital(String(values[name]))
  }
  return say(`refusal.${code}`, values)
}

/** One value of a parameter of a fact. */
function parameterValue(name: string, value: string, words: Words): string {
  const { say } = words
  switch (name) {
    case 'loot':
      return say(`size.${value}`)
    case 'street':
      return capital(say(`street.${value as Street}`))
    case 'event':
      return say(`event-title.${value}`)
    case 'seat':
      return say('seat', { seat: value })
    default:
      return value
  }
}

/** How Wild Gangs is said. */
export const speech: Speech<Given, Position> = {
  ...namedByKey,
  sentence: (event, given, words) => sentence(event as WildGangsEvent, given, words),
  heading: (event, words) => heading(event as WildGangsEvent, words),
  question: questionText,
  answer: answerText,
  partValue: partValueText,
  fact: factQuestion,
  factValue: factAnswer,
  factValueWithin: factAnswerWithin,
  parameterValue,
  refusal: refusalText,
  situationPart,
}
