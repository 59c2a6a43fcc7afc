import type { Words } from '../../../kernel/words/words.ts'
import { type CardId, type EventCard, gangOf, type UnknownCard } from '../components.ts'
import type { Given } from '../position.ts'
import { type Side, sideFacts } from '../town.ts'

type Cards = Given['cards']

/** A gangster by gang, strength and firepower: short enough for a sentence. */
export function cardName(card: CardId | UnknownCard, cards: Cards, { say }: Words): string {
  const facts = cards[card as CardId]
  const gang = gangOf(card)
  if (!facts) return say('gangster.hidden', { gang })
  const { strength, firepower } = facts
  return say('gangster.short', { gang, strength, firepower })
}

/** A gangster with everything its card shows, for those who choose it. */
export function cardInFull(card: CardId | UnknownCard, cards: Cards, words: Words): string {
  const facts = cards[card as CardId]
  if (!facts) return cardName(card, cards, words)
  const { say, money } = words
  const marks = [
    ...(facts.chief ? [say('gangster.chief')] : []),
    ...(facts.woman ? [say('gangster.woman')] : []),
  ]
  const { strength, firepower } = facts
  const values = { strength, firepower, bounty: money(facts.bounty), marks: marks.join(', ') }
  return say(marks.length > 0 ? 'gangster.hand-marked' : 'gangster.hand', values)
}

/** An event card, with its article. */
export function eventName(event: EventCard | 'unknown', { say }: Words): string {
  return say(`event-card.${event}`)
}

/** A side: its building and its street. */
export function sideName(side: Side, { say }: Words): string {
  const { building, street } = sideFacts[side]
  return say('side.name', { building, street: say(`street.${street}`) })
}
