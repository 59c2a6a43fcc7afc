import Fraction from 'fraction.js'
import { answersOf } from '../choice/index.ts'
import type { CountedGame } from '../game/game.ts'
import { anyAnswer, type Opening } from '../game/opening.ts'
import { accepted, type Outcome, type Refusal } from '../game/refusal.ts'
import { type Claim, chanceOf, type FactQuestion, factsOdds } from '../odds/fact-odds.ts'
import { odds } from '../odds/odds.ts'
import { byNumber } from '../run/answerers.ts'
import { replay } from '../run/replay.ts'
import type { Ask, Decider, SeatId } from '../run/table.ts'
import { best } from './best.ts'
import { asKnown, type Standing } from './unseen.ts'

/** Scale on which a game's decisions are weighed. */
export interface Scale<Given = unknown, Position = unknown> {
  /** Worth of a position to a player. */
  worth(position: Position, given: Given, seat: SeatId): Fraction
  /** True when that worth is the game's own score; otherwise only chances are shown. */
  isTold?(given: Given): boolean
  /** True for a question with so many continuations that weighing every answer would take too long. */
  isHuge?(question: Ask, position: Position): boolean
  /** The case without what does not bear on its decisions, where the position asked about allows it. */
  reduced?(known: Opening<Given, Position>, position: Position): Opening<Given, Position>
}

/** Facts wanted beside the worth of a decision. */
export interface Wanted {
  /** Claims about the final position whose chances are wanted. */
  readonly prospects: readonly Claim[]
  /** Whose interest it touches besides that of the one who decides. */
  readonly others: readonly SeatId[]
}

/** One answer to a decision, with what comes of it. */
interface Weighed {
  readonly answer: unknown
  /** Its number among the answers. */
  readonly number: number
  /**
   * Gain or cost for the decider when all that player's later decisions are the best ones; null when that is too much
   * to compute or nothing can be compared.
   */
  readonly gain: Fraction | null
  /** The chances of the prospects, everybody going on plainly; null where they are too much to compute. */
  readonly chances: readonly Fraction[] | null
  /** Gain or cost for each other player, everybody playing on by the plain policy. */
  readonly gains: readonly Fraction[] | null
}

/** A decision of a player, with what each answer comes to. */
interface Decision {
  readonly by: Decider
  readonly kind: string
  readonly answers: readonly Weighed[]
  /** The numbers of the answers that gain most. */
  readonly best: readonly number[]
}

/** Steps that one answer may cost, far fewer than odds that are asked for by name. */
const DECISION_BUDGET = 400_000

/** A decision where it stands. */
interface Decided<Given, Position> extends Standing<Given, Position> {
  readonly game: CountedGame<never, Given, Position>
  readonly scale: Scale<Given, Position>
  readonly question: Ask
  readonly position: Position
}

/**
 * The decision that waits after the answers given, with what each answer gains or costs on a scale.
 * Undefined when nobody has anything to decide.
 */
export function weighDecision<Given, Position>(
  game: CountedGame,
  standing: Standing<Given, Position>,
  wanted: Wanted,
  scale: Scale<Given, Position>,
): Outcome<Decision | undefined> {
  const at = asDecided(game as CountedGame<never, Given, Position>, standing, scale)
  if (!at) return accepted(undefined)
  const { by, kind, options } = at.question
  const isTold = (scale.isTold?.(at.opening.given) ?? true) && !isHuge(at)
  const gains = isTold ? gainsOf(at) : accepted(null)
  if (!gains.ok) return gains
  const answers = answersOf(options).map((answer, number): Weighed => {
    const then = [...at.after, number]
    const settled = gains.value ? settle(at, then) : then
    return {
      answer,
      number,
      gain: gains.value?.[number] ?? null,
      chances: chancesOf(game, at, settled, wanted.prospects),
      gains: gains.value ? gainsOfOthers(at, settled, wanted.others) : null,
    }
  })
  return accepted({ by, kind, answers, best: bestAmong(gains.value) })
}

/** The next decision after one outcome of a roll. */
interface Ahead {
  /** The numbers of the answers that gain most; none where nobody decides, or that is not known. */
  readonly best: readonly number[]
  /** Gain of the best answer. */
  readonly gain: Fraction | null
}

/** Best answer after each result of the next roll, by number; undefined when no roll is next. */
export function weighAhead<Given, Position>(
  game: CountedGame,
  { opening, after }: Standing<Given, Position>,
  scale: Scale<Given, Position>,
): Outcome<readonly Ahead[] | undefined> {
  const { question } = replay(game as CountedGame<never, Given, Position>, opening, byNumber(after))
  if (question?.step !== 'roll') return accepted(undefined)
  const ahead: Ahead[] = []
  for (let number = 0; number < question.outcomes.count; number++) {
    const then = { opening, after: [...after, number] }
    const found = weighDecision(game, then, { prospects: [], others: [] }, scale)
    if (!found.ok) return found
    const best = found.value?.best ?? []
    ahead.push({ best, gain: found.value?.answers[best[0] ?? -1]?.gain ?? null })
  }
  return accepted(ahead)
}

