import {
  type Claim,
  type FactOddsOptions,
  type FactQuestion,
  FIRES,
  factOdds as factOddsOf,
  factOf,
  jointOdds as jointOddsOf,
} from '../kernel/facts.ts'
import type { Fact, FactValue, Game, Opening, Policy } from '../kernel/game.ts'
import { alike } from '../kernel/nearest.ts'
import type { Odds } from '../kernel/odds.ts'
import { accepted, type Outcome, type Refusal, refused } from '../kernel/refusal.ts'
import { LEGAL } from '../kernel/scenario.ts'

/**
 * A question about a position, once its kind and the values of its parameters are known to exist. A number may be
 * given as one, as files write it.
 */
export function readFact(game: Game, question: FactQuestion): Outcome<FactQuestion> {
  const parts = Object.entries(question).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ])
  const asked: FactQuestion = Object.fromEntries(parts)
  const fact = asked.fact === FIRES ? firesIn(game) : factOf(game, asked)
  if (!fact) {
    const allowed = [...game.facts.map(({ kind }) => kind), FIRES]
    const received = String(asked.fact)
    const facts = { received, allowed, ...alike(received, allowed) }
    return refused({ code: 'unknown-fact', facts })
  }
  const { fact: kind, ...given } = asked
  const names = Object.keys(fact.parameters)
  const foreign = Object.keys(given).filter((name) => !names.includes(name))
  const refusals: Refusal[] = foreign.map((received) => ({
    code: 'unknown-fact-parameter',
    facts: { fact: kind, received, allowed: names, ...alike(received, names) },
  }))
  for (const [name, allowed] of Object.entries(fact.parameters)) {
    const received = given[name]
    if (received !== undefined && allowed.includes(received)) continue
    const facts = { fact: kind, parameter: name, allowed }
    refusals.push(
      received === undefined
        ? { code: 'fact-parameter-missing', facts }
        : {
            code: 'unknown-fact-value',
            facts: { ...facts, received, ...alike(received, allowed) },
          },
    )
  }
  return refusals.length > 0 ? refused(...refusals) : accepted(asked)
}

/** What can be asked of any game: whether one of its clauses acts. */
function firesIn({ clauses }: Game): Pick<Fact, 'parameters'> {
  return { parameters: { clause: clauses.map(({ id }) => id) } }
}

/** A condition, who decides, and with which event a way has come as far as interests. */
type JointOptions = Pick<FactOddsOptions, 'policy' | 'until'> & {
  readonly given?: readonly Claim[]
}

/**
 * The exact odds of several facts at once, each outcome being what all of them come to; under a condition,
 * of the ways in which some claims come true. Refused as `factOdds` is, and where the condition never holds.
 */
export function jointOdds(
  game: Game,
  opening: Opening,
  questions: readonly FactQuestion[],
  options: JointOptions = {},
): Outcome<Odds<readonly FactValue[]>> {
  const { given = [] } = options
  const read = [...questions, ...given.map(({ asked }) => asked)].map((one) => readFact(game, one))
  const refusals = read.flatMap((one) => (one.ok ? [] : one.refusals))
  if (refusals.length > 0) return refused(...refusals)
  return jointOddsOf(game, opening, questions, options)
}

/**
 * The exact odds of a fact from an opening. Decisions are taken by the policy, the game's own unless told
 * otherwise. Refused for a fact that the game does not know, and for odds that cannot be worked out.
 */
export function factOdds(
  game: Game,
  opening: Opening,
  asked: FactQuestion,
  policy?: Policy,
): Outcome<Odds<FactValue>> {
  const fact = readFact(game, asked)
  return fact.ok ? factOddsOf(game, opening, fact.value, policy ? { policy } : {}) : fact
}

/** As `readFact`, but for what a scenario may ask: also whether what was tried is legal. */
export function readPrediction(game: Game, asked: FactQuestion): Outcome<FactQuestion> {
  return asked.fact === LEGAL ? accepted(asked) : readFact(game, asked)
}
