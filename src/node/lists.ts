import type { Choice } from '../kernel/choice/index.ts'
import * as choices from '../kernel/choice/index.ts'
import { isRecord } from '../kernel/data/keyed.ts'
import type { Clause } from '../kernel/game/clause.ts'
import * as clauses from '../kernel/game/clause.ts'
import type { Refusal, Refused } from '../kernel/game/refusal.ts'
import * as runs from '../kernel/run/laid-table.ts'
import * as check from './arguments.ts'

/** Largest number of answers that are listed. */
const MOST_LISTED = 1_000_000

function isChoice(value: unknown): value is Choice {
  return isRecord(value) && typeof value['at'] === 'function' && Number.isInteger(value['count'])
}

/** The set of answers of a question; refused where there is no question. */
export function choiceOf(question: runs.Question): Choice {
  const choice = isRecord(question) ? runs.choiceOf(question) : undefined
  if (isChoice(choice)) return choice
  return check.failing(check.notA('question', question)) as never
}

/**
 * Lists the answers of a choice, in their order. Refused where there are more than a million, and where not every number
 * is that of an answer, as at a point of the table.
 */
export function answersOf<T>(choice: Choice<T>): T[] | Refused {
  if (!isChoice(choice)) return refusedBy(check.notA('choice', choice))
  const { count, draw } = choice
  if (!draw && count <= MOST_LISTED) return choices.answersOf(choice)
  const facts = { received: count, limit: MOST_LISTED }
  return refusedBy({ code: draw ? 'points-not-listed' : 'too-many-to-list', facts })
}

/** The printed number of each clause, by its id; refused where there is no list of clauses. */
export function numberClauses<Id extends string>(
  all: readonly Clause<Id>[],
): ReadonlyMap<Id, string> {
  const isClause = (one: unknown) => isRecord(one) && typeof one['id'] === 'string'
  return check.failingUntyped(check.listOf('clauses', all, isClause)) ?? clauses.numberClauses(all)
}

function refusedBy(refusal: Refusal): Refused {
  return { ok: false, refusals: [refusal] }
}
