import { isLanguage, type Language, languages } from '../content/languages.ts'
import { messagesOf } from '../content/messages.ts'
import { isGame, programOf } from '../games/manifest.ts'
import { type FactQuestion, FIRES } from '../kernel/facts.ts'
import type { FactValue, Game } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Question } from '../kernel/run.ts'
import type { GameEvent } from '../kernel/table.ts'
import { createSay } from '../kernel/words/say.ts'
import { createWords, type Words } from '../kernel/words/words.ts'

/** Says in one language what the engine says in codes. */
export interface Speaker {
  readonly language: Language
  /** The printed number of a clause, such as `8.10`. */
  clause(id: string): string
  /** What happened. `given` is what was fixed when the situation was opened. */
  event(event: GameEvent, given: unknown): string
  /** The heading under which an event opens a new part of the trace. */
  heading(event: GameEvent): string | undefined
  /** What is asked, with the things that it is about, and one answer to it. */
  question(question: Question, given?: unknown): string
  answer(question: Question, value: unknown, given: unknown): string
  /** The name of one part of a compound answer, and one value of it. */
  partName(part: string): string
  partValue(part: string, value: unknown, given: unknown): string
  /** Why something cannot be. */
  refusal(refusal: Refusal): string
  /** What can be asked about a position, and one answer to it. */
  fact(asked: FactQuestion): string
  factValue(kind: string, value: FactValue): string
  /** How decisions are taken when nobody is asked. */
  policy(id: string): string
  /** A share of one as a percentage. */
  percent(share: number): string
}

/** The speaker of a game in a language: `en` or `fr`. */
export function speakerOf(game: Pick<Game, 'id' | 'clauses'>, language: Language = 'en'): Speaker {
  if (!isLanguage(language)) {
    throw new RangeError(`There is no language "${language}". Languages: ${languages.join(', ')}.`)
  }
  if (!isGame(game.id)) throw new RangeError(`No sentences of the game "${game.id}".`)
  const rooms = [game.id, 'kernel'].map((room) => messagesOf(language, room))
  const words = createWords(language, createSay(language, rooms), game, '')
  const { speech } = programOf(game.id)
  return {
    language,
    clause: words.clauseNumber,
    event: (event, given) => speech.sentence(event, given, words),
    heading: (event) => speech.heading(event, words),
    question: (question, given) => speech.question(question, words, given),
    answer: (question, value, given) => speech.answer(question, value, given, words),
    partName: (part) => speech.partName(part, words),
    partValue: (part, value, given) => speech.partValue(part, value, given, words),
    refusal: (refusal) => speech.refusal(refusal, words),
    fact: (asked) =>
      asked.fact === FIRES ? firing(asked, words) : speech.fact(asked.fact, asked, words),
    factValue: (kind, value) =>
      kind === FIRES
        ? words.say(value ? 'fires.yes' : 'fires.no')
        : speech.factValue(kind, value, words),
    policy: (id) => words.say(`policy.${id}`),
    percent: words.percent,
  }
}

/** The question whether a clause acts, by its printed number and its name. */
function firing({ clause = '' }: FactQuestion, words: Words): string {
  return words.say('fires.question', { number: words.clauseNumber(clause), clause })
}
