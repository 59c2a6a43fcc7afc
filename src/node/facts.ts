import { isRecord } from '../kernel/data/keyed.ts'
import { alike } from '../kernel/data/nearest.ts'
import type { Fact, FactValue, Game } from '../kernel/game/game.ts'
import type { Opening, Policy } from '../kernel/game/opening.ts'
import { accepted, type Outcome, type Refusal, refused, shown } from '../kernel/game/refusal.ts'
import {
  type Claim,
  type FactOddsOptions,
  type FactQuestion,
  FIRES,
  factOdds as factOddsOf,
  factOf,
  jointOdds as jointOddsOf,
} from '../kernel/odds/fact-odds.ts'
import type { Odds } from '../kernel/odds/odds.ts'
import { LEGAL } from '../kernel/scenario/scenario.ts'
import * as check from './arguments.ts'
import { failingCount } from './play.ts'

/**
 * A question about a position, once its kind and the values of its parameters are known to exist. A number may be
 * given as one, as files write it.
 */
export function readFact(game: Game, question: FactQuestion): Outcome<FactQuestion> {
  return failingQuestion(game, question) ?? read(game, question)
}

function failingQuestion(game: Game, question: unknown) {
  return check.failing(check.game(game, 'facts', 'clauses'), check.record('fact', question))
}

function read(game: Game, question: FactQuestion): Outcome<FactQuestion> {
  const parts = Object.entries(question).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ])
  const asked: FactQuestion = Object.fromEntries(parts)
  const fact = asked.fact === FIRES ? firesIn(game) : factOf(game, asked)
  if (!fact) {
    const allowed = [...game.facts.map(({ kind }) => kind), FIRES]
    const received = shown(asked.fact)
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
    refusals.push(unknownValue(kind, name, received, allowed))
  }
  return refusals.length > 0 ? refused(...refusals) : accepted(asked)
}

function unknownValue(
  fact: string,
  parameter: string,
  value: unknown,
  allowed: readonly string[],
): Refusal {
  const facts = { fact, parameter, allowed }
  if (value === undefined) return { code: 'fact-parameter-missing', facts }
  const received = shown(value)
  return { code: 'unknown-fact-value', facts: { ...facts, received, ...alike(received, allowed) } }
}

/**
 * Questions about what comes of an opening, read; refused also for a seat that does not play in it. What clauses act
 * can be asked where every way is counted, and nowhere else.
 */
export function askedOf(
  game: Game,
  opening: Opening,
  questions: readonly FactQuestion[],
  { isCounted = true } = {},
): Outcome<readonly FactQuestion[]> {
  const read = questions.map((question) => readFact(game, question))
  const refusals = read.flatMap((one) => {
    if (!one.ok) return one.refusals
    if (one.value.fact !== FIRES) return absentSeats(game, opening, one.value)
    return isCounted
      ? []
      : [{ code: 'fires-needs-odds', facts: { received: FIRES, allowed: kindsOf(game) } }]
  })
  if (refusals.length > 0) return refused(...refusals)
  return accepted(read.flatMap((one) => (one.ok ? [one.value] : [])))
}

function kindsOf({ facts }: Game): readonly string[] {
  return facts.map(({ kind }) => kind)
}

/** Refuses the seats of a question that do not play: letters of a parameter among whose values are all that do. */
function absentSeats(game: Game, { given }: Opening, asked: FactQuestion): readonly Refusal[] {
  const { fact: kind, ...chosen } = asked
  const playing = game.seats(given)
  const parameters = Object.entries(factOf(game, asked)?.parameters ?? {})
  return parameters.flatMap(([parameter, values]) => {
    const received = chosen[parameter] ?? ''
    const isSeat = /^[A-Z]$/.test(received) && playing.every((seat) => values.includes(seat))
    if (!isSeat || playing.includes(received)) return []
    const facts = { fact: kind, parameter, received, allowed: playing }
    return [{ code: 'fact-seat-does-not-play', facts }]
  })
}

/** Facts that exist in every game: one of its clauses acts. */
function firesIn({ clauses }: Game): Pick<Fact, 'parameters'> {
  return { parameters: { clause: clauses.map(({ id }) => id) } }
}

/** A condition, who decides, what is known already, with which event a way has come as far as interests, and the budget. */
type JointOptions = FactOddsOptions & { readonly given?: readonly Claim[] }

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
  const failed = failingCount(game, opening, options) ?? failingClaims(questions, options.given)
  if (failed) return failed
  const { given = [] } = options
  const asked = askedOf(game, opening, questions)
  const claimed = askedOf(
    game,
    opening,
    given.map((claim) => claim.asked),
  )
  if (!asked.ok || !claimed.ok) {
    return refused(...[asked, claimed].flatMap((one) => (one.ok ? [] : one.refusals)))
  }
  const claims = given.map(({ is }, index) => ({ is, asked: claimed.value[index] as FactQuestion }))
  return jointOddsOf(game, opening, asked.value, { ...options, given: claims })
}

function failingClaims(questions: unknown, given: unknown) {
  const isClaim = (one: unknown) => isRecord(one) && 'asked' in one && 'is' in one
  return check.failing(
    check.listOf('facts', questions),
    check.maybe(given, (claims) => check.listOf('claims', claims, isClaim, 'given')),
  )
}

/**
 * The exact odds of a fact from an opening. Decisions are taken by the policy, the game's own unless told
 * otherwise; `more` can hold the answers given so far, the event with which a way ends, and a budget of steps.
 * Refused for a fact that the game does not know, a seat that does not play, and odds that cannot be worked out.
 */
export function factOdds(
  game: Game,
  opening: Opening,
  asked: FactQuestion,
  policy?: Policy,
  more: Omit<FactOddsOptions, 'policy'> = {},
): Outcome<Odds<FactValue>> {
  const failed =
    check.failing(check.maybe(policy, check.policy), check.record('request', more)) ??
    failingCount(game, opening, more)
  if (failed) return failed
  const read = askedOf(game, opening, [asked])
  if (!read.ok) return read
  const [fact] = read.value as readonly [FactQuestion]
  return factOddsOf(game, opening, fact, { ...more, ...(policy && { policy }) })
}

/** As `readFact`, but for what a scenario may ask: also whether what was tried is legal. */
export function readPrediction(game: Game, asked: FactQuestion): Outcome<FactQuestion> {
  return (
    failingQuestion(game, asked) ?? (asked.fact === LEGAL ? accepted(asked) : read(game, asked))
  )
}
