import Fraction from 'fraction.js'
import { byNumber } from '../../../kernel/answer.ts'
import { type Best, best } from '../../../kernel/best.ts'
import { anyAnswer, type FactValue, type Game, type Opening } from '../../../kernel/game.ts'
import { accepted, type Outcome, refused } from '../../../kernel/refusal.ts'
import { replay } from '../../../kernel/replay.ts'
import { choiceOf } from '../../../kernel/run.ts'
import { type FactQuestion, factOdds } from '../../../kernel/scenario.ts'
import type { Ask } from '../../../kernel/step.ts'
import type { Seat } from '../components.ts'
import { buildingsOf, type Given, type Position, purseOf, siteOf } from '../position.ts'
import { chanceOf } from './chance.ts'

/** What a player reckons things to be worth, in Notoriety: whole numbers or fractions such as `1/2`. */
export interface Worth {
  readonly bullet: string | number
  readonly coin: string | number
  /** An Outlaw that is not in the Graveyard. */
  readonly outlaw: string | number
}

/** A decision of a player, with what each answer is worth when all that player's later ones are as good as can be. */
export interface Decision {
  readonly by: Seat
  readonly kind: string
  readonly answers: readonly {
    readonly answer: unknown
    readonly value: Fraction
    /** The chances that were asked for, in their order, after this answer. */
    readonly chances: readonly Fraction[]
  }[]
  /** The number of the best answer. */
  readonly best: number
}

/** Something that may come: an answer to a question about the final position. */
export interface Event {
  readonly asked: FactQuestion
  readonly is: FactValue
}

/**
 * The decision that waits after the answers given, with the exact value of each answer to the one who
 * decides: Notoriety, as score.sum counts it, and what else that player holds at the worth given. Undefined
 * when nobody has anything to decide.
 */
export function weighDecision(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
  worth: Worth,
  events: readonly Event[],
): Outcome<Decision | undefined> {
  const question = pendingDecision(game, opening, after)
  if (!question) return accepted(undefined)
  const by = question.by as Seat
  const found = best(game as Game<never, Given, Position, never>, opening, {
    by,
    after,
    policy: game.policies[0] ?? anyAnswer,
    value: (position, given) => worthTo(position, given, by, worth),
  })
  if (!found.ok) return found
  return withChances(game, opening, after, events, question, found.value)
}

/** The decision at which play stands, if it is one. */
function pendingDecision(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
): Ask | undefined {
  const { question } = replay(
    game as Game<never>,
    opening as Opening<never, never>,
    byNumber(after),
  )
  return question?.step === 'ask' ? question : undefined
}

/** A decision with the chances asked for, worked out for every answer. */
function withChances(
  game: Game,
  opening: Opening<Given, Position>,
  after: readonly number[],
  events: readonly Event[],
  question: Ask,
  { next }: Best,
): Outcome<Decision | undefined> {
  if (!next) return accepted(undefined)
  const answers: Decision['answers'][number][] = []
  for (const { answer, value } of next.answers) {
    const number = choiceOf(question).indexOf(answer)
    const chances: Fraction[] = []
    for (const { asked, is } of events) {
      const then = { after: [...after, number] }
      const odds = factOdds(game, opening as Opening<unknown, unknown>, asked, then)
      if (!odds.ok) return refused(...odds.refusals)
      chances.push(chanceOf(odds.value, is))
    }
    answers.push({ answer, value, chances })
  }
  return accepted({ by: question.by as Seat, kind: question.kind, answers, best: next.best })
}

/** score.sum: what a position is worth to a seat, in Notoriety. */
export function worthTo(position: Position, given: Given, seat: Seat, worth: Worth): Fraction {
  const { loaded, graveyard, trophies } = position.gangs[seat]
  const { coins, notoriety } = purseOf(position, seat)
  const killed = trophies.reduce((sum, card) => sum + given.undead[card].value, 0)
  const owned = buildingsOf(position, seat)
    .filter((card) => siteOf(position, card)?.undead.length === 0)
    .reduce((sum, card) => sum + given.buildings[card].notoriety, 0)
  return new Fraction(notoriety + killed + owned)
    .add(new Fraction(worth.bullet).mul(loaded.length))
    .add(new Fraction(worth.coin).mul(coins))
    .sub(new Fraction(worth.outlaw).mul(graveyard))
}
