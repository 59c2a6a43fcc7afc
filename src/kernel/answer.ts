import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { DRAW_TRIES, hasAnswer } from './choice.ts'
import type { Policy } from './game.ts'
import type { Draw } from './prompt.ts'
import type { Refusal } from './refusal.ts'
import { choiceOf, numberRefusal, type Question } from './run.ts'
import { scattered } from './seed.ts'

/**
 * Where answers come from: given a question, the position and how many answers came before, the
 * number of an answer, a refusal, or undefined when there is no answer (yet).
 */
export type Answerer = (
  question: Question,
  position: unknown,
  given: number,
) => number | Refusal | undefined

/** Asks for an answer and makes sure that its number is one of the question's. */
export function answerWith(
  answerer: Answerer,
  question: Question,
  position: unknown,
  given: number,
): number | Refusal | undefined {
  const answer = answerer(question, position, given)
  if (typeof answer !== 'number') return answer
  const choice = choiceOf(question)
  if (hasAnswer(choice, answer)) return answer
  const isLeftOut = Number.isInteger(answer) && answer >= 0 && answer < choice.count
  return isLeftOut ? numberOf(question, choice.at(answer)) : numberRefusal(question, answer)
}

/** Answers by number, from a log or a link. */
export function byNumber(log: readonly number[]): Answerer {
  return (_question, _position, given) => log[given]
}

/** Answers by value, as scenarios write them: the outcome of each roll and each decision, in order. */
export function byValue(values: readonly unknown[]): Answerer {
  return (question, _position, given) =>
    given < values.length ? numberOf(question, values[given]) : undefined
}

/** Answers by a function that gets the question and the position and returns a value, or undefined. */
export function byFunction(answer: (question: Question, position: never) => unknown): Answerer {
  return (question, position) => {
    const value = answer(question, position as never)
    return value === undefined ? undefined : numberOf(question, value)
  }
}

/** "Whatever": a random answer, by the weights of a roll and uniform among the options of a decision. */
export function atRandom(seed: number): Answerer {
  const pick = randomPick(seed)
  return (question) => pick(question)
}

/** Decisions by a policy, rolls by chance under the seed. */
export function byPolicy(policy: Policy, seed: number): Answerer {
  const pick = randomPick(seed)
  return (question, position) => {
    if (question.step === 'roll') return pick(question)
    const choice = policy.choose(question, position)
    return choice === 'any' ? pick(question) : choice
  }
}

/** The answers of the first source as far as they reach, then those of the second. */
export function first(one: Answerer, then: Answerer): Answerer {
  return (question, position, given) =>
    one(question, position, given) ?? then(question, position, given)
}

/**
 * The number of a value among a question's answers, or why it is not one of them: in the words of the
 * question where it has some, otherwise in those of its choice.
 */
export function numberOf(question: Question, value: unknown): number | Refusal {
  const choice = choiceOf(question)
  const reason = choice.refusal(value)
  if (!reason) return choice.indexOf(value)
  if (question.step === 'ask' && question.refuse) return question.refuse(value)
  return { clause: question.clause, ...reason, facts: { question: question.kind, ...reason.facts } }
}

/** A random source for questions: equal seeds give equal picks. */
export function randomPick(seed: number): (question: Question) => number | Refusal {
  return pickBy(randomDraw(seed))
}

/** Picks an answer by drawing its number. Refused where chance finds none that can be given. */
export function pickBy(draw: Draw): (question: Question) => number | Refusal {
  return (question) => {
    const choice = choiceOf(question)
    const weights = question.step === 'roll' ? question.weights : undefined
    if (!choice.draw) return draw(choice.count, weights)
    return choice.draw(draw) ?? drawRefusal(question)
  }
}

function drawRefusal({ clause, kind }: Question): Refusal {
  return { code: 'draw-found-none', clause, facts: { question: kind, tries: DRAW_TRIES } }
}

/** A random source for numbers of answers: equal seeds give equal draws. */
export function randomDraw(seed: number): Draw {
  const random = xoroshiro128plus(scattered(seed))
  return (count, weights) => {
    if (!weights) return uniformInt(random, 0, count - 1)
    let left = uniformInt(random, 0, weights.reduce((sum, weight) => sum + weight, 0) - 1)
    const index = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    return index
  }
}
