import type { FactParameters, FactValue } from '../game.ts'
import type { Refusal } from '../refusal.ts'
import type { Question } from '../run.ts'
import type { GameEvent } from '../table.ts'
import type { Things } from '../things.ts'
import type { Words } from './words.ts'

/** How a game is said: everything that its engine tells in codes, in the words of a language. */
export interface Speech<Given = unknown> {
  /** Its nouns, by which questions, events and the board name their things alike. */
  readonly things: Things
  /** The sentence of an event. What the event masks is left out. */
  sentence(event: GameEvent, given: Given, words: Words): string
  /** The heading that opens a new part of the trace, when this event does. */
  heading(event: GameEvent, words: Words): string | undefined
  /** What is asked, with the things that it is about; cards by what they show where the table is at hand. */
  question(question: Question, words: Words, given?: Given): string
  /** One answer to a question. */
  answer(question: Question, value: unknown, given: Given, words: Words): string
  /**
   * The name of one part of a compound answer, and one value of it, or one of the things that it consists of.
   * What an answer that is no form consists of belongs to the kind of its question.
   */
  partName(part: string, words: Words): string
  partValue(part: string, value: unknown, given: Given, words: Words): string
  /** What a reader may predict. Where the table is at hand, cards are named by what they show on it. */
  fact(kind: string, parameters: FactParameters, words: Words, given?: Given): string
  factValue(kind: string, value: FactValue, words: Words): string
  /** An answer to what a reader may predict, as it is named within a sentence. */
  factValueWithin(kind: string, value: FactValue, words: Words): string
  /** The name of a kind of fact, of its parameters and of their values. */
  factName(kind: string, words: Words): string
  parameterName(name: string, words: Words): string
  parameterValue(name: string, value: string, words: Words, given?: Given): string
  /** Why something cannot be. */
  refusal(refusal: Refusal, words: Words): string
  /** The name of a part of a situation, by its kind and its path, in which `*` stands for any place of a list. */
  situationPart(kind: string, path: readonly string[], words: Words): string
  /** The name of a player, by itself and within a sentence. */
  seat(seat: string, words: Words): string
  seatWithin(seat: string, words: Words): string
  /** The name of a switch between readings and of its values. */
  switchName(key: string, words: Words): string
  switchValue(key: string, value: string, words: Words): string
}

type Named = 'partName' | 'factName' | 'parameterName' | 'switchName' | 'switchValue'

/** What every game names alike, by a sentence of its own messages. A game that must say more overrides it. */
export const namedByKey: Pick<Speech, Named> = {
  partName: (part, { say }) => say(`part.${part}`),
  factName: (kind, { say }) => say(`fact-name.${kind}`),
  parameterName: (name, { say }) => say(`parameter.${name}`),
  switchName: (key, { say }) => say(`switch.${key}`),
  switchValue: (_key, value, { say }) => say(`reading.${value}`),
}