function isHuge<Given, Position>({ scale, question, position }: Decided<Given, Position>): boolean {
  return scale.isHuge?.(question, position) ?? false
}

/** The decision at which play stands, if it is one. */
function standAt<Given, Position>(
  game: CountedGame<never, Given, Position>,
  { opening, after }: Standing<Given, Position>,
  scale: Scale<Given, Position>,
): Decided<Given, Position> | undefined {
  const { question, position } = replay(game, opening, byNumber(after))
  if (question?.step !== 'ask') return undefined
  return { game, scale, opening, after, question, position }
}

/** The same as the one who decides knows it, without what does not bear on it. */
function asDecided<Given, Position>(
  game: CountedGame<never, Given, Position>,
  standing: Standing<Given, Position>,
  scale: Scale<Given, Position>,
): Decided<Given, Position> | undefined {
  const at = standAt(game, standing, scale)
  if (!at) return undefined
  const known = asKnown(game, at, at.question.by)
  const opening = scale.reduced?.(known.opening, at.position) ?? known.opening
  return standAt(game, { ...known, opening }, scale)
}

function bestAmong(gains: readonly Fraction[] | null): readonly number[] {
  if (!gains) return []
  return [...gains.keys()].filter((one) =>
    gains.every((gain) => gain.compare(gains[one] as Fraction) <= 0),
  )
}

/** Gain of each answer for its player at best; null when that is too much to compute. */
function gainsOf<Given, Position>(
  at: Decided<Given, Position>,
): Outcome<readonly Fraction[] | null> {
  const found = bestFrom(at, at.after)
  if (!found.ok) return found.refusals.every(isTooLarge) ? accepted(null) : found
  const now = at.scale.worth(at.position, at.opening.given, at.question.by)
  const answers = found.value.next?.answers
  return accepted(answers?.map(({ value }) => value.sub(now)) ?? null)
}

function isTooLarge({ code }: Refusal): boolean {
  return code.startsWith('odds-') || code === 'loop-may-never-end'
}

function bestFrom<Given, Position>(
  { game, scale, opening, question: { by } }: Decided<Given, Position>,
  after: readonly number[],
) {
  return best(game, opening, {
    by,
    after,
    policy: game.policies[0] ?? anyAnswer,
    value: (position, given) => scale.worth(position, given, by),
    budget: DECISION_BUDGET,
  })
}

/** The answers given, with those that the same player has to give at once: how a payment is made up. */
function settle<Given, Position>(
  at: Decided<Given, Position>,
  after: readonly number[],
): readonly number[] {
  const then = standAt(at.game, { opening: at.opening, after }, at.scale)
  if (!then || then.question.by !== at.question.by) return after
  const found = bestFrom(then, after)
  const next = found.ok ? found.value.next : undefined
  return next ? settle(at, [...after, next.best]) : after
}

/** Chances of the prospects once an answer is given; null where they are too much to compute. */
function chancesOf<Given, Position>(
  game: CountedGame,
  at: Decided<Given, Position>,
  after: readonly number[],
  prospects: readonly Claim[],
): readonly Fraction[] | null {
  const opening = at.opening as Opening
  const questions = prospects.map(({ asked }) => asked)
  if (questions.length === 0) return []
  const [policy = anyAnswer] = game.policies
  const isCounted = (asked: FactQuestion) =>
    game.counted?.[asked.fact]?.(opening, asked, after, policy) !== undefined
  if (isHuge(at) && !questions.every(isCounted)) return null
  const found = factsOdds(game, opening, questions, { after, budget: DECISION_BUDGET })
  if (!found.ok) return null
  return found.value.map((one, index) => chanceOf(one, (prospects[index] as Claim).is))
}

/** Mean gain of an answer for the others, everybody playing on by the plain policy. */
function gainsOfOthers<Given, Position>(
  { game, scale, opening, position: now }: Decided<Given, Position>,
  after: readonly number[],
  others: readonly SeatId[],
): readonly Fraction[] | null {
  if (others.length === 0) return []
  const worths = (position: Position, given: Given) =>
    others.map((seat) => scale.worth(position, given, seat).toFraction())
  const found = odds(game, opening, {
    after,
    policy: game.policies[0] ?? anyAnswer,
    result: worths,
    budget: DECISION_BUDGET,
  })
  if (!found.ok) return null
  return worths(now, opening.given).map((before, index) =>
    found.value.outcomes
      .reduce(
        (sum, { result, chance }) => sum.add(chance.mul(result[index] as string)),
        new Fraction(0),
      )
      .sub(before),
  )
}
