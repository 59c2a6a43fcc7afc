import type { FactParameters, FactValue } from '../game/game.ts'
import type { Refusal } from '../game/refusal.ts'
import type { Question } from '../run/laid-table.ts'
import type { GameEvent } from '../run/table.ts'
import type { Things } from './nouns.ts'
import type { Words } from './words.ts'

/** Speech of a game: every code of its engine in the words of a language. */
export interface Speech<Given = unknown> {
  /** Its nouns, by which questions, events and the board name their things alike. */
  readonly things: Things
  /** The sentence of an event. What the event masks is left out. */
  sentence(event: GameEvent, given: Given, words: Words): string
  /** The heading that opens a new part of the trace, when this event does. */
  heading(event: GameEvent, words: Words): string | undefined
  /** A question with the things it is about; cards by what they show when the table is known. */
  question(question: Question, words: Words, given?: Given): string
  /** One answer to a question. */
  answer(question: Question, value: unknown, given: Given, words: Words): string
  /**
   * The name of one part of a compound answer, and one value of it, or one of the things that it consists of.
   * What an answer that is no form consists of belongs to the kind of its question.
   */
  partName(part: string, words: Words): string
  partValue(part: string, value: unknown, given: Given, words: Words): string
  /** A prediction as a question. Cards are named by what they show when the table is known. */
  fact(kind: string, parameters: FactParameters, words: Words, given?: Given): string
  factValue(kind: string, value: FactValue, words: Words): string
  /** An answer to what a reader may predict, as it is named within a sentence. */
  factValueWithin(kind: string, value: FactValue, words: Words): string
  /** The name of a kind of fact, of its parameters and of their values. */
  factName(kind: string, words: Words): string
  parameterName(name: string, words: Words): string
  parameterValue(name: string, value: string, words: Words, given?: Given): string
  /** Sentence of a refusal. */
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

/** Names that every game looks up by key in its own messages. A game that must say more overrides them. */
export const namedByKey: Pick<Speech, Named> = {
  partName: (part, { say }) => say(`part.${part}`),
  factName: (kind, { say }) => say(`fact-name.${kind}`),
  parameterName: (name, { say }) => say(`parameter.${name}`),
  switchName: (key, { say }) => say(`switch.${key}`),
  switchValue: (_key, value, { say }) => say(`reading.${value}`),
}
