import Fraction from 'fraction.js'
import type { Counted, CountedGame, Fact, FactValue } from '../game/game.ts'
import { anyAnswer, type Opening, type Policy } from '../game/opening.ts'
import { accepted, type Outcome, refused, shown } from '../game/refusal.ts'
import type { GameEvent } from '../run/table.ts'
import { ODDS_BUDGET } from './budget.ts'
import { type Odds, odds, type Watch } from './odds.ts'

/** A question of a game about a position: the kind of fact and a value for each of its parameters. */
export interface FactQuestion {
  readonly fact: string
  readonly [parameter: string]: string
}

/** The question that every game answers of what happened on the way: whether a clause acts. */
export const FIRES = 'fires'

/** The kind of fact that a question asks for. */
export function factOf(game: Pick<CountedGame, 'facts'>, { fact }: FactQuestion): Fact | undefined {
  return game.facts.find(({ kind }) => kind === fact)
}

/** The question of a claim, without the expected answer and chance. */
export function questionOf(
  claim: Readonly<{ fact: string; [part: string]: unknown }>,
): FactQuestion {
  const { is: _is, chance: _chance, fact, ...given } = claim
  const parameters = Object.entries(given).map(([name, value]) => [name, shown(value)] as const)
  return { ...Object.fromEntries(parameters), fact }
}

/** The chance of one answer; zero when it cannot come. */
export function chanceOf({ outcomes }: Odds<FactValue>, is: FactValue): Fraction {
  return outcomes.find(({ result }) => result === is)?.chance ?? new Fraction(0)
}

/** Options for the odds of facts. */
export interface FactOddsOptions {
  /** Policy for decisions; the game's first policy when absent. */
  readonly policy?: Policy
  /** The answers given so far, by number. */
  readonly after?: readonly number[]
  /** Largest number of computed steps. */
  readonly budget?: number
  /** With which event a way has come as far as interests; to its end unless told otherwise. */
  until?(event: GameEvent): boolean
}

/** A fact with the answer that it has, would have to have, or is wished to have. */
export interface Claim {
  readonly asked: FactQuestion
  readonly is: FactValue
}

/** The exact odds of a fact from an opening after the answers given, decisions by the game's own policy. */
export function factOdds(
  game: CountedGame,
  opening: Opening,
  asked: FactQuestion,
  options: FactOddsOptions = {},
): Outcome<Odds<FactValue>> {
  const found = factsOdds(game, opening, [asked], options)
  return found.ok ? accepted(found.value[0] as Odds<FactValue>) : found
}

/**
 * The exact odds of several facts, in their order: each counted by the game where it can, the others
 * together by playing every way once.
 */
export function factsOdds(
  game: CountedGame,
  opening: Opening,
  questions: readonly FactQuestion[],
  options: FactOddsOptions = {},
): Outcome<readonly Odds<FactValue>[]> {
  const { policy = game.policies[0] ?? anyAnswer, after = [], until } = options
  const isOwn = game.policies.includes(policy) && !until
  const counted = questions.map((asked) =>
    isOwn ? game.counted?.[asked.fact]?.(opening, asked, after, policy) : undefined,
  )
  const others = questions.filter((_, index) => !counted[index])
  if (others.length === 0) return accepted((counted as readonly Counted[]).map(oddsOf))
  const played = jointOdds(game, opening, others, options)
  if (!played.ok) return played
  return accepted(
    questions.map((asked, index) => {
      const count = counted[index]
      return count ? oddsOf(count) : oddsOfPart(played.value, others.indexOf(asked))
    }),
  )
}

/**
 * The exact odds of several facts at once: each outcome is what all of them come to together, in their
 * order. Under a condition, only the ways in which those claims come true count. Refused where they never do.
 */
export function jointOdds(
  game: CountedGame,
  opening: Opening,
  questions: readonly FactQuestion[],
  options: FactOddsOptions & { readonly given?: readonly Claim[] } = {},
): Outcome<Odds<readonly FactValue[]>> {
  const { policy = game.policies[0] ?? anyAnswer, after = [], budget = ODDS_BUDGET } = options
  const { given: claims = [], until } = options
  const all = [...questions, ...claims.map(({ asked }) => asked)]
  const fired = all.flatMap(({ fact, clause }) => (fact === FIRES && clause ? [clause] : []))
  const watch: Watch<readonly string[]> = {
    start: [],
    after: (seen, event) => withFired(seen, event, fired),
  }
  const played = odds(game as CountedGame<never>, opening, {
    policy,
    after,
    budget,
    ...(fired.length > 0 ? { watch } : {}),
    ...(until ? { until } : {}),
    result: (position, given, seen: readonly string[] | undefined): readonly FactValue[] =>
      all.map((asked) =>
        asked.fact === FIRES
          ? (seen ?? []).includes(asked['clause'] ?? '')
          : (factOf(game, asked) as Fact).value(position, given, asked),
      ),
  })
  if (!played.ok || claims.length === 0) return played
  return underCondition(played.value, questions.length, claims)
}

/** The clauses of interest that have acted, each once, in their order: equal ways are told alike. */
function withFired(seen: readonly string[], event: GameEvent, fired: readonly string[]): string[] {
  const acting = [event.clause, ...(event.with ?? []), ...seen]
  return fired.filter((clause, index) => acting.includes(clause) && fired.indexOf(clause) === index)
}

/** The outcomes in which claims hold, without the values that were claimed, out of one. */
function underCondition(
  { outcomes, assumed }: Odds<readonly FactValue[]>,
  count: number,
  claims: readonly Claim[],
): Outcome<Odds<readonly FactValue[]>> {
  const held = outcomes.filter(({ result }) =>
    claims.every(({ is }, index) => result[count + index] === is),
  )
  const sum = held.reduce((total, { chance }) => total.add(chance), new Fraction(0))
  if (sum.equals(0)) {
    const facts = { received: claims.map(({ asked, is }) => `${asked.fact} = ${is}`) }
    return refused({ code: 'condition-never-holds', facts })
  }
  return accepted({
    outcomes: held.map(({ result, chance }) => ({
      result: result.slice(0, count),
      chance: chance.div(sum),
    })),
    meanRounds: {},
    assumed,
  })
}

/** The odds of one of several things whose odds are known together. */
function oddsOfPart(
  { outcomes, ...rest }: Odds<readonly FactValue[]>,
  part: number,
): Odds<FactValue> {
  const chances = new Map<FactValue, Fraction>()
  for (const { result, chance } of outcomes) {
    const value = result[part] as FactValue
    chances.set(value, chance.add(chances.get(value) ?? 0))
  }
  return { ...rest, outcomes: [...chances].map(([result, chance]) => ({ result, chance })) }
}

/** Odds from the weights that a game has counted itself. */
function oddsOf({ weights, assumed }: Counted): Odds<FactValue> {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0n)
  const outcomes = [...weights].map(([result, weight]) => ({
    result,
    chance: new Fraction(weight, total),
  }))
  return { outcomes, meanRounds: {}, assumed }
}
