import { DRAW_TRIES, hasAnswer } from '../choice/index.ts'
import type { Policy } from '../game/opening.ts'
import { isRefusal, outcomeOf, type Refusal } from '../game/refusal.ts'
import { choiceOf, numberOfChoice, numberRefusal, type Question } from './laid-table.ts'
import { numberAt } from './random.ts'

/**
 * Source of answers. Given a question, the position and the number of earlier answers, returns the number of an
 * answer, a refusal, or undefined when there is no answer yet.
 */
export interface Answerer {
  (question: Question, position: unknown, given: number): number | Refusal | undefined
  /**
   * Checks what is offered to a question with a single answer, which is put to nobody: undefined where nothing
   * is offered, and where the offer is that answer; a refusal where it is another.
   */
  readonly offer?: (question: Question, position: unknown) => Refusal | undefined
  /** A run begins; answers that were used up in another are given again. */
  readonly begin?: () => void
}

/** Asks for an answer and makes sure that it is a refusal, nothing, or the number of one of the question's answers. */
export function answerWith(
  answerer: Answerer,
  question: Question,
  position: unknown,
  given: number,
): number | Refusal | undefined {
  const answer: unknown = answerer(question, position, given)
  if (answer === undefined || isRefusal(answer)) return answer
  const choice = choiceOf(question)
  const { clause, kind } = question
  if (typeof answer !== 'number') return numberRefusal(clause, kind, choice.count, answer)
  if (hasAnswer(choice, answer)) return answer
  const isLeftOut = Number.isInteger(answer) && answer >= 0 && answer < choice.count
  return isLeftOut
    ? numberOf(question, choice.at(answer))
    : numberRefusal(clause, kind, choice.count, answer)
}

/** No answers. */
export const nobody: Answerer = () => undefined

/** Answers by number, from a log or a link. */
export function byNumber(log: readonly number[]): Answerer {
  return (_question, _position, given) => log[given]
}

/**
 * An answer to a question of a kind, whenever it is put, or to that of one seat: for questions that are put
 * at some tables and not at others. A question with a single answer, which nobody is asked for, takes it as
 * well, and refuses any other than its own.
 */
export interface AnswerTo {
  readonly to: string
  readonly by?: string
  readonly answer: unknown
}

/** Answers that were written before a run, some of which it may never ask for. */
export interface Scripted extends Answerer {
  /** Answers that no question of the latest run has taken. */
  unused(): readonly unknown[]
}

/**
 * Answers by value, as scenarios write them: the outcome of each roll and each decision, in order, and
 * answers to questions of a kind, the first that fits.
 */
export function byValue(values: readonly unknown[]): Scripted {
  const named = values.filter(isAnswerTo)
  const ordered = values.filter((value) => !isAnswerTo(value))
  let [left, next] = [named, 0]
  const takeNamed = (question: Question): AnswerTo | undefined => {
    const place = left.findIndex((one) => isFor(one, question))
    const found = left[place]
    // By its place: one object can stand in the list twice.
    if (found) left = left.filter((_, other) => other !== place)
    return found
  }
  const answer: Answerer = (question, _position, given) => {
    const found = takeNamed(question)
    if (found) return numberOf(question, found.answer)
    const place = named.length > 0 ? next : given
    if (place >= ordered.length) return undefined
    next = place + 1
    return numberOf(question, ordered[place])
  }
  return Object.assign(answer, {
    offer: (question: Question) => {
      const found = takeNamed(question)
      return found && refusalOf(question, found.answer)
    },
    begin: () => {
      left = named
      next = 0
    },
    unused: () => [...left, ...ordered.slice(next)],
  })
}

function isAnswerTo(value: unknown): value is AnswerTo {
  if (typeof value !== 'object' || value === null || !('to' in value)) return false
  return (
    'answer' in value && Object.keys(value).every((key) => ['to', 'by', 'answer'].includes(key))
  )
}

function isFor({ to, by }: AnswerTo, question: Question): boolean {
  const who = question.step === 'ask' ? question.by : question.of
  return to === question.kind && (by === undefined || by === who)
}

/** Answers by a function that gets a question that is put, and the position, and returns a value, or undefined. */
export function byFunction(answer: (question: Question, position: never) => unknown): Answerer {
  return (question, position) => {
    const value = answer(question, position as never)
    return value === undefined ? undefined : numberOf(question, value)
  }
}

/** "Whatever": a random answer, by the weights of a roll and uniform among the options of a decision. */
export function atRandom(seed: number): Answerer {
  return (question, _position, given) => pickAt(seed, given, question)
}

/** Decisions by a policy, rolls by chance under the seed; without one, rolls are left unanswered. */
export function byPolicy(policy: Policy, seed?: number): Answerer {
  return (question, position, given) => {
    if (question.step === 'ask') {
      const chosen = outcomeOf(() => numberOfChoice(question, policy.choose(question, position)))
      if (!chosen.ok) return chosen.refusals[0]
      if (chosen.value !== 'any') return chosen.value
    }
    return seed === undefined ? undefined : pickAt(seed, given, question)
  }
}

/** The answers of the first source as far as they reach, then those of the second. */
export function first(one: Answerer, then: Answerer): Answerer {
  const answer: Answerer = (question, position, given) =>
    one(question, position, given) ?? then(question, position, given)
  return Object.assign(answer, {
    offer: (question: Question, position: unknown) =>
      one.offer?.(question, position) ?? then.offer?.(question, position),
    begin: () => {
      one.begin?.()
      then.begin?.()
    },
  })
}

/** The number of a value among a question's answers, or why it is not one of them. */
export function numberOf(question: Question, value: unknown): number | Refusal {
  return refusalOf(question, value) ?? choiceOf(question).indexOf(value)
}

/**
 * Reason why a value is not an answer: the question's own if it has one, else that of its choice; undefined for an
 * answer.
 */
function refusalOf(question: Question, value: unknown): Refusal | undefined {
  const reason = choiceOf(question).refusal(value)
  if (!reason) return undefined
  const own = reason.code !== 'answer-other-type' && question.refuse?.(value)
  if (own) return own
  return { clause: question.clause, ...reason, facts: { question: question.kind, ...reason.facts } }
}

/**
 * The answer that chance gives under a seed to the question in that place of the log. A place has chance of
 * its own, so that a game is the same under a seed whoever plays it, and however often some of it is taken
 * back. Refused where chance finds no answer that can be given.
 */
export function pickAt(seed: number, place: number, question: Question): number | Refusal {
  const weights = question.step === 'roll' ? question.weights : undefined
  const { clause, kind } = question
  return numberAt(seed, place, choiceOf(question), weights) ?? nothingDrawn(clause, kind)
}

/** Refusal for a draw that found no legal answer among the numbers it tried. */
export function nothingDrawn(clause: string, question: string): Refusal {
  return { code: 'draw-found-none', clause, facts: { question, tries: DRAW_TRIES } }
}
