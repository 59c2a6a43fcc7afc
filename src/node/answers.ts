import type { Policy } from '../kernel/game/opening.ts'
import type { Refused } from '../kernel/game/refusal.ts'
import * as kernel from '../kernel/run/answerers.ts'
import {
  failing,
  func,
  listOf,
  maybe,
  policy as policyCheck,
  seed as seedCheck,
} from './arguments.ts'

/*
 * Answerers of what a program hands over. One that is made of something else answers every question with the refusal
 * that says so: it is no mistake until somebody asks.
 */

/** Answers by number, from a log or a link; what is no number of an answer is refused when its turn comes. */
export function byNumber(log: readonly number[]): kernel.Answerer {
  return refusing(failing(listOf('answers', log))) ?? kernel.byNumber(log)
}

/**
 * Answers by value, in order; among them `{ to, by?, answer }`, which answers the first question of a kind, or the first
 * that is put to that seat.
 */
export function byValue(values: readonly unknown[]): kernel.Scripted {
  const refusal = refusing(failing(listOf('answers', values)))
  return refusal ? Object.assign(refusal, { unused: () => [] }) : kernel.byValue(Array.from(values))
}

/** Answers by a function of the question and the position; undefined is no answer. */
export function byFunction(answer: Parameters<typeof kernel.byFunction>[0]): kernel.Answerer {
  return refusing(failing(func(answer, 'answer'))) ?? kernel.byFunction(answer)
}

/** Answers at random under a seed: rolls by their weights, decisions uniformly. */
export function atRandom(seed: number): kernel.Answerer {
  return refusing(failing(seedCheck(seed))) ?? kernel.atRandom(seed)
}

/** Decisions by a policy; rolls by chance under the seed, or left unanswered without one. */
export function byPolicy(policy: Policy, seed?: number): kernel.Answerer {
  const found = failing(policyCheck(policy), maybe(seed, seedCheck))
  return refusing(found) ?? kernel.byPolicy(policy, seed)
}

/** The answers of the first source as far as they reach, then those of the second. */
export function first(one: kernel.Answerer, then: kernel.Answerer): kernel.Answerer {
  const found = failing(func(one, 'one', 'answerer'), func(then, 'then', 'answerer'))
  return refusing(found) ?? kernel.first(one, then)
}

/** An answerer that refuses whatever it is asked, in the first of some refusals. */
function refusing(found: Refused | undefined): kernel.Answerer | undefined {
  const refusal = found?.refusals[0]
  return refusal && (() => refusal)
}
