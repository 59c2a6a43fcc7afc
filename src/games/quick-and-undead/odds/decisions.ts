import Fraction from 'fraction.js'
import { byNumber } from '../../../kernel/answer.ts'
import { best } from '../../../kernel/best.ts'
import { answersOf } from '../../../kernel/choice.ts'
import { type FactQuestion, factOf, factsOdds } from '../../../kernel/facts.ts'
import { anyAnswer, type FactValue, type Game, type Opening } from '../../../kernel/game.ts'
import { asKnown } from '../../../kernel/known.ts'
import { odds } from '../../../kernel/odds.ts'
import { accepted, type Outcome, type Refusal } from '../../../kernel/refusal.ts'
import { replay } from '../../../kernel/replay.ts'
import type { Ask } from '../../../kernel/table.ts'
import type { Seat } from '../components.ts'
import { type Given, type Position, purseOf } from '../position.ts'
import { worthOfGang } from '../rules/scoring.ts'
import { chanceOf } from './chance.ts'

/** What a player reckons things to be worth, in Notoriety: whole numbers or fractions such as `1/2`. */
export interface Worth {
  readonly bullet: string | number
  readonly coin: string | number
  /** An Outlaw that is not in the Graveyard. */
  readonly outlaw: string | number
}

/** Something that may come: an answer to a question about the final position. */
export interface Prospect {
  readonly asked: FactQuestion
  readonly is: FactValue
}

/** What is wanted of a decision. */
export interface DecisionRequest {
  readonly worth: Worth
  /** What may come of it. */
  readonly prospects: readonly Prospect[]
  /** Whose interest it touches besides that of the one who decides. */
  readonly others: readonly Seat[]
}

/** One answer to a decision, with what comes of it. */
export interface Weighed {
  readonly answer: unknown
  /** Its number among the answers. */
  readonly number: number
  /**
   * What it gains or costs the one who decides, all that player's later decisions being as good as can be;
   * null where that is too much to compute, or nothing to compare by.
   */
  readonly gain: Fraction | null
  /** The chances of the prospects, everybody going on plainly; null where they are too much to compute. */
  readonly chances: readonly Fraction[] | null
  /** What it gains or costs each of the others, everybody going on plainly. */
  readonly gains: readonly Fraction[] | null
}

/** A decision of a player, with what each answer comes to. */
export interface Decision {
  readonly by: Seat
  readonly kind: string
  readonly answers: readonly Weighed[]
  /** The numbers of the answers that gain most. */
  readonly best: readonly number[]
}

/** Steps that one answer may cost, far fewer than odds that are asked for by name. */
const DECISION_BUDGET = 400_000

/** A decision where it stands. */
interface Standing {
  readonly game: Game
  readonly opening: Opening<Given, Position>
  readonly after: readonly number[]
  readonly question: Ask
  readonly position: Position
}

/**
 * The decision that waits after the answers given, with what each answer gains or costs: Notoriety, as
 * score.sum counts it, and what else a player holds at the worth given. Undefined when nobody has anything
 * to decide. In the solo game Notoriety is not what is played for, so only the chances are told.
 */
export function weighDecision(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
  request: DecisionRequest,
): Outcome<Decision | undefined> {
  const at = asDecided(game, opening, after)
  if (!at) return accepted(undefined)
  const { by, kind, options } = at.question
  const isTold = !opening.given.solo && !isHuge(at)
  const gains = isTold ? gainsOf(at, request.worth) : accepted(null)
  if (!gains.ok) return gains
  const answers = answersOf(options).map((answer, number): Weighed => {
    const then = [...at.after, number]
    const settled = gains.value ? settle(at, then, request.worth) : then
    return {
      answer,
      number,
      gain: gains.value?.[number] ?? null,
      chances: chancesOf(at, settled, request.prospects),
      gains: gains.value ? gainsOfOthers(at, settled, request) : null,
    }
  })
  return accepted({ by: by as Seat, kind, answers, best: bestAmong(gains.value) })
}

/** The next decision after one outcome of a roll. */
export interface Ahead {
  /** The numbers of the answers that gain most; none where nobody decides, or that is not known. */
  readonly best: readonly number[]
  /** What the best of them gains. */
  readonly gain: Fraction | null
}

/**
 * What is best to do after each outcome of the roll that comes next, by number: undead.stop-anytime lets a
 * shooter plan ahead. Undefined where no roll comes next.
 */
export function weighAhead(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
  worth: Worth,
): Outcome<readonly Ahead[] | undefined> {
  const { question } = replay(game as Game<never, Given, Position>, opening, byNumber(after))
  if (question?.step !== 'roll') return accepted(undefined)
  const request = { worth, prospects: [], others: [] }
  const ahead: Ahead[] = []
  for (let number = 0; number < question.outcomes.count; number++) {
    const found = weighDecision(game, opening, [...after, number], request)
    if (!found.ok) return found
    const best = found.value?.best ?? []
    ahead.push({ best, gain: found.value?.answers[best[0] ?? -1]?.gain ?? null })
  }
  return accepted(ahead)
}

