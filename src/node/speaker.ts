import { isLanguage, type Language, languages } from '../content/languages.ts'
import { messagesOf } from '../content/messages.ts'
import { type GameId, isGame, programOf } from '../games/manifest.ts'
import { isRecord } from '../kernel/data/keyed.ts'
import type { FactValue, Game } from '../kernel/game/game.ts'
import { isRefusal, type Refusal, shown } from '../kernel/game/refusal.ts'
import { type FactQuestion, FIRES } from '../kernel/odds/fact-odds.ts'
import type { Question } from '../kernel/run/laid-table.ts'
import type { GameEvent } from '../kernel/run/table.ts'
import { createSay } from '../kernel/words/say.ts'
import { createWords, type Words } from '../kernel/words/words.ts'
import * as check from './arguments.ts'

/** Says in one language what the engine says in codes. */
export interface Speaker {
  readonly language: Language
  /** The printed number of a clause, such as `8.10`. */
  clause(id: string): string
  /** Sentence of an event. `given` holds the facts fixed when the situation was opened. */
  event(event: GameEvent, given: unknown): string
  /** The heading under which an event opens a new part of the trace. */
  heading(event: GameEvent): string | undefined
  /** A question with the things it is about, and one answer to it. */
  question(question: Question, given?: unknown): string
  answer(question: Question, value: unknown, given: unknown): string
  /** The name of one part of a compound answer, and one value of it. */
  partName(part: string): string
  partValue(part: string, value: unknown, given: unknown): string
  /** Sentence of a refusal. */
  refusal(refusal: Refusal): string
  /** A fact as a question, and one answer to it. */
  fact(asked: FactQuestion): string
  factValue(kind: string, value: FactValue): string
  /** Description of a policy. */
  policy(id: string): string
  /** A share of one as a percentage. */
  percent(share: number): string
}

/**
 * The speaker of a game in a language, `en` or `fr`; refused where there is no such game or language. Of what is no
 * event, question or refusal it says just that.
 */
export function speakerOf(game: Pick<Game, 'id' | 'clauses'>, language: Language = 'en'): Speaker {
  const failed = check.failingUntyped(
    check.game(game, 'clauses') ?? (isGame(game.id) ? undefined : check.notA('game', game)),
    isLanguage(language) ? undefined : unknownLanguage(language),
  )
  return failed ?? speaking(game as SpokenGame, language)
}

type SpokenGame = Pick<Game, 'clauses'> & { readonly id: GameId }

function unknownLanguage(received: unknown): Refusal {
  return { code: 'unknown-language', facts: { received: shown(received), allowed: languages } }
}

function speaking(game: SpokenGame, language: Language): Speaker {
  const rooms = [game.id, 'kernel'].map((room) => messagesOf(language, room))
  const words = createWords(language, createSay(language, rooms), game, '')
  const { speech } = programOf(game.id)
  const said =
    <Told, More extends readonly unknown[], Said>(
      kind: 'event' | 'question' | 'refusal' | 'fact',
      say: (told: Told, ...more: More) => Said,
    ) =>
    (told: Told, ...more: More) =>
      isTold[kind](told) ? say(told, ...more) : speech.refusal(check.notA(kind, told), words)
  return {
    language,
    clause: (id) => words.clauseNumber(shown(id)),
    event: said('event', (event, given) => speech.sentence(event, given, words)),
    heading: said('event', (event) => speech.heading(event, words)),
    question: said('question', (question, given) => speech.question(question, words, given)),
    answer: said('question', (question, value, given) =>
      speech.answer(question, value, given, words),
    ),
    partName: (part) => speech.partName(shown(part), words),
    partValue: (part, value, given) => speech.partValue(shown(part), value, given, words),
    refusal: said('refusal', (refusal) => speech.refusal(refusal, words)),
    fact: said('fact', (asked) =>
      asked.fact === FIRES ? firing(asked, words) : speech.fact(asked.fact, asked, words),
    ),
    factValue: (kind, value) =>
      kind === FIRES
        ? words.say(value ? 'fires.yes' : 'fires.no')
        : speech.factValue(shown(kind), value, words),
    policy: (id) => words.say(`policy.${shown(id)}`),
    percent: words.percent,
  }
}

/** Tests of sayable things; events, questions and facts are said by their kind. */
const isTold = {
  event: (told: unknown) => isRecord(told) && typeof told['kind'] === 'string',
  question: (told: unknown) => isRecord(told) && typeof told['kind'] === 'string' && 'step' in told,
  fact: (told: unknown) => isRecord(told) && typeof told['fact'] === 'string',
  refusal: isRefusal,
}

/** The question whether a clause acts, by its printed number and its name. */
function firing({ clause = '' }: FactQuestion, words: Words): string {
  return words.say('fires.question', { number: words.clauseNumber(clause), clause })
}
