import type { FactValue, Game, Opening, Policy } from '../kernel/game.ts'
import type { Odds } from '../kernel/odds.ts'
import { accepted, type Outcome, type Refusal, refused } from '../kernel/refusal.ts'
import { type FactQuestion, factOdds as factOddsOf, factOf, LEGAL } from '../kernel/scenario.ts'

/** A question about a position, once its kind and the values of its parameters are known to exist. */
export function readFact(game: Game, asked: FactQuestion): Outcome<FactQuestion> {
  const fact = factOf(game, asked)
  if (!fact) {
    const allowed = game.facts.map(({ kind }) => kind)
    return refused({ code: 'unknown-fact', facts: { received: String(asked.fact), allowed } })
  }
  const { fact: kind, ...given } = asked
  const names = Object.keys(fact.parameters)
  const foreign = Object.keys(given).filter((name) => !names.includes(name))
  const refusals: Refusal[] = foreign.map((received) => ({
    code: 'unknown-fact-parameter',
    facts: { fact: kind, received, allowed: names },
  }))
  for (const [name, allowed] of Object.entries(fact.parameters)) {
    const received = given[name]
    if (received !== undefined && allowed.includes(received)) continue
    const facts = { fact: kind, parameter: name, received: String(received), allowed }
    refusals.push({ code: 'unknown-fact-value', facts })
  }
  return refusals.length > 0 ? refused(...refusals) : accepted(asked)
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