/** Whether so many can still announce a target that nobody could wait for what each is worth. */
function isHuge({ question, position }: Standing): boolean {
  return question.kind === 'target' && (position.shootout?.seats.length ?? 0) > 3
}

/** The decision at which play stands, if it is one. */
function standAt(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
): Standing | undefined {
  const typed = game as Game<never, Given, Position>
  const { question, position } = replay(typed, opening, byNumber(after))
  if (question?.step !== 'ask') return undefined
  return { game, opening, after, question, position }
}

/**
 * The same as the one who decides knows it. Before a shootout that nothing follows, no Undead is drawn that nobody
 * has seen: where it goes changes the worth of no answer but that of the one who puts it there, who knows better
 * than to put it on a building of his own.
 */
function asDecided(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
): Standing | undefined {
  const at = standAt(game, opening, after)
  if (!at) return undefined
  const known = asKnown(game as Game<never, Given, Position>, at, at.question.by)
  const { scene, solo, undead } = opening.given
  const isShootout = (scene.actors ?? []).length > 1 || scene.target || scene.building
  const isBefore = (at.position.shootout?.killed ?? []).length === 0
  if (solo || !isShootout || !isBefore) return standAt(game, known.opening, known.after)
  const { position } = known.opening
  const under = position.under.filter((card) => card in undead)
  return standAt(game, { ...known.opening, position: { ...position, under } }, known.after)
}

function bestAmong(gains: readonly Fraction[] | null): readonly number[] {
  if (!gains) return []
  return [...gains.keys()].filter((one) =>
    gains.every((gain) => gain.compare(gains[one] as Fraction) <= 0),
  )
}

/** What each answer gains its player at the best; null where that is too much to compute. */
function gainsOf(at: Standing, worth: Worth): Outcome<readonly Fraction[] | null> {
  const found = bestFrom(at, at.after, worth)
  if (!found.ok) return found.refusals.every(isTooLarge) ? accepted(null) : found
  const by = at.question.by as Seat
  const now = worthTo(at.position, at.opening.given, by, worth)
  const answers = found.value.next?.answers
  return accepted(answers?.map(({ value }) => value.sub(now)) ?? null)
}

function isTooLarge({ code }: Refusal): boolean {
  return code.startsWith('odds-') || code === 'loop-may-never-end'
}

function bestFrom({ game, opening, question }: Standing, after: readonly number[], worth: Worth) {
  const by = question.by as Seat
  return best(game as Game<never, Given, Position>, opening, {
    by,
    after,
    policy: game.policies[0] ?? anyAnswer,
    value: (position, given) => worthTo(position, given, by, worth),
    budget: DECISION_BUDGET,
  })
}

/** The answers given, with those that the same player has to give at once: how a payment is made up. */
function settle(at: Standing, after: readonly number[], worth: Worth): readonly number[] {
  const then = standAt(at.game, at.opening, after)
  if (!then || then.question.by !== at.question.by) return after
  const found = bestFrom(then, after, worth)
  const next = found.ok ? found.value.next : undefined
  return next ? settle(at, [...after, next.best], worth) : after
}

function chancesOf(
  at: Standing,
  after: readonly number[],
  prospects: readonly Prospect[],
): readonly Fraction[] | null {
  const { game, opening } = at
  const questions = prospects.map(({ asked }) => asked)
  if (questions.length === 0) return []
  if (
    isHuge(at) &&
    !questions.every((asked) => isCounted(game, opening as Opening, asked, after))
  ) {
    return null
  }
  const found = factsOdds(game, opening as Opening, questions, { after, budget: DECISION_BUDGET })
  if (!found.ok) return null
  return found.value.map((one, index) => chanceOf(one, (prospects[index] as Prospect).is))
}

function isCounted(
  game: Game,
  opening: Opening,
  asked: FactQuestion,
  after: readonly number[],
): boolean {
  return factOf(game, asked)?.counted?.(opening, asked, after) !== undefined
}

/** What an answer gains others on average, everybody going on plainly. */
function gainsOfOthers(
  { game, opening, position: now }: Standing,
  after: readonly number[],
  { others, worth }: DecisionRequest,
): readonly Fraction[] | null {
  if (others.length === 0) return []
  const worths = (position: Position, given: Given) =>
    others.map((seat) => worthTo(position, given, seat, worth).toFraction())
  const found = odds(game as Game<never, Given, Position>, opening, {
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

/** score.sum: what a position is worth to a seat, in Notoriety. */
export function worthTo(position: Position, given: Given, seat: Seat, worth: Worth): Fraction {
  const { loaded, graveyard } = position.gangs[seat]
  const { coins, notoriety } = purseOf(position, seat)
  return new Fraction(notoriety + worthOfGang({ given, now: position }, seat))
    .add(new Fraction(worth.bullet).mul(loaded.length))
    .add(new Fraction(worth.coin).mul(coins))
    .sub(new Fraction(worth.outlaw).mul(graveyard))
}
