import type Fraction from 'fraction.js'
import { answersOf } from '../../kernel/choice/index.ts'
import type { Game } from '../../kernel/game/game.ts'
import type { Opening } from '../../kernel/game/opening.ts'
import { accepted } from '../../kernel/game/refusal.ts'
import { type Claim, chanceOf, factsOdds } from '../../kernel/odds/fact-odds.ts'
import { byNumber } from '../../kernel/run/answerers.ts'
import { replay } from '../../kernel/run/replay.ts'
import type { Advice } from '../advice.ts'
import type { Situation } from '../contract.ts'
import { type FractionData, toFractionData } from '../odds/fraction-data.ts'

/** Answers to the questions that are settled together, by the game's names for them. */
export type WayValues = Readonly<Record<string, unknown>>

/**
 * Describes how a game compares ways to answer several questions in a row whose answers have no worth of their own:
 * by a case that could come next.
 */
interface Settling<Given = unknown, Position = unknown> {
  /** The questions, each by a name that sentences use: its kind. */
  readonly questions: Readonly<Record<string, string>>
  /** The case that could come next. */
  next(given: Given, position: Position): Situation
  /** The decider's hope and fear in that case. */
  wishes(given: Given): { readonly hoped: Claim; readonly feared: Claim }
  /** Order of two ways with the same result. */
  order(one: WayValues, other: WayValues): number
}

/** A way to answer, and what it comes to. */
export interface WayFound {
  /** Without those that are settled already. */
  readonly values: WayValues
  /** The numbers of the answers that make it so. */
  readonly answers: readonly number[]
  readonly hoped: FractionData
  readonly feared: FractionData
  /** By how much likelier the one is than the other. */
  readonly edge: FractionData
}

interface Way<Position> extends Pick<WayFound, 'values' | 'answers'> {
  readonly position: Position
}

interface Weighed extends Pick<WayFound, 'values' | 'answers'> {
  readonly hoped: Fraction
  readonly feared: Fraction
}

/** Has a worker compare every way, the best first. */
export function waysAdvice<Given, Position>(settling: Settling<Given, Position>): Advice {
  return ({ game: counted, opening: open, after, readings }) => {
    const game = counted as Game<never, Given, Position>
    const opening = open as Opening<Given, Position>
    const { hoped, feared } = settling.wishes(opening.given)
    const found: Weighed[] = []
    for (const { position, ...way } of waysOf(game, opening, after, settling, [])) {
      const next = counted.open(settling.next(opening.given, position), readings)
      if (!next.ok) return next
      const odds = factsOdds(counted, next.value, [hoped.asked, feared.asked])
      if (!odds.ok) return odds
      const [first, second] = odds.value
      if (!first || !second) continue
      found.push({ ...way, hoped: chanceOf(first, hoped.is), feared: chanceOf(second, feared.is) })
    }
    const edge = (way: Weighed) => way.hoped.sub(way.feared)
    found.sort(
      (one, other) =>
        edge(other).compare(edge(one)) ||
        one.feared.compare(other.feared) ||
        settling.order(one.values, other.values),
    )
    return accepted<readonly WayFound[]>(
      found.map((way) => ({
        ...way,
        hoped: toFractionData(way.hoped),
        feared: toFractionData(way.feared),
        edge: toFractionData(edge(way)),
      })),
    )
  }
}

/** Every way to answer what is to be settled, with the position that comes of it. */
function waysOf<Given, Position>(
  game: Game<never, Given, Position>,
  opening: Opening<Given, Position>,
  after: readonly number[],
  settling: Settling<Given, Position>,
  answers: readonly number[],
): readonly Way<Position>[] {
  const { question, position } = replay(game, opening, byNumber([...after, ...answers]))
  const names = Object.keys(settling.questions)
  const name = names.find((one) => settling.questions[one] === question?.kind)
  if (question?.step !== 'ask' || !name) return [{ values: {}, answers, position }]
  return answersOf(question.options).flatMap((value, number) =>
    waysOf(game, opening, after, settling, [...answers, number]).map((way) => ({
      ...way,
      values: { [name]: value, ...way.values },
    })),
  )
}
